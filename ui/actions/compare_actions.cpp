#include "ui/actions/compare_actions.h"

#include "ui/actions/actions.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/tabs/document_tabs.h"

namespace bloscope {

namespace {

void showCellOf(DocumentTab& tab, const CellIndex& index)
{
    tab.whenOpen([&tab, index] {
        if (ArrayPage* page = tab.arrayPage())
            page->showCell(index);
    });
}

} // namespace

CompareActions::CompareActions(const Actions& actions, DocumentTabs& tabs, Scheduler& scheduler,
                               QObject* parent)
    : QObject(parent), m_actions(actions), m_tabs(tabs), m_scheduler(scheduler)
{
    connect(m_actions.compare, &QAction::triggered, this, &CompareActions::compare);
    connect(&m_tabs, &DocumentTabs::abilitiesChanged, this, &CompareActions::update);
    connect(&m_tabs, &DocumentTabs::currentPageChanged, this, &CompareActions::update);
    update();
}

void CompareActions::update()
{
    const bool isArray = m_tabs.currentArrayPage();
    const QString whyNot = m_tabs.currentPage() && !isArray
                               ? tr("Arrays are compared: open one of the parts.")
                               : QString();
    m_actions.compare->setEnabled(isArray);
    m_actions.compare->setToolTip(whyNot); // otherwise the menu's text says it all
    m_actions.compare->setStatusTip(whyNot);
}

QList<OpenRequest> CompareActions::others(const DocumentTab& than) const
{
    QList<OpenRequest> requests;
    const DocumentTab* beside = m_tabs.tabBeside();
    for (const DocumentTab* tab : m_tabs.tabs())
        if (const ArrayPage* page = tab->arrayPage(); page && tab != &than) {
            const OpenRequest& request = page->document().request();
            requests.insert(tab == beside ? 0 : requests.size(), request);
        }
    return requests;
}

void CompareActions::compare()
{
    DocumentTab* tab = m_tabs.currentTab();
    ArrayPage* page = m_tabs.currentArrayPage();
    if (!page)
        return;
    auto* dialog = new ComparisonDialog(page->document(), others(*tab), m_scheduler, page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ComparisonDialog::placeWanted, this,
            [this, tab](const OpenRequest& other, const CellIndex& index) {
                showPlace(tab, other, index);
            });
    dialog->show(); // beside which one looks at the cells
}

DocumentTab* CompareActions::tabOf(const OpenRequest& request)
{
    for (DocumentTab* tab : m_tabs.tabs())
        if (tab->address() == request.address)
            return tab;
    m_tabs.open(request);
    return m_tabs.currentTab();
}

void CompareActions::showPlace(DocumentTab* tab, const OpenRequest& other, const CellIndex& index)
{
    DocumentTab* const otherTab = tabOf(other);
    if (otherTab != tab && m_tabs.sideOf(*otherTab) == m_tabs.sideOf(*tab))
        m_tabs.place(otherTab, m_tabs.sideOf(*tab) == Side::Left ? Side::Right : Side::Left);
    m_tabs.setCurrentTab(otherTab);
    m_tabs.setCurrentTab(tab);
    showCellOf(*otherTab, index);
    showCellOf(*tab, index);
}

} // namespace bloscope
