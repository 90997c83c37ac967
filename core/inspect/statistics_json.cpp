#include "core/inspect/statistics_json.h"

#include "core/base/rounded.h"
#include "core/inspect/info_json.h"
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
    json["damage"] = Json::array();
    for (const std::string& reason : found.damage)
        json["damage"].push_back(textForJson(reason));
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
