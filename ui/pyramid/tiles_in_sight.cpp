#include "ui/pyramid/tiles_in_sight.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace bloscope {

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

} // namespace bloscope
