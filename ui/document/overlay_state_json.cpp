#include "ui/document/overlay_state_json.h"

#include "ui/document/session_document.h"
#include "ui/views/heatmap_options_json.h"

#include <QFileInfo>

namespace bloscope {

namespace {

using Drawing = OverlayLook::Drawing;

OpenRequest requestFrom(const QJsonObject& json)
{
    SessionDocument document;
    document.path = json["path"].toString();
    document.key = json["key"].toString();
    document.offset = json["offset"].toString().toULongLong();
    return requestOf(document);
}

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
    const QJsonObject json{{"path", state.request.address.path},
                           {"key", QString::fromStdString(state.request.key)},
                           {"offset", QString::number(state.request.offset)},
                           {"drawing", int(state.look.drawing)},
                           {"opacity", state.look.opacity},
                           {"colors", toJson(state.look.colors)},
                           {"on", state.isOn}};
    const bool isFoundAgain = requestFrom(json).address == state.request.address;
    return isFoundAgain ? json : QJsonObject();
}

std::optional<OverlayViewState> overlayStateFrom(const QJsonObject& json)
{
    if (!QFileInfo(json["path"].toString()).isAbsolute())
        return std::nullopt;
    return OverlayViewState{requestFrom(json), lookFrom(json), json["on"].toBool(true)};
}

} // namespace bloscope
