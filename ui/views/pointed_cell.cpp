#include "ui/views/pointed_cell.h"

#include "ui/models/cell_tile.h"

namespace bloscope {

PointedCell::PointedCell(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

void PointedCell::setSource(CellSourcePtr source)
{
    m_source = std::move(source);
    read();
}

void PointedCell::setPlane(const PicturePlane& plane)
{
    m_plane = plane;
    read();
}

void PointedCell::pointAt(CellPosition position)
{
    if (position == m_position)
        return;
    m_position = position;
    read();
}

void PointedCell::read()
{
    if (!m_source || !m_plane.all().contains(m_position)) {
        m_reading.cancel();
        emit changed({}, {}, {});
        return;
    }
    const CellPosition cell = m_plane.cellAt(m_position);
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, plane = m_plane.slice(), cell](std::stop_token stop) {
            return CellTile::read(*source, plane, {cell.row, cell.column, 1, 1}, {std::move(stop)});
        },
        [this, cell](const Result<CellTile>& tile) {
            if (tile)
                emit changed(cell, tile->textAt(cell), tile->problemAt(cell));
        });
}

} // namespace bloscope
