#include "ui/brush/brush_choice.h"

#include "ui/text/words.h"

#include <QJsonArray>

namespace bloscope {

namespace {

constexpr std::array<Word<BrushTool>, 6> toolWords = {{{BrushTool::Disc, "disc"},
                                                       {BrushTool::Ball, "ball"},
                                                       {BrushTool::Fill, "fill"},
                                                       {BrushTool::FillVolume, "fill volume"},
                                                       {BrushTool::Polygon, "polygon"},
                                                       {BrushTool::Lasso, "lasso"}}};

} // namespace

QJsonObject toJson(const BrushChoice& choice)
{
    QJsonObject json{
        {"value", choice.value}, {"size", choice.size}, {"tool", wordFor(toolWords, choice.tool)}};
    if (choice.only)
        json["only"] = *choice.only;
    if (!choice.isProtected.isEmpty())
        json["protected"] = QJsonArray::fromStringList(choice.isProtected);
    if (choice.limits != BrushChoice::Limits())
        json["limits"] = QJsonObject{
            {"on", choice.limits.areOn}, {"low", choice.limits.low}, {"high", choice.limits.high}};
    return json;
}

BrushChoice brushChoiceFrom(const QJsonObject& json)
{
    BrushChoice choice;
    choice.value = json["value"].toString(choice.value);
    choice.size = json["size"].toInt(choice.size); // the control bounds it
    choice.tool = choiceFrom(json["tool"], toolWords).value_or(choice.tool);
    if (json["only"].isString())
        choice.only = json["only"].toString();
    for (const QJsonValue value : json["protected"].toArray())
        if (value.isString())
            choice.isProtected << value.toString();
    const QJsonObject limits = json["limits"].toObject();
    choice.limits = {limits["on"].toBool(), limits["low"].toString(), limits["high"].toString()};
    return choice;
}

} // namespace bloscope
