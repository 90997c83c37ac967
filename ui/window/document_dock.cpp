#include "ui/window/document_dock.h"

#include "ui/text/menu_text.h"
#include "ui/window/side_panel_overlay.h"

#include <QAction>
#include <QCloseEvent>
#include <utility>

namespace bloscope {

DocumentDock::DocumentDock(QAction& action, const QString& name, QWidget* parent)
    : QDockWidget(withoutLetter(action.text()), parent), m_action(action)
{
    setObjectName(name);
    m_action.setEnabled(false);
    connect(&m_action, &QAction::triggered, this, &DocumentDock::take);
}

// In an overlay this is no wish for later: there it is open for as long as somebody looks into it.
void DocumentDock::take(bool wanted)
{
    if (wanted)
        bringUp();
    else if (m_sidePanels)
        m_sidePanels->shut();
    else
        setWanted(false);
}

void DocumentDock::setWanted(bool wanted)
{
    m_isWanted = wanted;
    showOrHide();
}

void DocumentDock::setNeeded(bool needed)
{
    m_isNeeded = needed;
    m_action.setEnabled(needed);
    if (!needed && m_sidePanels)
        m_sidePanels->shut();
    showOrHide();
}

void DocumentDock::setAside(bool aside)
{
    m_isAside = aside;
    if (aside && m_sidePanels)
        m_sidePanels->shut();
    showOrHide();
}

void DocumentDock::bringUp()
{
    if (m_sidePanels) {
        m_sidePanels->open(m_content);
        return;
    }
    setWanted(true);
    raise();
}

bool DocumentDock::holds(const QWidget* widget) const
{
    return (m_sidePanels ? m_content : static_cast<const QWidget*>(this))->isAncestorOf(widget);
}

void DocumentDock::setSidePanelOverlay(SidePanelOverlay* sidePanels)
{
    if (sidePanels == m_sidePanels)
        return;
    if (m_sidePanels) {
        m_sidePanels->disconnect(this);
        m_sidePanels->remove(m_content);
        setWidget(std::exchange(m_content, nullptr));
        widget()->show();
    }
    m_sidePanels = sidePanels;
    if (sidePanels) {
        m_content = widget();
        sidePanels->add(m_content, windowTitle());
        connect(sidePanels, &SidePanelOverlay::changed, this, &DocumentDock::showOrHide);
    }
    showOrHide();
}

void DocumentDock::showOrHide()
{
    setVisible(m_isNeeded && m_isWanted && !m_isAside && !m_sidePanels);
    m_action.setChecked(m_sidePanels ? m_sidePanels->shown() == m_content
                                     : m_isNeeded && m_isWanted);
}

void DocumentDock::closeEvent(QCloseEvent* event)
{
    m_isWanted = false;
    m_action.setChecked(false);
    QDockWidget::closeEvent(event);
}

} // namespace bloscope
