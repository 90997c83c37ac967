#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <string_view>

namespace bloscope {

// What the program tells those who started it.
enum class ExitCode {
    Done = 0,
    Failed = 1, // the file is damaged or the operation failed; what could be done was done
    WrongUsage = 2,
    NotReadable = 3,  // no Blosc2 file, or one that cannot be read
    Different = 1,    // of `diff`, as diff(1) has it
    Trouble = 2,      // likewise: nobody knows whether they differ
    Interrupted = 130 // by SIGINT, SIGTERM, SIGHUP or SIGQUIT; nothing half written is left
};

// Everything that is printed goes through here and has no character that a terminal would obey or
// not show, whatever a file put into it: those are escaped.

// Writes lines of text to standard output. A failure (a full disk) is complained about and
// answered.
ExitCode print(std::string_view text);
// The same for JSON, and for bytes that are wanted as they are.
ExitCode printJson(std::string_view json);
ExitCode printBytes(ByteView bytes);

// One sentence to standard error, behind the program's name, without secrets in addresses. Where
// nothing can be written there, the exit code alone tells.
void complain(std::string_view sentence);

// Complains about `error` with the file it concerns in front; the code by its kind, `otherwise` for
// kinds that say nothing about it.
ExitCode fail(const Error& error, ExitCode otherwise);

} // namespace bloscope
