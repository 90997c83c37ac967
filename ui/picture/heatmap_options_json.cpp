#include "ui/picture/heatmap_options_json.h"

#include "ui/text/words.h"

#include <QJsonArray>

namespace bloscope {

namespace {

constexpr std::array<Word<RangeChoice::Kind>, 5> rangeWords = {
    {{RangeChoice::Kind::Automatic, "automatic"},
     {RangeChoice::Kind::MinMax, "minmax"},
     {RangeChoice::Kind::Percentile, "percentiles"},
     {RangeChoice::Kind::Manual, "manual"},
     {RangeChoice::Kind::Deviations, "deviations"}}};

ValueScale scaleFrom(const QJsonObject& json)
{
    ValueScale scale;
    scale.kind = choiceFrom(json["scale"], scaleWords).value_or(scale.kind);
    const double gamma = json["gamma"].toDouble();
    if (gamma >= ValueScale::leastGamma && gamma <= ValueScale::mostGamma)
        scale.gamma = gamma;
    return scale;
}

RangeChoice rangeFrom(const QJsonObject& json)
{
    RangeChoice range;
    range.kind = choiceFrom(json["range"], rangeWords).value_or(range.kind);
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

QJsonObject toJson(const HeatmapOptions& options)
{
    const RangeChoice& range = options.range;
    return {{"map", QString::fromStdString(options.map->name)},
            {"scale", wordFor(scaleWords, options.scale.kind)},
            {"gamma", options.scale.gamma},
            {"range", wordFor(rangeWords, range.kind)},
            {"percent", QJsonArray{range.lowPercent, range.highPercent}},
            {"manual", QJsonArray{range.manual.low, range.manual.high}},
            {"deviations", range.deviations},
            {"symmetric", range.isSymmetric},
            {"ofArray", range.isOfArray},
            {"hotPixels", options.hotPixels}};
}

HeatmapOptions heatmapOptionsFrom(const QJsonObject& json)
{
    HeatmapOptions options;
    if (const ColorMap* map = findColorMap(json["map"].toString().toStdString()))
        options.map = map;
    options.scale = scaleFrom(json);
    options.range = rangeFrom(json);
    const double hotPixels = json["hotPixels"].toDouble();
    if (hotPixels > 0 && hotPixels <= HeatmapOptions::mostHotPixels)
        options.hotPixels = hotPixels;
    return options;
}

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

} // namespace bloscope
