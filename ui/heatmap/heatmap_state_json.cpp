#include "ui/heatmap/heatmap_state_json.h"

#include "ui/overlay/overlay_state_json.h"
#include "ui/picture/heatmap_options_json.h"

#include <QJsonArray>

namespace bloscope {

QJsonValue toJson(const std::optional<PlaneView>& part)
{
    return part ? QJsonArray{part->left, part->top, part->width, part->height} : QJsonValue();
}

std::optional<PlaneView> partFrom(const QJsonValue& json)
{
    const PlaneView part{json[0].toDouble(-1), json[1].toDouble(-1), json[2].toDouble(),
                         json[3].toDouble()};
    const bool isThere = part.width > 0 && part.height > 0;
    return isThere ? std::optional(part) : std::nullopt;
}

QJsonObject toJson(const HeatmapViewState& state)
{
    QJsonObject json = toJson(state.options);
    json["histogram"] = state.showsHistogram;
    json["flips"] = QJsonArray{state.flips.columns, state.flips.rows};
    if (state.overlay)
        json["overlay"] = toJson(*state.overlay);
    json["profiles"] = state.showsProfiles;
    if (state.channels)
        json["channels"] = int(*state.channels);
    if (state.field > 0)
        json["field"] = state.field;
    if (state.aspect)
        json["aspect"] = int(*state.aspect);
    if (const auto& part = state.part)
        json["part"] = QJsonArray{part->left, part->top, part->width, part->height};
    return json;
}

HeatmapViewState heatmapStateFrom(const QJsonObject& json)
{
    HeatmapViewState state;
    state.options = heatmapOptionsFrom(json);
    const int aspect = json["aspect"].toInt(-1);
    if (aspect >= 0 && aspect <= int(CellAspect::Spacing))
        state.aspect = static_cast<CellAspect>(aspect);
    state.showsHistogram = json["histogram"].toBool(true);
    state.flips = {json["flips"][0].toBool(), json["flips"][1].toBool()};
    state.overlay = overlayStateFrom(json["overlay"].toObject());
    state.showsProfiles = json["profiles"].toBool();
    if (const int channels = json["channels"].toInt(-1); channels >= 0)
        state.channels = std::size_t(channels);
    state.part = partFrom(json["part"]);
    state.field = std::max(0, json["field"].toInt());
    return state;
}

} // namespace bloscope
