#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/numbers/float_text.h"
#include "core/objects/item_list.h"
#include "core/store/table.h"
#include "ui/text/number_text.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace bloscope {

// One cell of a list or a table, ready to be shown.
struct RowCell {
    enum class State { Value, Null, Absent, Damaged };
    QString text;
    State state = State::Value;
};

// Some rows of some columns, column by column.
struct RowTile {
    std::vector<std::vector<RowCell>> columns;
    QString problem; // one sentence, when something of it could not be read
};

// Rows of named columns that are read a piece at a time: the items of a list, the rows of a table.
// Immutable. read() is for worker threads, all else is answered at once.
class RowSource {
 public:
    virtual ~RowSource() = default;

    virtual int columnCount() const = 0;
    virtual QString columnName(int column) const = 0;
    virtual QString columnToolTip(int column) const = 0;
    virtual bool isNumber(int column) const = 0;           // written to the right
    virtual NumberKinds numberKinds() const { return {}; } // that have a Form
    virtual bool isGreyed(int) const { return false; }

    enum class Length { Short, Full }; // of long values: cut off for the screen, or all of them
    struct Form {
        Length length = Length::Full;
        NumberFormat numbers = {}; // of columns of numbers
    };
    virtual Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn,
                                 int columns, const Form& form, const Job& job) const = 0;
};

using RowSourcePtr = std::shared_ptr<const RowSource>;

// The items of a list as rows: the type of each and its value on one line.
RowSourcePtr rowsOf(ItemListPtr list);

// The live rows of a table.
RowSourcePtr rowsOf(TablePtr table);

// What there is to know of a column: type, nulls, where it comes from.
QString columnText(const TableColumn& column);

} // namespace bloscope
