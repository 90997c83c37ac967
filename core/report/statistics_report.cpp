#include "core/report/statistics_report.h"

#include "core/array/slice_grid.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/numbers/rounded.h"
#include "core/statistics/figure_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostListedValues = 20; // in text

Json jsonOf(LongDouble number)
{
    const double narrow = toDouble(number);
    return std::isfinite(narrow) ? Json(narrow) : Json(textOfRounded(number));
}

Json jsonOf(const NumberOrder& order, NumberKey key)
{
    switch (order.dtype().kind) {
    case DTypeKind::Boolean:
        return key != 0;
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return order.text(key);
    default:
        if (order.isInteger())
            return exactJson(order.integer(key));
        return std::isfinite(order.number(key)) ? Json(order.number(key)) : Json(order.text(key));
    }
}

Json jsonOf(const NumberOrder& order, const Percentile& percentile)
{
    if (order.dtype().isTime())
        return percentileText(order, percentile);
    if (percentile.below != percentile.above)
        return std::isfinite(percentile.value) ? Json(percentile.value)
                                               : Json(percentileText(order, percentile));
    return order.isInteger() ? exactJson(order.integer(percentile.below))
                             : jsonOf(order, percentile.below);
}

Json sumJson(const NumberOrder& order, const Moments& moments)
{
    if (order.dtype().kind == DTypeKind::DateTime)
        return nullptr;
    if (order.dtype().isTime())
        return sumText(order, moments);
    return order.isInteger() ? exactJson(moments.integerSum()) : jsonOf(moments.sum());
}

// "Cells", "Cells (real part)"
std::string headingOf(const char* heading, NumberPart::Kind kind)
{
    const std::string name = nameOf(kind);
    return name.empty() ? heading : fmt::format("{} ({})", heading, name);
}

// For programs alone.
ReportRow memberRow(const char* key, Json json)
{
    return {.key = key, .json = std::move(json)};
}

ReportRow countRow(const char* key, const char* label, std::uint64_t count)
{
    return {.key = key, .label = label, .value = groupedDigits(count), .json = count};
}

// Without a line where there are none.
ReportRow rareRow(const char* key, const char* label, std::uint64_t count)
{
    ReportRow row = countRow(key, label, count);
    if (count == 0)
        row.value.reset();
    return row;
}

void addMissing(const CellCounts& counts, ReportGroup& to)
{
    to.rows.push_back(rareRow("damaged", "damaged", counts.damaged));
    to.rows.push_back(rareRow("uninitialised", "never written", counts.uninitialised));
    to.rows.push_back(rareRow("absent", "not in this file", counts.absent));
    to.rows.push_back(rareRow("nulls", "null", counts.nulls));
}

ReportGroup aboutGroup(const Slice& slice, const std::string& type)
{
    return {{}, {memberRow("slice", slice.text()), memberRow("dtype", textForJson(type))}};
}

ReportRow extremeRow(const char* key, const char* label, const NumberScan& scan,
                     const Extreme& extreme)
{
    return {.key = key,
            .label = label,
            .value = scan.order().text(extreme.key),
            .json = jsonOf(scan.order(), extreme.key),
            .cell = SliceGrid::indexOf(scan.slice(), extreme.position)};
}

ReportGroup numbersGroup(const PartFindings& part)
{
    const Statistics& found = part.statistics;
    const NumberOrder& order = part.scan->order();
    ReportGroup group{headingOf("Finite numbers", part.kind)};
    std::vector<ReportRow>& rows = group.rows;
    if (found.counts.finite == 0) {
        for (const char* key : {"min", "min_index", "max", "max_index", "mean", "std", "sum"})
            rows.push_back(memberRow(key, nullptr));
        return group;
    }
    rows.push_back(extremeRow("min", "minimum", *part.scan, *found.minimum));
    rows.push_back(memberRow("min_index", *rows.back().cell));
    rows.push_back(extremeRow("max", "maximum", *part.scan, *found.maximum));
    rows.push_back(memberRow("max_index", *rows.back().cell));
    const std::string mean = meanText(order, found.moments);
    rows.push_back(
        {"mean", "mean", mean, order.dtype().isTime() ? Json(mean) : jsonOf(found.moments.mean())});
    rows.push_back({"std", "standard deviation", deviationText(order, found.moments),
                    jsonOf(found.moments.deviation())});
    rows.push_back({"sum", "sum", sumText(order, found.moments), sumJson(order, found.moments)});
    if (rows.back().json.is_null()) // of dates
        rows.back().value.reset();
    return group;
}

