#include "core/projection/projection_source.h"

#include "core/array/box_copy.h"
#include "core/array/cells_to_read.h"
#include "core/array/slice_grid.h"
#include "core/array/slice_reader.h"
#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/projection/line_fold.h"
#include "core/projection/line_kernels.h"

#include <algorithm>
#include <condition_variable>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <list>
#include <mutex>
#include <set>
#include <unordered_map>

namespace bloscope {

namespace {

constexpr std::int64_t mostTileCells = 1 << 16;  // unless one block has more
constexpr std::int64_t pieceBytes = 4_MiB;       // read at once of sources without blocks
constexpr std::int64_t mostFoldedBytes = 32_MiB; // of the cells of a tile that a fold keeps
constexpr std::int64_t mostLineBytes = 256_MiB;  // and of one line
constexpr std::int64_t usefulTasks = 32; // so many keep all threads busy; results depend on it
constexpr std::size_t mostKeptBytes = 128_MiB;
constexpr std::int64_t shownBytes = 32_MiB; // of a plane, at once

// Some of the results, as a box of the array whose extent along the dimension is 1.
struct Tile {
    CellBox box;
    ByteBuffer bytes;
    std::vector<CellState> states;   // empty when all are fine
    std::vector<CellRegion> regions; // in indices of the array

    std::size_t size() const { return bytes.size() + states.size(); }
};
using TilePtr = std::shared_ptr<const Tile>;

// Tiles that were made, least recently used out. One that is being made is waited for.
class TileStore {
 public:
    explicit TileStore(BlockCache* keeper) : m_share(keeper)
    {
        if (keeper)
            m_budget = std::min(m_budget, keeper->budget() / 2);
    }

    using Make = std::function<Result<TilePtr>()>;
    Result<TilePtr> get(std::int64_t number, const Make& make, const std::stop_token& stop);

 private:
    struct Kept {
        std::int64_t number;
        TilePtr tile;
    };
    TilePtr find(std::int64_t number);
    void keep(std::int64_t number, const TilePtr& tile);

    std::mutex m_mutex;
    std::condition_variable_any m_made;
    std::set<std::int64_t> m_inWork;
    std::list<Kept> m_kept; // most recently used first
    std::unordered_map<std::int64_t, std::list<Kept>::iterator> m_places;
    std::size_t m_budget = mostKeptBytes;
    std::size_t m_bytes = 0;
    BlockCache::Share m_share;
};

TilePtr TileStore::find(std::int64_t number)
{
    const auto place = m_places.find(number);
    if (place == m_places.end())
        return nullptr;
    m_kept.splice(m_kept.begin(), m_kept, place->second);
    return m_kept.front().tile;
}

void TileStore::keep(std::int64_t number, const TilePtr& tile)
{
    m_kept.push_front({number, tile});
    m_places[number] = m_kept.begin();
    m_bytes += tile->size();
    while (m_bytes > m_budget && m_kept.size() > 1) {
        m_bytes -= m_kept.back().tile->size();
        m_places.erase(m_kept.back().number);
        m_kept.pop_back();
    }
    m_share.set(m_bytes);
}

Result<TilePtr> TileStore::get(std::int64_t number, const Make& make, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    m_made.wait(lock, stop, [&] { return !m_inWork.contains(number); });
    if (stop.stop_requested())
        return cancelled();
    if (TilePtr kept = find(number))
        return kept;
    m_inWork.insert(number);
    lock.unlock();
    Result<TilePtr> made = cancelled();
    const auto finish = [&] {
        lock.lock();
        m_inWork.erase(number);
        if (made)
            keep(number, *made);
        m_made.notify_all();
    };
    try {
        made = make();
    } catch (...) {
        finish();
        throw;
    }
    finish();
    return made;
}

// Of the n-d array in whose chunks the cells lie; null for others.
const ArrayLayout* layoutOf(const CellSource& source)
{
    const SliceReader* const reader = source.reader();
    return reader && reader->array()->isNd() ? &*reader->array()->layout() : nullptr;
}

// How the lines of an array are cut for being folded.
struct LineCuts {
    Shape tile;            // extents; 1 along the lines
    std::int64_t part = 1; // indices along the lines that blocks have in common
    std::int64_t runs = 1; // of each tile, folded at once
};

// As many blocks beside each other as fit, of those numbers that divide a chunk.
std::int64_t extentOf(std::int64_t chunk, std::int64_t block, std::int64_t room)
{
    for (std::int64_t blocks = std::min(room, chunk / block); blocks > 1; --blocks)
        if (chunk % (blocks * block) == 0)
            return blocks * block;
    return room * block >= chunk ? chunk : block;
}

// Cuts lines beside each other.
class TileShape {
 public:
    TileShape(Shape smallest, std::size_t along) : m_extents(std::move(smallest)), m_along(along)
    {
        m_extents[along] = 1;
        for (std::int64_t& extent : m_extents)
            extent = std::max<std::int64_t>(extent, 1);
        for (const std::int64_t extent : m_extents)
            m_cells *= extent;
    }

