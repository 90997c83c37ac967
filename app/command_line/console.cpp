#include "app/command_line/console.h"

#include "app/application_info.h"
#include "core/base/text.h"
#include "core/export/sink.h"
#include "core/objects/address.h"
#include "core/system/standard_streams.h"
#include "core/system/streams.h"

#include <fmt/format.h>

namespace bloscope {

ExitCode print(std::string_view text)
{
    return printBytes(bytesOf(printableLines(text)));
}

ExitCode printJson(std::string_view json)
{
    return printBytes(bytesOf(printableJson(json)));
}

ExitCode printBytes(ByteView bytes)
{
    const Result<> written = descriptorSink(standardOutput)->write(bytes);
    return written ? ExitCode::Done
                   : fail(written.error().within("standard output"), ExitCode::Failed);
}

void complain(std::string_view sentence)
{
    tellStandardError(
        fmt::format("{}: {}\n", application::program, printableLine(withoutSecrets(sentence))));
}

ExitCode fail(const Error& error, ExitCode otherwise)
{
    if (error.kind() == ErrorKind::Cancelled)
        return ExitCode::Interrupted;
    complain(error.text());
    return error.kind() == ErrorKind::Usage ? ExitCode::WrongUsage : otherwise;
}

} // namespace bloscope
