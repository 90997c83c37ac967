#include "app/command_line/commands.h"

#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "core/base/text.h"
#include "core/edit/changes.h"
#include "core/edit/edit_set.h"
#include "core/export/parts_of_input.h"
#include "core/export/sink.h"
#include "core/msgpack/json.h"
#include "core/report/info_report.h"
#include "core/saving/save_file.h"
#include "core/system/path_text.h"
#include "core/system/streams.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace bloscope {

namespace {

constexpr std::size_t longestLine = 100; // of a value
constexpr std::string_view stream = "-"; // standard input or output instead of a file

std::string linesOf(const EditSet& edits, MetadataSectionOf of, std::string_view heading)
{
    std::string text;
    for (std::size_t i = 0; i < edits.entries(of).size(); ++i) {
        const auto value = edits.value(of, i);
        text += fmt::format(
            "{}  {}  {}\n", heading, escapeForDisplay(edits.entries(of)[i].name),
            printableLine(value ? valueLine(**value, longestLine) : value.error().text()));
    }
    return text;
}

// What somebody named to be read, to its end; no value can be larger.
Result<ByteBuffer> readInput(const std::string& name)
{
    constexpr auto most = static_cast<std::size_t>(format::maxChunkBytes);
    return name == stream ? readToEnd(standardInput, most).within("standard input")
                          : readToEnd(utf8Path(name), most).within(name);
}

// bloscope meta FILE list|get NAME|set NAME JSON|remove NAME|rename OLD NEW
//                    [--fixed] [--json] [--plain] [--raw FILE] [--json-file FILE] [--unlock]
//                    [-o OUT] [--overwrite] [--key KEY] [--offset N]
class MetaCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    void addOptions(CLI::App& command);
    void addActions(CLI::App& command);
    Result<> checkUsage() const;
    Result<> checkOptionsBelong() const;

    ExitCode list(const EditSet& edits) const;
    ExitCode get(const EditSet& edits) const;
    ExitCode writeRaw(ByteView value) const;
    ExitCode change(EditSet edits, const MetaTarget& target) const;
    Result<> save(const EditSet& edits, const MetaTarget& target) const;

    Result<> edit(EditSet& edits) const;
    Result<> set(EditSet& edits) const;
    Result<ByteBuffer> newValue(ByteView before, const Limits& limits) const;
    Result<std::size_t> find(const EditSet& edits) const;
    MetadataSectionOf section() const;

    CLI::App* m_list = nullptr; // of the command line
    CLI::App* m_get = nullptr;
    CLI::App* m_set = nullptr;
    CLI::App* m_remove = nullptr;
    CLI::App* m_rename = nullptr;
    std::string m_file;
    std::string m_key;
    OffsetOption m_offset;
    std::string m_name;
    std::string m_newName;
    std::optional<std::string> m_json;
    std::optional<std::string> m_jsonFile; // "-": standard input
    std::optional<std::string> m_raw;      // "-": standard input and output
    std::optional<std::string> m_output;   // "-": standard output
    OverwriteOption m_overwrite;
    bool m_fixed = false;
    bool m_unlock = false;
    bool m_isJson = false;
    bool m_isPlain = false;
};

} // namespace

CLI::App* MetaCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand("meta", "Show and change metadata");
    addOptions(*command);
    addActions(*command);
    return command;
}

void MetaCommand::addOptions(CLI::App& command)
{
    command.add_option("FILE", m_file, "the file, or the directory of a sparse frame")->required();
    command.add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command.add_flag("--fixed", m_fixed,
                     "use the metalayers of the header; default: the variable-length metalayers");
    command.add_flag("--json", m_isJson, "list: print one JSON object, for programs");
    command.add_flag("--plain", m_isPlain,
                     "get: print strings without quotes and numbers without their type");
    command
        .add_option("--raw", m_raw,
                    "raw bytes instead of JSON: get writes them to this file, set reads them from "
                    "it; - is standard output or input")
        ->type_name("FILE");
    command
        .add_option("--json-file", m_jsonFile,
                    "set: read the JSON from this file; - is standard input")
        ->type_name("FILE");
    command.add_flag("--unlock", m_unlock, "also change entries that libraries manage");
    command
        .add_option("-o", m_output, "save to OUT and leave FILE unchanged; - is standard output")
        ->type_name("OUT");
    m_overwrite.addTo(command);
    m_offset.addTo(command);
}

