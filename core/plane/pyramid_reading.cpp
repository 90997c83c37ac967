#include "core/plane/pyramid_reading.h"

#include "core/base/worker_pool.h"
#include "core/plane/pyramid_canvas.h"
#include "core/plane/pyramid_grid.h"
#include "core/plane/tile_reading.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace bloscope {

namespace {

// The tiles that a picture is made of, as far as there are some, and what they look like.
class TilesInSight {
 public:
    // `part` of the plane is extended to whole squares.
    TilesInSight(const PyramidPlan& plan, const CellRect& part, Reduction reduction);

    // Draws a tile, if it is in sight. Several threads may do so at once, with different ones.
    void take(CellPosition tile, PyramidTilePtr made);
    PyramidCanvas& canvas() { return m_canvas; }
    const PyramidCanvas& canvas() const { return m_canvas; }

    // Calls visit(tile) for all of them, with the help of the pool.
    void forEach(WorkerPool& pool, const std::function<void(CellPosition)>& visit) const;
    bool isMissing(CellPosition tile) const;
    // Was it missing when that was noted last? Other threads may ask while tiles are taken.
    bool wasMissing(CellPosition tile) const;
    void noteMissing();
    // Of each group of so many rows and columns of tiles, the smallest rectangle that has all of
    // the missing ones, from the middle of the part outwards.
    std::vector<CellRect> missingFromTheMiddle(const CellRect& group) const;

    CellRect cellsOf(CellPosition tile) const;
    const std::vector<PyramidTilePtr>& all() const { return m_tiles; } // null: missing
    SpecialCounts counts() const;                                      // of those that are there
    double share() const;                                              // of all cells in sight

 private:
    std::size_t placeOf(CellPosition tile) const;
    CellPosition tileAt(std::size_t place) const;
    double distanceOf(const CellRect& tiles) const;

