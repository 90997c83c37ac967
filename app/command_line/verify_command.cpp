#include "app/command_line/verify_command.h"

#include "app/application_info.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interruption.h"
#include "app/command_line/verify_printer.h"
#include "core/store/file_search.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <atomic>

namespace bloscope {

CLI::App* VerifyCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("verify", "Decode everything and tell which parts are damaged");
    command->add_option("FILE", m_paths, "files, and folders to search for them")->required();
    m_offset.addTo(*command);
    command->add_option("--key", m_key, "check one part of a store: /group/leaf")->type_name("KEY");
    CLI::Option* json = command->add_flag("--json", m_json, "one JSON object, for programs");
    command->add_flag("--csv", m_csv, "a table with a row for each file")->excludes(json);
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
        return verifyJson();
    return m_csv ? verifyTable() : verifyText();
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
        search.run(path);
    return files;
}

Result<CheckSubject> VerifyCommand::open(const std::filesystem::path& path) const
{
    auto found = findObject(path.string(), m_key, m_offset);
    if (found)
        return CheckSubject{std::move(found->frame), std::move(found->store), found->node};
    return refusalOf(path, found.error(), application::filePatterns);
}

} // namespace bloscope
