#include "ui/document/document_tab_bar.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QMouseEvent>
#include <utility>

namespace bloscope {

namespace {

const auto tabFormat = QStringLiteral("application/x-bloscope-tab");
constexpr int tearDistance = 24; // pixels that a tab is held by its bar

} // namespace

DocumentTabBar::DocumentTabBar(QWidget* parent) : QTabBar(parent) {}

void DocumentTabBar::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? tabAt(event->position().toPoint()) : -1;
    QTabBar::mousePressEvent(event);
}

// Within the bar a tab is moved as Qt does it.
void DocumentTabBar::mouseMoveEvent(QMouseEvent* event)
{
    const QRect near = rect().adjusted(-tearDistance, -tearDistance, tearDistance, tearDistance);
    const bool leaves = m_pressed >= 0 && event->buttons() & Qt::LeftButton &&
                        !near.contains(event->position().toPoint());
    if (leaves)
        drag(*event);
    else
        QTabBar::mouseMoveEvent(event);
}

void DocumentTabBar::drag(const QMouseEvent& event)
{
    m_dragged = currentIndex(); // it was moved along with the mouse
    m_pressed = -1;
    QMouseEvent letGo(QEvent::MouseButtonRelease, event.position(), event.globalPosition(),
                      Qt::LeftButton, Qt::NoButton, event.modifiers());
    QTabBar::mouseReleaseEvent(&letGo);
    auto* drag = new QDrag(this);
    auto* mark = new QMimeData;
    mark->setData(tabFormat, {});
    drag->setMimeData(mark);
    drag->setPixmap(grab(tabRect(m_dragged)));
    const Qt::DropAction end = drag->exec(Qt::MoveAction);
    const bool isGivenUp = QGuiApplication::mouseButtons() & Qt::LeftButton;
    const int index = std::exchange(m_dragged, -1);
    if (end == Qt::IgnoreAction && !isGivenUp && !window()->geometry().contains(QCursor::pos()))
        emit tornOff(index);
}

void DocumentTabBar::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int index = isByKey ? currentIndex() : tabAt(event->pos());
    if (index < 0)
        return event->ignore();
    emit menuWanted(index, isByKey ? mapToGlobal(tabRect(index).center()) : event->globalPos());
}

const DocumentTabBar* draggedFrom(const QDropEvent& event)
{
    if (!event.mimeData()->hasFormat(tabFormat))
        return nullptr;
    return qobject_cast<const DocumentTabBar*>(event.source());
}

} // namespace bloscope
