# SPDX-License-Identifier: Apache-2.0
# Every tests/fuzz/fuzz_*.cpp is a libFuzzer target of the same name. The rooms it links report their
# coverage to it; to the tests of the same build that makes no difference (preset sanitize).
add_custom_target(fuzz_targets)
file(GLOB fuzz_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/fuzz_*.cpp)
foreach(source IN LISTS fuzz_sources)
  cmake_path(GET source STEM name)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE table embedded_content)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  add_dependencies(fuzz_targets ${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/targets)
endforeach()

target_link_libraries(fuzz_http PRIVATE server)
