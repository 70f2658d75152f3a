# SPDX-License-Identifier: Apache-2.0
# embed_files(target GLOBS pattern…): a library that answers src/cli/embedded.hpp with the files that
# match, rebuilt when one changes, appears or goes. Patterns are relative to the root.
set(EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_write.cmake)

function(embed_files target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "GLOBS")
  list(TRANSFORM arg_GLOBS PREPEND ${CMAKE_SOURCE_DIR}/)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} ${arg_GLOBS})
  list(SORT files)

  # The list travels in a file that changes only with the list: a removed file must rebuild too.
  set(list_file ${CMAKE_CURRENT_BINARY_DIR}/${target}.list.cmake)
  file(CONFIGURE OUTPUT ${list_file} CONTENT "set(files \"${files}\")\n" @ONLY)

  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp)
  list(TRANSFORM files PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE absolute)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D LIST=${list_file} -D ROOT=${CMAKE_SOURCE_DIR} -D OUTPUT=${source}
            -P ${EMBED_SCRIPT}
    DEPENDS ${absolute} ${list_file} ${EMBED_SCRIPT}
    COMMENT "Embedding content"
    VERBATIM)
  add_library(${target} STATIC ${source})
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src)
endfunction()
