#include "app/command_line/stats_text.h"

#include "app/command_line/console.h"
#include "app/command_line/text_group.h"
#include "core/base/printable.h"
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

} // namespace

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

} // namespace bloscope
