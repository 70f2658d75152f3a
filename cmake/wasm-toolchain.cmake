# SPDX-License-Identifier: Apache-2.0
# Debian's clang-19 for wasm32-wasi. A reactor is a module without main: the host calls its exports.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor")

# Only Boost's headers: the rest of /usr/include belongs to the machine that builds.
set(boost_only ${CMAKE_BINARY_DIR}/boost_only)
file(MAKE_DIRECTORY ${boost_only})
file(CREATE_LINK /usr/include/boost ${boost_only}/boost SYMBOLIC)
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${boost_only})
