#include "ui/picture/number_plane.h"

#include "core/array/cell_number.h"

#include <cstring>
#include <limits>

namespace bloscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// The cells of a plane row by row, laid side by side where they do not lie so already.
class RowGatherer {
 public:
    explicit RowGatherer(const Cells& cells)
        : m_cells(cells),
          m_columns(static_cast<std::size_t>(cells.slice.columns())),
          m_stride(m_columns > 1 ? cells.cellAt(0, 1) - cells.cellAt(0, 0) : 1)
    {
    }

    ByteView bytes(std::int64_t row)
    {
        const std::size_t size = m_cells.itemsize;
        const std::byte* first = m_cells.at(row, 0);
        if (m_stride == 1)
            return {first, m_columns * size};
        m_gathered.resize(m_columns * size);
        for (std::size_t column = 0; column < m_columns; ++column)
            std::memcpy(m_gathered.data() + column * size, first + column * m_stride * size, size);
        return m_gathered;
    }

    void appendStates(std::int64_t row, std::vector<CellState>& to) const
    {
        const std::size_t first = m_cells.cellAt(row, 0);
        for (std::size_t column = 0; column < m_columns; ++column)
            to.push_back(m_cells.states[first + column * m_stride]);
    }

 private:
    const Cells& m_cells;
    std::size_t m_columns;
    std::size_t m_stride; // cells from a column to the next
    ByteBuffer m_gathered;
};

} // namespace

NumberPlane numberPlaneOf(const Cells& cells, const DType& dtype)
{
    NumberPlane plane;
    plane.rows = cells.slice.rows();
    plane.columns = cells.slice.columns();
    plane.numbers.resize(static_cast<std::size_t>(plane.rows * plane.columns));
    if (plane.numbers.empty())
        return plane;
    RowGatherer gatherer(cells);
    const auto columns = static_cast<std::size_t>(plane.columns);
    for (std::int64_t row = 0; row < plane.rows; ++row) {
        const auto numbers =
            std::span(plane.numbers).subspan(static_cast<std::size_t>(row) * columns, columns);
        readNumbers(dtype, gatherer.bytes(row), numbers);
        if (!cells.states.empty())
            gatherer.appendStates(row, plane.states);
    }
    for (std::size_t i = 0; i < plane.states.size(); ++i)
        if (plane.states[i] != CellState::Fine)
            plane.numbers[i] = nan;
    return plane;
}

} // namespace bloscope
