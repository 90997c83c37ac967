#include "app/command_line/commands.h"

#include "app/application_info.h"
#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "app/command_line/progress_line.h"
#include "core/base/text.h"
#include "core/base/worker_pool.h"
#include "core/export/sink.h"
#include "core/report/folder_report.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <ctime>
#include <filesystem>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <system_error>

namespace bloscope {

namespace {

// bloscope report FOLDER -o OUT.html [--overwrite]
class ReportCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    Result<FolderReportCounts> write(const std::stop_token& stop) const;
    Result<std::unique_ptr<Sink>> open(const std::stop_token& stop) const;
    ExitCode tell(const FolderReportCounts& counts) const;

    std::string m_folder;
    std::string m_output;
    OverwriteOption m_overwrite;
};

std::string today()
{
    return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr)));
}

} // namespace

CLI::App* ReportCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "report", "Write a page about every file in a folder, with pictures and statistics");
    command->add_option("FOLDER", m_folder, "the folder to search for files, or one file")
        ->type_name("FOLDER")
        ->required();
    command->add_option("-o", m_output, "the HTML file to write; - is standard output")
        ->type_name("OUT")
        ->required();
    m_overwrite.addTo(*command);
    return command;
}

ExitCode ReportCommand::run() const
{
    const Interruption interruption;
    const auto counts = write(interruption.token());
    if (counts)
        return tell(*counts);
    std::error_code none;
    const bool isReadable = counts.error().kind() != ErrorKind::NotBlosc2 &&
                            std::filesystem::exists(utf8Path(m_folder), none);
    return fail(counts.error(), isReadable ? ExitCode::Failed : ExitCode::NotReadable);
}

Result<FolderReportCounts> ReportCommand::write(const std::stop_token& stop) const
{
    const ReplacedFile replaced(m_output);
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, open(stop));
    ProgressLine line("cases");
    WorkerPool pool;
    BLOSCOPE_TRY(
        FolderReportCounts counts,
        writeFolderReport(utf8Path(m_folder),
                          {application::filePatterns,
                           fmt::format("{} {}", application::name, application::version), today()},
                          pool, *sink, {stop, line.progress()}));
    BLOSCOPE_CHECK(sink->commit());
    replaced.tellOfOtherNames();
    return counts;
}

Result<std::unique_ptr<Sink>> ReportCommand::open(const std::stop_token& stop) const
{
    if (m_output == "-")
        return descriptorSink(standardOutput, stop);
    BLOSCOPE_CHECK(m_overwrite.check(m_output).within(m_output));
    return fileSink(utf8Path(m_output), {}, stop);
}

ExitCode ReportCommand::tell(const FolderReportCounts& counts) const
{
    if (!isOutputStream(m_output))
        print(fmt::format(
            "{}: {}, {}\n", m_output,
            amountOf(static_cast<std::uint64_t>(counts.cases), "case", "cases"),
            counts.withTrouble == 0
                ? std::string("no damage found")
                : fmt::format("{} damaged or unreadable", groupedDigits(counts.withTrouble))));
    if (counts.totals.damaged > 0)
        return ExitCode::Failed;
    return counts.totals.notReadable() > 0 ? ExitCode::NotReadable : ExitCode::Done;
}

std::unique_ptr<Command> makeReportCommand()
{
    return std::make_unique<ReportCommand>();
}

} // namespace bloscope
