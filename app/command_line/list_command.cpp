#include "app/command_line/commands.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/remote/remote_reading.h"
#include "core/remote/remote_wait.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace bloscope {

namespace {

constexpr std::size_t mostEntries = 1'000'000;

// What an entry is told by: its name, or where they are of many places, its address.
enum class Told { Name, Address };

// "240  a.b2nd" and "     grp/", sizes below one another.
std::string listText(const RemoteList& list, Told told)
{
    std::vector<std::string> sizes;
    std::size_t width = 0;
    for (const RemoteEntry& entry : list.entries) {
        sizes.push_back(entry.size ? groupedDigits(*entry.size) : std::string());
        width = std::max(width, sizes.back().size());
    }
    std::string text;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const RemoteEntry& entry = list.entries[i];
        const std::string name = told == Told::Address ? entry.address
                                 : entry.isFolder      ? entry.name + "/"
                                                       : entry.name;
        text += fmt::format("{:>{}}{}{}\n", sizes[i], width, width > 0 ? "  " : "",
                            escapeForDisplay(name));
    }
    return text;
}

std::string listJson(const std::string& address, const RemoteList& list)
{
    nlohmann::ordered_json entries = nlohmann::ordered_json::array();
    for (const RemoteEntry& entry : list.entries) {
        nlohmann::ordered_json& json = entries.emplace_back();
        json["name"] = textForJson(entry.name);
        json["kind"] = entry.isFolder ? "folder" : "file";
        json["address"] = textForJson(entry.address);
        if (entry.size)
            json["size"] = *entry.size;
    }
    const nlohmann::ordered_json json = {{"address", textForJson(address)},
                                         {"complete", list.isAll},
                                         {"entries", std::move(entries)}};
    return json.dump(1) + "\n";
}

// bloscope list ADDRESS [--json]
class ListCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    std::string m_address;
    bool m_json = false;
};

} // namespace

CLI::App* ListCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("list", "List what is below an address on a server");
    command
        ->add_option("FILE", m_address,
                     "an address, such as s3://bucket/dir/, or a text file with addresses")
        ->required();
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    return command;
}

ExitCode ListCommand::run() const
{
    const Interruption interruption;
    const RemoteWait wait(interruption.token());
    const auto list = RemoteReading::ofThisProcess().list(utf8Path(m_address), mostEntries);
    if (interruption.token().stop_requested())
        return ExitCode::Interrupted;
    if (!list)
        return fail(list.error().within(m_address), ExitCode::NotReadable);
    for (const std::string& problem : list->problems)
        complain(fmt::format("{}: {}", m_address, problem));
    if (!list->isAll && list->problems.empty())
        complain(fmt::format("{}: {}", m_address,
                             list->isCut ? "the list is longer than what is printed"
                                         : "names that cannot be opened are left out"));
    if (m_json)
        return printJson(listJson(m_address, *list));
    return print(listText(*list, isCalledAddressList(m_address) ? Told::Address : Told::Name));
}

std::unique_ptr<Command> makeListCommand()
{
    return std::make_unique<ListCommand>();
}

} // namespace bloscope
