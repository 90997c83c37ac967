#include "core/array/cell_places.h"

#include "core/base/row_major.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

namespace {

std::int64_t productBehind(const Shape& extents, std::size_t dimension)
{
    std::int64_t product = 1;
    for (std::size_t d = dimension + 1; d < extents.size(); ++d)
        product *= extents[d];
    return product;
}

std::optional<std::vector<std::int64_t>> cellInGrid(const ArrayLayout& layout, std::int64_t chunk,
                                                    std::int64_t position)
{
    const std::int64_t inBlock = position % layout.blockBytes;
    if (inBlock % layout.itemsize != 0)
        return {};
    std::vector<std::int64_t> cell = indicesOf(chunk, layout.chunkGrid);
    const auto block = indicesOf(position / layout.blockBytes, layout.blockGrid);
    const auto element = indicesOf(inBlock / layout.itemsize, layout.blockshape);
    for (std::size_t d = 0; d < cell.size(); ++d) {
        const std::int64_t inChunk = block[d] * layout.blockshape[d] + element[d];
        cell[d] = cell[d] * layout.chunkshape[d] + inChunk;
        if (inChunk >= layout.chunkshape[d] || cell[d] >= layout.shape[d])
            return {};
    }
    return cell;
}

} // namespace

CellPlaces::CellPlaces(ArrayPtr array, const Slice& slice)
    : m_array(std::move(array)),
      m_slice(slice),
      m_at(slice.dimensions().size()),
      m_sums(slice.dimensions().size() + 1)
{
    assert(slice.shape() == m_array->shape() && !slice.isEmpty());
    if (!m_array->isNd())
        m_sums[0].position = m_array->offset();
    for (std::size_t d = 0; d < m_at.size(); ++d) {
        if (const auto& layout = m_array->layout())
            m_strides.push_back({productBehind(layout->chunkGrid, d),
                                 productBehind(layout->blockGrid, d) * layout->blockBytes,
                                 productBehind(layout->blockshape, d) * layout->itemsize});
        else
            m_strides.push_back({0, 0, productBehind(m_array->shape(), d) * m_array->itemsize()});
        add(d);
    }
}

CellPlaces::Part CellPlaces::partOf(std::size_t dimension) const
{
    const std::int64_t index = m_slice[dimension].at(m_at[dimension]);
    const Strides& strides = m_strides[dimension];
    if (!m_array->isNd())
        return {0, index * strides.cell};
    const std::int64_t chunkExtent = m_array->layout()->chunkshape[dimension];
    const std::int64_t blockExtent = m_array->layout()->blockshape[dimension];
    const std::int64_t inChunk = index % chunkExtent;
    return {index / chunkExtent * strides.chunk,
            inChunk / blockExtent * strides.block + inChunk % blockExtent * strides.cell};
}

void CellPlaces::add(std::size_t dimension)
{
    const Part part = partOf(dimension);
    m_sums[dimension + 1] = {m_sums[dimension].chunk + part.chunk,
                             m_sums[dimension].position + part.position};
}

void CellPlaces::next()
{
    std::size_t d = m_at.size();
    while (d-- > 0) {
        if (++m_at[d] < m_slice[d].count)
            break;
        m_at[d] = 0;
        if (d == 0)
            break; // behind the last cell it begins again
    }
    if (m_at.empty())
        return;
    for (; d < m_at.size(); ++d)
        add(d);
}

std::int64_t CellPlaces::run() const
{
    if (!m_array->isNd() || m_at.empty() || m_slice.dimensions().back().step != 1)
        return 1;
    const std::size_t last = m_at.size() - 1;
    const std::int64_t chunkExtent = m_array->layout()->chunkshape[last];
    const std::int64_t blockExtent = m_array->layout()->blockshape[last];
    const std::int64_t inChunk = m_slice[last].at(m_at[last]) % chunkExtent;
    return std::min({m_slice[last].count - m_at[last], chunkExtent - inChunk,
                     blockExtent - inChunk % blockExtent});
}

void CellPlaces::skip(std::int64_t cells)
{
    if (!m_at.empty())
        m_at.back() += cells - 1;
    next();
}

void CellPlaces::show(std::size_t offset, std::size_t size, const Show& show) const
{
    const Part& cell = m_sums.back();
    const auto first = static_cast<std::int64_t>(offset);
    if (m_array->isNd()) {
        show({cell.chunk, cell.position + first, offset, size});
        return;
    }
    std::int64_t begin = cell.position + first;
    const std::int64_t end = begin + static_cast<std::int64_t>(size);
    while (begin < end) {
        const ChunkPositions::Place place = m_array->positions().at(begin);
        const std::int64_t stop = std::min(end, place.begin + place.size);
        show({place.chunk, begin - place.begin, static_cast<std::size_t>(begin - cell.position),
              static_cast<std::size_t>(stop - begin)});
        begin = stop;
    }
}

Slice sliceOfCell(const Shape& shape, const std::vector<std::int64_t>& cell)
{
    std::vector<DimensionSlice> indices;
    for (const std::int64_t index : cell)
        indices.push_back(DimensionSlice::index(index));
    return {shape, std::move(indices)};
}

std::optional<std::vector<std::int64_t>> cellBeginningAt(const Array& array, std::int64_t chunk,
                                                         std::int64_t position)
{
    if (array.isNd())
        return cellInGrid(*array.layout(), chunk, position);
    const std::int64_t begin = array.positions().beginOf(chunk) + position - array.offset();
    if (begin < 0 || begin % array.itemsize() != 0 || begin >= array.logicalBytes())
        return {};
    return indicesOf(begin / array.itemsize(), array.shape());
}

std::vector<std::int64_t> chunksOfCell(const ArrayPtr& array, const std::vector<std::int64_t>& cell)
{
    std::vector<std::int64_t> chunks;
    const CellPlaces places(array, sliceOfCell(array->shape(), cell));
    places.show(0, static_cast<std::size_t>(array->itemsize()),
                [&chunks](const CellPlace& place) { chunks.push_back(place.chunk); });
    return chunks;
}

} // namespace bloscope