std::string distinctText(std::size_t count, std::size_t moreThan)
{
    return moreThan > 0 ? "more than " + groupedDigits(std::uint64_t(moreThan))
                        : groupedDigits(std::uint64_t(count));
}

std::string textOrEmpty(const TextScan& scan, const std::string& bytes, std::size_t mostLetters)
{
    const std::string text = shownText(scan, bytes, mostLetters);
    return text.empty() ? std::string(emptyText) : text;
}

ReportRow extremeRow(const char* key, const TextScan& scan,
                     const std::optional<TextStatistics::Extreme>& extreme)
{
    constexpr std::size_t mostLetters = 60;
    if (!extreme)
        return memberRow(key, nullptr);
    const auto length = std::uint64_t(extreme->length);
    const auto index = SliceGrid::indexOf(scan.slice(), extreme->position);
    return {.key = key,
            .label = key,
            .value = scan.countsBytes() ? amountOf(length, "byte", "bytes")
                                        : amountOf(length, "character", "characters"),
            .json = {{"length", extreme->length},
                     {"index", index},
                     {"text", textForJson(scan.text(extreme->bytes))}},
            .cell = index,
            .note = textOrEmpty(scan, extreme->bytes, mostLetters)};
}

ReportGroup textsGroup(const TextFindings& found)
{
    const TextStatistics& texts = found.statistics;
    const TextCounts& values = texts.values;
    const auto more = values.moreThan();
    ReportGroup group{"Strings"};
    group.add("all", groupedDigits(texts.texts));
    group.rows.push_back(extremeRow("shortest", *found.scan, texts.shortest));
    group.rows.push_back(extremeRow("longest", *found.scan, texts.longest));
    ReportRow distinct = memberRow("distinct", more > 0 ? Json() : Json(values.size()));
    if (texts.texts > 0) {
        distinct.label = "distinct values";
        distinct.value = distinctText(values.size(), more);
    }
    group.rows.push_back(std::move(distinct));
    group.rows.push_back(memberRow("distinct_more_than", more > 0 ? Json(more) : Json()));
    return group;
}

// Rising, or the most frequent.
template <class Entry, class CountOf>
void takeMost(std::vector<Entry>& values, std::size_t most, const CountOf& countOf)
{
    if (values.size() <= most)
        return;
    std::ranges::stable_sort(values, std::greater(), countOf);
    values.resize(most);
}

ReportRow valueRow(std::string label, Json value, std::uint64_t count)
{
    return {.key = {},
            .label = std::move(label),
            .value = amountOf(count, "cell", "cells"),
            .json = Json::array({std::move(value), count})};
}

ReportGroup valuesGroup(const PartFindings& part)
{
    const auto& values = part.statistics.values;
    return {headingOf("Values", part.kind), valueRows(part), "values",
            values && !values->tooMany()};
}

// In text: all of them where they are few, else how many there are.
std::string valuesText(const PartFindings& part)
{
    const auto& values = part.statistics.values;
    if (!values)
        return {};
    if (!values->tooMany() && values->size() <= mostListedValues)
        return textOf(valuesGroup(part));
    ReportGroup group{headingOf("Values", part.kind)};
    group.add("distinct values", values->tooMany()
                                     ? fmt::format("more than {}", Statistics::mostValues)
                                     : distinctText(values->size(), 0));
    return textOf(group);
}

ReportGroup damageGroup(const std::vector<std::string>& damage)
{
    ReportGroup group{"Left out", {}, "damage"};
    for (const std::string& reason : damage)
        group.rows.push_back(
            {.key = {}, .label = "damaged", .value = reason, .json = textForJson(reason)});
    return group;
}

void addEnd(std::int64_t damagedParts, const std::vector<std::string>& damage,
            std::vector<ReportGroup>& to)
{
    to.push_back({{}, {memberRow("damaged_chunks", damagedParts)}});
    to.push_back(damageGroup(damage));
}

