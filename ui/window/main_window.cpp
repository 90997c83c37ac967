#include "ui/window/main_window.h"

#include "core/array/block_cache.h"
#include "core/base/text.h"
#include "ui/actions/actions.h"
#include "ui/actions/check_actions.h"
#include "ui/actions/compare_actions.h"
#include "ui/actions/edit_actions.h"
#include "ui/actions/field_keys.h"
#include "ui/actions/folder_actions.h"
#include "ui/actions/help.h"
#include "ui/actions/main_menus.h"
#include "ui/actions/report_actions.h"
#include "ui/actions/sample_path.h"
#include "ui/actions/welcome_page.h"
#include "ui/controls/elided_label.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/pages/array_page.h"
#include "ui/pages/document_page.h"
#include "ui/pages/finder.h"
#include "ui/pages/opening_view.h"
#include "ui/plane/heatmap_look.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/file_panels.h"
#include "ui/tabs/save_obstacle.h"
#include "ui/theme/icons.h"
#include "ui/window/file_opener.h"
#include "ui/window/job_bar.h"
#include "ui/window/side_panels.h"
#include "ui/window/status_fields.h"
#include "ui/window/structure_dock.h"
#include "ui/window/window_docks.h"
#include "ui/worker/long_job.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <utility>

namespace bloscope {

namespace {

// NumPy's letter for the kind of elements: f, i, u, ...; labels have colours of their own.
QString kindOf(const ArrayPage& page)
{
    if (showsLabels(page.document()))
        return QStringLiteral("labels");
    const std::string typestring = typestringOf(page.document().array()->dtype());
    return QString(QLatin1Char(typestring.size() > 1 ? typestring[1] : 'V'));
}

QJsonObject lookOfFile(HeatmapViewState state)
{
    state.part.reset();
    state.overlay.reset(); // nothing is opened that nobody asked for now
    return toJson(state);
}

// What suits other files: colours and what is beside them, not orientation, scale, range or part.
HeatmapViewState lookOfKind(const HeatmapViewState& state)
{
    HeatmapViewState look;
    look.options.map = state.options.map;
    look.isMapChosen = state.isMapChosen;
    look.showsHistogram = state.showsHistogram;
    look.showsProfiles = state.showsProfiles;
    look.brush = state.brush;
    return look;
}

// A file that is opened for the first time keeps what it was found to be: a photo its channels.
void takeLookOfKind(ArrayPage& page, const QJsonObject& kept)
{
    const HeatmapViewState found = page.heatmapLook();
    HeatmapViewState look = lookOfKind(heatmapStateFrom(kept)); // older ones hold more
    look.bands = found.bands;
    look.showsMosaic = found.showsMosaic;
    page.setHeatmapLook(look);
}

// By the page itself, in whichever window it is.
void keepChosen(ArrayPage* page, Settings& settings)
{
    page->findChild<HeatmapLook*>()->rangePresets = &settings;
    QObject::connect(page, &ArrayPage::heatmapLookChosen, page, [page, &settings] {
        const HeatmapViewState look = page->heatmapLook();
        settings.setHeatmapLook(page->address().fullName(), lookOfFile(look));
        settings.setHeatmapLookOfKind(kindOf(*page), toJson(lookOfKind(look)));
    });
}

} // namespace

void keepHeatmapLooks(DocumentTabs& tabs, Settings& settings)
{
    QObject::connect(&tabs, &DocumentTabs::arrayOpened, &tabs, [&settings](ArrayPage* page) {
        if (const auto look = settings.heatmapLook(page->address().fullName()))
            page->setHeatmapLook(heatmapStateFrom(*look));
        else if (const auto ofKind = settings.heatmapLookOfKind(kindOf(*page)))
            takeLookOfKind(*page, *ofKind);
        keepChosen(page, settings);
    });
    QObject::connect(&tabs, &DocumentTabs::pageReplaced, &tabs,
                     [&settings](DocumentPage*, DocumentPage* now) {
                         if (auto* page = qobject_cast<ArrayPage*>(now))
                             keepChosen(page, settings);
                     });
}

namespace {

constexpr int hintMs = 5000;
constexpr int hintMargin = 10; // pixels

constexpr QSize firstSize{1440, 900}; // or the screen, where that is smaller
constexpr QSize roomForFrame{16, 48}; // that the desktop draws around a window
constexpr int noticeMs = 6000;

// Files, and what browsers hand over: links, as such or as text.
QStringList pathsIn(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
        else if (isOnServer(url.toString()))
            paths << url.toString(QUrl::FullyEncoded);
    if (paths.isEmpty() && isOnServer(data.text()))
        paths << data.text().trimmed().section('\n', 0, 0);
    return paths;
}

} // namespace

ViewAlone::ViewAlone(QAction& action, QMainWindow& window, DocumentTabs& tabs, SidePanels& sides,
                     Settings& settings)
    : QObject(&window),
      m_action(action),
      m_window(window),
      m_tabs(tabs),
      m_sides(sides),
      m_settings(settings)
{
    connect(&action, &QAction::toggled, this, &ViewAlone::set);
    connect(&tabs, &DocumentTabs::currentPageChanged, this, &ViewAlone::follow);
    window.installEventFilter(this);
}

void ViewAlone::set(bool alone)
{
    m_window.menuBar()->setHidden(alone);
    m_window.statusBar()->setHidden(alone);
    m_tabs.setAlone(alone);
    m_sides.setAside(alone);
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, alone));
    follow();
    if (DocumentPage* page = m_tabs.currentPage())
        page->takeFocus();
    delete m_hint;
    if (alone && !m_settings.wasTold(Settings::Hint::ViewAlone))
        showHint();
}

