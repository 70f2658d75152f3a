# SPDX-License-Identifier: Apache-2.0
# How everything in this house is compiled.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

set(REVERIE_SANITIZE "" CACHE STRING "sanitizers, separated by commas")

add_library(house INTERFACE)
target_include_directories(house INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_options(house INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wold-style-cast -Wcast-align -Wformat=2 -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports overlapping copies inside std::string concatenation (GCC bug 105651).
  target_compile_options(house INTERFACE -Wno-restrict)
endif()
if(REVERIE_SANITIZE)
  target_compile_options(house INTERFACE -fsanitize=${REVERIE_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  target_compile_definitions(house INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(house INTERFACE -fsanitize=${REVERIE_SANITIZE})
  if(REVERIE_SANITIZE MATCHES thread)
    # The thread sanitizer does not know fences; Asio's queues have locks beside them.
    target_compile_definitions(house INTERFACE BOOST_ASIO_DISABLE_FENCED_BLOCK)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Its manual says that sanitizers make this warning report falsely; the other presets keep it.
    target_compile_options(house INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
if(REVERIE_WASM)
  target_compile_definitions(house INTERFACE BOOST_DISABLE_THREADS BOOST_SYSTEM_DISABLE_THREADS)
endif()
