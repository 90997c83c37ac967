#include "ui/plane/pointed_cell.h"

#include "ui/cells/cell_tile.h"

#include <utility>

namespace bloscope {

namespace {

struct ReadCell {
    QString text;
    QString problem;
};

// Of several channels each, as a tuple is written.
Result<ReadCell> readCell(const CellSource& source, const PicturePlane& plane, CellPosition cell,
                          const Job& job)
{
    QStringList texts;
    QString problem;
    for (const PicturePlane& channel : plane.channels()) {
        BLOSCOPE_TRY(const CellTile tile,
                     CellTile::read(source, channel.slice(), {cell.row, cell.column, 1, 1}, job));
        texts << tile.textAt(cell);
        if (problem.isEmpty())
            problem = tile.problemAt(cell);
    }
    const QString text = texts.join(QStringLiteral(", "));
    return ReadCell{texts.size() == 1 ? text : QStringLiteral("(%1)").arg(text), problem};
}

} // namespace

PointedCell::PointedCell(const ShownPlane& shown, Of of, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_shown(shown), m_of(of), m_scheduler(scheduler)
{
    connect(&shown, &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Plane ||
            (what == ShownPlane::What::Source && m_of == Of::Picture))
            read();
    });
}

void PointedCell::setSource(CellSourcePtr source)
{
    if (std::exchange(m_another, source) != source)
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
    const CellSourcePtr& source = m_of == Of::Picture ? m_shown.source() : m_another;
    const PicturePlane plane =
        m_of == Of::Picture ? m_shown.plane() : PicturePlane(m_shown.plane().slice());
    if (!source || !plane.all().contains(m_position)) {
        m_reading.cancel();
        emit changed({}, {}, {});
        return;
    }
    const CellPosition cell = plane.cellAt(m_position);
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source, plane, cell](std::stop_token stop) {
            return readCell(*source, plane, cell, {std::move(stop)});
        },
        [this, cell](const Result<ReadCell>& found) {
            if (found)
                emit changed(cell, found->text, found->problem);
        });
}

} // namespace bloscope
