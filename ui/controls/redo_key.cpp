#include "ui/controls/redo_key.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

namespace bloscope {

namespace {

constexpr QKeyCombination alsoRedo = Qt::CTRL | Qt::Key_Y;

// The same event with the keys by which the desktop redoes.
QKeyEvent redoEvent(QEvent::Type type)
{
    const QKeyCombination keys = QKeySequence(QKeySequence::Redo)[0];
    return QKeyEvent(type, keys.key(), keys.keyboardModifiers());
}

// Does it take these keys before a menu does?
bool redoes(QObject& widget)
{
    QKeyEvent asked = redoEvent(QEvent::ShortcutOverride);
    asked.ignore();
    QCoreApplication::sendEvent(&widget, &asked);
    return asked.isAccepted();
}

} // namespace

RedoKey::RedoKey(QCoreApplication& application)
{
    application.installEventFilter(this);
}

bool RedoKey::eventFilter(QObject* watched, QEvent* event)
{
    const bool isAsked = event->type() == QEvent::ShortcutOverride;
    if ((!isAsked && event->type() != QEvent::KeyPress) || !watched->isWidgetType() ||
        static_cast<QKeyEvent*>(event)->keyCombination() != alsoRedo ||
        QKeySequence::keyBindings(QKeySequence::Redo).contains(QKeySequence(alsoRedo)) ||
        !redoes(*watched))
        return false;
    event->accept();
    if (!isAsked) {
        QKeyEvent redo = redoEvent(QEvent::KeyPress);
        QCoreApplication::sendEvent(watched, &redo);
    }
    return true;
}

} // namespace bloscope
