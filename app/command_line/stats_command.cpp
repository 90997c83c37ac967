#include "app/command_line/stats_command.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "app/command_line/slice_option.h"
#include "app/command_line/stats_text.h"
#include "core/base/parse_number.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

// "1,50,99.9"
std::vector<double> parsePercents(const std::string& text)
{
    std::vector<double> percents;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto percent = parseNumber<double>(std::string_view(text).substr(begin, end - begin));
        if (!percent || !(*percent >= 0 && *percent <= 100))
            throw CLI::ValidationError(
                "--percentiles",
                fmt::format("\"{}\" is not a list of numbers from 0 to 100, such as 1,50,99.9",
                            text));
        percents.push_back(*percent);
        begin = end + 1;
    }
    return percents;
}

} // namespace

CLI::App* StatsCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("stats", "Tell exact statistics of the numbers of a slice");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "the part of a store: /group/leaf")->type_name("KEY");
    command
        ->add_option("--column", m_wish.column,
                     "of a table: this column; all of numbers or texts when left out")
        ->type_name("NAME");
    command
        ->add_option(
            "--slice", m_wish.slice,
            "of what, as NumPy does: \"0,:,2:10\", or in coordinates: \"=46.5\"; of all when "
            "left out")
        ->type_name("S");
    command
        ->add_option_function<std::string>(
            "--percentiles",
            [this](const std::string& text) { m_wish.percents = parsePercents(text); },
            "such as 1,50,99.9; 1,5,25,50,75,95,99 when left out")
        ->type_name("LIST");
    command->add_flag("--json", m_json, "one JSON object, for programs");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

ExitCode StatsCommand::run() const
{
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const Interruption interruption;
    const auto findings = this->findings(*found, {interruption.token(), nullptr});
    return findings ? tell(*findings) : fail(findings.error().within(m_file), ExitCode::Failed);
}

Result<StatsFindings> StatsCommand::findings(const FoundObject& found, const Job& job) const
{
    if (found.isTable())
        return statsOfTable(found.store, found.node->key, m_wish, job);
    if (!m_wish.column.empty())
        return Error{ErrorKind::Usage, "this is no table: it has no columns"};
    if (!found.frame)
        return Error{ErrorKind::Usage, "this is no array; name a leaf of it with --key"};
    BLOSCOPE_TRY(const ArrayPtr array, m_interpretation.arrayOf(found.frame));
    BLOSCOPE_TRY(const Slice slice,
                 sliceGiven(m_wish.slice, *array, m_file, found.fileAlone(m_file)));
    return statsOfArray(array, slice, m_wish, job);
}

ExitCode StatsCommand::tell(const StatsFindings& findings) const
{
    const ExitCode code =
        m_json ? printJson(statsJson(findings).dump(1) + "\n") : print(statsText(m_file, findings));
    return code == ExitCode::Done && findings.hasDamage() ? ExitCode::Failed : code;
}

} // namespace bloscope
