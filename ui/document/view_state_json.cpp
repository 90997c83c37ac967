#include "ui/document/view_state_json.h"

#include <QJsonArray>
#include <QLatin1String>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr qsizetype mostDimensions = 16;
constexpr double mostIndex = 9007199254740992.0; // 2^53: what a number of JSON holds exactly

std::optional<std::int64_t> wholeFrom(const QJsonValue& value)
{
    const double number = value.toDouble(-1);
    if (number < 0 || number > mostIndex || number != std::floor(number))
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

QJsonArray toJson(CellPosition cell)
{
    return {qint64(cell.row), qint64(cell.column)};
}

CellPosition cellFrom(const QJsonValue& value)
{
    const auto row = wholeFrom(value[0]);
    const auto column = wholeFrom(value[1]);
    return row && column ? CellPosition{*row, *column} : CellPosition{};
}

QJsonValue toJson(std::optional<std::size_t> dimension)
{
    return dimension ? QJsonValue(qint64(*dimension)) : QJsonValue();
}

std::optional<std::size_t> dimensionFrom(const QJsonValue& value, std::size_t count)
{
    const auto dimension = wholeFrom(value);
    if (!dimension || *dimension >= static_cast<std::int64_t>(count))
        return std::nullopt;
    return static_cast<std::size_t>(*dimension);
}

QJsonObject toJson(const Slice& slice)
{
    QJsonArray shape;
    for (const std::int64_t extent : slice.shape())
        shape << qint64(extent);
    return {{"shape", shape},
            {"text", QString::fromStdString(slice.text())},
            {"row", toJson(slice.rowDimension())},
            {"column", toJson(slice.columnDimension())}};
}

std::optional<Slice> sliceFrom(const QJsonObject& json)
{
    const QJsonArray extents = json["shape"].toArray();
    if (extents.size() > mostDimensions)
        return std::nullopt;
    Shape shape;
    for (const QJsonValue& value : extents) {
        const auto extent = wholeFrom(value);
        if (!extent)
            return std::nullopt;
        shape.push_back(*extent);
    }
    Result<Slice> slice = Slice::parse(json["text"].toString().toStdString(), shape);
    if (!slice)
        return std::nullopt;
    const auto row = dimensionFrom(json["row"], shape.size());
    const auto column = dimensionFrom(json["column"], shape.size());
    if (row != column)
        slice->setAxes(row, column);
    return *slice;
}

QJsonObject toJson(const TableViewState& state)
{
    QJsonObject json{{"topLeft", toJson(state.topLeft)}};
    if (!state.selection.isEmpty()) {
        json["anchor"] = toJson(state.selection.anchor());
        json["current"] = toJson(state.selection.current());
    }
    return json;
}

TableViewState tableFrom(const QJsonObject& json)
{
    TableViewState state;
    state.topLeft = cellFrom(json["topLeft"]);
    const CellPosition anchor = cellFrom(json["anchor"]);
    const CellPosition current = cellFrom(json["current"]);
    if (anchor.row >= 0 && current.row >= 0) {
        state.selection.start(anchor);
        state.selection.extendTo(current);
    }
    return state;
}

QJsonObject toJson(const HeatmapViewState& state)
{
    const RangeChoice& range = state.options.range;
    QJsonObject json{{"map", QString::fromStdString(state.options.map->name)},
                     {"scale", int(state.options.scale.kind)},
                     {"gamma", state.options.scale.gamma},
                     {"range", int(range.kind)},
                     {"percent", QJsonArray{range.lowPercent, range.highPercent}},
                     {"manual", QJsonArray{range.manual.low, range.manual.high}},
                     {"deviations", range.deviations},
                     {"symmetric", range.isSymmetric}};
    if (state.field > 0)
        json["field"] = state.field;
    if (state.aspect)
        json["square"] = *state.aspect == CellAspect::Square;
    if (const auto& part = state.part)
        json["part"] = QJsonArray{part->left, part->top, part->width, part->height};
    return json;
}

ValueScale scaleFrom(const QJsonObject& json)
{
    ValueScale scale;
    const int kind = json["scale"].toInt();
    if (kind >= 0 && kind <= ValueScale::Gamma)
        scale.kind = static_cast<ValueScale::Kind>(kind);
    const double gamma = json["gamma"].toDouble();
    if (gamma >= ValueScale::leastGamma && gamma <= ValueScale::mostGamma)
        scale.gamma = gamma;
    return scale;
}

RangeChoice rangeFrom(const QJsonObject& json)
{
    RangeChoice range;
    const int kind = json["range"].toInt();
    if (kind >= 0 && kind <= static_cast<int>(RangeChoice::Kind::Deviations))
        range.kind = static_cast<RangeChoice::Kind>(kind);
    const double low = json["percent"][0].toDouble(-1);
    const double high = json["percent"][1].toDouble(-1);
    if (0 <= low && low < high && high <= 100) {
        range.lowPercent = low;
        range.highPercent = high;
    }
    const double deviations = json["deviations"].toDouble();
    if (deviations > 0 && deviations <= RangeChoice::mostDeviations)
        range.deviations = deviations;
    range.isSymmetric = json["symmetric"].toBool();
    const ValueRange manual{json["manual"][0].toDouble(), json["manual"][1].toDouble()};
    if (manual.low < manual.high)
        range.manual = manual;
    else if (range.kind == RangeChoice::Kind::Manual)
        range.kind = RangeChoice::Kind::Automatic;
    return range;
}

std::optional<PlaneView> partFrom(const QJsonValue& json)
{
    const PlaneView part{json[0].toDouble(-1), json[1].toDouble(-1), json[2].toDouble(),
                         json[3].toDouble()};
    const bool isThere = part.width > 0 && part.height > 0;
    return isThere ? std::optional(part) : std::nullopt;
}

HeatmapViewState heatmapFrom(const QJsonObject& json)
{
    HeatmapViewState state;
    if (const ColorMap* map = findColorMap(json["map"].toString().toStdString()))
        state.options.map = map;
    state.options.scale = scaleFrom(json);
    state.options.range = rangeFrom(json);
    if (json["square"].isBool())
        state.aspect = json["square"].toBool() ? CellAspect::Square : CellAspect::Fill;
    state.part = partFrom(json["part"]);
    state.field = std::max(0, json["field"].toInt());
    return state;
}

QJsonObject toJson(const ArrayViewState& state)
{
    return {{"slice", toJson(state.slice)},
            {"view", state.view},
            {"table", toJson(state.table)},
            {"heatmap", toJson(state.heatmap)}};
}

std::optional<ArrayViewState> arrayFrom(const QJsonObject& json)
{
    const auto slice = sliceFrom(json["slice"].toObject());
    if (!slice)
        return std::nullopt;
    return ArrayViewState{*slice, std::max(0, json["view"].toInt()),
                          tableFrom(json["table"].toObject()),
                          heatmapFrom(json["heatmap"].toObject())};
}

} // namespace

QJsonObject toJson(const ViewState& state)
{
    QJsonObject json;
    if (state.array)
        json["array"] = toJson(*state.array);
    if (!state.key.empty())
        json["key"] = QString::fromStdString(state.key);
    if (state.row)
        json["row"] = qint64(*state.row);
    return json;
}

ViewState viewStateFrom(const QJsonObject& json)
{
    ViewState state;
    if (json.contains("array"))
        state.array = arrayFrom(json["array"].toObject());
    state.key = json["key"].toString().toStdString();
    state.row = wholeFrom(json["row"]);
    return state;
}

} // namespace bloscope
