#include "ui/pyramid/pyramid_picture.h"

#include "ui/pyramid/tile_reading.h"
#include "ui/pyramid/tiles_in_sight.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

namespace bloscope {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto betweenPictures = 250ms;
constexpr int shareOfPictures = 20; // they may take one part of so many of the time

constexpr std::int64_t mostKeptBytes = std::int64_t(128) << 20; // of cells in sight, in the cache

// What all cells of a plane tell together, whatever came first.
struct Findings {
    std::vector<double> sample;
    NumberEnds ends;

    explicit Findings(const std::vector<PyramidTilePtr>& tiles)
    {
        std::size_t numbers = 3; // ends
        for (const PyramidTilePtr& tile : tiles)
            numbers += tile->sample().size();
        sample.reserve(numbers);
        for (const PyramidTilePtr& tile : tiles) {
            sample.insert(sample.end(), tile->sample().begin(), tile->sample().end());
            ends += tile->ends();
        }
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

PlanePicture pictureOf(const PictureRequest& request, PyramidCanvas canvas)
{
    PlanePicture picture{request.plane, canvas.part(), request.options, {}, {}, {}, {}, {}, {}};
    picture.square = canvas.pixel();
    picture.numbers = std::move(canvas).numbers();
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
          m_tiles(plan, request.part, m_reduction),
          m_reading(TileReading::of({source, request.plane, plan.grid, plan.tileLevel, m_reduction,
                                     request.blocks, keepsBlocks()},
                                    [this](CellPosition tile) { return m_tiles.wasMissing(tile); }))
    {
    }

    Result<PlanePicture> make(const ValueRange& range, const ShowPicture& show, const Job& job)
    {
        takeKnown();
        m_tiles.noteMissing();
        const std::vector<CellRect> missing = m_tiles.missingFromTheMiddle(m_reading->group());
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
    // Of tiles of the ground every block of the plane is read: none of them would stay there.
    bool keepsBlocks() const
    {
        const CellRect& part = m_request.part;
        const auto cellBytes = static_cast<std::int64_t>(m_source.dtype().itemsize);
        return m_plan.tileLevel < m_plan.grid.ground &&
               part.columns <= mostKeptBytes / part.rows / cellBytes;
    }

    void takeKnown()
    {
        m_tiles.forEach(m_source.pool(), [this](CellPosition tile) {
            if (auto known = m_pyramid.find({m_plane, m_plan.tileLevel, tile.row, tile.column}))
                m_tiles.take(tile, std::move(known));
        });
    }

    // With coarser tiles, where there are some, or what a first look has told. Is it more than
    // that?
    Result<bool> fillGaps(const Job& job)
    {
        BLOSCOPE_TRY(const CoarseLookPtr look,
                     lookAt(m_source, m_request, m_pyramid, m_plane, job));
        std::atomic<bool> isMore = false;
        m_tiles.forEach(m_source.pool(), [&](CellPosition tile) {
            const bool isKnown = !m_tiles.isMissing(tile) || drawGround(m_tiles.cellsOf(tile));
            if (!isKnown)
                m_tiles.canvas().fill(*look, m_tiles.cellsOf(tile), nullptr);
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
            m_tiles.canvas().draw(*coarse, {all.row, all.column}, ground, cells);
        }
        return coarse != nullptr;
    }

    // One thread makes tiles of what was read before, and a picture where it is time for one; then
    // it helps the others.
    Result<> read(const CellRect& group, const ValueRange& range, const ShowPicture& show,
                  const Job& job)
    {
        std::optional<Result<std::vector<FullTile>>> full;
        Result<> shown;
        m_source.pool().forEach(2, [&](std::size_t turn) {
            if (turn == 0) {
                full = m_reading->collect(group, job);
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
        const auto keep = m_plan.tileLevel == m_plan.grid.ground
                              ? PlanePyramid::Keep::First
                              : PlanePyramid::Keep::WhileThereIsRoom;
        m_source.pool().forEach(full.size(), [&](std::size_t i) {
            const auto [at, tile] = std::move(full[i]).make();
            m_pyramid.insert({m_plane, m_plan.tileLevel, at.row, at.column}, tile, keep);
            m_tiles.take(at, tile);
        });
        full.clear();
    }

    PlanePicture pictureWith(PyramidCanvas canvas) const
    {
        PlanePicture picture = pictureOf(m_request, std::move(canvas));
        picture.counts = m_tiles.counts();
        picture.known = m_tiles.share();
        return picture;
    }

    Result<> showWhenItIsTime(const ValueRange& range, const ShowPicture& show)
    {
        const auto begin = Clock::now();
        if (begin < m_nextPicture)
            return {};
        PlanePicture picture = pictureWith(m_tiles.canvas());
        picture.range = range;
        BLOSCOPE_CHECK(paint(picture));
        show(std::move(picture));
        const auto end = Clock::now();
        m_nextPicture =
            end + std::max<Clock::duration>(betweenPictures, shareOfPictures * (end - begin));
        return {};
    }

    // Nothing can be drawn afterwards.
    Result<PlanePicture> complete()
    {
        PlanePicture picture = pictureWith(std::move(m_tiles.canvas()));
        if (m_request.range) {
            picture.range = *m_request.range;
        } else {
            Findings all(m_tiles.all());
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
    TilesInSight m_tiles;
    std::unique_ptr<TileReading> m_reading;
    std::vector<FullTile> m_full;    // read, and not yet taken
    Clock::time_point m_nextPicture; // not before
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
    canvas.fill(*look, request.part, &source.pool());
    PlanePicture picture = pictureOf(request, std::move(canvas));
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