void ViewAlone::follow()
{
    DocumentPage* page = m_action.isChecked() ? m_tabs.currentPage() : nullptr;
    if (m_page && m_page != page)
        m_page->setAlone(false);
    m_page = page;
    if (page)
        page->setAlone(true);
    if (m_action.isChecked() && !page)
        m_action.setChecked(false); // nothing is left to be seen
}

void ViewAlone::showHint()
{
    m_settings.setTold(Settings::Hint::ViewAlone);
    m_hint = new QLabel(tr("Press F11 or Escape to restore the window."), &m_window);
    m_hint->setAutoFillBackground(true);
    m_hint->setFrameShape(QFrame::StyledPanel);
    m_hint->setMargin(hintMargin);
    m_hint->adjustSize();
    m_hint->move((m_window.width() - m_hint->width()) / 2, hintMargin);
    m_hint->show();
    QTimer::singleShot(hintMs, m_hint, &QObject::deleteLater);
}

// Escape that nothing in the window has a use for.
bool ViewAlone::eventFilter(QObject*, QEvent* event)
{
    const bool isEscape = event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !m_action.isChecked())
        return false;
    m_action.setChecked(false);
    return true;
}

MainWindow::MainWindow(Settings& settings, const AppServices& services, const QString& commit,
                       QWidget* parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_actions(new Actions(this)),
      m_tabs(new DocumentTabs(services, settings, this)),
      m_welcome(new WelcomePage(*m_actions, this)),
      m_centre(new QStackedWidget(this)),
      m_panels(new FilePanels(*m_tabs, this)),
      m_jobs(new JobBar(this)),
      m_status(new StatusFields(statusBar(), services.cache)),
      m_editActions(new EditActions(*m_actions, *m_tabs, services, this)),
      m_folderActions(new FolderActions(*m_actions, *m_tabs, m_settings, services.scheduler, this)),
      m_opener(
          new FileOpener(*m_actions, *m_tabs, *m_welcome, m_settings, services.scheduler, this)),
      m_closeGuard(new CloseGuard(*m_tabs, *m_jobs, this))
{
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu); // Qt's shows docks only, which may be in an overlay
    createCentre();
    m_docks = new WindowDocks(*m_actions, *m_tabs, services, m_settings, *this);
    connect(m_docks, &WindowDocks::fileWanted, m_folderActions, &FolderActions::goTo);
    connect(m_docks, &WindowDocks::addressWanted, m_opener,
            [this](const QString& address) { m_opener->open({address}); });
    connect(m_opener, &FileOpener::listWanted, m_docks, &WindowDocks::browse);
    addMenus(*menuBar(), *m_actions, m_opener->recentMenu());
    addActions(m_actions->all()); // also while there is no menu
    connectFileActions();
    connectHelp(*m_actions, *m_tabs, commit, this);
    connectViewActions();
    addDockWidget(Qt::BottomDockWidgetArea, m_panels);
    new CompareActions(*m_actions, *m_tabs, services.scheduler, *m_panels, this);
    new CheckActions(*m_actions, *m_tabs, services, *m_panels, *this);
    connectServerActions(*m_actions, *m_tabs, services);
    new ReportActions(*m_actions, *m_tabs, services, *m_panels, *this);
    connectTabs();
    keepHeatmapLooks(*m_tabs, m_settings);
    restoreLayout();
    connectLinkedParts(*m_actions, services.links, m_settings);
    m_tabs->follow(m_settings.preferences());
    showCurrentPage();
}

