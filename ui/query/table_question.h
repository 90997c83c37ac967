#pragma once

#include "core/store/table_source.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace bloscope {

// A column by which rows are sorted.
struct SortColumn {
    std::size_t column = 0; // of the table
    bool isDescending = false;

    bool operator==(const SortColumn&) const = default;
};

// What the user asks of a table: which rows, in which order, and which of their columns.
struct TableQuestion {
    QString condition;            // docs/queries.md; empty: all rows
    std::vector<SortColumn> sort; // the main one first; empty: as in the table
    std::vector<std::size_t> columns;

    bool hasAllRowsInOrder() const { return condition.isEmpty() && sort.empty(); }
    bool operator==(const TableQuestion&) const = default;

    // The same question sorted by a column: alone, or after those before. Nothing for
    // `isDescending`: not by it any more.
    enum class Sorting { Alone, Further };
    TableQuestion sortedBy(std::size_t column, std::optional<bool> isDescending,
                           Sorting sorting) const;
    // After a click on the header of a column: ascending, descending and not at all in turn.
    TableQuestion clicked(std::size_t column, Sorting sorting) const;

    // Signs after the names of the shown columns that rows are sorted by: " ↑", or " ↓2" of the
    // second of several.
    std::map<int, QString> sortSigns() const;
};

// All columns in the order of the table.
TableQuestion questionForAll(const std::vector<TableColumn>& columns);

// A question by the names of the columns, as a session keeps it.
struct TableState {
    QString condition;
    QStringList sort;    // "+price" ascending, "-price" descending; the main one first
    QStringList columns; // that are shown, in this order; empty: all
    QString frozen = {}; // the last column that stays at the left; empty: all scroll

    bool operator==(const TableState&) const = default;
};

QJsonObject toJson(const TableState& state);
// Missing and impossible values are left out: the file may come from anywhere.
TableState questionStateFrom(const QJsonObject& json);

TableState stateOf(const TableQuestion& question, const std::vector<TableColumn>& columns);
// Columns that the table has no more are left out.
TableQuestion questionOf(const TableState& state, const std::vector<TableColumn>& columns);

} // namespace bloscope
