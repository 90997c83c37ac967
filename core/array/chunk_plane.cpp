#include "core/array/chunk_plane.h"

#include "core/base/row_major.h"

#include <algorithm>

namespace bloscope {

namespace {

// Of lines of chunks: round numbers, so that a chunk is found by its digits.
std::int64_t lineLength(std::int64_t count)
{
    if (count <= 10)
        return std::max<std::int64_t>(count, 1);
    std::int64_t length = 10;
    while (length * length < count && length < 1000)
        length *= 10;
    return length;
}

std::int64_t elementCount(const Shape& shape)
{
    std::int64_t count = 1;
    for (const std::int64_t extent : shape)
        count *= extent;
    return count;
}

} // namespace

ChunkPlane::ChunkPlane(const Array& array, const Slice& slice)
{
    if (!array.isNd())
        setLines(array.frame()->chunkCount(), 1);
    else if (array.layout()->chunkCount > 0)
        setGrid(*array.layout(), slice);
}

void ChunkPlane::setGrid(const ArrayLayout& layout, const Slice& slice)
{
    const std::vector<std::int64_t> strides = stridesOf(layout.chunkGrid, 1);
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    for (std::size_t d = 0; d < layout.dimensions(); ++d)
        if (d != row && d != column)
            m_first += slice[d].start / layout.chunkshape[d] * strides[d];
    if (!column)
        return setLines(row ? layout.chunkGrid[*row] : 1, row ? strides[*row] : 1);
    m_rows = layout.chunkGrid[*row];
    m_columns = layout.chunkGrid[*column];
    m_count = m_rows * m_columns;
    m_rowStride = strides[*row];
    m_columnStride = strides[*column];
}

void ChunkPlane::setLines(std::int64_t count, std::int64_t stride)
{
    m_count = count;
    m_columns = count > 0 ? lineLength(count) : 0;
    m_rows = count > 0 ? (count - 1) / m_columns + 1 : 0;
    m_columnStride = stride;
    m_rowStride = stride * m_columns;
}

std::optional<std::int64_t> ChunkPlane::chunkAt(Position position) const
{
    if (position.row * m_columns + position.column >= m_count)
        return {};
    return m_first + position.row * m_rowStride + position.column * m_columnStride;
}

// The strides are those of a grid in which one of the two dimensions runs faster: dividing by the
// slower one first leaves what belongs to the other. Equal ones mean that one of the two has a
// single chunk, and that one counts as the faster.
std::optional<ChunkPlane::Position> ChunkPlane::positionOf(std::int64_t chunk) const
{
    std::int64_t rest = chunk - m_first;
    if (m_count == 0 || rest < 0)
        return {};
    const bool rowsAreSlower =
        m_rowStride > m_columnStride || (m_rowStride == m_columnStride && m_columns == 1);
    Position position;
    std::int64_t& slower = rowsAreSlower ? position.row : position.column;
    std::int64_t& faster = rowsAreSlower ? position.column : position.row;
    const std::int64_t slowStride = rowsAreSlower ? m_rowStride : m_columnStride;
    const std::int64_t fastStride = rowsAreSlower ? m_columnStride : m_rowStride;
    slower = rest / slowStride;
    rest %= slowStride;
    faster = rest / fastStride;
    const bool isInside = position.row < m_rows && position.column < m_columns;
    return isInside && chunkAt(position) == chunk ? std::optional(position) : std::nullopt;
}

std::optional<std::vector<std::int64_t>> firstIndexOf(const Array& array, std::int64_t chunk)
{
    if (array.isNd()) {
        std::vector<std::int64_t> index = indicesOf(chunk, array.layout()->chunkGrid);
        for (std::size_t d = 0; d < index.size(); ++d)
            index[d] *= array.layout()->chunkshape[d];
        return index;
    }
    const std::int64_t begin = array.positions().beginOf(chunk) - array.offset();
    const std::int64_t element = std::max<std::int64_t>(begin, 0) / array.itemsize();
    if (element >= elementCount(array.shape()))
        return {};
    return indicesOf(element, array.shape());
}

std::optional<std::vector<std::int64_t>> firstIndexOf(const Array& array, std::int64_t chunk,
                                                      std::int64_t block)
{
    const auto ofChunk = firstIndexOf(array, chunk);
    if (!ofChunk || !array.isNd())
        return ofChunk;
    std::vector<std::int64_t> index = indicesOf(block, array.layout()->blockGrid);
    for (std::size_t d = 0; d < index.size(); ++d) {
        index[d] = (*ofChunk)[d] + index[d] * array.layout()->blockshape[d];
        if (index[d] >= array.shape()[d])
            return ofChunk;
    }
    return index;
}

} // namespace bloscope