    const PyramidPlan m_plan;
    CellRect m_part;
    PyramidCanvas m_canvas;
    CellRect m_inSight; // of tiles
    std::vector<PyramidTilePtr> m_tiles;
    std::vector<bool> m_wasMissing; // of each
};

TilesInSight::TilesInSight(const PyramidPlan& plan, const CellRect& part, Reduction reduction)
    : m_plan(plan),
      m_part(part),
      m_canvas(plan.grid, plan.level, part, reduction),
      m_inSight(plan.grid.tilesOf(plan.tileLevel, m_canvas.part())),
      m_tiles(static_cast<std::size_t>(m_inSight.rows * m_inSight.columns)),
      m_wasMissing(m_tiles.size(), true)
{
}

std::size_t TilesInSight::placeOf(CellPosition tile) const
{
    return static_cast<std::size_t>((tile.row - m_inSight.row) * m_inSight.columns + tile.column -
                                    m_inSight.column);
}

CellPosition TilesInSight::tileAt(std::size_t place) const
{
    const auto at = static_cast<std::int64_t>(place);
    return {m_inSight.row + at / m_inSight.columns, m_inSight.column + at % m_inSight.columns};
}

CellRect TilesInSight::cellsOf(CellPosition tile) const
{
    return m_plan.grid.cellsOf(m_plan.tileLevel, tile);
}

void TilesInSight::forEach(WorkerPool& pool, const std::function<void(CellPosition)>& visit) const
{
    pool.forEach(m_tiles.size(), [&](std::size_t place) { visit(tileAt(place)); });
}

bool TilesInSight::isMissing(CellPosition tile) const
{
    return m_inSight.contains(tile) && !m_tiles[placeOf(tile)];
}

bool TilesInSight::wasMissing(CellPosition tile) const
{
    return m_inSight.contains(tile) && m_wasMissing[placeOf(tile)];
}

void TilesInSight::noteMissing()
{
    for (std::size_t place = 0; place < m_tiles.size(); ++place)
        m_wasMissing[place] = !m_tiles[place];
}

void TilesInSight::take(CellPosition tile, PyramidTilePtr made)
{
    if (!m_inSight.contains(tile))
        return;
    const CellRect cells = cellsOf(tile);
    m_canvas.draw(*made, {cells.row, cells.column}, m_plan.tileLevel, cells);
    m_tiles[placeOf(tile)] = std::move(made);
}

std::vector<CellRect> TilesInSight::missingFromTheMiddle(const CellRect& group) const
{
    std::map<std::pair<std::int64_t, std::int64_t>, CellRect> groups;
    for (std::size_t place = 0; place < m_tiles.size(); ++place) {
        if (m_tiles[place])
            continue;
        const CellPosition tile = tileAt(place);
        const CellRect one{tile.row, tile.column, 1, 1};
        const auto [known, isNew] =
            groups.try_emplace({tile.row / group.rows, tile.column / group.columns}, one);
        if (!isNew)
            known->second = united(known->second, one);
    }
    std::vector<CellRect> missing;
    for (const auto& [place, tiles] : groups)
        missing.push_back(tiles);
    std::ranges::stable_sort(missing, {},
                             [this](const CellRect& tiles) { return distanceOf(tiles); });
    return missing;
}

double TilesInSight::distanceOf(const CellRect& tiles) const
{
    const CellRect cells =
        m_plan.grid.squareAt(m_plan.tileLevel).times(PyramidTile::side).cellsOf(tiles);
    const auto middle = [](std::int64_t first, std::int64_t count) {
        return static_cast<double>(first) + static_cast<double>(count) / 2;
    };
    return std::hypot(middle(cells.row, cells.rows) - middle(m_part.row, m_part.rows),
                      middle(cells.column, cells.columns) - middle(m_part.column, m_part.columns));
}

SpecialCounts TilesInSight::counts() const
{
    SpecialCounts counts;
    for (std::size_t place = 0; place < m_tiles.size(); ++place) {
        if (!m_tiles[place])
            continue;
        const CellRect cells = cellsOf(tileAt(place));
        CellRect seen = intersected(cells, m_canvas.part());
        seen.row -= cells.row;
        seen.column -= cells.column;
        counts += m_tiles[place]->countsOf(m_plan.grid.squaresOf(m_plan.tileLevel, seen));
    }
    return counts;
}

double TilesInSight::share() const
{
    std::int64_t known = 0;
    for (std::size_t place = 0; place < m_tiles.size(); ++place) {
        const CellRect seen = intersected(cellsOf(tileAt(place)), m_canvas.part());
        known += m_tiles[place] ? seen.rows * seen.columns : 0;
    }
    const CellRect& part = m_canvas.part();
    return static_cast<double>(known) / static_cast<double>(part.rows * part.columns);
}

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto betweenPictures = 250ms;
constexpr int shareOfPictures = 20; // they may take one part of so many of the time

constexpr std::int64_t mostKeptBytes = std::int64_t(128) << 20; // of cells in sight, in the cache

// What all cells of a plane tell together, whatever came first.
std::vector<double> sampleOf(const std::vector<PyramidTilePtr>& tiles)
{
    std::vector<double> sample;
    NumberEnds ends;
    for (const PyramidTilePtr& tile : tiles) {
        sample.insert(sample.end(), tile->sample().begin(), tile->sample().end());
        ends += tile->ends();
    }
    appendEnds(ends, sample);
    return sample;
}

Result<PlanePreviewPtr> previewFor(const CellSource& source, const PictureRequest& request,
                                   PlanePyramid& pyramid, PlanePyramid::PlaneId plane,
                                   const Job& job)
{
    if (PlanePreviewPtr known = pyramid.previewOf(plane))
        return known;
    BLOSCOPE_TRY(PlanePreviewPtr preview, readPreview(source, request.plane, request.blocks,
                                                      reductionOf(request.options), job));
    pyramid.setPreview(plane, preview);
    return preview;
}

PlaneNumbers pictureOf(const PictureRequest& request, PyramidCanvas canvas)
{
    PlaneNumbers picture{request.plane, canvas.part(), request.options, {}, {}, {}, {}, {}};
    picture.square = canvas.pixel();
    picture.numbers = std::move(canvas).numbers();
    return picture;
}

// Makes the pictures of one request.
class PyramidReading {
 public:
    PyramidReading(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                   PlanePyramid& pyramid)
        : m_source(source),
          m_request(request),
          m_plan(plan),
          m_pyramid(pyramid),
          m_reduction(reductionOf(request.options)),
          m_plane(pyramid.idOf(request.plane, m_reduction)),
          m_tiles(plan, request.part, m_reduction),
          m_reading({source, request.plane, plan.grid, plan.tileLevel, m_reduction, request.blocks,
                     keepsBlocks()},
                    [this](CellPosition tile) { return m_tiles.wasMissing(tile); })
    {
    }

    Result<PlaneNumbers> make(const ValueRange& range, const ShowNumbers& show, const Job& job)
    {
        takeKnown();
        m_tiles.noteMissing();
        const std::vector<CellRect> missing = m_tiles.missingFromTheMiddle(m_reading.group());
        bool isNews = false;
        if (!missing.empty()) {
            BLOSCOPE_TRY(isNews, fillGaps(job));
        }
        m_nextPicture = isNews ? Clock::now() : Clock::now() + betweenPictures;
        for (const CellRect& group : missing)
            BLOSCOPE_CHECK(read(group, range, show, job));
        take(m_full);
        return complete();
    }

 private:
    // Of tiles of the base level every block of the plane is read: none of them would stay there.
    bool keepsBlocks() const
    {
        const CellRect& part = m_request.part;
        const auto cellBytes = static_cast<std::int64_t>(m_source.dtype().itemsize);
        return m_plan.tileLevel < m_plan.grid.base &&
               part.columns <= mostKeptBytes / part.rows / cellBytes;
    }

    void takeKnown()
    {
        m_tiles.forEach(m_source.pool(), [this](CellPosition tile) {
            if (auto known = m_pyramid.find({m_plane, m_plan.tileLevel, tile.row, tile.column}))
                m_tiles.take(tile, std::move(known));
        });
    }

