#include "ui/document/heatmap_state_json.h"

#include "ui/document/overlay_state_json.h"

#include <QJsonArray>

namespace bloscope {

namespace {

ValueScale scaleFrom(const QJsonObject& json)
{
    ValueScale scale;
    const int kind = json["scale"].toInt();
    if (kind >= 0 && kind <= ValueScale::Gamma)
        scale.kind = static_cast<ValueScale::Kind>(kind);
    const double gamma = json["gamma"].toDouble();
    if (gamma >= ValueScale::leastGamma && gamma <= ValueScale::mostGamma)
        scale.gamma = gamma;
    return scale;
}

RangeChoice rangeFrom(const QJsonObject& json)
{
    RangeChoice range;
    const int kind = json["range"].toInt();
    if (kind >= 0 && kind <= static_cast<int>(RangeChoice::Kind::Deviations))
        range.kind = static_cast<RangeChoice::Kind>(kind);
    const double low = json["percent"][0].toDouble(-1);
    const double high = json["percent"][1].toDouble(-1);
    if (0 <= low && low < high && high <= 100) {
        range.lowPercent = low;
        range.highPercent = high;
    }
    const double deviations = json["deviations"].toDouble();
    if (deviations > 0 && deviations <= RangeChoice::mostDeviations)
        range.deviations = deviations;
    range.isSymmetric = json["symmetric"].toBool();
    range.isOfArray = json["ofArray"].toBool();
    const ValueRange manual{json["manual"][0].toDouble(), json["manual"][1].toDouble()};
    if (manual.low < manual.high)
        range.manual = manual;
    else if (range.kind == RangeChoice::Kind::Manual)
        range.kind = RangeChoice::Kind::Automatic;
    return range;
}

} // namespace

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
    const RangeChoice& range = state.options.range;
    QJsonObject json{{"map", QString::fromStdString(state.options.map->name)},
                     {"scale", int(state.options.scale.kind)},
                     {"gamma", state.options.scale.gamma},
                     {"range", int(range.kind)},
                     {"percent", QJsonArray{range.lowPercent, range.highPercent}},
                     {"manual", QJsonArray{range.manual.low, range.manual.high}},
                     {"deviations", range.deviations},
                     {"symmetric", range.isSymmetric},
                     {"ofArray", range.isOfArray}};
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
    if (const ColorMap* map = findColorMap(json["map"].toString().toStdString()))
        state.options.map = map;
    state.options.scale = scaleFrom(json);
    state.options.range = rangeFrom(json);
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
