# SPDX-License-Identifier: Apache-2.0
# Debian's clang-19 for wasm32-wasi. A reactor is a module without main: the host calls its exports.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor")

# Only the headers of Boost and toml++: the rest of /usr/include belongs to the machine that builds.
set(headers_only ${CMAKE_BINARY_DIR}/headers_only)
file(MAKE_DIRECTORY ${headers_only})
foreach(library boost toml++)
  file(CREATE_LINK /usr/include/${library} ${headers_only}/${library} SYMBOLIC)
endforeach()
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES
  ${CMAKE_CURRENT_LIST_DIR}/wasm_headers ${headers_only})
