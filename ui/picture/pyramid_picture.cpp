#include "ui/picture/pyramid_picture.h"

#include "ui/picture/pyramid_canvas.h"
#include "ui/picture/tile_reading.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <utility>

namespace bloscope {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto betweenPictures = 150ms;
constexpr int shareOfPictures = 20; // they may take one part of so many of the time

// What all cells of a plane tell together, whatever came first.
struct Findings {
    std::vector<double> sample;
    NumberEnds ends;

    void add(const PyramidTile& tile)
    {
        sample.insert(sample.end(), tile.sample().begin(), tile.sample().end());
        ends += tile.ends();
    }
    std::vector<double> withEnds() &&
    {
        for (const double end : {ends.lowest, ends.lowestPositive, ends.highest})
            if (std::isfinite(end))
                sample.push_back(end);
        return std::move(sample);
    }
};

Result<CoarseLookPtr> lookAt(const CellSource& source, const PictureRequest& request,
                             PlanePyramid& pyramid, PlanePyramid::PlaneId plane, const Job& job)
{
    if (CoarseLookPtr known = pyramid.lookAt(plane))
        return known;
    BLOSCOPE_TRY(CoarseLookPtr look, lookCoarsely(source, request.plane, request.blocks,
                                                  reductionOf(request.options), job));
    pyramid.setLook(plane, look);
    return look;
}

PlanePicture pictureOf(const PictureRequest& request, const PyramidCanvas& canvas)
{
    PlanePicture picture{request.plane, canvas.part(), request.options, {}, {}, {}, {}, {}, {}};
    picture.numbers = canvas.numbers();
    picture.level = canvas.level();
    return picture;
}

// Makes the pictures of one request.
class PyramidPicturing {
 public:
    PyramidPicturing(const CellSource& source, const PictureRequest& request,
                     const PyramidPlan& plan, PlanePyramid& pyramid)
        : m_source(source),
          m_request(request),
          m_plan(plan),
          m_pyramid(pyramid),
          m_reduction(reductionOf(request.options)),
          m_plane(pyramid.idOf(request.plane, m_reduction)),
          m_canvas(plan.grid, plan.level, request.part, m_reduction),
          m_inSight(plan.grid.tilesOf(plan.tileLevel, m_canvas.part())),
          m_tiles(static_cast<std::size_t>(m_inSight.rows * m_inSight.columns)),
          m_reading(source, request.plane, plan.grid, plan.tileLevel, m_reduction, request.blocks)
    {
    }

    Result<PlanePicture> make(const ValueRange& range, const ShowPicture& show, const Job& job)
    {
        takeKnown();
        const std::vector<CellRect> missing = missingFromTheMiddle();
        bool isNews = false;
        if (!missing.empty()) {
            BLOSCOPE_TRY(isNews, fillGaps(job));
        }
        auto next = Clock::now();
        for (const CellRect& group : missing) {
            if (isNews && Clock::now() >= next) {
                const auto begin = Clock::now();
                BLOSCOPE_TRY(PlanePicture picture, soFar(range));
                show(std::move(picture));
                const auto end = Clock::now();
                next = end +
                       std::max<Clock::duration>(betweenPictures, shareOfPictures * (end - begin));
            }
            BLOSCOPE_CHECK(read(group, job));
            if (!std::exchange(isNews, true))
                next += betweenPictures;
        }
        return complete();
    }

 private:
    std::size_t placeOf(CellPosition tile) const
    {
        return static_cast<std::size_t>((tile.row - m_inSight.row) * m_inSight.columns +
                                        tile.column - m_inSight.column);
    }
    CellPosition tileAt(std::size_t place) const
    {
        const auto at = static_cast<std::int64_t>(place);
        return {m_inSight.row + at / m_inSight.columns, m_inSight.column + at % m_inSight.columns};
    }
    CellRect cellsOf(CellPosition tile) const
    {
        return m_plan.grid.cellsOf(m_plan.tileLevel, tile);
    }

    void forEachTile(const std::function<void(std::size_t)>& visit) const
    {
        if (WorkerPool* pool = m_source.pool())
            pool->forEach(m_tiles.size(), visit);
        else
            for (std::size_t place = 0; place < m_tiles.size(); ++place)
                visit(place);
    }

    void take(CellPosition tile, PyramidTilePtr made)
    {
        const CellRect cells = cellsOf(tile);
        m_canvas.draw(*made, {cells.row, cells.column}, m_plan.tileLevel, cells);
        m_tiles[placeOf(tile)] = std::move(made);
    }

    void takeKnown()
    {
        forEachTile([this](std::size_t place) {
            const CellPosition tile = tileAt(place);
            if (auto known = m_pyramid.find({m_plane, m_plan.tileLevel, tile.row, tile.column}))
                take(tile, std::move(known));
        });
    }

    // With coarser tiles, where there are some, or what a first look has told. Is it more than
    // that?
    Result<bool> fillGaps(const Job& job)
    {
        BLOSCOPE_TRY(const CoarseLookPtr look,
                     lookAt(m_source, m_request, m_pyramid, m_plane, job));
        std::atomic<bool> isMore = false;
        forEachTile([&](std::size_t place) {
            const bool isKnown = m_tiles[place] || drawGround(cellsOf(tileAt(place)));
            if (!isKnown)
                m_canvas.fill(*look, cellsOf(tileAt(place)));
            if (isKnown)
                isMore = true;
        });
        return isMore.load();
    }

