#include "app/command_line/verify_printer.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

void VerifyPrinter::checked(const CheckedPart& part)
{
    m_totals.add(part);
    print(part);
    const std::int64_t unchecked = part.report.uncheckedParts;
    if (part.verdict() == Verdict::Unreadable)
        complain(part.place() + ": " +
                 (part.isOpened
                      ? fmt::format("{} {} not supported by this program", groupedDigits(unchecked),
                                    unchecked == 1 ? "part is" : "parts are")
                      : part.refusal));
}

void VerifyPrinter::folderNotReadable(const std::filesystem::path& folder, const Error& error)
{
    ++m_totals.unreadableFolders;
    complain(error.within(folder.string()).text());
}

ExitCode VerifyPrinter::finish()
{
    put(ending(m_totals));
    if (m_written != ExitCode::Done)
        return m_written;
    if (m_totals.damaged > 0)
        return ExitCode::Failed;
    return m_totals.notReadable() > 0 ? ExitCode::NotReadable : ExitCode::Done;
}

void VerifyPrinter::put(const std::string& text)
{
    if (m_written == ExitCode::Done)
        m_written = putOut(text);
}

} // namespace bloscope