void MetaCommand::addActions(CLI::App& command)
{
    command.require_subcommand(1);
    const auto action = [&](const char* name, const char* what) {
        return command.add_subcommand(name, what)->fallthrough();
    };
    m_list = action("list", "print one line per entry");
    m_get = action("get", "print a value as JSON");
    m_set = action("set", "change a value, or add it");
    m_remove = action("remove", "remove an entry");
    m_rename = action("rename", "rename an entry");
    for (CLI::App* named : {m_get, m_set, m_remove})
        named->add_option("NAME", m_name, "name of the entry")->required();
    m_set->add_option("JSON", m_json,
                      "the value; {\"$bin\": hex} and the like for what JSON cannot express");
    m_rename->add_option("OLD", m_name, "current name")->required();
    m_rename->add_option("NEW", m_newName, "new name")->required();
}

Result<> MetaCommand::checkOptionsBelong() const
{
    const bool isList = m_list->parsed();
    const bool isGet = m_get->parsed();
    const bool isSet = m_set->parsed();
    const bool changes = !isList && !isGet;
    const struct {
        const char* name;
        bool isGiven;
        bool belongs;
        const char* to;
    } options[] = {
        {"--json", m_isJson, isList, "list"},
        {"--plain", m_isPlain, isGet, "get"},
        {"--raw", m_raw.has_value(), isGet || isSet, "get and set"},
        {"--json-file", m_jsonFile.has_value(), isSet, "set"},
        {"--unlock", m_unlock, changes, "set, remove and rename"},
        {"-o", m_output.has_value(), changes, "set, remove and rename"},
        {"--overwrite", m_overwrite.isGiven(), m_output || (isGet && m_raw), "-o and get --raw"}};
    for (const auto& option : options)
        if (option.isGiven && !option.belongs)
            return usageError(fmt::format("{} applies only to {}", option.name, option.to));
    return {};
}

Result<> MetaCommand::checkUsage() const
{
    BLOSCOPE_CHECK(checkOptionsBelong());
    if (m_isPlain && m_raw)
        return usageError("--plain and --raw cannot be combined");
    const int values =
        int(m_json.has_value()) + int(m_raw.has_value()) + int(m_jsonFile.has_value());
    if (m_set->parsed() && values != 1)
        return usageError("set needs exactly one of JSON, --json-file FILE and --raw FILE");
    const auto& binary = m_get->parsed() ? m_raw : m_output;
    if (binary && isOutputTerminal(*binary))
        return usageError(
            fmt::format("binary data is not written to a terminal; name a file with {}",
                        m_output ? "-o" : "--raw"));
    return {};
}

ExitCode MetaCommand::run() const
{
    if (const Result<> usage = checkUsage(); !usage)
        return fail(usage.error(), ExitCode::WrongUsage);
    auto target = openMetaTarget(m_file, m_key, m_offset,
                                 m_set->parsed() ? NoAttributes::Begun : NoAttributes::Refused);
    if (!target)
        return fail(target.error().within(m_file), ExitCode::NotReadable);
    EditSet edits(target->frame);
    if (m_list->parsed())
        return list(edits);
    return m_get->parsed() ? get(edits) : change(std::move(edits), *target);
}

MetadataSectionOf MetaCommand::section() const
{
    return m_fixed ? MetadataSectionOf::Header : MetadataSectionOf::Trailer;
}

Result<std::size_t> MetaCommand::find(const EditSet& edits) const
{
    if (const auto place = edits.find(section(), m_name))
        return *place;
    return usageError(fmt::format("there is no {} '{}'", m_fixed ? "metalayer" : "vlmetalayer",
                                  escapeForDisplay(m_name)));
}

ExitCode MetaCommand::list(const EditSet& edits) const
{
    if (m_isJson) {
        nlohmann::ordered_json json = metadataJson(*edits.frame());
        if (m_fixed)
            json.erase("vlmeta");
        return printJson(json.dump(1) + "\n");
    }
    std::string text = linesOf(edits, MetadataSectionOf::Header, "fixed   ");
    if (!m_fixed)
        text += linesOf(edits, MetadataSectionOf::Trailer, "variable");
    return print(text);
}

