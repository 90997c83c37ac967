#include "ui/bytes/step_values.h"

#include "core/array/cell_places.h"
#include "core/dtype/cell_text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t shortCharacters = 200; // of a long element on the screen

class StepRows : public RowSource {
    Q_DECLARE_TR_FUNCTIONS(StepRows)

 public:
    explicit StepRows(StepValues values) : m_values(std::move(values)) {}

    int columnCount() const override { return hasCells() ? 3 : 2; }

    QString columnName(int column) const override
    {
        switch (part(column)) {
        case Part::Byte:
            return tr("Byte");
        case Part::Cell:
            return tr("Cell");
        case Part::Value:
            break;
        }
        return tr("Value");
    }

    QString columnToolTip(int column) const override
    {
        switch (part(column)) {
        case Part::Byte:
            return tr("Where the element begins in the decoded chunk");
        case Part::Cell:
            return tr("The indices of the element in the array");
        case Part::Value:
            break;
        }
        return tr("These bytes as an element of the array");
    }

    bool isNumber(int column) const override
    {
        return part(column) == Part::Byte ||
               (part(column) == Part::Value && m_values.array->dtype().isNumeric());
    }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job& job) const override
    {
        const CellText text(m_values.array->dtype(), {},
                            form.length == Length::Full ? CellText::mostCharacters
                                                        : shortCharacters);
        RowTile tile{std::vector<std::vector<RowCell>>(static_cast<std::size_t>(columns)), {}};
        for (std::int64_t row = firstRow; row < firstRow + rows; ++row) {
            if (job.stopped())
                return cancelled();
            for (int i = 0; i < columns; ++i)
                tile.columns[static_cast<std::size_t>(i)].push_back(
                    cell(row, part(firstColumn + i), text));
        }
        return tile;
    }

 private:
    enum class Part { Byte, Cell, Value };

    bool hasCells() const { return m_values.places == StepValues::Places::Known; }

    Part part(int column) const
    {
        if (column == 0)
            return Part::Byte;
        return column == 1 && hasCells() ? Part::Cell : Part::Value;
    }

    RowCell cell(std::int64_t row, Part part, const CellText& text) const
    {
        const std::int64_t byte = m_values.byteOf(row);
        switch (part) {
        case Part::Byte:
            return {countText(m_values.begin + byte)};
        case Part::Cell: {
            const auto index = m_values.cellOf(row);
            return index ? RowCell{indexText(*index)}
                         : RowCell{tr("padding"), RowCell::State::Null};
        }
        case Part::Value:
            break;
        }
        return {displayText(text.of(m_values.bytes->data() + byte))};
    }

    StepValues m_values;
};

} // namespace

// Elements of laid-out chunks may begin in the chunk before.
std::int64_t StepValues::firstByte() const
{
    if (array->isNd())
        return 0;
    const std::int64_t laidOut = array->positions().beginOf(chunk) + begin - array->offset();
    const std::int64_t inside = laidOut % array->itemsize();
    return inside > 0 ? array->itemsize() - inside : -inside;
}

std::int64_t StepValues::count() const
{
    if (!bytes)
        return 0;
    return std::max<std::int64_t>(0, (std::ssize(*bytes) - firstByte()) / array->itemsize());
}

std::int64_t StepValues::rowOf(std::int64_t byte) const
{
    return std::clamp<std::int64_t>((byte - firstByte()) / array->itemsize(), 0,
                                    std::max<std::int64_t>(0, count() - 1));
}

std::optional<std::vector<std::int64_t>> StepValues::cellOf(std::int64_t row) const
{
    return cellBeginningAt(*array, chunk, begin + byteOf(row));
}

RowSourcePtr rowsOf(StepValues values)
{
    return std::make_shared<StepRows>(std::move(values));
}

} // namespace bloscope
