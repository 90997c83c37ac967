#pragma once

#include "core/change/put_texts.h"
#include "core/query/query_rows.h"
#include "ui/document/document.h"
#include "ui/document/edit_queue.h"
#include "ui/document/table_changes.h"
#include "ui/rows/shown_rows.h"

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
    virtual void setTyping(bool isTyping) = 0;

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

// Changes rows of a table. GUI thread.
class TableRowChanges : public RowChanges {
    Q_OBJECT

 public:
    // The changes must outlive it.
    explicit TableRowChanges(TableChanges& changes, QObject* parent = nullptr);

    QString editObstacle() const override { return {}; }
    void setTyping(bool isTyping) override { m_changes.setTyping(isTyping); }
    FindRule ruleOf(std::size_t column) const override;
    void fill(const QString& name, const ChosenCells& cells,
              const std::optional<std::string>& text) override;
    void put(const QString& name, const ChosenCells& cells, TextBlock texts) override;
    bool canChangeRows() const override { return true; }
    void deleteRows(const ChosenCells& rows) override;
    void addRow(std::function<void(std::int64_t slot)> done) override;

 private:
    TableChanges& m_changes;
};

// Changes elements of an array, of which a slice with one running dimension is shown as rows. GUI
// thread.
class ArrayRowChanges : public RowChanges {
    Q_OBJECT

 public:
    // The document must outlive it.
    explicit ArrayRowChanges(const Document& document, QObject* parent = nullptr);

    void setSlice(const Slice& slice) { m_slice = slice; } // whose rows are shown

    QString editObstacle() const override;
    void setTyping(bool isTyping) override;
    FindRule ruleOf(std::size_t column) const override;
    void fill(const QString& name, const ChosenCells& cells,
              const std::optional<std::string>& text) override; // no text: what is nothing
    void put(const QString& name, const ChosenCells& cells, TextBlock texts) override;

 private:
    void follow();
    void change(const QString& name, EditQueue::Write write);

    const Document& m_document;
    Slice m_slice;
};

// The same rows, in which cells that differ from `inFile`, the table without its edits, have the
// text that they have there. `columns`: which of the table are shown.
ShownRowsPtr markedRows(ShownRowsPtr shown, std::shared_ptr<const ChosenRows> rows,
                        QueryTablePtr inFile, std::vector<std::size_t> columns);

} // namespace bloscope
