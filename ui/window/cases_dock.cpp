#include "ui/window/cases_dock.h"

#include "ui/tabs/document_tab.h"

namespace bloscope {

CasesDock::CasesDock(QAction& action, const FolderSteps& steps, const Workshop& workshop,
                     QWidget* parent)
    : DocumentDock(action, QStringLiteral("cases"), parent),
      m_browser(new CaseBrowser(workshop, steps))
{
    setWidget(m_browser);
}

void CasesDock::showTab(const DocumentTab* tab, bool isNeeded)
{
    m_browser->showFile(tab ? tab->address().path : QString());
    setNeeded(isNeeded);
}

} // namespace bloscope