// What becomes of the documents is no news any more.
MainWindow::~MainWindow()
{
    m_tabs->disconnect(this);
    delete m_panels; // which show documents
    delete m_centre;
    delete m_docks;
}

void MainWindow::createCentre()
{
    m_centre->addWidget(m_welcome);
    m_centre->addWidget(m_tabs);
    // It takes what the docks leave, and they are as wide as they would like to be.
    m_centre->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    setCentralWidget(m_centre);
    statusBar()->addPermanentWidget(m_jobs);
}

void MainWindow::connectFileActions()
{
    connect(m_actions->closeTab, &QAction::triggered, this,
            [this] { m_tabs->close(m_tabs->currentTab()); });
    connect(m_actions->quit, &QAction::triggered, this, &MainWindow::quitWanted);
    connect(m_actions->newWindow, &QAction::triggered, this, &MainWindow::newWindowWanted);
    connect(m_actions->preferences, &QAction::triggered, this, &MainWindow::preferencesWanted);
    connect(m_opener, &FileOpener::recentFilesChanged, this, &MainWindow::recentFilesChanged);
}

void MainWindow::showTabMenu(DocumentTab* tab, const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(lineIcon("close"), tr("&Close"), this, [this, tab] { m_tabs->close(tab); });
    menu->addSeparator();
    menu->addAction(tr("Move to &Other Side"), this, [this, tab] { m_tabs->moveToOtherSide(tab); })
        ->setEnabled(m_tabs->canMove());
    emit tabMenuWanted(*menu, tab);
    menu->popup(at);
}

void MainWindow::tell(const QString& sentence)
{
    statusBar()->showMessage(sentence, noticeMs);
}

void MainWindow::tellForGood(const QString& sentence)
{
    auto* label = new QLabel(sentence, this);
    label->setTextFormat(Qt::PlainText);
    statusBar()->addPermanentWidget(label);
}

void MainWindow::bringToFront()
{
    if (isMinimized())
        showNormal();
    raise();
    activateWindow();
}

void MainWindow::connectViewActions()
{
    connectPageActions(*m_actions, *m_tabs);
    connectSideActions(*m_actions, *m_tabs);
    new FieldKeys({m_actions->exportSlice, m_actions->find, m_actions->goToIndex}, this);
    connect(m_actions->find, &QAction::triggered, this, &MainWindow::find);
    new ViewAlone(*m_actions->viewAlone, *this, *m_tabs, m_docks->sides(), m_settings);
    connect(m_actions->viewAlone, &QAction::toggled, m_panels, &FilePanels::setAside);
}