    // Of the coarser tile that lies there.
    bool drawGround(const CellRect& cells)
    {
        const int ground = m_plan.grid.ground;
        const CellRect over = m_plan.grid.tilesOf(ground, cells);
        const auto coarse = m_plan.tileLevel < ground
                                ? m_pyramid.find({m_plane, ground, over.row, over.column})
                                : nullptr;
        if (coarse) {
            const CellRect all = m_plan.grid.cellsOf(ground, {over.row, over.column});
            m_canvas.draw(*coarse, {all.row, all.column}, ground, cells);
        }
        return coarse != nullptr;
    }

    // Of each group of tiles the smallest rectangle that has all of the missing ones.
    std::vector<CellRect> missingFromTheMiddle() const
    {
        std::map<std::pair<std::int64_t, std::int64_t>, CellRect> groups;
        for (std::size_t place = 0; place < m_tiles.size(); ++place) {
            if (m_tiles[place])
                continue;
            const CellPosition tile = tileAt(place);
            const CellRect one{tile.row, tile.column, 1, 1};
            const auto [group, isNew] = groups.try_emplace(
                {tile.row / m_reading.group().rows, tile.column / m_reading.group().columns}, one);
            if (!isNew)
                group->second = united(group->second, one);
        }
        std::vector<CellRect> missing;
        for (const auto& [place, tiles] : groups)
            missing.push_back(tiles);
        std::ranges::stable_sort(missing, {},
                                 [this](const CellRect& tiles) { return distanceOf(tiles); });
        return missing;
    }

    double distanceOf(const CellRect& tiles) const
    {
        const CellRect& part = m_request.part;
        const auto side = static_cast<double>(PyramidTile::side << m_plan.tileLevel);
        const auto middle = [](std::int64_t first, std::int64_t count) {
            return static_cast<double>(first) + static_cast<double>(count) / 2;
        };
        return std::hypot(middle(tiles.row, tiles.rows) * side - middle(part.row, part.rows),
                          middle(tiles.column, tiles.columns) * side -
                              middle(part.column, part.columns));
    }

    Result<> read(const CellRect& group, const Job& job)
    {
        BLOSCOPE_TRY(std::vector<PyramidTilePtr> made, m_reading.read(group, job));
        const auto keep = m_plan.tileLevel == m_plan.grid.ground
                              ? PlanePyramid::Keep::First
                              : PlanePyramid::Keep::WhileThereIsRoom;
        auto next = made.begin();
        for (std::int64_t row = group.row; row < group.endRow(); ++row)
            for (std::int64_t column = group.column; column < group.endColumn(); ++column) {
                m_pyramid.insert({m_plane, m_plan.tileLevel, row, column}, *next, keep);
                take({row, column}, std::move(*next++));
            }
        return {};
    }

    SpecialCounts counts() const
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

    PlanePicture picture() const
    {
        PlanePicture picture = pictureOf(m_request, m_canvas);
        picture.counts = counts();
        std::int64_t known = 0;
        for (std::size_t place = 0; place < m_tiles.size(); ++place) {
            const CellRect seen = intersected(cellsOf(tileAt(place)), m_canvas.part());
            known += m_tiles[place] ? seen.rows * seen.columns : 0;
        }
        const CellRect& part = m_canvas.part();
        picture.known = static_cast<double>(known) / static_cast<double>(part.rows * part.columns);
        return picture;
    }

    Result<PlanePicture> soFar(const ValueRange& range) const
    {
        PlanePicture picture = this->picture();
        picture.range = range;
        BLOSCOPE_CHECK(paint(picture));
        return picture;
    }

    Result<PlanePicture> complete() const
    {
        PlanePicture picture = this->picture();
        if (m_request.range) {
            picture.range = *m_request.range;
        } else {
            Findings all;
            for (const PyramidTilePtr& tile : m_tiles)
                all.add(*tile);
            chooseRange(picture, std::move(all).withEnds(), true, m_source.dtype());
        }
        BLOSCOPE_CHECK(paint(picture));
        return picture;
    }

    const CellSource& m_source;
    const PictureRequest& m_request;
    const PyramidPlan& m_plan;
    PlanePyramid& m_pyramid;
    Reduction m_reduction;
    PlanePyramid::PlaneId m_plane;
    PyramidCanvas m_canvas;
    CellRect m_inSight;                  // of tiles
    std::vector<PyramidTilePtr> m_tiles; // those in sight, null while they are missing
    TileReading m_reading;
};

} // namespace

Result<PlanePicture> makeCoarsePicture(const CellSource& source, const PictureRequest& request,
                                       const PyramidPlan& plan, PlanePyramid& pyramid,
                                       const Job& job)
{
    const Reduction reduction = reductionOf(request.options);
    const auto plane = pyramid.idOf(request.plane, reduction);
    BLOSCOPE_TRY(const CoarseLookPtr look, lookAt(source, request, pyramid, plane, job));
    PyramidCanvas canvas(plan.grid, plan.level, request.part, reduction);
    canvas.fill(*look, request.part);
    PlanePicture picture = pictureOf(request, canvas);
    picture.known = 0;
    picture.counts = look->counts();
    chooseRange(picture, look->sample(), true, source.dtype());
    BLOSCOPE_CHECK(paint(picture));
    return picture;
}

Result<PlanePicture> makePyramidPicture(const CellSource& source, const PictureRequest& request,
                                        const PyramidPlan& plan, PlanePyramid& pyramid,
                                        const ValueRange& range, const ShowPicture& show,
                                        const Job& job)
{
    return PyramidPicturing(source, request, plan, pyramid).make(range, show, job);
}

} // namespace bloscope
