#pragma once

#include "core/msgpack/value.h"
#include "core/query/row_set.h"
#include "core/query/typed_column.h"
#include "core/store/table.h"
#include "core/store/table_source.h"

#include <mutex>
#include <optional>

namespace bloscope {

// A column that is worked out from others: Python's text of it, in which o0, o1, ... are these.
struct ComputedColumn {
    std::string expression;
    std::vector<std::string> dependencies;
};

// What queries ask: a table of a store, or a slice of an array in which one dimension runs, whose
// fields are the columns (an array without fields has the one column "value"). Rows are known by
// their slots, the places where they are stored, of which some may hold deleted rows. Usable from
// any thread.
class QueryTable {
 public:
    // Reads nothing yet.
    static std::shared_ptr<const QueryTable> of(TablePtr table);
    // The elements that a slice takes of an array. What the reader reads with must outlive the
    // table. Errors: Unsupported where not exactly one dimension runs.
    static Result<std::shared_ptr<const QueryTable>> of(std::shared_ptr<const SliceReader> array,
                                                        const Slice& slice);
    virtual ~QueryTable() = default;

    virtual TablePtr stored() const { return nullptr; } // null: it is none of a store

    virtual const std::vector<TableColumn>& columns() const = 0;
    std::vector<std::string_view> columnNames() const;
    std::optional<std::size_t> find(std::string_view name) const; // of a column
    virtual WorkerPool& pool() const = 0;

    // The column as conditions read it. Errors: those of openTypedColumn(), the column in front.
    Result<TypedColumnPtr> column(std::size_t index, const Job& job) const;
    virtual std::optional<ComputedColumn> computed(std::size_t) const { return {}; }

    // How many slots there are, and which of them are rows; read once. Errors: Cancelled, and where
    // nobody can say which rows are alive.
    virtual std::int64_t slotCount() const = 0;
    Result<std::shared_ptr<const RowSet>> live(const Job& job) const;

    // What numbers a row, the first of which is 0: its index in the array, where that is another.
    virtual std::int64_t rowNumber(std::int64_t row) const { return row; }
    bool areNumberedOtherwise() const { return rowNumber(0) != 0 || rowNumber(1) != 1; }

    // Cells as they are shown, of slots in any order. Errors: those of Table::readSlots().
    virtual Result<TableCells> readSlots(std::span<const std::size_t> columns,
                                         std::span<const std::int64_t> wanted, CellTextForm form,
                                         const Job& job, const NumberFormat& numbers) const = 0;

    // What the cells of a column are that all have the same number of bytes, and those of slots in
    // any order. Errors: those of TableSource::cellType() and Table::readSlotElements().
    virtual Result<TableCellType> cellType(std::size_t column) const = 0;
    virtual Result<std::vector<TableElements>>
    readSlotElements(std::span<const std::size_t> columns, std::span<const std::int64_t> wanted,
                     const Job& job) const = 0;

    // The index of a column as the catalog of the table describes it; null where there is none.
    virtual const msgpack_value::Value* indexOf(std::size_t) const { return nullptr; }
    // Which of the states of the table its values are of, by number, if the table says so.
    virtual std::optional<std::int64_t> valueEpoch() const { return {}; }
    // A leaf that such a description names. Errors: those of Store::openLeaf().
    virtual Result<FramePtr> openSidecar(const std::string& path) const;

 private:
    virtual Result<TypedColumnPtr> openColumn(std::size_t index, const Job& job) const = 0;
    virtual Result<RowSet> readLive(const Job& job) const;

    mutable std::mutex m_mutex;
    mutable std::vector<TypedColumnPtr> m_opened; // null until then
    mutable std::shared_ptr<const RowSet> m_live; // null until then
};

using QueryTablePtr = std::shared_ptr<const QueryTable>;

} // namespace bloscope
