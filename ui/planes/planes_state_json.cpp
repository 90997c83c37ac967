#include "ui/planes/planes_state_json.h"

#include "core/base/limits.h"
#include "ui/document/plane_view_json.h"
#include "ui/text/json_numbers.h"

#include <QJsonArray>

namespace bloscope {

QJsonObject toJson(const PlanesViewState& state)
{
    QJsonArray parts;
    for (const auto& part : state.parts)
        parts << toJson(part);
    return {{"third", toJson(state.third)}, {"parts", parts}, {"ofArray", state.hasRangeOfArray}};
}

PlanesViewState planesStateFrom(const QJsonObject& json)
{
    PlanesViewState state{dimensionFrom(json["third"], format::maxDimensions)};
    for (std::size_t i = 0; i < state.parts.size(); ++i)
        state.parts[i] = partFrom(json["parts"][qsizetype(i)]);
    state.hasRangeOfArray = json["ofArray"].toBool(true);
    return state;
}

} // namespace bloscope
