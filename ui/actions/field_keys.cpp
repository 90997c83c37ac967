#include "ui/actions/field_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QWidget>

namespace bloscope {

FieldKeys::FieldKeys(const QList<QAction*>& actions, QWidget* window)
    : QObject(window), m_window(window)
{
    for (const QAction* action : actions)
        m_keys << action->shortcuts();
    qApp->installEventFilter(this);
}

namespace {

// A letter that chooses an entry of an open menu or list is no shortcut of what lies below it. By
// Return, a list chooses and closes already when it is asked whether it wants the key.
bool isForPopup(const QKeyEvent& event)
{
    constexpr Qt::KeyboardModifiers plain = Qt::ShiftModifier | Qt::KeypadModifier;
    const QWidget* popup = QApplication::activePopupWidget();
    if (!popup || event.modifiers() & ~plain)
        return false;
    const QString text = event.text();
    return qobject_cast<const QMenu*>(popup) || (!text.isEmpty() && text.front().isPrint());
}

} // namespace

// The question whether a field wants a key is answered here, with no, and whether an open menu
// does, with yes.
bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    if (isForPopup(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    const auto* field = qobject_cast<QWidget*>(watched);
    const QKeySequence keys(static_cast<QKeyEvent*>(event)->keyCombination());
    if (!field || field->window() != m_window || !m_keys.contains(keys))
        return false;
    event->ignore();
    return true;
}

} // namespace bloscope
