#include "ui/pages/view_state_json.h"

#include "ui/heatmap/heatmap_state_json.h"

#include <QJsonArray>
#include <QLatin1String>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr qsizetype mostDimensions = 16;
constexpr std::int64_t mostColumnWidth = 10'000; // pixels
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

QJsonObject toJson(const NumberFormat& format)
{
    QJsonObject json{{"exponent", int(format.exponent)}, {"base", int(format.base)}};
    if (format.precision)
        json["precision"] = *format.precision;
    return json;
}

std::optional<NumberFormat> numbersFrom(const QJsonValue& value)
{
    if (!value.isObject())
        return std::nullopt;
    NumberFormat format;
    if (value["exponent"].toInt() == int(NumberFormat::Exponent::Always))
        format.exponent = NumberFormat::Exponent::Always;
    const int base = value["base"].toInt();
    if (base >= 0 && base <= int(NumberFormat::Base::Binary))
        format.base = static_cast<NumberFormat::Base>(base);
    const int precision = value["precision"].toInt(-1);
    if (precision >= 0 && precision <= NumberFormat::mostPrecision)
        format.precision = precision;
    return format;
}

QJsonObject toJson(const TableViewState& state)
{
    QJsonObject json{{"topLeft", toJson(state.topLeft)}};
    if (!state.selection.isEmpty()) {
        json["anchor"] = toJson(state.selection.anchor());
        json["current"] = toJson(state.selection.current());
    }
    QJsonArray widths;
    for (const auto& [column, width] : state.columnWidths)
        widths << QJsonArray{qint64(column), width};
    if (!widths.isEmpty())
        json["columnWidths"] = widths;
    if (state.numbers)
        json["numbers"] = toJson(*state.numbers);
    if (state.showsColors)
        json["colors"] = true;
    return json;
}

std::map<std::int64_t, int> columnWidthsFrom(const QJsonArray& json)
{
    std::map<std::int64_t, int> widths;
    for (const QJsonValue& value : json) {
        const auto column = wholeFrom(value[0]);
        const auto width = wholeFrom(value[1]);
        if (column && width && *width > 0 && *width <= mostColumnWidth)
            widths[*column] = static_cast<int>(*width);
    }
    return widths;
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
    state.columnWidths = columnWidthsFrom(json["columnWidths"].toArray());
    state.numbers = numbersFrom(json["numbers"]);
    state.showsColors = json["colors"].toBool();
    return state;
}

QJsonObject toJson(const CurveViewState& state)
{
    QJsonObject json{{"lines", QString::fromStdString(state.choice.lines)},
                     {"logIndices", state.axes.index == CurveScale::Log},
                     {"logValues", state.axes.value == CurveScale::Log}};
    if (state.choice.along)
        json["along"] = qint64(*state.choice.along);
    if (state.part)
        json["part"] = QJsonArray{qint64(state.part->first), qint64(state.part->count)};
    if (state.field > 0)
        json["field"] = state.field;
    return json;
}

CurveScale scaleFrom(const QJsonValue& isLog)
{
    return isLog.toBool() ? CurveScale::Log : CurveScale::Linear;
}

CurveViewState curveFrom(const QJsonObject& json)
{
    CurveViewState state;
    state.choice = {dimensionFrom(json["along"], std::size_t(mostDimensions)),
                    json["lines"].toString().toStdString()};
    state.axes = {scaleFrom(json["logIndices"]), scaleFrom(json["logValues"])};
    const auto first = wholeFrom(json["part"][0]);
    const auto count = wholeFrom(json["part"][1]);
    if (first && count && *count > 0)
        state.part = PointRange{*first, *count};
    state.field = std::max(0, json["field"].toInt());
    return state;
}

QJsonObject toJson(const PlanesViewState& state)
{
    QJsonObject json{{"third", toJson(state.third)}};
    QJsonArray parts;
    for (const auto& part : state.parts)
        parts << toJson(part);
    json["parts"] = parts;
    return json;
}

PlanesViewState planesFrom(const QJsonObject& json)
{
    PlanesViewState state{dimensionFrom(json["third"], std::size_t(mostDimensions))};
    for (std::size_t i = 0; i < state.parts.size(); ++i)
        state.parts[i] = partFrom(json["parts"][qsizetype(i)]);
    return state;
}

std::optional<std::vector<std::int64_t>> markFrom(const QJsonArray& json)
{
    std::vector<std::int64_t> mark;
    for (const QJsonValue& value : json)
        if (const auto index = wholeFrom(value))
            mark.push_back(*index);
    const bool isWhole = !mark.empty() && qsizetype(mark.size()) == json.size();
    return isWhole ? std::optional(mark) : std::nullopt;
}

QJsonObject toJson(const ArrayViewState& state)
{
    QJsonObject json{{"slice", toJson(state.slice)}, {"view", state.view},
                     {"table", toJson(state.table)}, {"heatmap", toJson(state.heatmap)},
                     {"curve", toJson(state.curve)}, {"planes", toJson(state.planes)},
                     {"linked", state.isLinked}};
    if (state.mark) {
        QJsonArray mark;
        for (const std::int64_t index : *state.mark)
            mark << qint64(index);
        json["mark"] = mark;
    }
    return json;
}

std::optional<ArrayViewState> arrayFrom(const QJsonObject& json)
{
    const auto slice = sliceFrom(json["slice"].toObject());
    if (!slice)
        return std::nullopt;
    return ArrayViewState{*slice,
                          std::max(0, json["view"].toInt()),
                          tableFrom(json["table"].toObject()),
                          heatmapStateFrom(json["heatmap"].toObject()),
                          curveFrom(json["curve"].toObject()),
                          planesFrom(json["planes"].toObject()),
                          markFrom(json["mark"].toArray()),
                          json["linked"].toBool()};
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
    if (state.numbers)
        json["numbers"] = toJson(*state.numbers);
    return json;
}

ViewState viewStateFrom(const QJsonObject& json)
{
    ViewState state;
    if (json.contains("array"))
        state.array = arrayFrom(json["array"].toObject());
    state.key = json["key"].toString().toStdString();
    state.row = wholeFrom(json["row"]);
    state.numbers = numbersFrom(json["numbers"]);
    return state;
}

} // namespace bloscope
