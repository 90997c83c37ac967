#include "core/base/limits.h"
#include "ui/picture/heatmap_options_json.h"
#include "ui/planes/planes_view.h"
#include "ui/text/json_numbers.h"
#include "ui/text/words.h"

#include <QJsonArray>

namespace bloscope {

namespace {

constexpr std::array<Word<LargePlane>, 5> largePlanes{{{LargePlane::None, "none"},
                                                       {LargePlane::Largest, "largest"},
                                                       {LargePlane::Front, "front"},
                                                       {LargePlane::Side, "side"},
                                                       {LargePlane::Below, "below"}}};
constexpr std::array<Word<OrthogonalPlanes::Which>, 3> planeWords{
    {{OrthogonalPlanes::Front, "front"},
     {OrthogonalPlanes::Side, "side"},
     {OrthogonalPlanes::Below, "below"}}};

} // namespace

QJsonObject toJson(const PlanesViewState& state)
{
    QJsonArray parts;
    for (const auto& part : state.parts)
        parts << toJson(part);
    QJsonObject json{{"third", toJson(state.third)},
                     {"parts", parts},
                     {"ofArray", state.hasRangeOfArray},
                     {"large", wordFor(largePlanes, state.large)}};
    if (state.maximised)
        json["maximised"] = wordFor(planeWords, *state.maximised);
    return json;
}

PlanesViewState planesStateFrom(const QJsonObject& json)
{
    PlanesViewState state{dimensionFrom(json["third"], format::maxDimensions)};
    for (std::size_t i = 0; i < state.parts.size(); ++i)
        state.parts[i] = partFrom(json["parts"][qsizetype(i)]);
    state.hasRangeOfArray = json["ofArray"].toBool(true);
    state.large =
        choiceOf(largePlanes, json["large"].toString().toStdString()).value_or(state.large);
    state.maximised = choiceOf(planeWords, json["maximised"].toString().toStdString());
    return state;
}

} // namespace bloscope
