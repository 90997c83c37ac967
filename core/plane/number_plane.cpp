#include "core/plane/number_plane.h"

#include "core/dtype/cell_number.h"

#include <cstring>
#include <limits>

namespace bloscope {

NumberRows::NumberRows(const CellsView& cells, const DType& dtype, bool isStrip, ColoredBy by)
    : m_cells(cells),
      m_dtype(dtype),
      m_rows(isStrip ? 1 : cells.rows),
      m_columns(isStrip ? cells.rows : cells.columns),
      m_stride(m_columns < 2 ? 1
               : isStrip     ? cells.steps.down
                             : cells.steps.across),
      m_by(by)
{
}

// The bytes of a row, in `gathered` where they lie apart.
ByteView NumberRows::sideBySide(std::int64_t row, ByteBuffer& gathered) const
{
    const std::size_t size = m_cells.itemsize;
    const auto columns = static_cast<std::size_t>(m_columns);
    const std::byte* first = m_cells.first + m_cells.steps.at(row, 0) * size;
    if (m_stride == 1)
        return {first, columns * size};
    gathered.resize(columns * size);
    for (std::size_t column = 0; column < columns; ++column)
        std::memcpy(gathered.data() + column * size, first + column * m_stride * size, size);
    return gathered;
}

// `states` is empty when the cells have none.
void NumberRows::read(std::int64_t row, std::span<double> numbers,
                      std::span<CellState> states) const
{
    ByteBuffer gathered;
    const auto readAs = m_by == ColoredBy::Palette ? readLabels : readNumbers;
    readAs(m_dtype, sideBySide(row, gathered), numbers);
    const std::size_t first = m_cells.steps.at(row, 0);
    for (std::size_t column = 0; column < states.size(); ++column) {
        states[column] = m_cells.states[first + column * m_stride];
        if (states[column] != CellState::Fine)
            numbers[column] = std::numeric_limits<double>::quiet_NaN();
    }
}

void NumberRows::read(std::int64_t row, NumberRow& to) const
{
    to.numbers.resize(static_cast<std::size_t>(m_columns));
    to.states.resize(m_cells.states.empty() ? 0 : to.numbers.size());
    read(row, to.numbers, to.states);
}

NumberPlane NumberRows::plane() const
{
    NumberPlane plane{m_rows, m_columns, {}, {}};
    plane.numbers.resize(static_cast<std::size_t>(m_rows * m_columns));
    plane.states.resize(m_cells.states.empty() ? 0 : plane.numbers.size());
    const auto columns = static_cast<std::size_t>(m_columns);
    if (plane.numbers.empty())
        return plane;
    for (std::int64_t row = 0; row < m_rows; ++row) {
        const std::size_t first = static_cast<std::size_t>(row) * columns;
        read(row, std::span(plane.numbers).subspan(first, columns),
             plane.states.empty() ? std::span<CellState>()
                                  : std::span(plane.states).subspan(first, columns));
    }
    return plane;
}

std::vector<double> numbersOf(const Cells& cells, const DType& dtype)
{
    std::vector<double> numbers(cells.bytes.size() / cells.itemsize);
    readNumbers(dtype, {cells.bytes.data(), cells.bytes.size()}, numbers);
    for (std::size_t i = 0; i < cells.states.size(); ++i)
        if (cells.states[i] != CellState::Fine)
            numbers[i] = std::numeric_limits<double>::quiet_NaN();
    return numbers;
}

NumberPlane numberPlaneOf(const Cells& cells, const DType& dtype, ColoredBy by)
{
    return NumberRows(cells, dtype, false, by).plane();
}

} // namespace bloscope
