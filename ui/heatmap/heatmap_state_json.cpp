#include "ui/heatmap/heatmap_state_json.h"

#include "ui/document/plane_view_json.h"
#include "ui/overlay/overlay_state_json.h"
#include "ui/picture/heatmap_options_json.h"
#include "ui/text/words.h"

#include <QJsonArray>

namespace bloscope {

namespace {

constexpr std::array<Word<CellAspect>, 3> aspectWords = {
    {{CellAspect::Fill, "fill"}, {CellAspect::Square, "square"}, {CellAspect::Spacing, "spacing"}}};

} // namespace

QJsonObject toJson(const HeatmapViewState& state)
{
    QJsonObject json = toJson(state.options);
    json["histogram"] = state.showsHistogram;
    json["flips"] = QJsonArray{state.flips.columns, state.flips.rows};
    if (state.overlay)
        json["overlay"] = toJson(*state.overlay);
    json["profiles"] = state.showsProfiles;
    json["colorsAreChosen"] = state.isMapChosen;
    if (state.channels)
        json["channels"] = int(*state.channels);
    if (state.field > 0)
        json["field"] = state.field;
    if (state.aspect)
        json["aspect"] = wordFor(aspectWords, *state.aspect);
    if (state.part)
        json["part"] = toJson(state.part);
    if (state.brush != BrushChoice())
        json["brush"] = QJsonObject{{"value", state.brush.value}, {"size", state.brush.size}};
    return json;
}

HeatmapViewState heatmapStateFrom(const QJsonObject& json)
{
    HeatmapViewState state;
    state.options = heatmapOptionsFrom(json);
    state.aspect = choiceFrom(json["aspect"], aspectWords);
    state.showsHistogram = json["histogram"].toBool(true);
    state.flips = {json["flips"][0].toBool(), json["flips"][1].toBool()};
    state.overlay = overlayStateFrom(json["overlay"].toObject());
    state.showsProfiles = json["profiles"].toBool();
    if (const int channels = json["channels"].toInt(-1); channels >= 0)
        state.channels = std::size_t(channels);
    state.part = partFrom(json["part"]);
    state.isMapChosen = json["colorsAreChosen"].toBool();
    const QJsonObject brush = json["brush"].toObject();
    state.brush.value = brush["value"].toString(state.brush.value);
    state.brush.size = brush["size"].toInt(state.brush.size); // the control bounds it
    state.field = std::max(0, json["field"].toInt());
    return state;
}

} // namespace bloscope
