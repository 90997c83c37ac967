#include "app/command_line/verify_printer.h"
#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr char limitOfChecks[] =
    "Blosc2 stores no checksums: changed bytes that still decode are not noticed.\n";

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

    std::string ending(const CheckTotals& totals) override
    {
        return fmt::format("{} {} checked ({} {}, {} decoded): {}\n{}",
                           groupedDigits(totals.files()), totals.files() == 1 ? "file" : "files",
                           groupedDigits(totals.chunks), totals.chunks == 1 ? "chunk" : "chunks",
                           byteCountText(totals.decodedBytes), verdicts(totals),
                           totals.noDamageFound + totals.withNotes > 0 ? limitOfChecks : "");
    }

    // "no damage found in 3, notes on 1, 1 damaged; 1 not readable"
    static std::string verdicts(const CheckTotals& totals)
    {
        std::string text =
            fmt::format("no damage found in {}", groupedDigits(totals.noDamageFound));
        if (totals.withNotes > 0)
            text += fmt::format(", notes on {}", groupedDigits(totals.withNotes));
        text += fmt::format(", {} damaged", groupedDigits(totals.damaged));
        if (totals.unreadable > 0)
            text += fmt::format("; {} not readable", groupedDigits(totals.unreadable));
        if (const std::int64_t folders = totals.unreadableFolders; folders > 0)
            text += fmt::format("; {} {} without files that can be checked", groupedDigits(folders),
                                folders == 1 ? "folder" : "folders");
        return text;
    }
};

} // namespace

std::unique_ptr<VerifyPrinter> verifyText()
{
    return std::make_unique<VerifyText>();
}

} // namespace bloscope
