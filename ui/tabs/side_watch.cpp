#include "ui/tabs/side_watch.h"

#include <QApplication>
#include <algorithm>
#include <utility>

namespace bloscope {

SideWatch::SideWatch(DocumentSide& one, DocumentSide& other, QObject* parent)
    : QObject(parent), m_sides{&one, &other}
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
