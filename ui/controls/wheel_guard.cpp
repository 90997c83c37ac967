#include "ui/controls/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDial>
#include <QEvent>
#include <QSlider>
#include <QTabBar>
#include <QWheelEvent>

namespace bloscope {

namespace {

// Scroll bars are there to be scrolled.
bool isControl(const QWidget& widget)
{
    return qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QSlider*>(&widget) || qobject_cast<const QDial*>(&widget) ||
           qobject_cast<const QTabBar*>(&widget);
}

void takeNoFocusByWheel(QWidget& widget)
{
    if (widget.focusPolicy() == Qt::WheelFocus)
        widget.setFocusPolicy(Qt::StrongFocus);
}

} // namespace

int WheelSteps::take(const QWheelEvent& event)
{
    // With Alt some systems turn it sideways.
    m_turned += event.angleDelta().x() + event.angleDelta().y();
    const int steps = m_turned / QWheelEvent::DefaultDeltasPerStep;
    m_turned -= steps * QWheelEvent::DefaultDeltasPerStep;
    return -steps;
}

WheelGuard::WheelGuard(QCoreApplication& application)
{
    application.installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isControl(*widget))
        return false;
    if (event->type() == QEvent::Polish) {
        takeNoFocusByWheel(*widget);
        return false;
    }
    if (widget->hasFocus())
        return false;
    event->ignore(); // it goes on to what the control lies in
    return true;
}

} // namespace bloscope