    const Shape& extents() const { return m_extents; }
    std::int64_t cells() const { return m_cells; }

    void shrink(std::int64_t most)
    {
        for (std::size_t d = 0; d < m_extents.size() && m_cells > most; ++d)
            set(d, std::max<std::int64_t>(1, m_extents[d] / ceilDivide(m_cells, most)));
    }
    // Up to `whole`, which is that of a chunk.
    void grow(const Shape& whole, std::int64_t most)
    {
        for (std::size_t d = m_extents.size(); d-- > 0 && 2 * m_cells <= most;) {
            if (d == m_along)
                continue;
            set(d, extentOf(whole[d], m_extents[d], most / m_cells));
            if (m_extents[d] < whole[d])
                return;
        }
    }

 private:
    void set(std::size_t d, std::int64_t extent)
    {
        m_cells = m_cells / m_extents[d] * extent;
        m_extents[d] = extent;
    }

    Shape m_extents;
    std::size_t m_along;
    std::int64_t m_cells = 1;
};

// As many tiles as there are in a plane of the last dimensions are looked at together.
std::int64_t runsOf(const Shape& shape, const Shape& tile, std::size_t along)
{
    std::int64_t together = 1;
    for (std::size_t d = shape.size(), seen = 0; d-- > 0 && seen < 2;)
        if (d != along) {
            together *= std::max<std::int64_t>(1, ceilDivide(shape[d], tile[d]));
            ++seen;
        }
    return ceilDivide(usefulTasks, together);
}

LineCuts cutsOf(const CellSource& source, const Projection& projection)
{
    const ArrayLayout* const layout = layoutOf(source);
    const std::size_t along = projection.dimension;
    const Shape block = layout ? layout->blockshape : Shape(source.shape().size(), 1);
    const Shape chunk = layout ? layout->chunkshape : source.shape();
    const std::int64_t perCell = line_kernels::keptBytesPerCell(projection.kind, source.dtype());
    TileShape tile(block, along);
    std::int64_t most = mostTileCells;
    if (perCell > 0) {
        const std::int64_t perLine = perCell * projection.along.count;
        most = std::clamp<std::int64_t>(mostFoldedBytes / perLine, 1, most);
        tile.shrink(most);
    }
    tile.grow(chunk, most);
    const auto bytes = tile.cells() * static_cast<std::int64_t>(source.dtype().itemsize);
    const std::int64_t blocks = pieceBytes / bytes / block[along];
    return {tile.extents(), extentOf(chunk[along], block[along], std::max<std::int64_t>(1, blocks)),
            runsOf(source.shape(), tile.extents(), along)};
}

class ProjectionSource final : public CellSource {
 public:
    ProjectionSource(CellSourcePtr source, const Projection& projection, DType dtype)
        : m_source(std::move(source)),
          m_projection(projection),
          m_dtype(std::move(dtype)),
          m_cuts(cutsOf(*m_source, projection)),
          m_tiles(m_source->keeper())
    {
        for (std::size_t d = 0; d < shape().size(); ++d)
            m_grid.push_back(d == m_projection.dimension ? 1
                                                         : ceilDivide(shape()[d], m_cuts.tile[d]));
        Slice lines = Slice::whole(shape());
        lines.set(m_projection.dimension, m_projection.along);
        m_runs = std::clamp<std::int64_t>(partsOf(lines).count(), 1, m_cuts.runs);
    }

    const Shape& shape() const override { return m_source->shape(); }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_source->pool(); }
    const SliceReader* reader() const override { return m_source->reader(); }
    BlockCache* keeper() const override { return m_source->keeper(); }
    std::optional<CellOrigin> origin() const override;
    Result<> show(const Slice& plane, Reuse reuse, const ShowCells& show,
                  const Job& job) const override;

