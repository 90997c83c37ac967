#include "ui/actions/compare_actions.h"

#include "ui/actions/actions.h"
#include "ui/compare/comparison_panel.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/pages/array_page.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/file_panels.h"

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
                               FilePanels& panels, QObject* parent)
    : QObject(parent), m_actions(actions), m_tabs(tabs), m_scheduler(scheduler), m_panels(panels)
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
                               ? tr("Only arrays can be compared. Open one of the parts.")
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
    if (auto* there = m_panels.panelAbout<ComparisonPanel>(*tab)) {
        there->offer(others(*tab));
        return m_panels.bringUp(there);
    }
    auto* panel = new ComparisonPanel(page->document(), others(*tab), m_scheduler);
    connect(panel, &ComparisonPanel::placeWanted, this,
            [this, tab](const OpenRequest& other, const CellIndex& index) {
                m_panels.keepFocus([&] { showPlace(tab, other, index); });
            });
    connect(panel, &ComparisonPanel::cellWanted, this, [this, tab](const CellIndex& index) {
        m_panels.keepFocus([&] {
            m_tabs.setCurrentTab(tab);
            showCellOf(*tab, index);
        });
    });
    connect(panel, &ComparisonPanel::outlinesWanted, this, [this, tab](const OpenRequest& other) {
        m_panels.keepFocus([&] { showOutlines(tab, other); });
    });
    follow(panel, tab);
    m_panels.add(panel, tab);
}

// The array of the tab, also when it is read again, or in another way.
void CompareActions::follow(ComparisonPanel* panel, DocumentTab* tab)
{
    const auto showPage = [this, panel, tab] {
        if (ArrayPage* page = tab->arrayPage())
            panel->setDocument(page->document());
        else
            m_panels.closePanel(panel);
    };
    connect(tab, &DocumentTab::opened, panel, showPage);
    connect(tab, &DocumentTab::pageReplaced, panel, showPage);
    connect(&tab->file(), &OpenFile::failed, panel, showPage);
}

DocumentTab* CompareActions::tabOf(const OpenRequest& request)
{
    for (DocumentTab* tab : m_tabs.tabs())
        if (tab->address() == request.address)
            return tab;
    m_tabs.open(request);
    return m_tabs.currentTab();
}

// Over the heatmap of the tab.
void CompareActions::showOutlines(DocumentTab* tab, const OpenRequest& other)
{
    m_tabs.setCurrentTab(tab);
    tab->whenOpen([tab, other] {
        ArrayPage* page = tab->arrayPage();
        if (!page)
            return;
        page->showView(QStringLiteral("heatmap"));
        page->findChild<HeatmapOverlay*>()->showOutlines(other);
    });
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
