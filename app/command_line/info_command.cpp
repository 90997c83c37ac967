#include "app/command_line/commands.h"

#include "app/application_info.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "core/array/array.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/report/info_report.h"
#include "core/report/store_report.h"
#include "core/store/file_search.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace bloscope {

namespace {

// What `info` prints of several files: a line for each, or an object with all of them, each as soon
// as it is known. What cannot be read is complained about.
class InfoList {
 public:
    enum class Output { AsText, AsJson };

    explicit InfoList(Output output) : m_output(output) {}

    void addText(const std::filesystem::path& path, const std::string& text);
    void addJson(const std::filesystem::path& path, const nlohmann::ordered_json& members);
    void addUnreadable(const std::filesystem::path& path, const Error& error);

    // Ends what was printed. NotReadable when one of them was not, the code of the first that was
    // wrong usage, Failed when not all could be printed.
    ExitCode finish();

 private:
    void put(const std::string& text);

    Output m_output;
    ExitCode m_written = ExitCode::Done; // of what was printed so far
    ExitCode m_read = ExitCode::Done;
    JsonFileList m_files;
};

void InfoList::put(const std::string& text)
{
    if (m_written == ExitCode::Done)
        m_written = m_output == Output::AsJson ? printJson(text) : print(text);
}

void InfoList::addText(const std::filesystem::path& path, const std::string& text)
{
    put(printableLine(fmt::format("{}: {}", path.string(), text)) + "\n");
}

void InfoList::addJson(const std::filesystem::path& path, const nlohmann::ordered_json& members)
{
    nlohmann::ordered_json json = {{"path", textForJson(path.string())}};
    json.update(members);
    put(m_files.next(json));
}

void InfoList::addUnreadable(const std::filesystem::path& path, const Error& error)
{
    const ExitCode code = fail(error.within(path.string()), ExitCode::NotReadable);
    if (m_read == ExitCode::Done)
        m_read = code;
    if (m_output == Output::AsJson)
        addJson(path, {{"problem", textForJson(error.text())}});
}

ExitCode InfoList::finish()
{
    if (m_output == Output::AsJson)
        put(m_files.end());
    return m_written == ExitCode::Done ? m_read : m_written;
}

using InfoObject = nlohmann::ordered_json;

// Prints a line for each chunk, many at a time: there may be millions.
template <class Line>
ExitCode printChunks(const Frame& frame, const Line& line, ExitCode (*put)(std::string_view))
{
    constexpr std::size_t printedAtOnce = 64 * 1024;
    std::string text;
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n) {
        text += line(n);
        if (text.size() < printedAtOnce && n + 1 < frame.chunkCount())
            continue;
        if (const ExitCode code = put(text); code != ExitCode::Done)
            return code;
        text.clear();
    }
    return ExitCode::Done;
}

// A table by its columns, any other group by its leaves.
Result<InfoObject> storeObject(const FoundObject& found)
{
    if (!found.isTable())
        return storeJson(*found.store, *found.node);
    BlockCache cache;
    WorkerPool pool;
    BLOSCOPE_TRY(const TablePtr table, Table::open(found.store, found.node->key, cache, pool));
    BLOSCOPE_TRY(InfoObject json, tableJson(*table));
    json.update(storeJson(*found.store, *found.node));
    return json;
}

Result<std::string> columnsText(const FoundObject& found)
{
    BlockCache cache;
    WorkerPool pool;
    BLOSCOPE_TRY(const TablePtr table, Table::open(found.store, found.node->key, cache, pool));
    return tableText(*table, {});
}

// bloscope info FILE [--offset N] [--json] [--chunks]
// bloscope info FILE [--key KEY] [--json] [--chunks]
// bloscope info FILE|DIRECTORY ... [--key KEY] [--json]
class InfoCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    ExitCode runOnOne(const std::string& path) const;
    ExitCode runOnMany() const;

    ExitCode printText(const std::string& path, const Array& array,
                       const std::filesystem::path& file) const;
    ExitCode printJson(const Array& array, const std::filesystem::path& file) const;
    Result<std::string> storeDescription(const std::string& path, const FoundObject& found) const;
    void addTo(InfoList& list, const std::filesystem::path& path) const;

    std::vector<std::string> m_paths;
    InterpretationOptions m_interpretation;
    std::string m_key;
    OffsetOption m_offset;
    bool m_json = false;
    bool m_chunks = false;
};

} // namespace

