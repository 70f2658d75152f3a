# SPDX-License-Identifier: Apache-2.0
# Every tests/fuzz/fuzz_*.cpp is a libFuzzer target of the same name. The rooms it links are built
# with coverage and sanitizers too (preset fuzz).
file(GLOB fuzz_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/fuzz_*.cpp)
foreach(source IN LISTS fuzz_sources)
  cmake_path(GET source STEM name)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE table embedded_content)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/targets)
endforeach()

target_link_libraries(fuzz_http PRIVATE server)
