#pragma once

#include "core/query/expression.h"
#include "core/store/table_source.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace bloscope {

// Conditions as the user edits them (docs/queries.md): the text is the one and only form of a
// filter, and chips and menus read and write it.

// What is wrong with a condition, and where: a part of its text.
struct QueryMistake {
    QString sentence; // in lower case, without a full stop
    qsizetype begin = 0;
    qsizetype size = 1;
};

// A mistake that can be seen without reading the table: in the grammar, or an unknown column.
// Nothing for an empty text.
std::optional<QueryMistake> mistakeIn(const QString& condition,
                                      const std::vector<TableColumn>& columns);
// One that the worker found in it.
QueryMistake mistakeOf(const Error& error, const QString& condition);

// The conditions that a text joins by "and", or by "or", on its highest level; one where it joins
// nothing. None of an empty text or one with mistakes.
struct JoinedConditions {
    QStringList conditions;
    bool isAll = true; // joined by "and"
};
JoinedConditions conditionsIn(const QString& text);
QString joined(const JoinedConditions& conditions);
// With one more that has to be true as well.
QString withCondition(const QString& text, const QString& condition);

// How a column is compared with one of its cells.
enum class CellTest { Equal, NotEqual, Less, Greater, IsNull, IsNotNull };

// The condition that compares a column with the text of a cell, written in full. Nothing where
// that cannot be said: for nested values, and for less and greater of Booleans.
std::optional<QString> conditionFor(const TableColumn& column, CellTest test, const QString& text);

// The word that ends where something is being typed: of the language, or the value of a column in
// quotes that are still open.
struct TypedWord {
    qsizetype begin = 0; // of the word, or of its quote
    QString text;        // without the quote
    bool isText = false;
    std::optional<std::size_t> column = {}; // that the text is compared with
};
TypedWord wordAtEnd(const QString& typed, const std::vector<TableColumn>& columns);

// The words that can be typed into a condition: columns, functions and operators.
QStringList queryWords(const std::vector<TableColumn>& columns);

} // namespace bloscope
