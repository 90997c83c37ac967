#include "ui/tabs/document_side.h"
#include "ui/tabs/document_sides.h"

#include <QApplication>
#include <QDropEvent>
#include <QRubberBand>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr qreal farShare = 2.0 / 3; // behind which a tab that is dropped makes another side

} // namespace

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
    const qreal border = m_sides.isSplit() ? m_sides.leftShare() : farShare;
    const bool isLeft = place.x() < border * m_sides.width();
    const Side upper = isLeft ? Side::Left : Side::Right;
    const Side lower = isLeft ? Side::LowerLeft : Side::LowerRight;
    const QRect below = m_sides.roomOf(lower);
    const bool isThere = below.top() > 0 && m_sides.isUsed(lower);
    const qreal lowerBorder = isThere ? below.top() : farShare * m_sides.height();
    return m_sides.isSplit() && place.y() >= lowerBorder ? lower : upper;
}

void TabDrop::showPlace(Side side)
{
    m_place->setGeometry(!m_sides.isSplit() && side == Side::Left ? m_sides.rect()
                                                                  : m_sides.roomOf(side));
    m_place->show();
}

SideWatch::SideWatch(const Sides& sides, QObject* parent) : QObject(parent), m_sides(sides)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        if (DocumentSide* side = m_isOn ? sideAround(now) : nullptr)
            emit focused(side);
    });
}

void SideWatch::setOn(bool on)
{
    if (std::exchange(m_isOn, on) == on)
        return;
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool SideWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType())
        if (DocumentSide* side = sideAround(watched))
            emit clicked(side);
    return false;
}

DocumentSide* SideWatch::sideAround(const QObject* widget) const
{
    for (; widget; widget = widget->parent())
        if (const auto at = std::ranges::find(m_sides, widget); at != m_sides.end())
            return *at;
    return nullptr;
}

} // namespace bloscope
