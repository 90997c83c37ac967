#include "ui/window/window_docks.h"

#include "ui/actions/actions.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/document_edits.h"
#include "ui/labels/label_panel.h"
#include "ui/metadata/metadata_view.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/pages/document_page.h"
#include "ui/plane/heatmap_look.h"
#include "ui/servers/servers_view.h"
#include "ui/structure/value_view.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/save_obstacle.h"
#include "ui/window/side_panels.h"
#include "ui/window/structure_dock.h"

#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

namespace {

constexpr int margin = 12; // pixels, around a sentence

// Why a document has no metadata to edit.
QString reasonFor(const DocumentTab* tab)
{
    if (!tab || !tab->page())
        return MetadataDock::tr("There is no metadata to show");
    return MetadataDock::tr("A chunk without a frame has no metadata");
}

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

MetadataDock::MetadataDock(QAction& action, Scheduler& scheduler, QWidget* parent)
    : DocumentDock(action, QStringLiteral("metadata"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this)),
      m_nothing(new QLabel(this)),
      m_attributes(makeAttributes())
{
    m_nothing->setObjectName("nothing");
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(margin);
    m_stack->addWidget(m_nothing);
    auto* both = new QSplitter(Qt::Vertical, this);
    both->setChildrenCollapsible(false);
    both->addWidget(m_stack);
    both->addWidget(m_attributes);
    both->setStretchFactor(0, 2);
    both->setStretchFactor(1, 1);
    setWidget(both);
}

MetadataDock::~MetadataDock() = default;

void MetadataDock::showTab(DocumentTab* tab, bool isNeeded)
{
    if (m_tab)
        disconnect(&m_tab->saveObstacle(), nullptr, this, nullptr);
    MetadataView* before = tab && tab == m_tab ? currentView() : nullptr;
    m_tab = tab;
    if (tab)
        connect(&tab->saveObstacle(), &SaveObstacle::changed, this, &MetadataDock::showNote);
    m_nothing->setText(reasonFor(tab));
    showEdits(tab && tab->page() ? tab->edits() : nullptr);
    keepState(before);
    showNote();
    setNeeded(isNeeded);
}

QWidget* MetadataDock::makeAttributes()
{
    auto* all = new QWidget(this);
    m_owner = new QLabel(all);
    m_owner->setObjectName("owner");
    m_owner->setTextFormat(Qt::PlainText);
    m_owner->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_owner->setWordWrap(true);
    m_owner->setMargin(margin / 2);
    m_values = new ValueView(tr("Attributes"), m_scheduler, all);
    connect(m_values, &ValueView::embeddedWanted, this,
            [this](const QString& name, const ByteSourcePtr& source) {
                if (DocumentPage* page = m_tab ? m_tab->page() : nullptr)
                    page->openEmbedded(name, source);
            });
    putInto(tightColumn(all), {m_owner, {m_values, 1}});
    return all;
}

void MetadataDock::showEdits(DocumentEdits* edits)
{
    disconnect(m_following);
    m_stack->setCurrentWidget(edits ? static_cast<QWidget*>(viewOf(edits)) : m_nothing);
    const DocumentPage* page = m_tab ? m_tab->page() : nullptr;
    if (page)
        m_following =
            connect(page, &DocumentPage::attributesChanged, this, &MetadataDock::showAttributes);
    showAttributes();
}

void MetadataDock::showAttributes()
{
    const DocumentPage* page = m_tab ? m_tab->page() : nullptr;
    const bool isTold = page && page->attributes();
    m_attributes->setVisible(isTold);
    m_stack->setVisible(!isTold || currentView());
    if (!isTold)
        return;
    const PageAttributes& attributes = *page->attributes();
    m_owner->setText(attributes.problem.isEmpty() ? attributes.owner
                                                  : attributes.owner + '\n' + attributes.problem);
    m_values->showValues(attributes.values);
    m_values->setVisible(!attributes.values.empty());
}

// The same file was read again, and has other edits now.
void MetadataDock::keepState(MetadataView* before)
{
    MetadataView* now = currentView();
    if (before && now && now != before)
        now->restore(before->state());
}

// What would be in the way of saving is better known before one edits.
void MetadataDock::showNote()
{
    if (MetadataView* view = currentView())
        view->setNote(m_tab->saveObstacle().sentence());
}

MetadataView* MetadataDock::viewOf(DocumentEdits* edits)
{
    MetadataView*& view = m_views[edits];
    if (view)
        return view;
    view = new MetadataView(*edits, m_scheduler, this);
    m_stack->addWidget(view);
    connect(view, &MetadataView::changesWanted, this, &MetadataDock::changesWanted);
    connect(edits, &QObject::destroyed, this, [this](QObject* gone) { delete m_views.take(gone); });
    return view;
}

MetadataView* MetadataDock::currentView() const
{
    return qobject_cast<MetadataView*>(m_stack->currentWidget());
}

LabelsDock::LabelsDock(QAction& action, Scheduler& scheduler, QWidget* parent)
    : DocumentDock(action, QStringLiteral("labels"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this))
{
    auto* nothing = new QLabel(tr("There is no array with labels to show"), this);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    nothing->setWordWrap(true);
    m_stack->addWidget(nothing);
    setWidget(m_stack);
    m_stack->installEventFilter(this);
}

LabelsDock::~LabelsDock() = default;

void LabelsDock::showPage(ArrayPage* page, bool isNeeded)
{
    m_page = page;
    m_stack->setCurrentIndex(0);
    setNeeded(isNeeded);
    if (m_stack->isVisible() || m_panels.contains(page))
        showPanel();
}

bool LabelsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_stack && event->type() == QEvent::Show)
        showPanel();
    return DocumentDock::eventFilter(watched, event);
}

