#include "app/command_line/info_list.h"

#include "app/command_line/console.h"
#include "core/base/printable.h"
#include "core/base/text.h"
#include "core/inspect/info_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

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
    put((std::exchange(m_first, false) ? "{\n\"files\": [\n" : ",\n") + json.dump());
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
        put(m_first ? "{\n\"files\": [\n]\n}\n" : "\n]\n}\n");
    return m_written == ExitCode::Done ? m_read : m_written;
}

} // namespace bloscope
