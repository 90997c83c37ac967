#include "app/command_line/stats_command.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "app/command_line/slice_option.h"
#include "app/command_line/stats_findings.h"
#include "app/command_line/text_group.h"
#include "core/base/text.h"
#include "core/inspect/info_json.h"
#include "core/inspect/statistics_json.h"
#include "core/statistics/figure_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace bloscope {

namespace {

constexpr std::size_t mostValues = 20; // more are for --json

// "Cells", "Cells (real part)"
std::string headingOf(const char* group, const PartFindings& part)
{
    const std::string name = nameOf(part.kind);
    return name.empty() ? group : fmt::format("{} ({})", group, name);
}

std::string extremeText(const NumberScan& scan, const Extreme& extreme)
{
    return fmt::format("{} at [{}]", scan.order().text(extreme.key),
                       fmt::join(SliceGrid::indexOf(scan.slice(), extreme.position), ", "));
}

std::string cellsText(const std::string& heading, const CellCounts& counts, bool areNumbers)
{
    TextGroup group(heading);
    group.add("all", groupedDigits(counts.all));
    if (areNumbers)
        group.add("finite numbers", groupedDigits(counts.finite));
    const std::pair<const char*, std::uint64_t> others[] = {{"NaN", counts.notANumber},
                                                            {"+infinity", counts.positiveInfinite},
                                                            {"-infinity", counts.negativeInfinite},
                                                            {"damaged", counts.damaged},
                                                            {"never written", counts.uninitialised},
                                                            {"not in this file", counts.absent},
                                                            {"null", counts.nulls}};
    for (const auto& [label, count] : others)
        if (count > 0)
            group.add(label, groupedDigits(count));
    return group.text();
}

std::string numbersText(const PartFindings& part)
{
    const Statistics& found = part.statistics;
    const NumberOrder& order = part.scan->order();
    TextGroup group(headingOf("Finite numbers", part));
    if (found.counts.finite == 0)
        return {};
    group.add("minimum", extremeText(*part.scan, *found.minimum));
    group.add("maximum", extremeText(*part.scan, *found.maximum));
    group.add("mean", meanText(order, found.moments));
    group.add("standard deviation", deviationText(order, found.moments));
    if (const std::string sum = sumText(order, found.moments); !sum.empty())
        group.add("sum", sum);
    return group.text();
}

std::string percentilesText(const PartFindings& part)
{
    TextGroup group(headingOf("Percentiles", part));
    for (const Percentile& percentile : part.percentiles)
        group.add(fmt::format("{} %", percentile.percent),
                  percentileText(part.scan->order(), percentile));
    return group.text();
}

std::string valuesText(const PartFindings& part)
{
    const Statistics& found = part.statistics;
    const NumberOrder& order = part.scan->order();
    if (!found.values)
        return {};
    TextGroup group(headingOf("Values", part));
    if (found.values->tooMany() || found.values->size() > mostValues)
        group.add("different ones", found.values->tooMany()
                                        ? fmt::format("more than {}", Statistics::mostValues)
                                        : groupedDigits(std::uint64_t(found.values->size())));
    else
        for (const ValueCounts::Entry& value : found.values->sorted())
            group.add(order.text(value.key), amountOf(value.count, "cell", "cells"));
    return group.text();
}

std::string textsText(const TextFindings& texts)
{
    constexpr std::size_t mostLetters = 60;
    const TextStatistics& found = texts.statistics;
    const auto textOf = [&](const std::string& bytes) {
        const std::string text = shownText(*texts.scan, bytes, mostLetters);
        return text.empty() ? "(empty)" : text;
    };
    TextGroup group("Texts");
    group.add("all", groupedDigits(found.texts));
    const auto addExtreme = [&](const char* label, const TextStatistics::Extreme& extreme) {
        group.add(
            label,
            fmt::format("{} at [{}]: {}",
                        texts.scan->countsBytes()
                            ? amountOf(std::uint64_t(extreme.length), "byte", "bytes")
                            : amountOf(std::uint64_t(extreme.length), "character", "characters"),
                        fmt::join(SliceGrid::indexOf(texts.scan->slice(), extreme.position), ", "),
                        textOf(extreme.bytes)));
    };
    if (found.texts > 0) {
        addExtreme("shortest", *found.shortest);
        addExtreme("longest", *found.longest);
        group.add("different ones",
                  (found.values.tooMany() ? "more than " : "") +
                      groupedDigits(std::uint64_t(found.values.tooMany() ? found.values.moreThan()
                                                                         : found.values.size())));
    }
    if (found.values.size() > mostValues || found.values.size() == 0)
        return group.text();
    TextGroup values("Values");
    for (const auto& [bytes, count] : found.values.counts())
        values.add(textOf(bytes), amountOf(count, "cell", "cells"));
    return group.text() + values.text();
}

std::string damageText(const std::vector<std::string>& damage)
{
    if (damage.empty())
        return {};
    TextGroup group("Left out");
    for (const std::string& reason : damage)
        group.add("damaged", printableLine(reason));
    return group.text();
}

// "[:] of <f4", with the name of a column or a field in front
std::string titleOf(const StatsFindings::Group& group, bool isField)
{
    // The magnitude has the type of the elements.
    const NumberScan* scan = group.texts ? nullptr : group.parts.back().scan.get();
    const Slice& slice = scan ? scan->slice() : group.texts->scan->slice();
    const std::string type = scan ? scan->order().dtype().text : group.texts->scan->typeText();
    const std::string of = fmt::format("{} of {}", slice.text(), type);
    return group.name.empty()
               ? of
               : fmt::format("{} {}: {}", isField ? "field" : "column", group.name, of);
}

std::string groupText(const StatsFindings::Group& group)
{
    if (group.texts) {
        const TextStatistics& found = group.texts->statistics;
        return cellsText("Cells", found.counts, false) + textsText(*group.texts) +
               damageText(found.damage);
    }
    std::string text;
    for (const PartFindings& part : group.parts)
        text += cellsText(headingOf("Cells", part), part.statistics.counts, true) +
                numbersText(part) + percentilesText(part) + valuesText(part);
    return text + damageText(group.parts.front().statistics.damage);
}

nlohmann::ordered_json groupJson(const StatsFindings::Group& group)
{
    return group.texts ? statisticsJson(*group.texts) : statisticsJson(group.parts);
}

// What was found, for people: the groups of each column and of each part, named where there are
// several.
std::string statsText(const std::string& file, const StatsFindings& findings)
{
    std::string text;
    for (const StatsFindings::Group& group : findings.groups) {
        text += text.empty() ? "" : "\n";
        text += printableLine(fmt::format("{}: {}", file, titleOf(group, findings.areFields)));
        text += "\n" + groupText(group);
    }
    if (findings.fieldsLeftOut > 0)
        text += fmt::format("\nWithout statistics: {}\n",
                            amountOf(findings.fieldsLeftOut, "more field", "more fields"));
    return text;
}

// The same for programs (core/inspect/statistics_json.h); of a table its "rows" and an object for
// each of its "columns", of structured elements one for each of their "fields".
nlohmann::ordered_json statsJson(const StatsFindings& findings)
{
    if (!findings.rows && !findings.areFields)
        return groupJson(findings.groups.front());
    nlohmann::ordered_json json;
    if (findings.rows)
        json["rows"] = *findings.rows;
    else
        json["fields_left_out"] = findings.fieldsLeftOut;
    nlohmann::ordered_json& groups = json[findings.rows ? "columns" : "fields"];
    groups = nlohmann::ordered_json::object();
    for (const StatsFindings::Group& group : findings.groups)
        groups[textForJson(group.name)] = groupJson(group);
    return json;
}

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
