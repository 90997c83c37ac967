#include "core/cells/overlay_source.h"

#include <algorithm>
#include <cstring>

namespace bloscope {

namespace {

// The dimensions of the overlay that are those of the array below: the last ones.
std::size_t sharedDimensions(const Shape& overlay, const Shape& below)
{
    const std::size_t most = std::min(overlay.size(), below.size());
    std::size_t shared = 0;
    while (shared < most &&
           overlay[overlay.size() - 1 - shared] == below[below.size() - 1 - shared])
        ++shared;
    return shared;
}

template <class Bytes>
void fillWithFirst(Bytes* bytes, std::size_t first, std::size_t all)
{
    for (std::size_t at = first; at < all; at += first)
        std::memcpy(bytes + at, bytes, first * sizeof(Bytes));
}

// As often as the array below has indices in dimensions that the overlay does not have. They are
// the first ones: in C order all cells come again.
void repeat(Cells& cells, std::size_t times)
{
    const std::size_t bytes = cells.bytes.size();
    cells.bytes.resize(bytes * times);
    fillWithFirst(cells.bytes.data(), bytes, bytes * times);
    const std::size_t states = cells.states.size();
    cells.states.resize(states * times);
    if (states > 0)
        fillWithFirst(cells.states.data(), states, states * times);
}

// Counted in the slice of the array below, of which it takes all of the first dimensions.
void translate(CellRegion& region, const Slice& below, std::size_t shared)
{
    const auto keepLast = [shared](std::vector<std::int64_t>& counts) {
        counts.erase(counts.begin(), counts.end() - static_cast<std::ptrdiff_t>(shared));
    };
    keepLast(region.first);
    keepLast(region.count);
    const std::size_t added = below.dimensions().size() - shared;
    region.first.insert(region.first.begin(), added, 0);
    for (std::size_t d = added; d-- > 0;)
        region.count.insert(region.count.begin(), below[d].count);
}

class OverlaySource : public CellSource {
 public:
    OverlaySource(CellSourcePtr cells, Shape below)
        : m_cells(std::move(cells)), m_below(std::move(below))
    {
    }

    const Shape& shape() const override { return m_below; }
    const DType& dtype() const override { return m_cells->dtype(); }
    WorkerPool& pool() const override { return m_cells->pool(); }
    BlockCache* keeper() const override { return m_cells->keeper(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        BLOSCOPE_TRY(Cells cells,
                     m_cells->read(sliceOfOverlay(slice, m_cells->shape()), job, reuse));
        const std::size_t shared = sharedDimensions(m_cells->shape(), slice.shape());
        std::size_t times = 1;
        for (std::size_t d = 0; d + shared < slice.dimensions().size(); ++d)
            times *= static_cast<std::size_t>(slice[d].count);
        if (times > 1)
            repeat(cells, times);
        for (CellRegion& region : cells.regions)
            translate(region, slice, shared);
        cells.slice = slice;
        cells.extent.clear();
        for (const DimensionSlice& taken : slice.dimensions())
            cells.extent.push_back(taken.count);
        return cells;
    }

    CellSourcePtr m_cells;
    Shape m_below;
};

} // namespace

bool canLieOver(const Shape& overlay, const Shape& below)
{
    constexpr std::size_t fewest = 2; // dimensions of a plane
    const std::size_t shared = sharedDimensions(overlay, below);
    const auto rest = overlay.end() - static_cast<std::ptrdiff_t>(shared);
    return shared > 0 && shared >= std::min(fewest, below.size()) &&
           std::all_of(overlay.begin(), rest, [](std::int64_t extent) { return extent == 1; });
}

Slice sliceOfOverlay(const Slice& below, const Shape& overlay)
{
    const std::size_t shared = sharedDimensions(overlay, below.shape());
    const std::size_t own = overlay.size() - shared;
    const std::size_t others = below.dimensions().size() - shared;
    std::vector<DimensionSlice> taken(own, DimensionSlice::index(0));
    for (std::size_t d = 0; d < shared; ++d)
        taken.push_back(below[others + d]);
    const auto ownDimension =
        [&](std::optional<std::size_t> dimension) -> std::optional<std::size_t> {
        if (!dimension || *dimension < others)
            return std::nullopt;
        return *dimension - others + own;
    };
    const auto row = ownDimension(below.rowDimension());
    const auto column = ownDimension(below.columnDimension());
    Slice slice(overlay, std::move(taken));
    if (row && column)
        slice.setAxes(row, column);
    return slice;
}

std::vector<std::int64_t> indexInOverlay(const std::vector<std::int64_t>& index, const Shape& below,
                                         const Shape& overlay)
{
    const std::size_t shared = sharedDimensions(overlay, below);
    std::vector<std::int64_t> found(overlay.size() - shared, 0);
    found.insert(found.end(), index.end() - static_cast<std::ptrdiff_t>(shared), index.end());
    return found;
}

CellSourcePtr overlaySourceOf(CellSourcePtr cells, Shape below)
{
    return std::make_shared<const OverlaySource>(std::move(cells), std::move(below));
}

} // namespace bloscope
