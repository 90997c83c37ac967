#pragma once

#include "core/query/row_set.h"
#include "core/store/table.h"
#include "core/table_edit/column_cells.h"
#include "core/table_edit/leaf_edits.h"
#include "core/table_edit/table_description.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace bloscope {

// Edits of a table that are not saved: other values and nulls, deleted rows, added rows. The file
// is unchanged; table() is the table as it will be, which is read, filtered and sorted like any
// other. A value that is cheap to copy, so that an undo step can keep the one before.
class TableEdits {
 public:
    // No edits yet. Errors: Unsupported for a table whose leaves are inside one frame (.b2e).
    static Result<TableEdits> of(TablePtr table);

    const TablePtr& original() const { return m_original; }
    const TablePtr& table() const { return m_table; }
    bool isClean() const { return m_leaves.empty(); }

    // The leaves that change, but for the description of the table, by their keys below it:
    // "/_cols/price". What is new has no original in the store.
    using Leaves = std::map<std::string, LeafEdits>;
    const Leaves& leaves() const { return m_leaves; }

    // What is to be written to its description, and what comes of it.
    const DescriptionChange& change() const { return m_change; }
    const ChangedDescription& description() const { return m_description; }

 private:
    friend class TableEditor;
    using Texts = std::map<std::int64_t, std::string>; // by slots

    TablePtr m_original;
    TablePtr m_table;
    Leaves m_leaves;
    std::map<std::size_t, std::shared_ptr<const Texts>> m_texts; // of columns that store texts
    std::map<std::size_t, std::vector<std::string>> m_words;     // added to dictionaries
    DescriptionChange m_change;
    ChangedDescription m_description;
};

// Adds to the edits of a table. What is asked for is complete or, after an error, not to be used.
// For worker threads; one at a time.
class TableEditor {
 public:
    TableEditor(TableEdits before, const EditTools& tools);
    TableEditor(const TableEditor&) = delete;
    TableEditor& operator=(const TableEditor&) = delete;
    ~TableEditor();

    // Gives the cells of a column in these slots, which are rows, the value that a text means, or a
    // null. Errors: those of cellWriterOf() and elementOfCell(), Limit for more than mostTexts of a
    // column of texts; those of LeafEditor.
    static constexpr std::size_t mostTexts = 1'000'000;
    Result<> setCells(std::size_t column, const RowSet& slots,
                      const std::optional<std::string>& text);

    // Deletes the rows in these slots: only flags change (format.md 10.7).
    Result<> deleteRows(const RowSet& slots);

    // Adds rows after the last one, in the slots that are free there or in new ones. A column that
    // a row does not name gets its default, or else a null. Answers the slot of the first. Errors:
    // as above; Unsupported where a column cannot be edited.
    using Row = std::map<std::size_t, std::optional<std::string>>; // by columns
    Result<std::int64_t> appendRows(std::span<const Row> rows);

    // Errors: those of plannedFrame() and Table::open(), Cancelled.
    Result<TableEdits> finish() &&;

 private:
    struct Column;

    Result<Column*> column(std::size_t index);
    Result<LeafEditor*> leaf(const std::string& key);
    Result<LeafEditor*> maskOf(const Column& column);
    bool hasLeaf(const std::string& key) const;
    Result<LeafEdits> leafBefore(const std::string& key) const;
    Result<> setElements(Column& column, const RowSet& slots,
                         const std::optional<std::string>& text);
    Result<> setTexts(Column& column, const RowSet& slots, const std::optional<std::string>& text);
    Result<> setValidity(Column& column, const RowSet& slots, bool hasValue);
    Result<ByteBuffer> codeOf(Column& column, const std::optional<std::string>& text);
    Result<> readWords(Column& column);
    Result<std::int64_t> firstFreeSlot();
    Result<> growTo(std::int64_t slots);
    Result<std::optional<std::string>> givenCell(const Column& column, const Row& row) const;
    Result<> appendCells(std::size_t index, std::int64_t slot, std::span<const Row> rows);
    Result<> appendResults(std::size_t index, std::int64_t slot, std::int64_t count);
    Result<> finishTexts();
    Result<> finishWords();
    Result<> finishLeaves();
    Result<> describe();

    TableEdits m_edits;
    const EditTools m_tools;
    std::string m_prefix; // of the table's keys
    std::map<std::size_t, std::unique_ptr<Column>> m_columns;
    std::map<std::string, std::unique_ptr<LeafEditor>> m_leaves;
};

} // namespace bloscope
