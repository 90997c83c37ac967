#include "ui/grid/table_view_state.h"

#include "ui/text/json_numbers.h"
#include "ui/text/number_text.h"

#include <QJsonArray>

namespace bloscope {

namespace {

constexpr std::int64_t mostColumnWidth = 10'000; // pixels

QJsonArray toJson(CellPosition cell)
{
    return {qint64(cell.row), qint64(cell.column)};
}

CellPosition cellFrom(const QJsonValue& json)
{
    const auto row = wholeFrom(json[0]);
    const auto column = wholeFrom(json[1]);
    return row && column ? CellPosition{*row, *column} : CellPosition{};
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

} // namespace

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
    if (state.clearText)
        json["clear"] = *state.clearText;
    return json;
}

TableViewState tableStateFrom(const QJsonObject& json)
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
    state.numbers = numberFormatFrom(json["numbers"]);
    state.showsColors = json["colors"].toBool();
    if (json["clear"].isString())
        state.clearText = json["clear"].toString();
    return state;
}

} // namespace bloscope
