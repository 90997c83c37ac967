#include "app/command_line/info_command.h"

#include "app/command_line/console.h"
#include "app/command_line/info_text.h"
#include "app/command_line/sha256.h"
#include "app/command_line/store_text.h"
#include "core/inspect/info_json.h"
#include "core/inspect/store_json.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

// Prints a line for each chunk, many at a time: there may be millions.
template <class Line>
ExitCode printChunks(const Frame& frame, const Line& line)
{
    constexpr std::size_t printedAtOnce = 64 * 1024;
    std::string text;
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n) {
        text += line(n);
        if (text.size() < printedAtOnce && n + 1 < frame.chunkCount())
            continue;
        if (const ExitCode code = print(text); code != ExitCode::Done)
            return code;
        text.clear();
    }
    return ExitCode::Done;
}

} // namespace

CLI::App* InfoCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("info", "Tell everything known without decoding data");
    command->add_option("FILE", m_file, "the file to describe")->required();
    command->add_option("--key", m_key, "the part of a store: /group/leaf")->type_name("KEY");
    command->add_flag("--json", m_json, "one JSON object, for programs");
    command->add_flag("--chunks", m_chunks, "a row for each chunk");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

ExitCode InfoCommand::run() const
{
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    return found->frame ? runOnFrame(found->frame) : runOnStore(*found);
}

ExitCode InfoCommand::runOnFrame(const FramePtr& frame) const
{
    const auto array = m_interpretation.arrayOf(frame);
    if (!array)
        return fail(array.error().within(m_file), ExitCode::WrongUsage);
    return m_json ? printJson(**array) : printText(**array);
}

ExitCode InfoCommand::runOnStore(const FoundObject& found) const
{
    const auto text = describe(found);
    return text ? print(*text) : fail(text.error().within(m_file), ExitCode::Failed);
}

// A table by its columns, any other group by its leaves.
Result<std::string> InfoCommand::describe(const FoundObject& found) const
{
    if (!found.isTable())
        return m_json ? storeJson(*found.store, *found.node).dump(1) + "\n"
                      : storeText(m_file, *found.store, *found.node);
    BlockCache cache;
    WorkerPool pool;
    BLOSCOPE_TRY(const TablePtr table, Table::open(found.store, found.node->key, cache, pool));
    if (!m_json) {
        BLOSCOPE_TRY(const std::string text, tableText(*table, {}));
        return storeText(m_file, *found.store, *found.node) + text;
    }
    BLOSCOPE_TRY(nlohmann::ordered_json json, tableJson(*table));
    json.update(storeJson(*found.store, *found.node));
    return json.dump(1) + "\n";
}

ExitCode InfoCommand::printText(const Array& array) const
{
    if (const ExitCode code = print(infoText(m_file, array)); code != ExitCode::Done || !m_chunks)
        return code;
    if (const ExitCode code = print(chunkTableHead()); code != ExitCode::Done)
        return code;
    return printChunks(*array.frame(),
                       [&](std::int64_t n) { return chunkTableRow(*array.frame(), n); });
}

// One member on each line, one chunk on each line: readable, and never all in memory.
ExitCode InfoCommand::printJson(const Array& array) const
{
    const nlohmann::ordered_json info = infoJson(array, sha256Of);
    std::string text;
    for (const auto& [name, value] : info.items())
        text += fmt::format("{}\"{}\": {}", text.empty() ? "{\n" : ",\n", name, value.dump());
    if (!m_chunks)
        return print(text + "\n}\n");
    if (const ExitCode code = print(text + ",\n\"chunks\": ["); code != ExitCode::Done)
        return code;
    const auto line = [&](std::int64_t n) {
        return (n == 0 ? "\n" : ",\n") + chunkJson(*array.frame(), n).dump();
    };
    const ExitCode code = printChunks(*array.frame(), line);
    return code == ExitCode::Done ? print("\n]\n}\n") : code;
}

} // namespace bloscope
