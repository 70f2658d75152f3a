# SPDX-License-Identifier: Apache-2.0
# embed_files(target FUNCTION name ROOT folder GLOBS pattern… [STAMP file]): a library that answers the
# function of that name in src/cli/files/embedded.hpp with the files that match, rebuilt when one changes,
# appears or goes. Patterns are relative to the folder, and so are the names of the files.
# STAMP is for a folder that another tool replaces as a whole, perhaps while we build: only that file
# of it is watched, and which files there are is found out when they are read.
set(EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_write.cmake)

function(embed_files target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FUNCTION;ROOT;STAMP" "GLOBS")
  set(watched ${arg_GLOBS})
  if(arg_STAMP)
    set(watched ${arg_STAMP})
  endif()
  list(TRANSFORM watched PREPEND ${arg_ROOT}/)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${watched})

  # What to embed travels in a file that changes only with the list: a removed file must rebuild too.
  set(list_file ${CMAKE_CURRENT_BINARY_DIR}/${target}.list.cmake)
  file(CONFIGURE OUTPUT ${list_file} CONTENT "# ${files}\nset(globs \"${arg_GLOBS}\")\n" @ONLY)

  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D LIST=${list_file} -D ROOT=${arg_ROOT} -D FUNCTION=${arg_FUNCTION}
            -D OUTPUT=${source} -P ${EMBED_SCRIPT}
    DEPENDS ${files} ${list_file} ${EMBED_SCRIPT}
    COMMENT "Writing ${target}"
    VERBATIM)
  add_library(${target} STATIC ${source})
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src)
endfunction()