// Of what has the keyboard's focus, or else of the page in front.
void MainWindow::find()
{
    DocumentPage* page = m_tabs->currentPage();
    if (page && page->finder() && !m_docks->structure().holds(focusWidget()))
        page->finder()->ask();
    else
        m_docks->structure().focusSearch();
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &DocumentTabs::currentPageChanged, this, &MainWindow::showCurrentPage);
    connect(m_tabs, &DocumentTabs::notice, this, &MainWindow::tell);
    connect(m_tabs, &DocumentTabs::tabMenuWanted, this, &MainWindow::showTabMenu);
    connect(m_tabs, &DocumentTabs::tabTornOff, this, &MainWindow::tabTornOff);
    connect(m_tabs, &DocumentTabs::tabArrived, this, &MainWindow::tabArrived);
    connect(m_tabs, &DocumentTabs::jobAdopted, m_jobs, &JobBar::watch);
    connect(m_tabs, &DocumentTabs::abilitiesChanged, this, &MainWindow::updateActions);
    connect(m_tabs, &DocumentTabs::titleChanged, this, &MainWindow::showTitle);
}

void MainWindow::openPaths(const QStringList& paths, const OpenOptions& wish)
{
    m_opener->open(paths, wish);
}

void MainWindow::updateRecentFiles()
{
    m_opener->updateRecentFiles();
}

void MainWindow::showCurrentPage()
{
    const DocumentTab* shown = m_tabs->currentTab();
    m_centre->setCurrentIndex(m_tabs->currentTab() ? 1 : 0);
    m_docks->showCurrentPage();
    m_status->follow(m_tabs->currentPage());
    showTitle();
    updateActions();
    if (m_tabs->currentTab() !=
        shown) // a panel that was hidden has left the focus to the other side
        showCurrentPage();
}

void MainWindow::showTitle()
{
    const DocumentTab* tab = m_tabs->currentTab();
    setWindowFilePath(tab ? tab->address().path : QString());
    const QString mark = tab ? tab->saveObstacle().mark() : QString();
    if (!tab)
        setWindowTitle(QStringLiteral("Bloscope"));
    else if (mark.isEmpty())
        setWindowTitle(tr("%1[*] – Bloscope").arg(tab->address().name()));
    else
        setWindowTitle(tr("%1[*] (%2) – Bloscope").arg(tab->address().name(), mark));
    setWindowModified(tab && tab->isEdited());
}

void MainWindow::updateActions()
{
    m_actions->openSample->setEnabled(!samplePath().isEmpty());
    m_actions->closeTab->setEnabled(m_tabs->count() > 0);
    m_editActions->update();
    m_folderActions->update();
    updatePageActions(*m_actions, *m_tabs);
}

void MainWindow::restoreLayout()
{
    const Settings::WindowLayout layout = m_settings.windowLayout();
    if (!restoreGeometry(layout.geometry))
        resize(firstSize.boundedTo(screen()->availableSize() - roomForFrame));
    m_docks->restore(layout);
    m_panels->showOrHide();
}

bool MainWindow::mayClose(Consent given, const CloseGuard::TryAgain& tryAgain)
{
    return m_closeGuard->mayLeave(m_settings.preferences(), given, tryAgain);
}

void MainWindow::closeWith(Consent given)
{
    m_consent = given;
    close();
    m_consent = {};
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose(m_consent, [this](Consent given) { closeWith(given); })) {
        event->ignore();
        return;
    }
    emit closing();
    Settings::WindowLayout layout{.geometry = saveGeometry(), .docks = {}};
    m_docks->addTo(layout);
    m_settings.setWindowLayout(layout);
    QMainWindow::closeEvent(event);
}

// Some file systems tell nothing of changes: whoever comes back sees them all the same.
void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_tabs->checkFiles();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (draggedTab(*event) || !pathsIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (DocumentTab* tab = draggedTab(*event))
        emit tabArrived(tab);
    else
        openPaths(pathsIn(*event->mimeData()));
}

} // namespace bloscope
