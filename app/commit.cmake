# Writes the header that says which commit is built, when that has changed: cmake -DHEADER=... -P
execute_process(COMMAND git describe --always --dirty
                WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
                OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
configure_file(${CMAKE_CURRENT_LIST_DIR}/commit.h.in ${HEADER} @ONLY)
