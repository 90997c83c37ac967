#include "app/command_line/repair_text.h"

#include "app/command_line/console.h"
#include "core/base/printable.h"
#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

std::string lineOf(const Problem& problem)
{
    const char* kind = problem.severity == Problem::Severity::Note ? "note: " : "";
    return printableLine(fmt::format("{}: {}{}", problem.part, kind, problem.text)) + "\n";
}

std::string lineOf(const LostChunk& loss)
{
    return printableLine(
               fmt::format("chunk {}: {}: {}", loss.number, nameOf(loss.extent), loss.why)) +
           "\n";
}

std::string summary(const SalvagePlan& plan, const std::string& output, std::uint64_t fileBytes)
{
    std::string text = fmt::format(
        "{}: {} of {} chunks {}", printableLine(output), groupedDigits(plan.readableChunks()),
        groupedDigits(plan.chunkCount()),
        plan.way == SalvagePlan::Way::ByIndex || plan.hasFoundIndex ? "by the index"
                                                                    : "found without an index");
    if (plan.mendedChunks > 0)
        text += fmt::format(", {} partly", groupedDigits(plan.mendedChunks));
    if (plan.lostChunks > 0)
        text += fmt::format(", {} lost", groupedDigits(plan.lostChunks));
    if (plan.uncheckedChunks > 0)
        text += fmt::format(", {} not checked", groupedDigits(plan.uncheckedChunks));
    return text + fmt::format("; {}\n", byteCountText(fileBytes));
}

} // namespace

std::string repairText(const SalvagePlan& plan, const std::string& output,
                       const SalvageReport& report)
{
    std::string text;
    for (const Problem& problem : plan.problems)
        text += lineOf(problem);
    for (const LostChunk& loss : plan.losses)
        text += lineOf(loss);
    const auto listed = static_cast<std::int64_t>(plan.losses.size());
    if (const std::int64_t more = plan.chunkCount() - plan.readableChunks() - listed; more > 0)
        text += amountOf(static_cast<std::uint64_t>(more),
                         "more chunk is lost, partly lost or not checked\n",
                         "more chunks are lost, partly lost or not checked\n");
    if (report.check.verdict() == Verdict::Damaged)
        text +=
            printableLine(fmt::format("{}: still damaged: {}", output, report.check.mainFinding)) +
            "\n";
    return text + summary(plan, output, report.fileBytes);
}

} // namespace bloscope
