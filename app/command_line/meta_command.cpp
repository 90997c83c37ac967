#include "app/command_line/meta_command.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "core/base/text.h"
#include "core/edit/changes.h"
#include "core/edit/save_file.h"
#include "core/export/sink.h"
#include "core/frame/open_path.h"
#include "core/msgpack/json_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t longestLine = 100; // of a value

std::string linesOf(const EditSet& edits, MetadataSectionOf of, std::string_view heading)
{
    std::string text;
    for (std::size_t i = 0; i < edits.entries(of).size(); ++i) {
        const auto value = edits.value(of, i);
        text += fmt::format("{}  {}  {}\n", heading, escapeForDisplay(edits.entries(of)[i].name),
                            value ? valueLine(**value, longestLine) : value.error().text());
    }
    return text;
}

} // namespace

CLI::App* MetaCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand("meta", "Show and change metadata");
    command->add_option("FILE", m_file, "the file, or the directory of a sparse frame")->required();
    command->add_flag("--fixed", m_fixed, "metalayers; otherwise variable-length ones");
    command->add_option("--raw", m_raw, "get writes and set reads the bytes of this file, no JSON")
        ->type_name("FILE");
    command->add_flag("--unlock", m_unlock, "change what libraries keep for themselves, too");
    command->add_option("-o", m_output, "save there, and leave FILE alone")->type_name("OUT");
    command->require_subcommand(1);

    const auto action = [&](const char* name, const char* what) {
        return command->add_subcommand(name, what)->fallthrough();
    };
    m_list = action("list", "a line for each entry");
    m_get = action("get", "print a value as JSON");
    m_set = action("set", "change a value, or add it");
    m_remove = action("remove", "remove an entry");
    m_rename = action("rename", "give an entry another name");
    for (CLI::App* named : {m_get, m_set, m_remove})
        named->add_option("NAME", m_name, "of the entry")->required();
    m_set->add_option("JSON", m_json, "the value; {\"$bin\": hex} and such for what JSON lacks");
    m_rename->add_option("OLD", m_name, "its name")->required();
    m_rename->add_option("NEW", m_newName, "its name from now on")->required();
    return command;
}

ExitCode MetaCommand::run() const
{
    auto frame = openPath(m_file);
    if (!frame)
        return fail(frame.error().within(m_file), ExitCode::NotReadable);
    EditSet edits(*std::move(frame));
    if (m_list->parsed())
        return list(edits);
    return m_get->parsed() ? get(edits) : change(std::move(edits));
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
    if (m_raw == "-")
        return print(textOf(**value));
    if (!m_raw.empty()) {
        auto sink = fileSink(m_raw, m_file);
        Result<> written = sink ? (*sink)->write(**value) : Result<>(sink.error());
        if (written)
            written = (*sink)->commit();
        return written ? ExitCode::Done : fail(written.error(), ExitCode::Failed);
    }
    const auto json = msgpack_value::jsonText(**value, msgpack_value::JsonLayout::OneLine,
                                              edits.frame()->limits());
    if (!json)
        return fail(json.error().within(m_name + "; see --raw").within(m_file), ExitCode::Failed);
    return print(*json + "\n");
}

Result<ByteBuffer> MetaCommand::newValue(ByteView before, const Limits& limits) const
{
    if (m_raw.empty() == m_json.empty())
        return usageError("set needs either JSON or --raw FILE");
    if (m_raw.empty())
        return msgpack_value::valueFromJson(m_json, before, limits).within("JSON");
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(m_raw).within(m_raw));
    return readBytes(*source, 0, source->size()).within(m_raw);
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

ExitCode MetaCommand::change(EditSet edits) const
{
    if (m_unlock) {
        edits.unlock(section(), m_name);
        edits.unlock(section(), m_newName);
    }
    if (const auto edited = edit(edits); !edited)
        return fail(edited.error().within(m_file), ExitCode::Failed);
    return save(edits);
}

ExitCode MetaCommand::save(const EditSet& edits) const
{
    if (edits.isClean() && m_output.empty())
        return ExitCode::Done; // it says so already
    const Interruption interruption;
    const Job job{interruption.token()};
    PosixFileCalls calls;
    const auto saved = m_output.empty() ? saveFile(edits, m_file, calls, job)
                                        : saveFileAs(edits, m_output, calls, job);
    const std::string& file = m_output.empty() ? m_file : m_output;
    if (!saved)
        return fail(saved.error().within(file), ExitCode::Failed);
    if (saved->unconfirmed)
        return fail(saved->unconfirmed->within("saved, but").within(file), ExitCode::Failed);
    return ExitCode::Done;
}

} // namespace bloscope