    // With coarser tiles, where there are some, or what a preview has told. Is it more than
    // that?
    Result<bool> fillGaps(const Job& job)
    {
        BLOSCOPE_TRY(const PlanePreviewPtr preview,
                     previewFor(m_source, m_request, m_pyramid, m_plane, job));
        std::atomic<bool> isMore = false;
        m_tiles.forEach(m_source.pool(), [&](CellPosition tile) {
            const bool isKnown = !m_tiles.isMissing(tile) || drawBaseLevel(m_tiles.cellsOf(tile));
            if (!isKnown)
                m_tiles.canvas().fill(*preview, m_tiles.cellsOf(tile), m_source.pool());
            if (isKnown)
                isMore = true;
        });
        return isMore.load();
    }

    // Of the coarser tile that lies there.
    bool drawBaseLevel(const CellRect& cells)
    {
        const int base = m_plan.grid.base;
        const CellRect over = m_plan.grid.tilesOf(base, cells);
        const auto coarse = m_plan.tileLevel < base
                                ? m_pyramid.find({m_plane, base, over.row, over.column})
                                : nullptr;
        if (coarse) {
            const CellRect all = m_plan.grid.cellsOf(base, {over.row, over.column});
            m_tiles.canvas().draw(*coarse, {all.row, all.column}, base, cells);
        }
        return coarse != nullptr;
    }

    // One thread makes tiles of what was read before, and a picture where it is time for one; then
    // it helps the others.
    Result<> read(const CellRect& group, const ValueRange& range, const ShowNumbers& show,
                  const Job& job)
    {
        std::optional<Result<std::vector<FullTile>>> full;
        Result<> shown;
        m_source.pool().forEach(2, [&](std::size_t turn) {
            if (turn == 0) {
                full = m_reading.collect(group, job);
            } else {
                take(m_full);
                shown = showWhenItIsTime(range, show);
            }
        });
        BLOSCOPE_CHECK(shown);
        BLOSCOPE_TRY(m_full, *std::move(full));
        return {};
    }

    void take(std::vector<FullTile>& full)
    {
        const auto keep = m_plan.tileLevel == m_plan.grid.base
                              ? PlanePyramid::Keep::First
                              : PlanePyramid::Keep::WhileThereIsRoom;
        m_source.pool().forEach(full.size(), [&](std::size_t i) {
            const auto [at, tile] = std::move(full[i]).make();
            m_pyramid.insert({m_plane, m_plan.tileLevel, at.row, at.column}, tile, keep);
            m_tiles.take(at, tile);
        });
        full.clear();
    }

    PlaneNumbers pictureWith(PyramidCanvas canvas) const
    {
        PlaneNumbers picture = pictureOf(m_request, std::move(canvas));
        picture.counts = m_tiles.counts();
        picture.known = m_tiles.share();
        return picture;
    }

    Result<> showWhenItIsTime(const ValueRange& range, const ShowNumbers& show)
    {
        const auto begin = Clock::now();
        if (begin < m_nextPicture)
            return {};
        PlaneNumbers picture = pictureWith(m_tiles.canvas());
        picture.range = range;
        BLOSCOPE_CHECK(show(std::move(picture)));
        const auto end = Clock::now();
        m_nextPicture =
            end + std::max<Clock::duration>(betweenPictures, shareOfPictures * (end - begin));
        return {};
    }

    // Nothing can be drawn afterwards.
    Result<PlaneNumbers> complete()
    {
        PlaneNumbers picture = pictureWith(std::move(m_tiles.canvas()));
        if (m_request.range) {
            picture.range = *m_request.range;
        } else {
            chooseRange(picture, sampleOf(m_tiles.all()), true, m_source.dtype());
        }
        return picture;
    }

    const CellSource& m_source;
    const PictureRequest& m_request;
    const PyramidPlan& m_plan;
    PlanePyramid& m_pyramid;
    Reduction m_reduction;
    PlanePyramid::PlaneId m_plane;
    TilesInSight m_tiles;
    TileReading m_reading;
    std::vector<FullTile> m_full;    // read, and not yet taken
    Clock::time_point m_nextPicture; // not before
};

} // namespace

Result<PlaneNumbers> readPyramidPreview(const CellSource& source, const PictureRequest& request,
                                        const PyramidPlan& plan, PlanePyramid& pyramid,
                                        const Job& job)
{
    const Reduction reduction = reductionOf(request.options);
    const auto plane = pyramid.idOf(request.plane, reduction);
    BLOSCOPE_TRY(const PlanePreviewPtr preview, previewFor(source, request, pyramid, plane, job));
    PyramidCanvas canvas(plan.grid, plan.level, request.part, reduction);
    canvas.fill(*preview, request.part, source.pool());
    PlaneNumbers picture = pictureOf(request, std::move(canvas));
    picture.known = 0;
    picture.counts = preview->counts();
    chooseRange(picture, preview->sample(), true, source.dtype());
    return picture;
}

Result<PlaneNumbers> readPyramid(const CellSource& source, const PictureRequest& request,
                                 const PyramidPlan& plan, PlanePyramid& pyramid,
                                 const ValueRange& range, const ShowNumbers& show, const Job& job)
{
    return PyramidReading(source, request, plan, pyramid).make(range, show, job);
}

} // namespace bloscope
