#include "ui/views/number_plane.h"

#include "core/array/cell_number.h"

#include <algorithm>
#include <cmath>
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

// What stands for several cells.
class Summary {
 public:
    void add(double number, CellState state)
    {
        m_damaged |= state == CellState::Damaged;
        m_fine |= state == CellState::Fine;
        if (std::isfinite(number)) {
            m_sum += number;
            ++m_count;
        } else if (std::isinf(number) && m_infinity <= 0) {
            m_infinity = number;
        }
    }

    double number() const
    {
        using Limits = std::numeric_limits<double>;
        if (m_damaged)
            return nan;
        if (m_infinity != 0)
            return m_infinity;
        const double mean = m_sum / static_cast<double>(m_count); // NaN of no numbers
        return m_count == 0 ? nan : std::clamp(mean, Limits::lowest(), Limits::max());
    }

    CellState state() const
    {
        if (m_damaged)
            return CellState::Damaged;
        return m_fine ? CellState::Fine : CellState::Uninitialised;
    }

 private:
    double m_sum = 0;
    std::int64_t m_count = 0;
    double m_infinity = 0; // the positive one before the negative one
    bool m_damaged = false;
    bool m_fine = false;
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

NumberPlane reduced(const NumberPlane& plane, std::int64_t rows, std::int64_t columns)
{
    NumberPlane small{rows, columns, {}, {}};
    small.numbers.reserve(static_cast<std::size_t>(rows * columns));
    std::size_t cell = 0;
    for (std::int64_t part = 0; part < rows; ++part) {
        std::vector<Summary> summaries(static_cast<std::size_t>(columns));
        const std::int64_t begin = part * plane.rows / rows;
        const std::int64_t end = (part + 1) * plane.rows / rows;
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t to = 0, column = 0; to < columns; ++to)
                for (; column < (to + 1) * plane.columns / columns; ++column, ++cell)
                    summaries[static_cast<std::size_t>(to)].add(
                        plane.numbers[cell],
                        plane.states.empty() ? CellState::Fine : plane.states[cell]);
        for (const Summary& summary : summaries)
            small.numbers.push_back(summary.number());
        for (const Summary& summary : summaries)
            if (!plane.states.empty())
                small.states.push_back(summary.state());
    }
    return small;
}

} // namespace bloscope
