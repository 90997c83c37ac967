#include "ui/query/table_question.h"

#include <QJsonArray>
#include <QJsonValue>
#include <algorithm>
#include <numeric>

namespace bloscope {

namespace {

std::optional<std::size_t> columnCalled(const std::vector<TableColumn>& columns,
                                        const QString& name)
{
    const auto found = std::ranges::find(columns, name.toStdString(), &TableColumn::name);
    if (found == columns.end())
        return {};
    return static_cast<std::size_t>(found - columns.begin());
}

QStringList textsIn(const QJsonValue& json)
{
    QStringList texts;
    for (const QJsonValue text : json.toArray())
        if (text.isString())
            texts << text.toString();
    return texts;
}

} // namespace

TableQuestion TableQuestion::sortedBy(std::size_t column, std::optional<bool> isDescending,
                                      Sorting sorting) const
{
    TableQuestion question = *this;
    if (sorting == Sorting::Alone)
        question.sort.clear();
    const auto same = std::ranges::find(question.sort, column, &SortColumn::column);
    if (same == question.sort.end()) {
        if (isDescending)
            question.sort.push_back({column, *isDescending});
    } else if (isDescending) {
        same->isDescending = *isDescending;
    } else {
        question.sort.erase(same);
    }
    return question;
}

TableQuestion TableQuestion::clicked(std::size_t column, Sorting sorting) const
{
    const auto now = std::ranges::find(sort, column, &SortColumn::column);
    std::optional<bool> next = false;
    if (now != sort.end())
        next = now->isDescending ? std::nullopt : std::optional(true);
    return sortedBy(column, next, sorting);
}

std::map<int, QString> TableQuestion::sortSigns() const
{
    std::map<int, QString> signs;
    for (std::size_t i = 0; i < sort.size(); ++i) {
        const auto shown = std::ranges::find(columns, sort[i].column);
        if (shown == columns.end())
            continue;
        const QString arrow = sort[i].isDescending ? QStringLiteral(" ↓") : QStringLiteral(" ↑");
        signs[static_cast<int>(shown - columns.begin())] =
            sort.size() == 1 ? arrow : arrow + QString::number(i + 1);
    }
    return signs;
}

TableQuestion questionForAll(const std::vector<TableColumn>& columns)
{
    TableQuestion question{{}, {}, std::vector<std::size_t>(columns.size())};
    std::iota(question.columns.begin(), question.columns.end(), std::size_t(0));
    return question;
}

QJsonObject toJson(const TableState& state)
{
    QJsonObject json{{"condition", state.condition},
                     {"sort", QJsonArray::fromStringList(state.sort)},
                     {"columns", QJsonArray::fromStringList(state.columns)}};
    if (!state.frozen.isEmpty())
        json["frozen"] = state.frozen;
    return json;
}

TableState questionStateFrom(const QJsonObject& json)
{
    return {json["condition"].toString(), textsIn(json["sort"]), textsIn(json["columns"]),
            json["frozen"].toString()};
}

TableState stateOf(const TableQuestion& question, const std::vector<TableColumn>& columns)
{
    TableState state{question.condition, {}, {}};
    const auto nameOf = [&](std::size_t column) {
        return QString::fromStdString(columns[column].name);
    };
    for (const SortColumn& sort : question.sort)
        state.sort << (sort.isDescending ? QStringLiteral("-") : QStringLiteral("+")) +
                          nameOf(sort.column);
    if (question.columns != questionForAll(columns).columns)
        for (const std::size_t column : question.columns)
            state.columns << nameOf(column);
    return state;
}

TableQuestion questionOf(const TableState& state, const std::vector<TableColumn>& columns)
{
    TableQuestion question{state.condition, {}, {}};
    for (const QString& sort : state.sort)
        if (const auto column = columnCalled(columns, sort.mid(1)))
            question.sort.push_back({*column, sort.startsWith('-')});
    for (const QString& name : state.columns)
        if (const auto column = columnCalled(columns, name))
            question.columns.push_back(*column);
    if (question.columns.empty())
        question.columns = questionForAll(columns).columns;
    return question;
}

} // namespace bloscope