ExitCode MetaCommand::get(const EditSet& edits) const
{
    const auto place = find(edits);
    if (!place)
        return fail(place.error().within(m_file), ExitCode::Failed);
    const auto value = edits.value(section(), *place);
    if (!value)
        return fail(value.error().within(m_name).within(m_file), ExitCode::Failed);
    if (m_raw)
        return writeRaw(**value);
    using namespace msgpack_value;
    const Limits& limits = edits.frame()->limits();
    const auto text =
        m_isPlain ? plainText(**value, limits) : jsonText(**value, JsonLayout::OneLine, limits);
    if (!text)
        return fail(text.error().within(m_name + "; see --raw").within(m_file), ExitCode::Failed);
    if (!m_isPlain)
        return printJson(*text + "\n");
    // For programs as it is; one of several lines is that.
    return printBytes(
        bytesOf((isTerminal(standardOutput) ? escapeForDisplay(*text) : *text) + "\n"));
}

ExitCode MetaCommand::writeRaw(ByteView value) const
{
    if (m_raw == stream)
        return printBytes(value);
    const Result<> free = m_overwrite.check(*m_raw);
    if (!free && !isPartOf(utf8Path(*m_raw), utf8Path(m_file))) // which is the greater mistake
        return fail(free.error().within(*m_raw), ExitCode::Failed);
    const ReplacedFile replaced(*m_raw);
    auto sink = fileSink(utf8Path(*m_raw), utf8Path(m_file));
    Result<> written = sink ? (*sink)->write(value) : Result<>(sink.error());
    if (written)
        written = (*sink)->commit();
    if (!written)
        return fail(written.error(), ExitCode::Failed);
    replaced.tellOfOtherNames();
    return ExitCode::Done;
}

Result<ByteBuffer> MetaCommand::newValue(ByteView before, const Limits& limits) const
{
    if (m_raw)
        return readInput(*m_raw);
    if (!m_jsonFile)
        return msgpack_value::valueFromJson(*m_json, before, limits).within("JSON");
    BLOSCOPE_TRY(const ByteBuffer json, readInput(*m_jsonFile));
    return msgpack_value::valueFromJson(textOf(json), before, limits).within(*m_jsonFile);
}

Result<> MetaCommand::set(EditSet& edits) const
{
    const auto place = edits.find(section(), m_name);
    const auto before = place ? edits.value(section(), *place) : Result<SharedBytes>(nullptr);
    BLOSCOPE_TRY(ByteBuffer value, newValue(before && *before ? ByteView(**before) : ByteView(),
                                            edits.frame()->limits()));
    if (place)
        return edits.setValue(section(), *place, std::move(value));
    return edits.add(section(), m_name, std::move(value), edits.entries(section()).size());
}

Result<> MetaCommand::edit(EditSet& edits) const
{
    if (m_set->parsed())
        return set(edits);
    BLOSCOPE_TRY(const std::size_t place, find(edits));
    if (m_remove->parsed())
        return edits.remove(section(), place);
    return edits.rename(section(), place, m_newName);
}

ExitCode MetaCommand::change(EditSet edits, const MetaTarget& target) const
{
    if (m_unlock) {
        edits.unlock(section(), m_name);
        edits.unlock(section(), m_newName);
    }
    if (const auto edited = edit(edits); !edited)
        return fail(edited.error().within(m_file), ExitCode::Failed);
    if (edits.isClean() && !m_output)
        return ExitCode::Done; // it says so already
    const Result<> done = save(edits, target);
    return done ? ExitCode::Done : fail(done.error(), ExitCode::Failed);
}

Result<> MetaCommand::save(const EditSet& edits, const MetaTarget& target) const
{
    const Interruption interruption;
    const Job job{interruption.token()};
    WorkerPool pool(1); // no values are edited that it would encode
    if (m_output && isOutputStream(*m_output))
        return saveToOutputStream(edits, *m_output, pool, job);
    SystemFileCalls calls;
    const std::string file = m_output.value_or(target.path.string());
    BLOSCOPE_CHECK(m_overwrite.checkChange(m_file, m_output));
    const ReplacedFile replaced(file);
    const auto saved = m_output       ? saveFileAs(edits, utf8Path(file), calls, pool, job)
                       : target.isNew ? saveNewFile(edits, utf8Path(file), calls, pool, job)
                                      : saveFile(edits, utf8Path(file), calls, pool, job);
    if (!saved)
        return saved.error().within(file);
    replaced.tellOfOtherNames();
    if (saved->unconfirmed)
        return saved->unconfirmed->within("saved, but").within(file);
    return {};
}

std::unique_ptr<Command> makeMetaCommand()
{
    return std::make_unique<MetaCommand>();
}

} // namespace bloscope
