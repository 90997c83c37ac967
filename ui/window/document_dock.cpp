#include "ui/window/document_dock.h"

#include <QAction>
#include <QCloseEvent>

namespace bloscope {

DocumentDock::DocumentDock(const QString& title, const QString& name, QWidget* parent)
    : QDockWidget(title, parent)
{
    setObjectName(name);
    connect(toggleViewAction(), &QAction::triggered, this, &DocumentDock::setWanted);
}

void DocumentDock::setWanted(bool wanted)
{
    m_isWanted = wanted;
    setVisible(m_isNeeded && m_isWanted);
}

void DocumentDock::setNeeded(bool needed)
{
    m_isNeeded = needed;
    toggleViewAction()->setEnabled(needed);
    setVisible(m_isNeeded && m_isWanted);
}

void DocumentDock::closeEvent(QCloseEvent* event)
{
    m_isWanted = false;
    QDockWidget::closeEvent(event);
}

} // namespace bloscope
