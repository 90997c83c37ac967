#pragma once

#include "core/store/table.h"
#include "core/store/table_files.h"
#include "core/store/table_schema.h"

namespace bloscope {

// Reads the cells of one column by the numbers of their rows as they are stored. Usable from any
// thread.
class ColumnReader {
 public:
    virtual ~ColumnReader() = default;

    struct Request {
        std::span<const std::int64_t> rows; // ascending
        CellTextForm form = CellTextForm::Short;
        // And of bytes; the point of the decimals inside of nested ones stays one.
        const NumberFormat& numbers;
        const Job& job;
    };

    // Fills a text and a state for each row, and numbers where the column has any; `to` is of that
    // size, with states Absent. Problems are sentences about single cells or chunks. Errors: why
    // nothing of the column can be read; Cancelled.
    virtual Result<> read(const Request& request, TableCells::Column& to,
                          std::vector<std::string>& problems) const = 0;

    // Of columns whose cells are one number each: what these are.
    virtual std::optional<DType> elementType() const { return {}; }

    // Of columns whose cells all have the same number of bytes, as numbers have: what they are as
    // they are stored, and those of the rows, which ascend. Errors: as read(), Usage for other
    // columns.
    virtual Result<TableCellType> cellType() const
    {
        return Error{ErrorKind::Usage, "its cells have no fixed size"};
    }
    virtual Result<TableElements> readElements(std::span<const std::int64_t> rows,
                                               const Job& job) const
    {
        static_cast<void>(rows);
        static_cast<void>(job);
        return Error{ErrorKind::Usage, "its cells have no fixed size"};
    }
};

using ColumnReaderPtr = std::shared_ptr<const ColumnReader>;

// The parts of a table that its columns need.
struct ColumnParts {
    const Store& store;
    std::string prefix; // of the table's keys: "" or "/grp/table"
    BlockCache& cache;
    WorkerPool& pool;
    TableFiles& files;

    // A leaf of the table by its key below it.
    Result<FramePtr> open(const std::string& key) const;
};

// The reader of a column, by what the schema says and by what is stored. Errors: what is missing,
// or does not fit.
Result<ColumnReaderPtr> openColumn(const ColumnParts& parts, const TableSchema::Column& column);

// One for each kind of storage.
Result<ColumnReaderPtr> openArrayColumn(const ColumnParts& parts, const TableSchema::Column& column,
                                        FramePtr frame);
Result<ColumnReaderPtr> openUtf8Column(const ColumnParts& parts, const TableSchema::Column& column,
                                       FramePtr offsets);
Result<ColumnReaderPtr> openDictionaryColumn(const ColumnParts& parts,
                                             const TableSchema::Column& column, FramePtr codes);
Result<ColumnReaderPtr> openItemColumn(FramePtr frame);

std::string shortened(std::string text, CellTextForm form);

} // namespace bloscope