Json jsonOf(const PartFindings& part)
{
    std::vector<ReportGroup> groups = statisticsReport(part);
    groups.push_back({{}, percentileRows(part), "percentiles"});
    groups.push_back(valuesGroup(part));
    addEnd(part.statistics.damagedChunks, part.statistics.damage, groups);
    return jsonOf(groups);
}

} // namespace

std::vector<ReportGroup> statisticsReport(const PartFindings& part)
{
    const CellCounts& counts = part.statistics.counts;
    ReportGroup cells{headingOf("Cells", part.kind),
                      {countRow("cells", "all", counts.all),
                       countRow("finite", "finite numbers", counts.finite),
                       rareRow("nan", "NaN", counts.notANumber),
                       rareRow("positive_infinite", "+infinity", counts.positiveInfinite),
                       rareRow("negative_infinite", "-infinity", counts.negativeInfinite)}};
    addMissing(counts, cells);
    return {aboutGroup(part.scan->slice(), part.scan->order().dtype().text), std::move(cells),
            numbersGroup(part)};
}

std::vector<ReportGroup> statisticsReport(const TextFindings& found)
{
    const CellCounts& counts = found.statistics.counts;
    ReportGroup cells{
        "Cells",
        {countRow("cells", "all", counts.all), memberRow("texts", found.statistics.texts)}};
    addMissing(counts, cells);
    return {aboutGroup(found.scan->slice(), found.scan->typeText()), std::move(cells),
            textsGroup(found)};
}

std::vector<ReportRow> percentileRows(const PartFindings& part)
{
    const NumberOrder& order = part.scan->order();
    std::vector<ReportRow> rows;
    for (const Percentile& percentile : part.percentiles)
        rows.push_back({.key = {},
                        .label = fmt::format("{} %", percentile.percent),
                        .value = percentileText(order, percentile),
                        .json = Json::array({percentile.percent, jsonOf(order, percentile)})});
    return rows;
}

std::vector<ReportRow> valueRows(const PartFindings& part, std::size_t most)
{
    const NumberOrder& order = part.scan->order();
    std::vector<ReportRow> rows;
    if (!part.statistics.values)
        return rows;
    auto values = part.statistics.values->sorted();
    takeMost(values, most, &ValueCounts::Entry::count);
    for (const ValueCounts::Entry& value : values)
        rows.push_back(valueRow(order.text(value.key), jsonOf(order, value.key), value.count));
    return rows;
}

std::vector<ReportRow> valueRows(const TextFindings& found, std::size_t most,
                                 std::size_t mostLetters)
{
    const TextCounts::Counts& counts = found.statistics.values.counts();
    std::vector<std::pair<std::string, std::uint64_t>> values(counts.begin(), counts.end());
    takeMost(values, most, [](const auto& value) { return value.second; });
    std::vector<ReportRow> rows;
    for (const auto& [bytes, count] : values)
        rows.push_back(valueRow(textOrEmpty(*found.scan, bytes, mostLetters),
                                textForJson(found.scan->text(bytes)), count));
    return rows;
}

std::string statisticsText(std::span<const PartFindings> parts)
{
    std::string text;
    for (const PartFindings& part : parts)
        text += textOf(statisticsReport(part)) +
                textOf({headingOf("Percentiles", part.kind), percentileRows(part)}) +
                valuesText(part);
    return text + textOf(damageGroup(parts.front().statistics.damage));
}

std::string statisticsText(const TextFindings& found)
{
    std::string text = textOf(statisticsReport(found));
    if (found.statistics.values.size() <= mostListedValues)
        text += textOf({"Values", valueRows(found)});
    return text + textOf(damageGroup(found.statistics.damage));
}

Json statisticsJson(std::span<const PartFindings> parts)
{
    if (parts.size() == 1)
        return jsonOf(parts.front());
    Json json;
    for (const PartFindings& part : parts)
        json[shortNameOf(part.kind)] = jsonOf(part);
    return json;
}

Json statisticsJson(const TextFindings& found)
{
    std::vector<ReportGroup> groups = statisticsReport(found);
    groups.push_back({{}, valueRows(found), "values", !found.statistics.values.tooMany()});
    addEnd(found.statistics.damagedParts, found.statistics.damage, groups);
    return jsonOf(groups);
}

} // namespace bloscope
