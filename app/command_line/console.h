#pragma once

#include "app/command_line/exit_code.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace bloscope {

// Writes to standard output. A failure (a full disk) is complained about and answered.
ExitCode print(std::string_view text);

// One sentence to standard error, behind the program's name. Control characters that a file put
// into it do not reach the terminal. Where nothing can be written there, the exit code alone tells.
void complain(std::string_view sentence);

// The text of a file for one line of the terminal.
std::string withoutControls(std::string_view text);

// Complains about `error` with the file it concerns in front; the code by its kind, `otherwise` for
// kinds that say nothing about it.
ExitCode fail(const Error& error, ExitCode otherwise);

} // namespace bloscope
