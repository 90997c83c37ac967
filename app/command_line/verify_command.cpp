#include "app/command_line/commands.h"

#include "app/application_info.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "core/base/text.h"
#include "core/doctor/check_container.h"
#include "core/doctor/check_files.h"
#include "core/report/report.h"
#include "core/report/verify_report.h"
#include "core/store/file_search.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <atomic>
#include <fmt/format.h>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope {

namespace {

// Prints what `verify` finds, as it is found, and counts. Calls follow each other.
class VerifyPrinter {
 public:
    virtual ~VerifyPrinter() = default;

    virtual void found(const CheckedPart& part, const Finding& finding) = 0;
    void checked(const CheckedPart& part); // complains when it is not readable
    void folderNotReadable(const std::filesystem::path& folder, const Error& error);

    // Prints what comes last. Answers how it all went.
    ExitCode finish();

 protected:
    virtual void print(const CheckedPart& part) = 0;
    virtual std::string ending(const CheckTotals& totals) = 0;
    void put(const std::string& text); // nothing more, once that failed
    virtual ExitCode putOut(const std::string& text) { return bloscope::print(text); }

 private:
    CheckTotals m_totals;
    ExitCode m_written = ExitCode::Done; // of what was printed so far
};

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

constexpr char limitOfChecks[] =
    "Blosc2 stores no checksums: changed bytes that still decode are not detected.\n";

// A line for each finding.
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
            line(part, fmt::format("{} more {} not shown", groupedDigits(untold),
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
            text += fmt::format("; {} unreadable", groupedDigits(totals.unreadable));
        if (const std::int64_t folders = totals.unreadableFolders; folders > 0)
            text += fmt::format("; {} {} without files that can be checked", groupedDigits(folders),
                                folders == 1 ? "folder" : "folders");
        return text;
    }
};

// One object, a line for each file.
class VerifyJson final : public VerifyPrinter {
 public:
    void found(const CheckedPart&, const Finding& finding) override
    {
        m_problems.push_back(checkJson(finding));
    }

 private:
    using Json = nlohmann::ordered_json;

    void print(const CheckedPart& part) override
    {
        put(m_files.next(checkJson(part, std::exchange(m_problems, Json::array()))));
    }

    ExitCode putOut(const std::string& text) override { return printJson(text); }

    std::string ending(const CheckTotals& totals) override
    {
        return m_files.end({{"no_damage_found", totals.noDamageFound},
                            {"notes", totals.withNotes},
                            {"damaged", totals.damaged},
                            {"unreadable", totals.notReadable()}});
    }

    JsonFileList m_files;
    Json m_problems = Json::array(); // of the part that is being checked
};

// CSV, a row for each file.
class VerifyTable final : public VerifyPrinter {
 public:
    void found(const CheckedPart&, const Finding&) override {} // rows count them

 private:
    void print(const CheckedPart& part) override { put(header() + checkCsvRow(part)); }
    std::string ending(const CheckTotals&) override { return header(); }

    // In front of the first row, or of nothing.
    std::string header()
    {
        return std::exchange(m_hasHeader, true) ? std::string() : checkCsvHeader();
    }

    bool m_hasHeader = false;
};

// bloscope verify FILE|FOLDER... [--key KEY] [--offset N] [--json | --csv]
class VerifyCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    std::unique_ptr<VerifyPrinter> printer() const;
    // Files and whatever else is one thing, those in folders included; folders that cannot be read
    // are told to the printer, what is passed over to the listener.
    std::vector<std::filesystem::path> filesToCheck(VerifyPrinter& printer,
                                                    const CheckListener& listener,
                                                    const std::stop_token& stop) const;
    Result<CheckSubject> open(const std::filesystem::path& path) const;

    std::vector<std::string> m_paths;
    OffsetOption m_offset;
    std::string m_key; // of a part of a store; empty for all of it
    bool m_json = false;
    bool m_csv = false;
};

} // namespace

CLI::App* VerifyCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("verify", "Decode everything and report the damaged parts");
    command->add_option("FILE", m_paths, "files, or folders to search for files")->required();
    m_offset.addTo(*command);
    command->add_option("--key", m_key, "check only one part of a store, such as /group/leaf")
        ->type_name("KEY");
    CLI::Option* json = command->add_flag("--json", m_json, "print one JSON object, for programs");
    command->add_flag("--csv", m_csv, "print a table with a row for each file")->excludes(json);
    return command;
}

ExitCode VerifyCommand::run() const
{
    const Interruption interruption;
    const std::stop_token stop = interruption.token();
    const std::unique_ptr<VerifyPrinter> printer = this->printer();
    const CheckListener listener{
        [&](const CheckedPart& part, const Finding& finding) { printer->found(part, finding); },
        [&](const CheckedPart& part) { printer->checked(part); }};
    const std::vector<std::filesystem::path> files = filesToCheck(*printer, listener, stop);
    WorkerPool pool;
    CheckTools tools(pool);
    std::atomic<bool> isKeyWrong = false;
    const auto opener = [&](const std::filesystem::path& path) {
        auto subject = open(path);
        if (!subject && subject.error().kind() == ErrorKind::Usage)
            isKeyWrong = true;
        return subject;
    };
    const auto checked = checkFiles(files, opener, tools, listener, {stop, nullptr});
    const ExitCode code = printer->finish();
    if (!checked)
        return ExitCode::Interrupted;
    return isKeyWrong && code == ExitCode::NotReadable ? ExitCode::WrongUsage : code;
}

std::unique_ptr<VerifyPrinter> VerifyCommand::printer() const
{
    if (m_json)
        return std::make_unique<VerifyJson>();
    if (m_csv)
        return std::make_unique<VerifyTable>();
    return std::make_unique<VerifyText>();
}

std::vector<std::filesystem::path> VerifyCommand::filesToCheck(VerifyPrinter& printer,
                                                               const CheckListener& listener,
                                                               const std::stop_token& stop) const
{
    std::vector<std::filesystem::path> files;
    const FileSearch search{application::filePatterns,
                            [&](const std::filesystem::path& file) { files.push_back(file); },
                            [&](const std::filesystem::path& folder, const Error& error) {
                                printer.folderNotReadable(folder, error);
                            },
                            [&](const std::filesystem::path& path, const Error& error) {
                                tellRefusal({.path = path}, error, listener);
                            },
                            stop};
    for (const std::string& path : m_paths)
        search.run(utf8Path(path));
    return files;
}

Result<CheckSubject> VerifyCommand::open(const std::filesystem::path& path) const
{
    auto found = findObject(path.string(), m_key, m_offset);
    if (found)
        return CheckSubject{std::move(found->frame), std::move(found->store), found->node};
    return refusalOf(path, found.error(), application::filePatterns);
}

std::unique_ptr<Command> makeVerifyCommand()
{
    return std::make_unique<VerifyCommand>();
}

} // namespace bloscope
