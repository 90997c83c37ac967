#include "ui/window/window_docks.h"

#include "ui/actions/actions.h"
#include "ui/tabs/document_tab.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/labels_dock.h"
#include "ui/window/metadata_dock.h"
#include "ui/window/side_panels.h"
#include "ui/window/structure_dock.h"

#include <QMainWindow>
#include <utility>

namespace bloscope {

namespace {

// Where docks are, and which of them are in front: Qt keeps the latter only of those that are seen,
// which without an open file none is.
struct DockState {
    QStringList inFront;
    QByteArray window;
};

constexpr char stateMark[] =
    "in front: "; // what earlier versions wrote is the window's state alone

QByteArray bytesOf(const DockState& state)
{
    return stateMark + state.inFront.join(' ').toUtf8() + '\n' + state.window;
}

DockState dockStateOf(const QByteArray& bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    if (!bytes.startsWith(stateMark) || end < 0)
        return {{}, bytes};
    const qsizetype begin = qsizetype(sizeof stateMark) - 1;
    return {QString::fromUtf8(bytes.mid(begin, end - begin)).split(' '), bytes.mid(end + 1)};
}

} // namespace

CasesDock::CasesDock(QAction& action, const FolderSteps& steps, const AppServices& services,
                     QWidget* parent)
    : DocumentDock(action, QStringLiteral("cases"), parent),
      m_browser(new FolderBrowser(services, steps))
{
    setWidget(m_browser);
}

void CasesDock::showTab(const DocumentTab* tab, bool isNeeded)
{
    m_browser->showFile(tab ? tab->address().path : QString());
    setNeeded(isNeeded);
}

WindowDocks::WindowDocks(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                         QMainWindow& window)
    : QObject(&window),
      m_tabs(tabs),
      m_window(window),
      m_structure(new StructureDock(*actions.showStructure, services.scheduler, &window)),
      m_metadata(new MetadataDock(*actions.showMetadata, services.scheduler, &window)),
      m_labels(new LabelsDock(*actions.showLabels, services.scheduler, &window)),
      m_cases(new CasesDock(*actions.showCases, {actions.previousFile, actions.nextFile}, services,
                            &window)),
      m_sides(new SidePanels(window, *m_structure, *m_metadata, {m_labels, m_cases}))
{
    connectDocks(actions);
}

WindowDocks::~WindowDocks()
{
    delete m_structure;
    delete m_metadata;
    delete m_labels;
    delete m_cases;
}

void WindowDocks::connectDocks(const Actions& actions)
{
    connect(m_sides, &SidePanels::sidePanelsShut, this, [this] {
        if (DocumentPage* page = m_tabs.currentPage())
            page->takeFocus();
    });
    connect(&m_tabs, &DocumentTabs::pageReplaced, m_structure, &StructureDock::keepState);
    connect(actions.findInStructure, &QAction::triggered, m_structure, &StructureDock::focusSearch);
    connect(m_metadata, &MetadataDock::changesWanted, actions.showChanges, &QAction::trigger);
    connect(&m_tabs, &DocumentTabs::pageReplaced, m_cases, [this] {
        if (const DocumentTab* tab = m_tabs.currentTab())
            m_cases->browser().readAgain(tab->address().path);
    });
    connect(&m_cases->browser(), &FolderBrowser::fileWanted, this, &WindowDocks::fileWanted);
    connect(actions.nextLabelSlice, &QAction::triggered, m_labels,
            [this] { m_labels->step(StepTo::Next); });
    connect(actions.previousLabelSlice, &QAction::triggered, m_labels,
            [this] { m_labels->step(StepTo::Previous); });
}

void WindowDocks::showCurrentPage()
{
    const bool areNeeded = m_tabs.hasPages();
    const bool wereNeeded = std::exchange(m_areNeeded, areNeeded);
    if (wereNeeded && !areNeeded)
        m_inFront = inFront();
    m_structure->showPage(m_tabs.currentPage(), areNeeded);
    m_metadata->showTab(m_tabs.currentTab(), areNeeded);
    m_labels->showPage(m_tabs.currentArrayPage(), areNeeded);
    m_cases->showTab(m_tabs.currentTab(), areNeeded);
    if (areNeeded && !wereNeeded)
        bringToFront(m_inFront);
}

// Of docks that are tabs of one place, which one is seen.
QStringList WindowDocks::inFront() const
{
    QStringList names;
    for (const auto* dock : m_window.findChildren<DocumentDock*>())
        if (dock->isVisible() && !dock->visibleRegion().isEmpty())
            names << dock->objectName();
    return names;
}

void WindowDocks::bringToFront(const QStringList& names)
{
    for (auto* dock : m_window.findChildren<DocumentDock*>())
        if (names.contains(dock->objectName()))
            dock->raise();
}

void WindowDocks::restore(const Settings::WindowLayout& layout)
{
    const DockState state = dockStateOf(layout.docks);
    m_inFront = state.inFront;
    if (!m_window.restoreState(state.window))
        m_sides->arrange(m_window.width());
    m_structure->setWanted(layout.showsStructure);
    m_metadata->setWanted(layout.showsMetadata);
    m_labels->setWanted(layout.showsLabels);
    m_cases->setWanted(layout.showsCases);
    m_structure->setDetails({layout.showsRowDetails, layout.rowDetailsHeight});
}

void WindowDocks::addTo(Settings::WindowLayout& layout) const
{
    layout.docks = bytesOf({m_areNeeded ? inFront() : m_inFront, m_window.saveState()});
    layout.showsStructure = m_structure->isWanted();
    layout.showsMetadata = m_metadata->isWanted();
    layout.showsLabels = m_labels->isWanted();
    layout.showsCases = m_cases->isWanted();
    layout.showsRowDetails = m_structure->details().isOpen;
    layout.rowDetailsHeight = m_structure->details().height;
}

} // namespace bloscope
