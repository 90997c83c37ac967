#include "app/command_line/console.h"

#include "app/application_info.h"
#include "core/export/sink.h"
#include "core/files/standard_streams.h"
#include "core/files/stream_writer.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

ExitCode print(std::string_view text)
{
    const Result<> written = descriptorSink(standardOutput)->write(bytesOf(text));
    return written ? ExitCode::Done
                   : fail(written.error().within("standard output"), ExitCode::Failed);
}

std::string withoutControls(std::string_view text)
{
    std::string shown(text);
    std::ranges::replace_if(
        shown, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, '?');
    return shown;
}

void complain(std::string_view sentence)
{
    tellStandardError(fmt::format("{}: {}\n", application::program, withoutControls(sentence)));
}

ExitCode fail(const Error& error, ExitCode otherwise)
{
    if (error.kind() == ErrorKind::Cancelled)
        return ExitCode::Interrupted;
    complain(error.text());
    return error.kind() == ErrorKind::Usage ? ExitCode::WrongUsage : otherwise;
}

} // namespace bloscope
