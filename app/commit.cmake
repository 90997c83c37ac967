# Writes a header that says which commit is built, when that has changed: cmake -DHEADER=... -P
execute_process(COMMAND git describe --always --dirty
                WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
                OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
set(content "#pragma once

namespace bloscope::application {

// Empty where it is not known: built from an archive.
inline constexpr char commit[] = \"${commit}\";

} // namespace bloscope::application
")
file(CONFIGURE OUTPUT ${HEADER} CONTENT "${content}" @ONLY)
