#pragma once

#include "core/base/byte_view.h"
#include "core/base/job.h"
#include "core/base/result.h"
#include "core/dtype/dtype.h"
#include "core/numbers/float_text.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// A column of a table, as its schema describes it (conventions: kinds, nulls, companions).
struct TableColumn {
    enum class Storage { Stored, Computed, Missing };
    std::string name;     // "trip.begin.lon"
    std::string kind;     // as the schema has it: "int64", "utf8", "dictionary", "expression", ...
    std::string typeText; // for people: "float32", "timestamp[ns, UTC]", "list of int32"
    std::string zone;     // of timestamps that have one: "UTC"
    bool nullable = false;
    bool numeric = false; // TableCells has its numbers
    Storage storage = Storage::Stored;
    std::string
        note; // the text of a computed column, "computed from ...", "out of date", a problem
};

// Are its values texts, bytes or dates, which conditions have in quotes?
bool isWrittenAsText(const TableColumn& column);

// What a cell of a table is, beside its text.
enum class TableCellState : std::uint8_t {
    Value,
    Null,   // there is no value; not the same as an empty text
    Absent, // not stored: computed columns, rows that were never flushed
    Damaged // could not be read: TableCells::problems says why
};

// Some rows of some columns, column by column.
struct TableCells {
    struct Column {
        std::vector<std::string> texts;
        std::vector<TableCellState> states;
        std::vector<double> numbers; // of numeric columns; NaN where there is no value
    };
    std::int64_t firstRow = 0; // 0 for rows in any other order than that of the table
    std::int64_t rows = 0;
    std::vector<Column> columns;       // as asked for
    std::vector<std::string> problems; // "column x: chunk 3: ...", each once
};

// What the cells of a column are that all have the same number of bytes.
struct TableCellType {
    DType dtype;                   // of a cell, as it is stored; sub-arrays where it is an array
    bool areNullsElements = false; // where one is null stands an element that means it, no mask
};

// Some rows of a column whose cells all have the same number of bytes, as they are stored.
struct TableElements {
    ByteBuffer bytes; // of TableCellType::dtype for each row; none where nothing can be read
    std::vector<TableCellState> states;
    std::vector<std::string> problems; // "chunk 3: ...", each once
};

// Is each cell of a column of this kind one text?
bool isTextKind(std::string_view kind);

// How much of long values is written.
enum class CellTextForm {
    Short, // for a cell on the screen: some hundred bytes, "..." for the rest
    Full   // everything, nested values as JSON
};

// Rows with named columns that can be shown and exported: a table, or what a query makes of one.
// Usable from any thread.
class TableSource {
 public:
    virtual ~TableSource() = default;

    virtual const std::vector<TableColumn>& columns() const = 0;
    virtual Result<std::int64_t> rowCount(const Job& job) const = 0;

    // Some columns of the rows [firstRow, firstRow + rows), fewer at the end; `numbers` is how
    // those in columns of numbers are written. What is wrong with a column stays with it. Errors:
    // Usage, Limit for too many cells at once, Cancelled.
    virtual Result<TableCells> read(std::span<const std::size_t> columns, std::int64_t firstRow,
                                    std::int64_t rows, CellTextForm form, const Job& job,
                                    const NumberFormat& numbers) const = 0;

    // What the cells of a column are whose cells have a fixed size; here none has. Errors: Usage
    // for the others, why nothing of the column can be read.
    virtual Result<TableCellType> cellType(std::size_t column) const;

    // The same rows of columns that have a cellType(). Errors: as read().
    virtual Result<std::vector<TableElements>>
    readElementColumns(std::span<const std::size_t> columns, std::int64_t firstRow,
                       std::int64_t rows, const Job& job) const;

    // What a schema says about a column whose values are stored, as JSON; empty where none does.
    virtual std::string schemaText(std::size_t) const { return {}; }

    // All columns.
    Result<TableCells> readRows(std::int64_t firstRow, std::int64_t rows, CellTextForm form,
                                const Job& job, const NumberFormat& numbers) const;
};

// Cells of slots in any order, by a function that reads those of ascending ones, each once.
// Errors: its, and Usage for negative slots.
Result<TableCells>
readInAnyOrder(std::span<const std::int64_t> wanted,
               const std::function<Result<TableCells>(std::span<const std::int64_t>)>& read);

// The same of elements, column by column.
using ElementColumns = std::vector<TableElements>;
Result<ElementColumns> readElementsInAnyOrder(
    std::span<const std::int64_t> wanted,
    const std::function<Result<ElementColumns>(std::span<const std::int64_t>)>& read);

} // namespace bloscope