 private:
    struct Way;

    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    std::int64_t numberOf(const Slice& slice, const CellBox& part) const;
    CellBox boxOf(std::int64_t number) const;
    SliceGrid partsOf(const Slice& lines) const;
    Result<TilePtr> make(std::int64_t number, const Job& job) const;
    Result<std::unique_ptr<LineRun>> run(const Slice& lines, const Job& job) const;
    Result<TilePtr> finish(LineRun& run, const CellBox& box) const;
    void copy(const Tile& tile, const CellBox& part, Cells& to) const;
    void copyStates(const Tile& tile, const CellBox& part, Cells& to) const;

    CellSourcePtr m_source;
    Projection m_projection;
    DType m_dtype;
    LineCuts m_cuts;
    Shape m_grid;            // tiles per dimension
    std::int64_t m_runs = 1; // of each tile
    mutable TileStore m_tiles;
};

std::optional<CellOrigin> ProjectionSource::origin() const
{
    std::optional<CellOrigin> origin = m_source->origin();
    if (origin)
        origin->cells += fmt::format(", {} along {} of {} indices from {} by {}",
                                     projectionWord(m_projection.kind), m_projection.dimension,
                                     m_projection.along.count, m_projection.along.start,
                                     m_projection.along.step);
    return origin;
}

std::int64_t ProjectionSource::numberOf(const Slice& slice, const CellBox& part) const
{
    std::int64_t number = 0;
    for (std::size_t d = 0; d < m_grid.size(); ++d)
        number = number * m_grid[d] +
                 (d == m_projection.dimension ? 0 : slice[d].at(part.first[d]) / m_cuts.tile[d]);
    return number;
}

CellBox ProjectionSource::boxOf(std::int64_t number) const
{
    CellBox box;
    const Shape place = indicesOf(number, m_grid);
    for (std::size_t d = 0; d < place.size(); ++d) {
        const bool isAlong = d == m_projection.dimension;
        box.first.push_back(isAlong ? 0 : place[d] * m_cuts.tile[d]);
        box.count.push_back(isAlong ? 1 : std::min(m_cuts.tile[d], shape()[d] - box.first[d]));
    }
    return box;
}

// Lines, cut along them.
SliceGrid ProjectionSource::partsOf(const Slice& lines) const
{
    Shape spacing(shape().size(), 1);
    for (std::size_t d = 0; d < spacing.size(); ++d)
        spacing[d] =
            d == m_projection.dimension ? m_cuts.part : std::max<std::int64_t>(shape()[d], 1);
    return {lines, spacing};
}

Result<TilePtr> ProjectionSource::make(std::int64_t number, const Job& job) const
{
    const CellBox box = boxOf(number);
    Slice lines = sliceOfBox(shape(), box);
    lines.set(m_projection.dimension, m_projection.along);
    const SliceGrid parts = partsOf(lines);
    std::vector<Result<std::unique_ptr<LineRun>>> runs;
    for (std::int64_t i = 0; i < m_runs; ++i)
        runs.emplace_back(cancelled());
    pool().forEach(runs.size(), [&](std::size_t i) {
        const auto n = static_cast<std::int64_t>(i);
        CellBox first = parts[parts.count() * n / m_runs];
        const CellBox last = parts[parts.count() * (n + 1) / m_runs - 1];
        const std::size_t d = m_projection.dimension;
        first.count[d] = last.first[d] + last.count[d] - first.first[d];
        runs[i] = run(SliceGrid::part(lines, first), job);
    });
    for (Result<std::unique_ptr<LineRun>>& run : runs) {
        if (!run)
            return std::move(run).error();
        if (&run != &runs.front())
            (*runs.front())->add(**run);
    }
    return finish(**runs.front(), box);
}

Result<std::unique_ptr<LineRun>> ProjectionSource::run(const Slice& lines, const Job& job) const
{
    if (job.stopped())
        return cancelled();
    auto run = std::make_unique<LineRun>(*m_source, m_projection, lines);
    const ArrayLayout* const layout = layoutOf(*m_source);
    if (layout && m_source->reader() == m_source.get()) {
        BLOSCOPE_CHECK(run->walk(*layout, job));
    } else {
        Shape pieces = m_cuts.tile;
        pieces[m_projection.dimension] = m_cuts.part;
        BLOSCOPE_CHECK(run->read(pieces, job));
    }
    job.advance();
    return run;
}

// Of the cell at an index of the array.
CellState stateOf(const Tile& tile, const Shape& index)
{
    const Shape steps = stridesOf(tile.box.count, 1);
    std::int64_t cell = 0;
    for (std::size_t d = 0; d < index.size(); ++d)
        cell += (index[d] - tile.box.first[d]) * steps[d];
    return tile.states.empty() ? CellState::Fine : tile.states[static_cast<std::size_t>(cell)];
}

// All of the lines of a tile are in the run.
Result<TilePtr> ProjectionSource::finish(LineRun& run, const CellBox& box) const
{
    auto tile = std::make_shared<Tile>();
    tile->box = box;
    tile->bytes.resize(cellsOf(box) * m_dtype.itemsize);
    tile->states = run.states().finish();
    if (const auto line = run.fold().finish(run.states().unwritten(), tile->bytes)) {
        Shape index = indicesOf(static_cast<std::int64_t>(*line), box.count);
        for (std::size_t d = 0; d < index.size(); ++d)
            index[d] += box.first[d];
        return Error{ErrorKind::Unsupported,
                     fmt::format("the sum at [{}] does not fit 64 bits", fmt::join(index, ", "))};
    }
    for (std::size_t n = 0; n < tile->states.size(); ++n)
        if (tile->states[n] != CellState::Fine)
            std::fill_n(tile->bytes.begin() + static_cast<std::ptrdiff_t>(n * m_dtype.itemsize),
                        m_dtype.itemsize, std::byte{0});
    for (const CellRegion& region : run.regions())
        if (stateOf(*tile, region.first) == region.kind)
            tile->regions.push_back(region);
    return TilePtr(std::move(tile));
}

// How the cells of a part of a slice are taken from a tile: the steps, the first one, and the place
// it goes to. What the slice takes along the lines is the same everywhere.
struct ProjectionSource::Way {
    Way(const Tile& tile, const CellBox& part, const Cells& to, std::size_t along,
        std::int64_t itemsize)
    {
        const Shape fromSteps = stridesOf(tile.box.count, itemsize);
        const Shape toSteps = stridesOf(to.extent, itemsize);
        for (std::size_t d = 0; d < part.first.size(); ++d) {
            const DimensionSlice& taken = to.slice[d];
            const std::int64_t step = d == along ? 0 : fromSteps[d];
            from += (taken.at(part.first[d]) - tile.box.first[d]) * step;
            at += part.first[d] * toSteps[d];
            dimensions.push_back({part.count[d], taken.step * step, toSteps[d]});
        }
    }

