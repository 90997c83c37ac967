#include "ui/tabs/tab_drop.h"

#include "ui/tabs/document_sides.h"

#include <QDropEvent>
#include <QRubberBand>
#include <QTabBar>

namespace bloscope {

TabDrop::TabDrop(DocumentSides& sides)
    : QObject(&sides), m_sides(sides), m_place(new QRubberBand(QRubberBand::Rectangle, &sides))
{
    sides.setAcceptDrops(true);
    sides.installEventFilter(this);
}

bool TabDrop::eventFilter(QObject*, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        return follow(*static_cast<QDropEvent*>(event));
    case QEvent::DragLeave:
        m_place->hide();
        return false;
    default:
        return false;
    }
}

// What is no tab is left to the window.
bool TabDrop::follow(QDropEvent& event)
{
    DocumentTab* tab = draggedTab(event);
    event.setAccepted(tab);
    if (!tab)
        return true;
    event.setDropAction(Qt::MoveAction);
    const Side side = sideAt(event.position());
    if (event.type() != QEvent::Drop) {
        showPlace(side);
        return true;
    }
    m_place->hide();
    emit dropped(tab, side);
    return true;
}

// Who lets go above the bar of the only side changes nothing.
Side TabDrop::sideAt(const QPointF& place) const
{
    if (!m_sides.isSplit() && place.y() < m_sides.activeSide().tabBar()->height())
        return Side::Left;
    const qreal border = m_sides.isSplit() ? m_sides.leftShare() : 2.0 / 3;
    return place.x() < border * m_sides.width() ? Side::Left : Side::Right;
}

void TabDrop::showPlace(Side side)
{
    QRect place = m_sides.rect();
    const qreal share = m_sides.isSplit() ? m_sides.leftShare() : 0.5;
    const int border = static_cast<int>(share * place.width());
    if (side == Side::Right)
        place.setLeft(border);
    else if (m_sides.isSplit())
        place.setRight(border);
    m_place->setGeometry(place);
    m_place->show();
}

} // namespace bloscope
