# SPDX-License-Identifier: Apache-2.0
# embed_files(target FUNCTION name ROOT folder GLOBS pattern…): a library that answers the function of
# that name in src/cli/embedded.hpp with the files that match, rebuilt when one changes, appears or
# goes. Patterns are relative to the folder, and so are the names of the files.
set(EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_write.cmake)

function(embed_files target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FUNCTION;ROOT" "GLOBS")
  list(TRANSFORM arg_GLOBS PREPEND ${arg_ROOT}/)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${arg_ROOT} ${arg_GLOBS})
  list(SORT files)

  # The list travels in a file that changes only with the list: a removed file must rebuild too.
  set(list_file ${CMAKE_CURRENT_BINARY_DIR}/${target}.list.cmake)
  file(CONFIGURE OUTPUT ${list_file} CONTENT "set(files \"${files}\")\n" @ONLY)

  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp)
  list(TRANSFORM files PREPEND ${arg_ROOT}/ OUTPUT_VARIABLE absolute)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D LIST=${list_file} -D ROOT=${arg_ROOT} -D FUNCTION=${arg_FUNCTION}
            -D OUTPUT=${source} -P ${EMBED_SCRIPT}
    DEPENDS ${absolute} ${list_file} ${EMBED_SCRIPT}
    COMMENT "Writing ${target}"
    VERBATIM)
  add_library(${target} STATIC ${source})
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src)
endfunction()
