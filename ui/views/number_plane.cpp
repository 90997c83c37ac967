#include "ui/views/number_plane.h"

#include "core/array/cell_number.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace bloscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// The bytes of one row side by side, where they do not lie so already.
class RowGatherer {
 public:
    explicit RowGatherer(const Cells& cells)
        : m_cells(cells),
          m_columns(static_cast<std::size_t>(cells.slice.columns())),
          m_stride(m_columns > 1 ? cells.at(0, 1) - cells.at(0, 0) : 0)
    {
    }

    ByteView row(std::int64_t row)
    {
        const std::byte* first = m_cells.at(row, 0);
        const std::size_t size = m_cells.itemsize;
        if (m_columns == 1 || m_stride == static_cast<std::ptrdiff_t>(size))
            return {first, m_columns * size};
        m_gathered.resize(m_columns * size);
        for (std::size_t column = 0; column < m_columns; ++column)
            std::memcpy(m_gathered.data() + column * size,
                        first + static_cast<std::ptrdiff_t>(column) * m_stride, size);
        return m_gathered;
    }

 private:
    const Cells& m_cells;
    std::size_t m_columns;
    std::ptrdiff_t m_stride; // bytes from a column to the next
    ByteBuffer m_gathered;
};

// Where a region of the slice meets its rows and columns; empty when it does not.
NumberPlane::Region planeRegion(const CellRegion& region, const Slice& slice)
{
    NumberPlane::Region found{region.kind, region.reason, 0, 0, 1, 1};
    for (std::size_t dimension = 0; dimension < region.first.size(); ++dimension) {
        const auto first = region.first[dimension];
        const auto count = region.count[dimension];
        if (dimension == slice.rowDimension()) {
            found.row = first;
            found.rows = count;
        } else if (dimension == slice.columnDimension()) {
            found.column = first;
            found.columns = count;
        } else if (first > 0) {
            found.rows = 0;
        }
    }
    return found;
}

void fillWithNaN(NumberPlane& plane, const NumberPlane::Region& region)
{
    for (std::int64_t row = region.row; row < region.row + region.rows; ++row) {
        const auto first = plane.numbers.begin() + row * plane.columns + region.column;
        std::fill(first, first + region.columns, nan);
    }
}

// The mean of the finite numbers seen, unless there was an infinity.
struct Mean {
    double sum = 0;
    double infinity = 0;
    std::int64_t count = 0;

    void add(double number)
    {
        if (std::isfinite(number)) {
            sum += number;
            ++count;
        } else if (std::isinf(number)) {
            infinity = std::max(infinity, number) > 0 ? std::abs(number) : number;
        }
    }
    double value() const
    {
        using Limits = std::numeric_limits<double>;
        if (infinity != 0)
            return infinity;
        return count == 0
                   ? nan
                   : std::clamp(sum / static_cast<double>(count), Limits::lowest(), Limits::max());
    }
};

// `cells` cells in `parts` parts: part p begins at cell p * cells / parts.
std::int64_t partOf(std::int64_t cell, std::int64_t cells, std::int64_t parts)
{
    return ((cell + 1) * parts - 1) / cells;
}

NumberPlane::Region reducedRegion(const NumberPlane::Region& region, const NumberPlane& from,
                                  const NumberPlane& to)
{
    NumberPlane::Region small = region;
    small.row = partOf(region.row, from.rows, to.rows);
    small.rows = partOf(region.row + region.rows - 1, from.rows, to.rows) - small.row + 1;
    small.column = partOf(region.column, from.columns, to.columns);
    small.columns =
        partOf(region.column + region.columns - 1, from.columns, to.columns) - small.column + 1;
    return small;
}

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
    for (std::int64_t row = 0; row < plane.rows; ++row)
        readNumbers(
            dtype, gatherer.row(row),
            std::span(plane.numbers).subspan(static_cast<std::size_t>(row) * columns, columns));
    for (const CellRegion& special : cells.regions) {
        auto region = planeRegion(special, cells.slice);
        fillWithNaN(plane, region);
        if (region.rows > 0)
            plane.regions.push_back(std::move(region));
    }
    return plane;
}

NumberPlane reduced(const NumberPlane& plane, std::int64_t rows, std::int64_t columns)
{
    NumberPlane small{rows, columns, {}, {}};
    small.numbers.reserve(static_cast<std::size_t>(rows * columns));
    for (std::int64_t part = 0, row = 0; part < rows; ++part) {
        std::vector<Mean> means(static_cast<std::size_t>(columns));
        for (; row < (part + 1) * plane.rows / rows; ++row)
            for (std::int64_t to = 0, column = 0; to < columns; ++to)
                for (; column < (to + 1) * plane.columns / columns; ++column)
                    means[static_cast<std::size_t>(to)].add(plane.at(row, column));
        for (const Mean& mean : means)
            small.numbers.push_back(mean.value());
    }
    for (const auto& region : plane.regions)
        small.regions.push_back(reducedRegion(region, plane, small));
    return small;
}

} // namespace bloscope