void LabelsDock::showPanel()
{
    if (m_page)
        m_stack->setCurrentWidget(panelOf(m_page));
}

LabelPanel* LabelsDock::panelOf(ArrayPage* page)
{
    if (LabelPanel* there = m_panels.value(page))
        return there;
    const LabelPanelParts parts{page->document(), page->dimensionBar(),
                                *page->findChild<HeatmapLook*>(),
                                *page->findChild<HeatmapOverlay*>()};
    auto* panel = new LabelPanel(parts, m_scheduler, this);
    m_stack->addWidget(panel);
    m_panels.insert(page, panel);
    connect(panel, &LabelPanel::notice, page, &DocumentPage::notice);
    connect(panel, &LabelPanel::cellWanted, page, &ArrayPage::goTo);
    if (auto* brush = page->findChild<HeatmapBrush*>())
        connect(panel, &LabelPanel::labelChosen, brush, &HeatmapBrush::setValue);
    connect(page, &QObject::destroyed, this, [this, page] { delete m_panels.take(page); });
    return panel;
}

LabelPanel* LabelsDock::currentPanel() const
{
    return m_panels.value(m_page);
}

void LabelsDock::step(StepTo to)
{
    if (!m_page)
        return;
    if (!currentPanel() || !currentPanel()->labels())
        bringUp();
    showPanel();
    currentPanel()->step(to);
}

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

ServersDock::ServersDock(QAction& action, Scheduler& scheduler, Settings& settings, QWidget* parent)
    : DocumentDock(action, QStringLiteral("servers"), parent),
      m_view(new ServersView(listForBrowsing, scheduler))
{
    setWidget(m_view);
    m_view->setBookmarks(settings.servers());
    connect(m_view, &ServersView::bookmarksChanged, this,
            [&settings](const QStringList& addresses) { settings.setServers(addresses); });
    setNeeded(true);
}

WindowDocks::WindowDocks(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                         Settings& settings, QMainWindow& window)
    : QObject(&window),
      m_tabs(tabs),
      m_window(window),
      m_structure(new StructureDock(*actions.showStructure, services.scheduler, &window)),
      m_metadata(new MetadataDock(*actions.showMetadata, services.scheduler, &window)),
      m_labels(new LabelsDock(*actions.showLabels, services.scheduler, &window)),
      m_cases(new CasesDock(*actions.showCases, {actions.previousFile, actions.nextFile}, services,
                            &window)),
      m_servers(new ServersDock(*actions.showServers, services.scheduler, settings, &window)),
      m_sides(new SidePanels(window, *m_structure, *m_metadata, {m_labels, m_cases, m_servers}))
{
    connectDocks(actions);
}

WindowDocks::~WindowDocks()
{
    delete m_structure;
    delete m_metadata;
    delete m_labels;
    delete m_cases;
    delete m_servers;
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
    connect(&m_tabs, &DocumentTabs::fileReadAgain, &m_cases->browser(), &FolderBrowser::readAgain);
    connect(&m_cases->browser(), &FolderBrowser::fileWanted, this, &WindowDocks::fileWanted);
    connect(&m_servers->view(), &ServersView::fileWanted, this, &WindowDocks::addressWanted);
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

void WindowDocks::browse(const QString& address)
{
    m_servers->bringUp();
    m_servers->view().browse(address);
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
    m_servers->setWanted(layout.showsServers);
    m_structure->setDetails({layout.showsRowDetails, layout.rowDetailsHeight});
}

void WindowDocks::addTo(Settings::WindowLayout& layout) const
{
    layout.docks = bytesOf({m_areNeeded ? inFront() : m_inFront, m_window.saveState()});
    layout.showsStructure = m_structure->isWanted();
    layout.showsMetadata = m_metadata->isWanted();
    layout.showsLabels = m_labels->isWanted();
    layout.showsCases = m_cases->isWanted();
    layout.showsServers = m_servers->isWanted();
    layout.showsRowDetails = m_structure->details().isOpen;
    layout.rowDetailsHeight = m_structure->details().height;
}

} // namespace bloscope
