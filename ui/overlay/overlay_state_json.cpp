#include "ui/overlay/overlay_state_json.h"

#include "ui/document/open_request_json.h"
#include "ui/picture/heatmap_options_json.h"

namespace bloscope {

namespace {

using Drawing = OverlayLook::Drawing;

OverlayLook lookFrom(const QJsonObject& json)
{
    OverlayLook look;
    look.colors = heatmapOptionsFrom(json["colors"].toObject());
    const int drawing = json["drawing"].toInt(-1);
    if (drawing >= 0 && drawing <= static_cast<int>(Drawing::Both))
        look.drawing = static_cast<Drawing>(drawing);
    const int opacity = json["opacity"].toInt(-1);
    if (opacity >= 0 && opacity <= OverlayLook::fullOpacity)
        look.opacity = opacity;
    return look;
}

} // namespace

QJsonObject toJson(const OverlayViewState& state)
{
    QJsonObject json = toJson(state.request);
    if (json.isEmpty())
        return json;
    json["drawing"] = int(state.look.drawing);
    json["opacity"] = state.look.opacity;
    json["colors"] = toJson(state.look.colors);
    json["on"] = state.isOn;
    return json;
}

std::optional<OverlayViewState> overlayStateFrom(const QJsonObject& json)
{
    const auto request = openRequestFrom(json);
    if (!request)
        return std::nullopt;
    return OverlayViewState{*request, lookFrom(json), json["on"].toBool(true)};
}

} // namespace bloscope
