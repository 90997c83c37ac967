#include "app/command_line/commands.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/repair/check_chunk.h"
#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

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
        plan.way == SalvagePlan::Way::ByIndex || plan.hasFoundIndex ? "found by the index"
                                                                    : "found without an index");
    if (plan.mendedChunks > 0)
        text += fmt::format(", {} partly", groupedDigits(plan.mendedChunks));
    if (plan.lostChunks > 0)
        text += fmt::format(", {} lost", groupedDigits(plan.lostChunks));
    if (plan.uncheckedChunks > 0)
        text += fmt::format(", {} not checked", groupedDigits(plan.uncheckedChunks));
    return text + fmt::format("; {}\n", byteCountText(fileBytes));
}

// What was saved and what is lost, for people: a line for each loss, and one that counts. `output`
// is the new file, of `fileBytes` bytes.
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

// bloscope repair IN OUT [--compact] [--fill VALUE] [--note] [--sparse] [--overwrite] [--json]
class RepairCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    ExitCode write(const SalvagePlan& plan, WorkerPool& pool, const Job& job) const;
    ExitCode tell(const SalvagePlan& plan, const SalvageReport& report) const;

    std::string m_input;
    std::string m_output;
    std::string m_fill;
    ConvertTargetOptions m_target;
    bool m_isCompacting = false;
    bool m_hasNote = false;
    bool m_json = false;
};

} // namespace

CLI::App* RepairCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "repair", "Write the readable parts of a damaged file to a new one");
    command->add_option("IN", m_input, "the damaged Blosc2 frame, which is never changed")
        ->required();
    command->add_option("OUT", m_output, "the new file, named .b2nd or .b2frame")->required();
    command->add_flag("--compact", m_isCompacting,
                      "only drop bytes that belong to no chunk; write nothing if anything is lost");
    command
        ->add_option("--fill", m_fill,
                     "value for lost elements: nan, zero or a number; default: NaN for floats, "
                     "zero for others")
        ->type_name("VALUE");
    command->add_flag("--note", m_hasNote,
                      "store the report in the new file, as vlmetalayer \"bloscope-repair\"");
    m_target.addTo(*command);
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    return command;
}

ExitCode RepairCommand::run() const
{
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    if (const Result<> named = m_target.checkFrame(m_output, m_input); !named)
        return fail(named.error().within(m_output), ExitCode::Failed);
    WorkerPool pool;
    const auto plan = planSalvage(utf8Path(m_input), pool, job);
    if (!plan)
        return fail(plan.error().within(m_input), ExitCode::NotReadable);
    if (m_isCompacting && !plan->isLossless())
        return fail(Error{ErrorKind::Malformed,
                          "parts of it cannot be read; omit --compact to write the rest"}
                        .within(m_input),
                    ExitCode::Failed);
    return write(*plan, pool, job);
}

ExitCode RepairCommand::write(const SalvagePlan& plan, WorkerPool& pool, const Job& job) const
{
    if (const auto fill = fillElement(plan, m_fill); !fill)
        return fail(fill.error().within("--fill"), ExitCode::WrongUsage);
    if (const Result<> free = m_target.checkPlace(m_output); !free)
        return fail(free.error().within(m_output), ExitCode::Failed);
    SystemFileCalls calls;
    const ReplacedFile replaced(m_output);
    const auto report = writeSalvage(plan,
                                     {.form = m_target.form(),
                                      .fill = m_fill,
                                      .hasNote = m_hasNote,
                                      .isOnlyWrittenIntact = m_isCompacting},
                                     utf8Path(m_output), calls, pool, job);
    if (!report)
        return fail(report.error().within(m_output), ExitCode::Failed);
    replaced.tellOfOtherNames();
    if (report->unconfirmed)
        complain(fmt::format("{}: {}", m_output, report->unconfirmed->text()));
    return tell(plan, *report);
}

ExitCode RepairCommand::tell(const SalvagePlan& plan, const SalvageReport& report) const
{
    ExitCode printed = ExitCode::Done;
    if (m_json) {
        nlohmann::ordered_json json = {{"in", textForJson(m_input)},
                                       {"out", textForJson(m_output)},
                                       {"out_bytes", report.fileBytes},
                                       {"out_verdict", nameOf(report.check.verdict())},
                                       {"out_finding", textForJson(report.check.mainFinding)}};
        json.update(salvageJson(plan));
        printed = printJson(json.dump(2) + "\n");
    } else {
        printed = print(repairText(plan, m_output, report));
    }
    if (printed != ExitCode::Done)
        return printed;
    return isNothingLost(plan, report) ? ExitCode::Done : ExitCode::Failed;
}

std::unique_ptr<Command> makeRepairCommand()
{
    return std::make_unique<RepairCommand>();
}

} // namespace bloscope
