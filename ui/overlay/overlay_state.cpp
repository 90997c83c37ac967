#include "ui/overlay/overlay_state.h"

#include "ui/document/label_look_book.h"
#include "ui/document/open_request.h"
#include "ui/overlay/label_file.h"
#include "ui/picture/heatmap_options_json.h"
#include "ui/text/words.h"

namespace bloscope {

namespace {

using Drawing = OverlayLook::Drawing;

constexpr std::array<Word<Drawing>, 3> drawingWords = {
    {{Drawing::Filled, "filled"}, {Drawing::Outlines, "outlines"}, {Drawing::Both, "both"}}};

constexpr std::size_t mostLabelsKept = 1000; // of which a session has looks

OverlayLook lookFrom(const QJsonObject& json)
{
    OverlayLook look;
    look.colors = heatmapOptionsFrom(json["colors"].toObject());
    if (const LabelLooks labels = labelLooksFrom(json["labels"].toObject()); !labels.isEmpty())
        look.colors.labels = std::make_shared<const LabelLooks>(labels);
    look.drawing = choiceFrom(json["drawing"], drawingWords).value_or(look.drawing);
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
    json["drawing"] = wordFor(drawingWords, state.look.drawing);
    json["opacity"] = state.look.opacity;
    json["colors"] = toJson(state.look.colors);
    const auto& labels = state.look.colors.labels;
    if (labels && labels->all().size() <= mostLabelsKept)
        json["labels"] = toJson(*labels);
    json["on"] = state.isOn;
    if (state.isCarried)
        json["carried"] = true;
    return json;
}

std::optional<OverlayViewState> overlayStateFrom(const QJsonObject& json)
{
    const auto request = openRequestFrom(json);
    if (!request)
        return std::nullopt;
    return OverlayViewState{*request, lookFrom(json), json["on"].toBool(true),
                            json["carried"].toBool()};
}

void carryLabels(std::optional<OverlayViewState>& overlay, const DocumentAddress& from,
                 const DocumentAddress& to)
{
    if (!overlay)
        return;
    if (overlay->request.address != DocumentAddress{labelPathOf(from.path), {}})
        return overlay.reset();
    overlay->request = OpenRequest::of(labelPathOf(to.path));
    overlay->isCarried = true;
}

} // namespace bloscope
