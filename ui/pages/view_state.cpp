#include "ui/pages/view_state.h"

#include "core/base/limits.h"
#include "ui/text/json_numbers.h"
#include "ui/text/number_text.h"

#include <QJsonArray>
#include <iterator>

namespace bloscope {

namespace {

constexpr QLatin1String sliceKey("slice");

// The views as they were numbered until 0.2.0.
constexpr const char* oldViews[] = {"table", "heatmap", "curve", "statistics", "planes", "chunks"};

QString viewFrom(const QJsonValue& json)
{
    const auto number = wholeFrom(json);
    return number && *number < std::ssize(oldViews) ? QString::fromLatin1(oldViews[*number])
                                                    : json.toString();
}

QJsonObject toJson(const Slice& slice)
{
    QJsonArray shape;
    for (const std::int64_t extent : slice.shape())
        shape << qint64(extent);
    return {{"shape", shape},
            {"text", QString::fromStdString(slice.text())},
            {"row", bloscope::toJson(slice.rowDimension())},
            {"column", bloscope::toJson(slice.columnDimension())}};
}

std::optional<Slice> sliceFrom(const QJsonObject& json)
{
    const QJsonArray extents = json["shape"].toArray();
    if (extents.size() > qsizetype(format::maxDimensions))
        return std::nullopt;
    Shape shape;
    for (const QJsonValue& value : extents) {
        const auto extent = wholeFrom(value);
        if (!extent)
            return std::nullopt;
        shape.push_back(*extent);
    }
    Result<Slice> slice = Slice::parse(json["text"].toString().toStdString(), shape);
    if (!slice)
        return std::nullopt;
    const auto row = dimensionFrom(json["row"], shape.size());
    const auto column = dimensionFrom(json["column"], shape.size());
    if (row != column)
        slice->setAxes(row, column);
    return *slice;
}

std::optional<std::vector<std::int64_t>> markFrom(const QJsonArray& json)
{
    std::vector<std::int64_t> mark;
    for (const QJsonValue& value : json)
        if (const auto index = wholeFrom(value))
            mark.push_back(*index);
    const bool isWhole = !mark.empty() && qsizetype(mark.size()) == json.size();
    return isWhole ? std::optional(mark) : std::nullopt;
}

QJsonObject toJson(const ArrayViewState& state)
{
    QJsonObject json{
        {sliceKey, toJson(state.slice)}, {"view", state.view}, {"linked", state.isLinked}};
    for (const auto& [word, kept] : state.views)
        if (!kept.json.isEmpty())
            json[word] = kept.json;
    if (!state.hiddenVectors.isEmpty())
        json["hiddenVectors"] = QJsonArray::fromStringList(state.hiddenVectors);
    if (state.mark) {
        QJsonArray mark;
        for (const std::int64_t index : *state.mark)
            mark << qint64(index);
        json["mark"] = mark;
    }
    return json;
}

// Views lie beside the rest under their words, each an object.
std::optional<ArrayViewState> arrayFrom(const QJsonObject& json)
{
    const auto slice = sliceFrom(json[sliceKey].toObject());
    if (!slice)
        return std::nullopt;
    ArrayViewState state{*slice, viewFrom(json["view"])};
    for (auto entry = json.begin(); entry != json.end(); ++entry)
        if (entry->isObject() && entry.key() != sliceKey)
            state.views[entry.key()].json = entry->toObject();
    state.mark = markFrom(json["mark"].toArray());
    state.isLinked = json["linked"].toBool();
    for (const QJsonValue name : json["hiddenVectors"].toArray())
        state.hiddenVectors << name.toString();
    return state;
}

} // namespace

QJsonObject toJson(const ViewState& state)
{
    QJsonObject json;
    if (state.array)
        json["array"] = toJson(*state.array);
    if (!state.key.empty())
        json["key"] = QString::fromStdString(state.key);
    if (state.hidesPreview)
        json["preview"] = false;
    if (state.row)
        json["row"] = qint64(*state.row);
    if (state.numbers)
        json["numbers"] = toJson(*state.numbers);
    if (state.table && !(*state.table == TableState()))
        json["table"] = toJson(*state.table);
    return json;
}

ViewState viewStateFrom(const QJsonObject& json)
{
    ViewState state;
    if (json.contains("array"))
        state.array = arrayFrom(json["array"].toObject());
    state.key = json["key"].toString().toStdString();
    state.hidesPreview = !json["preview"].toBool(true);
    state.row = wholeFrom(json["row"]);
    state.numbers = numberFormatFrom(json["numbers"]);
    if (json["table"].isObject())
        state.table = questionStateFrom(json["table"].toObject());
    return state;
}

} // namespace bloscope
