#include "app/command_line/verify_printer.h"
#include "core/base/printable.h"
#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

class VerifyText final : public VerifyPrinter {
 public:
    void found(const CheckedPart& part, const Finding& finding) override
    {
        if (!part.isOpened && finding.isUnchecked)
            return; // complained about
        const char* kind = finding.severity == Finding::Severity::Note ? "note: " : "";
        line(part, fmt::format("{}: {}{}", finding.place.part, kind, finding.text));
    }

 private:
    void print(const CheckedPart& part) override
    {
        if (const std::int64_t untold = part.report.untold; untold > 0)
            line(part, fmt::format("{} more {} not told", groupedDigits(untold),
                                   untold == 1 ? "finding is" : "findings are"));
        if (part.verdict() == Verdict::Damaged)
            for (const std::string& advice : part.adviceTexts())
                line(part, "advice: " + advice);
    }

    void line(const CheckedPart& part, const std::string& text)
    {
        put(printableLine(part.place() + ": " + text) + "\n");
    }

    std::string ending(const VerifyTotals& totals) override
    {
        const std::int64_t unreadable = totals.notReadable();
        return fmt::format(
            "{} {} checked ({} {}, {} decoded): {} intact, {} damaged{}\n",
            groupedDigits(totals.files()), totals.files() == 1 ? "file" : "files",
            groupedDigits(totals.chunks), totals.chunks == 1 ? "chunk" : "chunks",
            byteCountText(totals.decodedBytes), groupedDigits(totals.intact),
            groupedDigits(totals.damaged),
            unreadable > 0 ? fmt::format("; {} not readable", groupedDigits(unreadable)) : "");
    }
};

} // namespace

std::unique_ptr<VerifyPrinter> verifyText()
{
    return std::make_unique<VerifyText>();
}

} // namespace bloscope
