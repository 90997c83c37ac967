#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/numbers/float_text.h"
#include "core/objects/item_list.h"
#include "core/store/table_source.h"
#include "ui/text/number_text.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// One cell of a list or a table, ready to be shown.
struct RowCell {
    enum class State { Value, Null, Absent, Damaged };
    QString text;
    State state = State::Value;
    std::optional<QString> inFile = {}; // of edited cells: the text in the file, empty for new rows
};

// Some rows of some columns, column by column.
struct RowTile {
    std::vector<std::vector<RowCell>> columns;
    QString problem; // one sentence, when something of it could not be read
    std::vector<std::int64_t> rowNumbers = {}; // of rows that have numbers of their own
};

// Rows of named columns that are read a piece at a time: the items of a list, the rows of a table.
// Immutable. read() is for worker threads, all else is answered at once.
class ShownRows {
 public:
    virtual ~ShownRows() = default;

    virtual int columnCount() const = 0;
    virtual QString columnName(int column) const = 0;
    // The lines of its header: the groups it is in, and its name.
    virtual QStringList columnLines(int column) const { return {columnName(column)}; }
    virtual QString columnToolTip(int column) const = 0;
    virtual bool isNumber(int column) const = 0;           // written to the right
    virtual NumberKinds numberKinds() const { return {}; } // that have a Form
    virtual bool isGreyed(int) const { return false; }

    // For the screen: long values cut off, control characters as symbols. Or each whole as it is.
    enum class Length { Short, Full };
    struct Form {
        Length length = Length::Full;
        NumberFormat numbers = {}; // of columns of numbers
    };
    // Rows have the numbers from 0 on, or those that their tiles contain, at most this one.
    virtual std::optional<std::int64_t> highestRowNumber() const { return {}; }

    virtual Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn,
                                 int columns, const Form& form, const Job& job) const = 0;
};

using ShownRowsPtr = std::shared_ptr<const ShownRows>;

// The items of a list as rows: the type of each and its value on one line.
ShownRowsPtr rowsOf(ItemListPtr list);

// The rows of a table, or those that a query chose. With `highestRow`, the first column of `rows`
// is not shown: it contains the numbers of the rows, of which this is the highest.
ShownRowsPtr rowsOf(std::shared_ptr<const TableSource> rows,
                    std::optional<std::int64_t> highestRow = {});

// No rows of such columns.
ShownRowsPtr rowsOf(std::vector<TableColumn> columns);

// What there is to know of a column: type, nulls, where it comes from.
QString columnText(const TableColumn& column);

} // namespace bloscope