CLI::App* InfoCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("info", "Show everything known without decoding data");
    command
        ->add_option("FILE", m_paths,
                     "the file to describe; several files, or folders, get one line per file")
        ->required();
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    command->add_flag("--chunks", m_chunks, "print a row for each chunk");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

ExitCode InfoCommand::run() const
{
    const bool isOne = m_paths.size() == 1 && !isFolderToSearch(utf8Path(m_paths.front()));
    return isOne ? runOnOne(m_paths.front()) : runOnMany();
}

ExitCode InfoCommand::runOnOne(const std::string& path) const
{
    const auto found = findObject(path, m_key, m_offset);
    if (!found)
        return fail(found.error().within(path), ExitCode::NotReadable);
    if (!found->frame) {
        const auto text = storeDescription(path, *found);
        if (text)
            return m_json ? bloscope::printJson(*text) : print(*text);
        return fail(text.error().within(path), ExitCode::Failed);
    }
    const auto array = m_interpretation.arrayOf(found->frame);
    if (!array)
        return fail(array.error().within(path), ExitCode::WrongUsage);
    const std::filesystem::path file = found->fileAlone(path);
    return m_json ? printJson(**array, file) : printText(path, **array, file);
}

Result<std::string> InfoCommand::storeDescription(const std::string& path,
                                                  const FoundObject& found) const
{
    if (m_json) {
        BLOSCOPE_TRY(const InfoObject json, storeObject(found));
        return json.dump(1) + "\n";
    }
    std::string text = storeText(path, *found.store, *found.node);
    if (found.isTable()) {
        BLOSCOPE_TRY(const std::string columns, columnsText(found));
        text += columns;
    }
    return text;
}

ExitCode InfoCommand::runOnMany() const
{
    if (m_chunks)
        return fail(usageError("--chunks accepts only one file"), ExitCode::WrongUsage);
    const Interruption interruption;
    const std::stop_token stop = interruption.token();
    InfoList list(m_json ? InfoList::Output::AsJson : InfoList::Output::AsText);
    const auto addUnreadable = [&](const std::filesystem::path& path, const Error& error) {
        list.addUnreadable(path, error);
    };
    const FileSearch search{application::filePatterns,
                            [&](const std::filesystem::path& file) { addTo(list, file); },
                            addUnreadable, addUnreadable, stop};
    for (const std::string& path : m_paths)
        if (!stop.stop_requested())
            search.run(utf8Path(path));
    const ExitCode code = list.finish();
    return stop.stop_requested() ? ExitCode::Interrupted : code;
}

void InfoCommand::addTo(InfoList& list, const std::filesystem::path& path) const
{
    const auto found = findObject(path.string(), m_key, m_offset);
    if (!found)
        return list.addUnreadable(path, found.error());
    if (!found->frame && m_json) {
        const auto json = storeObject(*found);
        return json ? list.addJson(path, *json) : list.addUnreadable(path, json.error());
    }
    if (!found->frame)
        return list.addText(path, shortText(*found->store, *found->node));
    const auto array = m_interpretation.arrayOf(found->frame);
    if (!array)
        return list.addUnreadable(path, array.error());
    if (m_json)
        list.addJson(path, infoJson(**array, found->fileAlone(path.string())));
    else
        list.addText(path, infoLine(**array));
}

ExitCode InfoCommand::printText(const std::string& path, const Array& array,
                                const std::filesystem::path& file) const
{
    if (const ExitCode code = print(infoText(path, array, file));
        code != ExitCode::Done || !m_chunks)
        return code;
    if (const ExitCode code = print(chunkTableHead()); code != ExitCode::Done)
        return code;
    return printChunks(
        *array.frame(), [&](std::int64_t n) { return chunkTableRow(*array.frame(), n); }, print);
}

// One member on each line, one chunk on each line: readable, and never all in memory.
ExitCode InfoCommand::printJson(const Array& array, const std::filesystem::path& file) const
{
    const std::string text = memberLines(infoJson(array, file));
    if (!m_chunks)
        return bloscope::printJson(text + "\n}\n");
    if (const ExitCode code = bloscope::printJson(text + ",\n\"chunks\": [");
        code != ExitCode::Done)
        return code;
    const auto line = [&](std::int64_t n) {
        return (n == 0 ? "\n" : ",\n") + chunkJson(*array.frame(), n).dump();
    };
    const ExitCode code = printChunks(*array.frame(), line, bloscope::printJson);
    return code == ExitCode::Done ? bloscope::printJson("\n]\n}\n") : code;
}

std::unique_ptr<Command> makeInfoCommand()
{
    return std::make_unique<InfoCommand>();
}

} // namespace bloscope
