#include "ui/curve/curve_state_json.h"

#include "core/base/limits.h"
#include "ui/text/json_numbers.h"

#include <QJsonArray>
#include <algorithm>

namespace bloscope {

namespace {

CurveScale scaleOf(const QJsonValue& isLog)
{
    return isLog.toBool() ? CurveScale::Log : CurveScale::Linear;
}

} // namespace

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
    if (!state.vector.isEmpty())
        json["vector"] = state.vector;
    return json;
}

CurveViewState curveStateFrom(const QJsonObject& json)
{
    CurveViewState state;
    state.choice = {dimensionFrom(json["along"], format::maxDimensions),
                    json["lines"].toString().toStdString()};
    state.axes = {scaleOf(json["logIndices"]), scaleOf(json["logValues"])};
    const auto first = wholeFrom(json["part"][0]);
    const auto count = wholeFrom(json["part"][1]);
    if (first && count && *count > 0)
        state.part = PointRange{*first, *count};
    state.field = std::max(0, json["field"].toInt());
    state.vector = json["vector"].toString();
    return state;
}

} // namespace bloscope
