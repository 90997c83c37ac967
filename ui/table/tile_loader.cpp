#include "ui/table/tile_loader.h"

#include <chrono>

namespace bloscope {

namespace {

// Longer, and they would be taken for what is asked for.
constexpr std::chrono::milliseconds oldTilesStay(300);
constexpr std::int64_t mostTileBytes = 4 << 20;

} // namespace

TileLoader::TileLoader(CellSourcePtr source, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_source(std::move(source)), m_scheduler(scheduler)
{
    const auto itemsize = static_cast<std::int64_t>(m_source->dtype().itemsize);
    while (m_tileRows * m_tileColumns > 1 &&
           m_tileRows * m_tileColumns > mostTileBytes / std::max<std::int64_t>(itemsize, 1))
        (m_tileRows > m_tileColumns ? m_tileRows : m_tileColumns) /= 2;
    m_oldTimer.setSingleShot(true);
    m_oldTimer.setInterval(oldTilesStay);
    connect(&m_oldTimer, &QTimer::timeout, this, &TileLoader::dropOldOnes);
}

void TileLoader::show(const Slice& plane, const CellRect& all, const NumberFormat& format)
{
    m_wanted.clear();
    if (!m_tiles->isEmpty()) {
        m_oldTiles.swap(m_tiles);
        m_oldTimer.start();
    }
    m_tiles->clear();
    if (all != m_all)
        m_oldTiles->clear();
    m_plane = plane;
    m_all = all;
    m_format = format;
}

void TileLoader::want(CellPosition cell)
{
    const Key key = keyOf(cell);
    Ticket& ticket = m_wanted[key];
    if (ticket)
        return;
    ticket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, plane = m_plane, rect = rectOf(key),
         format = m_format](std::stop_token stop) {
            return CellTile::read(*source, plane, rect, {std::move(stop)}, format);
        },
        [this, key](Result<CellTile> tile) { arrive(key, std::move(tile)); });
}

void TileLoader::wantOnly(const CellRect& cells)
{
    std::erase_if(m_wanted, [&](const auto& wanted) {
        return intersected(rectOf(wanted.first), cells).isEmpty();
    });
}

TileLoader::Key TileLoader::keyOf(CellPosition cell) const
{
    return {cell.row / m_tileRows, cell.column / m_tileColumns};
}

CellRect TileLoader::rectOf(const Key& key) const
{
    return intersected(
        {key.first * m_tileRows, key.second * m_tileColumns, m_tileRows, m_tileColumns}, m_all);
}

void TileLoader::arrive(const Key& key, Result<CellTile> tile)
{
    m_wanted.erase(key);
    if (!tile)
        return; // cancelled: nobody wants it
    m_oldTiles->remove(key);
    auto* kept = new CellTile(*std::move(tile));
    m_tiles->insert(key, kept);
    emit arrived(*kept);
}

void TileLoader::dropOldOnes()
{
    if (m_oldTiles->isEmpty())
        return;
    m_oldTiles->clear();
    emit oldOnesDropped();
}

} // namespace bloscope
