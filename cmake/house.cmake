# SPDX-License-Identifier: Apache-2.0
# How everything in this house is compiled.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

find_program(CCACHE ccache)
if(CCACHE)
  # Precompiled headers are found again by what they are made of, not by when; everything wherever the
  # tree lies, so that a clone does not compile what another has compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
    ${CCACHE})
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
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT REVERIE_WASM)
  target_compile_options(house INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
  target_link_options(house INTERFACE -fuse-ld=lld)
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

# Headers of libraries that nearly every file includes, parsed once for all files that are compiled in
# the same way. The release build of the rooms does without: there each file shows that it names what
# it needs.
set(COMMON_HEADERS <algorithm> <array> <expected> <functional> <map> <memory> <optional> <ranges> <span>
  <string> <string_view> <variant> <vector> <boost/describe.hpp> <boost/mp11.hpp>)