    std::vector<BoxDimension> dimensions;
    std::int64_t from = 0;
    std::int64_t at = 0;
};

void ProjectionSource::copy(const Tile& tile, const CellBox& part, Cells& to) const
{
    const Way way(tile, part, to, m_projection.dimension, static_cast<std::int64_t>(to.itemsize));
    copyBox(way.dimensions, tile.bytes.data() + way.from, to.bytes.data() + way.at, to.itemsize);
}

// Where the cells of a region of an array lie in a slice; nothing where it takes none of them.
std::optional<CellRegion> regionIn(const CellRegion& region, const Slice& slice, std::size_t along)
{
    CellRegion in{region.kind, region.reason, {}, {}};
    for (std::size_t d = 0; d < region.first.size(); ++d) {
        const DimensionSlice taken = slice[d];
        std::int64_t first = 0;
        std::int64_t end = taken.count;
        if (d != along) {
            const std::int64_t step = std::abs(taken.step);
            const std::int64_t begin = region.first[d];
            const std::int64_t behind = begin + region.count[d];
            const std::int64_t before =
                taken.step > 0 ? begin - taken.start : taken.start - behind + 1;
            const std::int64_t after = before + region.count[d];
            first = std::clamp<std::int64_t>(before <= 0 ? 0 : ceilDivide(before, step), 0, end);
            end = std::clamp<std::int64_t>(after <= 0 ? 0 : ceilDivide(after, step), 0, end);
        }
        if (first >= end)
            return {};
        in.first.push_back(first);
        in.count.push_back(end - first);
    }
    return in;
}

// Not for several threads at once.
void ProjectionSource::copyStates(const Tile& tile, const CellBox& part, Cells& to) const
{
    to.states.resize(to.bytes.size() / to.itemsize, CellState::Fine);
    const Way way(tile, part, to, m_projection.dimension, sizeof(CellState));
    copyBox(way.dimensions, std::as_bytes(std::span(tile.states)).data() + way.from,
            std::as_writable_bytes(std::span(to.states)).data() + way.at, sizeof(CellState));
    for (const CellRegion& region : tile.regions)
        if (auto in = regionIn(region, to.slice, m_projection.dimension)) {
            to.damagedRegions += region.kind == CellState::Damaged ? 1 : 0;
            if (to.regions.size() < Cells::mostRegions)
                to.regions.push_back(*std::move(in));
        }
}

Result<Cells> ProjectionSource::readCells(const Slice& slice, const Job& job, Reuse) const
{
    BLOSCOPE_TRY(CellsToRead wanted, cellsToRead(slice, shape(), m_dtype.itemsize));
    Cells& cells = wanted.cells;
    cells.bytes = HeapBytes::toBeFilled(wanted.bytes);
    if (cells.bytes.empty())
        return std::move(cells);
    Shape spacing = m_cuts.tile;
    spacing[m_projection.dimension] = shape()[m_projection.dimension];
    const SliceGrid parts(slice, spacing);
    job.start(static_cast<std::uint64_t>(parts.count() * m_runs));
    std::mutex mutex;
    std::optional<Error> error;
    std::vector<std::pair<TilePtr, CellBox>> unfine;
    pool().forEach(static_cast<std::size_t>(parts.count()), [&](std::size_t n) {
        const CellBox part = parts[static_cast<std::int64_t>(n)];
        const std::int64_t number = numberOf(slice, part);
        bool isNew = false; // and counted by its runs
        const auto makeTile = [&] {
            isNew = true;
            return make(number, job);
        };
        const auto tile = m_tiles.get(number, makeTile, job.stop);
        if (!isNew)
            job.advance(static_cast<std::uint64_t>(m_runs));
        if (tile)
            copy(**tile, part, cells);
        const std::lock_guard lock(mutex);
        if (!tile && !error)
            error = tile.error();
        else if (tile && !(*tile)->states.empty())
            unfine.emplace_back(*tile, part);
    });
    if (job.stopped())
        return cancelled();
    if (error)
        return *std::move(error);
    for (const auto& [tile, part] : unfine)
        copyStates(*tile, part, cells);
    std::ranges::sort(cells.regions, {}, &CellRegion::first);
    return std::move(cells);
}

// Large planes in bands, of rows or, where one row is as large, of its columns.
Result<> ProjectionSource::show(const Slice& plane, Reuse reuse, const ShowCells& show,
                                const Job& job) const
{
    const std::int64_t room = shownBytes / static_cast<std::int64_t>(m_dtype.itemsize);
    const std::int64_t columns = std::min(room, plane.columns());
    const std::int64_t rows = std::max<std::int64_t>(1, room / std::max<std::int64_t>(1, columns));
    for (std::int64_t row = 0; row < plane.rows(); row += rows)
        for (std::int64_t column = 0; column < plane.columns(); column += columns) {
            const Slice band = plane.window(row, rows, column, columns);
            BLOSCOPE_TRY(const Cells cells, read(band, {job.stop}, reuse));
            const CellsView view(cells);
            show(view, {row, column, view.rows, view.columns});
        }
    return {};
}

} // namespace

Result<CellSourcePtr> projectionOf(CellSourcePtr source, const Projection& projection)
{
    BLOSCOPE_TRY(DType dtype, projectedDType(projection.kind, source->dtype()));
    const Shape& shape = source->shape();
    if (projection.dimension >= shape.size())
        return usageError(fmt::format("there is no dimension {}; the array has {}",
                                      projection.dimension, shape.size()));
    const std::int64_t count = projection.along.count;
    if (count < 1)
        return usageError(
            fmt::format("dimension {} has no index to project", projection.dimension));
    const std::int64_t perCell = line_kernels::keptBytesPerCell(projection.kind, source->dtype());
    if (perCell > 0 && count > mostLineBytes / perCell)
        return Error{
            ErrorKind::Limit,
            fmt::format("a median of {} numbers needs too much memory; choose fewer", count)};
    return CellSourcePtr(
        std::make_shared<const ProjectionSource>(std::move(source), projection, std::move(dtype)));
}

} // namespace bloscope
