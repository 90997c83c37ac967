#include "app/command_line/stats_text.h"

#include "app/command_line/console.h"
#include "app/command_line/text_group.h"
#include "core/base/text.h"
#include "core/inspect/info_json.h"
#include "core/inspect/statistics_json.h"
#include "core/statistics/figure_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

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

std::string cellsText(const PartFindings& part)
{
    const CellCounts& counts = part.statistics.counts;
    TextGroup group(headingOf("Cells", part));
    group.add("all", groupedDigits(counts.all));
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
            group.add(order.text(value.key), groupedDigits(value.count) + " cells");
    return group.text();
}

std::string damageText(const Statistics& found)
{
    if (found.damage.empty())
        return {};
    TextGroup group("Left out");
    for (const std::string& reason : found.damage)
        group.add("damaged", withoutControls(reason));
    return group.text();
}

// "[:] of <f4", with the name of a column in front
std::string titleOf(const StatsFindings::Group& group)
{
    const NumberScan& scan = *group.parts.back().scan; // the magnitude has the type of the elements
    const std::string of = fmt::format("{} of {}", scan.slice().text(), scan.order().dtype().text);
    return group.name.empty() ? of : fmt::format("column {}: {}", group.name, of);
}

} // namespace

std::string statsText(const std::string& file, const StatsFindings& findings)
{
    std::string text;
    for (const StatsFindings::Group& group : findings.groups) {
        text += text.empty() ? "" : "\n";
        text += withoutControls(fmt::format("{}: {}", file, titleOf(group))) + "\n";
        for (const PartFindings& part : group.parts)
            text += cellsText(part) + numbersText(part) + percentilesText(part) + valuesText(part);
        text += damageText(group.parts.front().statistics);
    }
    return text;
}

nlohmann::ordered_json statsJson(const StatsFindings& findings)
{
    if (!findings.rows)
        return statisticsJson(findings.groups.front().parts);
    nlohmann::ordered_json json;
    json["rows"] = *findings.rows;
    json["columns"] = nlohmann::ordered_json::object();
    for (const StatsFindings::Group& group : findings.groups)
        json["columns"][textForJson(group.name)] = statisticsJson(group.parts);
    return json;
}

} // namespace bloscope
