#pragma once

#include "core/change/put_texts.h"
#include "core/query/query_rows.h"

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// How values of a column are typed: says what is wrong with a text, without a full stop, or
// nothing. Usable from any thread.
using CellRule = std::function<QString(const QString& text)>;

// Cells that are to be changed: of some rows that a search found, in some columns of the table.
struct ChosenCells {
    std::shared_ptr<const ChosenRows> rows;
    std::int64_t firstRow = 0; // of those rows, as they are shown
    std::int64_t rowCount = 0;
    std::vector<std::size_t> columns; // of the table

    // Where they are stored. For worker threads. Errors: Cancelled.
    Result<RowSet> storedRows(const Job& job) const;
};

// Changes the rows that a pane shows, each time as one step that can be undone. Texts mean values
// as the rule of their column has it; nothing is a null. GUI thread.
class RowChanges : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    virtual QString editObstacle() const = 0; // why nothing can be changed, a sentence; or empty

    // A value is being typed into a cell, and is not a change yet.
    virtual void setTyping(bool) {}

    // Finds the rule for a column out, in a worker. Errors: why its cells cannot be edited.
    using FindRule = std::function<Result<CellRule>()>;
    virtual FindRule ruleOf(std::size_t column) const = 0;

    virtual void fill(const QString& name, const ChosenCells& cells,
                      const std::optional<std::string>& text) = 0;
    // A block of texts over cells of the same number of rows and columns.
    virtual void put(const QString& name, const ChosenCells& cells, TextBlock texts) = 0;

    virtual bool canChangeRows() const { return false; } // add and delete them
    virtual void deleteRows(const ChosenCells&) {}
    // With the defaults of its columns, nulls or nothing. `done` hears the slot it is in.
    virtual void addRow(std::function<void(std::int64_t slot)>) {}

 signals:
    void settling(); // what is being typed becomes a change now
};

} // namespace bloscope
