#include "ui/heatmap/heatmap_view_state.h"

#include "core/base/limits.h"
#include "ui/overlay/overlay_state.h"
#include "ui/picture/heatmap_options_json.h"
#include "ui/text/json_numbers.h"
#include "ui/text/words.h"

#include <QJsonArray>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::array<Word<CellAspect>, 3> aspectWords = {
    {{CellAspect::Fill, "fill"}, {CellAspect::Square, "square"}, {CellAspect::Spacing, "spacing"}}};

void addBands(const ColorBands& bands, QJsonObject& to)
{
    QJsonArray indices;
    for (const std::int64_t index : bands.indices)
        indices << qint64(index);
    to["channels"] = int(bands.dimension);
    to["bands"] = indices;
}

// Until 0.2.0 there was a dimension alone. Whether they are in the array is asked by who has it.
std::optional<ColorBands> bandsFrom(const QJsonObject& json)
{
    const auto dimension = dimensionFrom(json["channels"], format::maxDimensions);
    if (!dimension)
        return std::nullopt;
    ColorBands bands{*dimension};
    for (const QJsonValue index : json["bands"].toArray())
        bands.indices.push_back(index.toInteger(-1));
    return bands;
}

// Until 0.2.0 they were there in any case: what is not flipped may be nobody's choice.
std::optional<PlaneFlips> flipsFrom(const QJsonObject& json)
{
    const bool isChosen = json.contains("flipped");
    const QJsonValue flipped = json[isChosen ? "flipped" : "flips"];
    const PlaneFlips flips{flipped[0].toBool(), flipped[1].toBool()};
    return isChosen || flips != PlaneFlips() ? std::optional(flips) : std::nullopt;
}

constexpr std::array<Word<ContourChoice::Color>, 6> contourWords = {
    {{ContourChoice::Color::Contrast, "contrast"},
     {ContourChoice::Color::Black, "black"},
     {ContourChoice::Color::White, "white"},
     {ContourChoice::Color::Red, "red"},
     {ContourChoice::Color::Yellow, "yellow"},
     {ContourChoice::Color::ByValue, "value"}}};

QJsonObject toJson(const ContourChoice& contours)
{
    QJsonArray levels;
    for (const double level : contours.levels)
        levels << level;
    return {{"shown", contours.isOn},
            {"count", contours.count},
            {"levels", levels},
            {"color", wordFor(contourWords, contours.color)},
            {"values", contours.hasValues}};
}

ContourChoice contoursFrom(const QJsonObject& json)
{
    ContourChoice contours;
    contours.isOn = json["shown"].toBool();
    contours.count = std::clamp(json["count"].toInt(contours.count), 1, ContourChoice::mostLevels);
    for (const QJsonValue level : json["levels"].toArray())
        if (level.isDouble() && std::ssize(contours.levels) < ContourChoice::mostLevels)
            contours.levels.push_back(level.toDouble());
    std::ranges::sort(contours.levels);
    contours.color = choiceFrom(json["color"], contourWords).value_or(contours.color);
    contours.hasValues = json["values"].toBool(true);
    return contours;
}

} // namespace

QJsonObject toJson(const HeatmapViewState& state)
{
    QJsonObject json = toJson(state.options);
    json["histogram"] = state.showsHistogram;
    if (state.flips)
        json["flipped"] = QJsonArray{state.flips->columns, state.flips->rows};
    if (state.overlay)
        json["overlay"] = toJson(*state.overlay);
    json["profiles"] = state.showsProfiles;
    json["colorsAreChosen"] = state.isMapChosen;
    if (state.bands)
        addBands(*state.bands, json);
    if (state.showsMosaic)
        json["bayer"] = true;
    if (state.field > 0)
        json["field"] = state.field;
    if (state.aspect)
        json["aspect"] = wordFor(aspectWords, *state.aspect);
    if (state.part)
        json["part"] = toJson(state.part);
    if (state.brush != BrushChoice())
        json["brush"] = toJson(state.brush);
    if (state.showsCoasts)
        json["coasts"] = true;
    if (!state.regions.isEmpty())
        json["regions"] = state.regions;
    if (state.computation)
        json["computed"] = toJson(state.computation);
    if (state.contours != ContourChoice())
        json["contours"] = toJson(state.contours);
    return json;
}

HeatmapViewState heatmapStateFrom(const QJsonObject& json)
{
    HeatmapViewState state;
    state.options = heatmapOptionsFrom(json);
    state.aspect = choiceFrom(json["aspect"], aspectWords);
    state.showsHistogram = json["histogram"].toBool(true);
    state.flips = flipsFrom(json);
    state.overlay = overlayStateFrom(json["overlay"].toObject());
    state.showsProfiles = json["profiles"].toBool();
    state.bands = bandsFrom(json);
    state.showsMosaic = json["bayer"].toBool();
    state.part = partFrom(json["part"]);
    state.isMapChosen = json["colorsAreChosen"].toBool();
    state.brush = brushChoiceFrom(json["brush"].toObject());
    state.showsCoasts = json["coasts"].toBool();
    state.regions = json["regions"].toObject();
    state.computation = computationFrom(json["computed"]);
    state.contours = contoursFrom(json["contours"].toObject());
    state.field = std::max(0, json["field"].toInt());
    return state;
}

} // namespace bloscope
