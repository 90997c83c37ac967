#include "ui/actions/field_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace bloscope {

FieldKeys::FieldKeys(const QList<QAction*>& actions, QWidget* window)
    : QObject(window), m_window(window)
{
    for (const QAction* action : actions)
        m_keys << action->shortcuts();
    qApp->installEventFilter(this);
}

// The question whether a field wants a key is answered here, with no.
bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* field = qobject_cast<QWidget*>(watched);
    const QKeySequence keys(static_cast<QKeyEvent*>(event)->keyCombination());
    if (!field || field->window() != m_window || !m_keys.contains(keys))
        return false;
    event->ignore();
    return true;
}

} // namespace bloscope
