#include "core/inspect/statistics_json.h"

#include "core/inspect/info_json.h"
#include "core/numbers/rounded.h"
#include "core/statistics/figure_text.h"
#include "core/statistics/slice_grid.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(Int128 number)
{
    if (number >= INT64_MIN && number <= INT64_MAX)
        return static_cast<std::int64_t>(number);
    if (number >= 0 && number <= Int128(UINT64_MAX))
        return static_cast<std::uint64_t>(number);
    return fmt::format("{}", number);
}

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
            return jsonOf(order.integer(key));
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
    return order.isInteger() ? jsonOf(order.integer(percentile.below))
                             : jsonOf(order, percentile.below);
}

Json sumJson(const NumberOrder& order, const Moments& moments)
{
    if (order.dtype().kind == DTypeKind::DateTime)
        return nullptr;
    if (order.dtype().isTime())
        return sumText(order, moments);
    return order.isInteger() ? jsonOf(moments.integerSum()) : jsonOf(moments.sum());
}

void addCounts(const CellCounts& counts, Json& json)
{
    json["cells"] = counts.all;
    json["finite"] = counts.finite;
    json["nan"] = counts.notANumber;
    json["positive_infinite"] = counts.positiveInfinite;
    json["negative_infinite"] = counts.negativeInfinite;
    json["damaged"] = counts.damaged;
    json["uninitialised"] = counts.uninitialised;
    json["absent"] = counts.absent;
    json["nulls"] = counts.nulls;
}

void addNumbers(const NumberScan& scan, const Statistics& found, Json& json)
{
    const NumberOrder& order = scan.order();
    for (const char* name : {"min", "min_index", "max", "max_index", "mean", "std", "sum"})
        json[name] = nullptr;
    if (found.counts.finite == 0)
        return;
    json["min"] = jsonOf(order, found.minimum->key);
    json["min_index"] = SliceGrid::indexOf(scan.slice(), found.minimum->position);
    json["max"] = jsonOf(order, found.maximum->key);
    json["max_index"] = SliceGrid::indexOf(scan.slice(), found.maximum->position);
    json["mean"] = order.dtype().isTime() ? Json(meanText(order, found.moments))
                                          : jsonOf(found.moments.mean());
    json["std"] = jsonOf(found.moments.deviation());
    json["sum"] = sumJson(order, found.moments);
}

Json valuesJson(const NumberOrder& order, const Statistics& found)
{
    if (!found.values || found.values->tooMany())
        return nullptr;
    Json values = Json::array();
    for (const ValueCounts::Entry& value : found.values->sorted())
        values.push_back(Json::array({jsonOf(order, value.key), value.count}));
    return values;
}

Json damageJson(const std::vector<std::string>& damage)
{
    Json reasons = Json::array();
    for (const std::string& reason : damage)
        reasons.push_back(textForJson(reason));
    return reasons;
}

Json jsonOf(const TextScan& scan, const std::optional<TextStatistics::Extreme>& extreme)
{
    if (!extreme)
        return nullptr;
    return {{"length", extreme->length},
            {"index", SliceGrid::indexOf(scan.slice(), extreme->position)},
            {"text", textForJson(scan.text(extreme->bytes))}};
}

Json valuesJson(const TextScan& scan, const TextCounts& found)
{
    if (found.tooMany())
        return nullptr;
    Json values = Json::array();
    for (const auto& [bytes, count] : found.counts())
        values.push_back(Json::array({textForJson(scan.text(bytes)), count}));
    return values;
}

} // namespace

Json statisticsJson(const NumberScan& scan, const Statistics& found,
                    const std::vector<Percentile>& percentiles)
{
    Json json;
    json["slice"] = scan.slice().text();
    json["dtype"] = textForJson(scan.order().dtype().text);
    addCounts(found.counts, json);
    addNumbers(scan, found, json);
    json["percentiles"] = Json::array();
    for (const Percentile& percentile : percentiles)
        json["percentiles"].push_back(
            Json::array({percentile.percent, jsonOf(scan.order(), percentile)}));
    json["values"] = valuesJson(scan.order(), found);
    json["damaged_chunks"] = found.damagedChunks;
    json["damage"] = damageJson(found.damage);
    return json;
}

Json statisticsJson(const TextFindings& found)
{
    const TextScan& scan = *found.scan;
    const TextStatistics& statistics = found.statistics;
    Json json;
    json["slice"] = scan.slice().text();
    json["dtype"] = textForJson(scan.typeText());
    json["cells"] = statistics.counts.all;
    json["texts"] = statistics.texts;
    json["damaged"] = statistics.counts.damaged;
    json["uninitialised"] = statistics.counts.uninitialised;
    json["absent"] = statistics.counts.absent;
    json["nulls"] = statistics.counts.nulls;
    json["shortest"] = jsonOf(scan, statistics.shortest);
    json["longest"] = jsonOf(scan, statistics.longest);
    const TextCounts& values = statistics.values;
    json["distinct"] = values.tooMany() ? Json(nullptr) : Json(values.size());
    json["distinct_more_than"] = values.tooMany() ? Json(values.moreThan()) : Json(nullptr);
    json["values"] = valuesJson(scan, values);
    json["damaged_chunks"] = statistics.damagedParts;
    json["damage"] = damageJson(statistics.damage);
    return json;
}

Json statisticsJson(std::span<const PartFindings> parts)
{
    const auto jsonOfPart = [](const PartFindings& part) {
        return statisticsJson(*part.scan, part.statistics, part.percentiles);
    };
    if (parts.size() == 1)
        return jsonOfPart(parts.front());
    Json json;
    for (const PartFindings& part : parts)
        json[shortNameOf(part.kind)] = jsonOfPart(part);
    return json;
}

} // namespace bloscope
