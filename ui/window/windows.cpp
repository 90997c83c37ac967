#include "ui/window/windows.h"

#include "core/remote/remote_reading.h"
#include "ui/document/label_look_book.h"
#include "ui/settings/preferences_dialog.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/text/error_text.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

#include <QCursor>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QScreen>
#include <algorithm>
#include <iterator>
#include <utility>

namespace bloscope {

namespace {

constexpr QPoint nextTo(32, 32);   // where a new window is, from the one before or the mouse
constexpr QSize frameRoom{16, 48}; // that the desktop draws around a window

RemoteSettings remoteSettingsOf(const Preferences& preferences)
{
    RemoteSettings settings;
    settings.mostKeptBytes = preferences.fetchedBytes();
    if (settings.mostKeptBytes == 0)
        settings.folder.reset();
    return settings;
}

// To where somebody wants it, as far as all of it is on the screen then.
void moveInside(MainWindow& window, QPoint to)
{
    const QScreen* there = QGuiApplication::screenAt(to);
    const QRect room = (there ? there : window.screen())->availableGeometry();
    window.resize(window.size().boundedTo(room.size() - frameRoom));
    const QPoint last = room.bottomRight() - QPoint(window.width() + frameRoom.width(),
                                                    window.height() + frameRoom.height());
    window.move(std::clamp(to.x(), room.left(), std::max(room.left(), last.x())),
                std::clamp(to.y(), room.top(), std::max(room.top(), last.y())));
}

SessionWindow stored(const MainWindow& window)
{
    SessionWindow stored;
    stored.geometry = window.saveGeometry();
    const DocumentTabs& tabs = window.tabs();
    SessionSplit split{.leftShare = tabs.leftShare()};
    for (const DocumentTab* tab : tabs.tabs()) {
        const int index = static_cast<int>(stored.documents.size());
        if (tab == tabs.currentTab())
            stored.current = index;
        if (tab == tabs.tabBeside())
            split.beside = index;
        if (auto document = remembered(*tab)) {
            stored.documents.push_back(*std::move(document));
            const Side side = tabs.sideOf(*tab);
            split.firstRight += side == Side::Left ? 1 : 0;
            split.firstLowerLeft += side < Side::LowerLeft ? 1 : 0;
            split.firstLowerRight += side < Side::LowerRight ? 1 : 0;
        }
    }
    if (!tabs.isGrid())
        split.firstLowerLeft = split.firstLowerRight = 0;
    const bool hasBoth = split.firstRight > 0 && split.firstRight < std::ssize(stored.documents);
    if (hasBoth)
        stored.split = split;
    return stored;
}

// Of one of the documents behind those on the left.
Side sideOf(int index, const SessionSplit& split)
{
    if (split.firstLowerLeft == 0 || index < split.firstLowerLeft)
        return Side::Right;
    return index < split.firstLowerRight ? Side::LowerLeft : Side::LowerRight;
}

void restoreSides(DocumentTabs& tabs, const SessionWindow& stored)
{
    const int last = tabs.count() - 1;
    if (const auto& split = stored.split) {
        const QList<DocumentTab*> all = tabs.tabs();
        for (int index = split->firstRight; index <= last; ++index)
            tabs.place(all[index], sideOf(index, *split));
        tabs.setLeftShare(split->leftShare);
        tabs.setCurrentIndex(std::min(split->beside, last));
    }
    tabs.setCurrentIndex(std::min(stored.current, last));
}

} // namespace

Windows::Windows(Settings& settings, QString commit, const QString& overviewFolder, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_commit(std::move(commit)),
      m_overviews(overviewFolder.isEmpty()
                      ? nullptr
                      : std::make_unique<PyramidStore>(filePath(overviewFolder))),
      m_services(settings.preferences().cacheBytes(),
                 static_cast<unsigned>(settings.preferences().threads))
{
    m_theme.setChoice(settings.preferences().theme);
    labelLookBookOf(*m_services.services().arrays).setMemory(&m_settings);
    boundOverviews();
    RemoteReading::ofThisProcess().configure(remoteSettingsOf(settings.preferences()));
}

Windows::~Windows()
{
    for (const QPointer<MainWindow>& window : m_created) {
        if (window)
            window->disconnect(this);
        delete window.data();
    }
}

MainWindow* Windows::front() const
{
    return m_windows.isEmpty() ? nullptr : m_windows.first();
}

MainWindow* Windows::create()
{
    MainWindow* before = front();
    AppServices services = m_services.services();
    services.planes = m_overviews.get();
    auto* window = new MainWindow(m_settings, services, m_commit);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (before)
        moveInside(*window, before->pos() + nextTo);
    connectWindow(*window);
    m_windows.prepend(window);
    m_created.removeAll(nullptr);
    m_created << window;
    window->show();
    return window;
}

void Windows::connectWindow(MainWindow& window)
{
    window.installEventFilter(this);
    connect(&window, &MainWindow::closing, this, [this, &window] { closing(window); });
    connect(&window, &MainWindow::newWindowWanted, this, &Windows::create);
    connect(&window, &MainWindow::quitWanted, this, &Windows::quit);
    connect(&window, &MainWindow::preferencesWanted, this,
            [this, &window] { showPreferences(window); });
    connect(&window, &MainWindow::tabMenuWanted, this, &Windows::fillTabMenu);
    connect(&window, &MainWindow::tabArrived, this,
            [this, &window](DocumentTab* tab) { move(tab, window); });
    connect(&window, &MainWindow::tabTornOff, this,
            [this](DocumentTab* tab) { moveToNewWindow(tab, QCursor::pos() - nextTo); });
    connect(&window, &MainWindow::recentFilesChanged, this, [this] {
        for (MainWindow* each : std::as_const(m_windows))
            each->updateRecentFiles();
    });
}

bool Windows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate)
        if (const auto index = m_windows.indexOf(qobject_cast<MainWindow*>(watched)); index > 0)
            m_windows.move(index, 0);
    return QObject::eventFilter(watched, event);
}

void Windows::open(const QStringList& paths, const OpenOptions& wish, bool inNewWindow)
{
    MainWindow* window = inNewWindow || !front() ? create() : front();
    for (const QString& path : paths) {
        MainWindow* there = inNewWindow ? nullptr : windowThatShows(path, wish.key);
        (there ? there : window)->openPaths({path}, wish);
        if (there && paths.size() == 1)
            window = there;
    }
    window->bringToFront();
}

MainWindow* Windows::windowThatShows(const QString& path, const QString& key) const
{
    const DocumentAddress address = OpenRequest::of(path, key).address;
    const auto there = std::ranges::find_if(
        m_windows, [&](const MainWindow* window) { return window->tabs().shows(address); });
    return there == m_windows.end() ? nullptr : *there;
}

MainWindow* Windows::windowOf(const DocumentTab* tab) const
{
    return qobject_cast<MainWindow*>(tab->window());
}

void Windows::moveToNewWindow(DocumentTab* tab, const std::optional<QPoint>& at)
{
    MainWindow* from = windowOf(tab);
    if (!from || from->tabs().count() == 1)
        return;
    MainWindow* to = create();
    if (at)
        moveInside(*to, *at);
    move(tab, *to);
}

void Windows::move(DocumentTab* tab, MainWindow& to)
{
    MainWindow* from = windowOf(tab);
    if (!from || from == &to)
        return;
    from->tabs().release(tab);
    to.tabs().adopt(tab);
    to.bringToFront();
    if (from->tabs().count() == 0)
        from->close();
}

void Windows::fillTabMenu(QMenu& menu, DocumentTab* tab)
{
    MainWindow* from = windowOf(tab);
    QAction* alone =
        menu.addAction(tr("Move to &New Window"), this, [this, tab] { moveToNewWindow(tab); });
    alone->setEnabled(from && from->tabs().count() > 1);
    QMenu* others = menu.addMenu(tr("Move to &Window"));
    for (MainWindow* window : std::as_const(m_windows))
        if (window != from)
            others->addAction(QString(window->windowTitle()).remove("[*]").replace('&', "&&"), this,
                              [this, tab, window] { move(tab, *window); });
    others->setEnabled(!others->isEmpty());
}

Session Windows::session() const
{
    Session session;
    for (const MainWindow* window : m_windows)
        session.windows.push_back(stored(*window));
    return session;
}

void Windows::restore(const Session& session)
{
    for (auto window = session.windows.rbegin(); window != session.windows.rend(); ++window)
        if (!window->documents.empty())
            restoreWindow(*window);
}

void Windows::restoreWindow(const SessionWindow& stored)
{
    MainWindow* window = create();
    window->restoreGeometry(stored.geometry);
    DocumentTabs& tabs = window->tabs();
    for (const SessionDocument& document : stored.documents) {
        tabs.open(withWhatWasTold(requestOf(document), m_settings));
        tabs.currentTab()->showAs(viewOf(document));
    }
    restoreSides(tabs, stored);
}

// One of several is forgotten with what was open in it; the last one is the session.
void Windows::closing(MainWindow& window)
{
    if (m_windows.size() == 1 && m_windows.first() == &window)
        emit ending(m_atQuit.isEmpty() ? session() : m_atQuit);
    m_windows.removeOne(&window);
    m_consents.remove(&window);
}

void Windows::quit()
{
    m_consents.clear();
    askOrClose();
}

// Comes back here with every answer, until no window has a question: what was answered first may
// have been edited since. Cancelled, nothing has happened.
void Windows::askOrClose()
{
    const QList<MainWindow*> windows = m_windows;
    for (MainWindow* window : windows) {
        const auto tryAgain = [this, window](Consent given) {
            m_consents[window] = given;
            askOrClose();
        };
        if (!window->mayClose(m_consents.value(window), tryAgain))
            return window->bringToFront();
    }
    m_atQuit = session();
    for (MainWindow* window : windows)
        window->closeWith(m_consents.value(window));
    m_atQuit = {};
}

void Windows::boundOverviews()
{
    if (!m_overviews)
        return;
    m_overviews->setMostBytes(m_settings.preferences().overviewBytes());
    m_trimming = m_services.scheduler().submit(
        Scheduler::Priority::Background, this,
        [store = m_overviews.get()](std::stop_token) {
            store->trim();
            return true;
        },
        [this](bool) { m_trimming.cancel(); });
}

// What is there already is deleted by a worker: that may take a while.
void Windows::boundFetched()
{
    const RemoteSettings wanted = remoteSettingsOf(m_settings.preferences());
    if (wanted.mostKeptBytes == RemoteReading::ofThisProcess().settings().mostKeptBytes)
        return;
    m_forgetting = m_services.scheduler().submit(
        Scheduler::Priority::Background, this,
        [wanted](std::stop_token) {
            if (!wanted.folder)
                RemoteReading::ofThisProcess().forgetKept();
            RemoteReading::ofThisProcess().configure(wanted);
            return true;
        },
        [this](bool) { m_forgetting.cancel(); });
}

void Windows::showPreferences(MainWindow& over)
{
    auto* dialog = new PreferencesDialog(m_settings.preferences(), &over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::preferencesChanged, this, &Windows::set);
    dialog->open();
}

void Windows::set(const Preferences& preferences)
{
    m_settings.setPreferences(preferences);
    m_theme.setChoice(preferences.theme);
    m_services.setCacheBytes(m_settings.preferences().cacheBytes());
    boundOverviews();
    boundFetched();
    for (MainWindow* window : std::as_const(m_windows))
        window->tabs().follow(preferences);
}

} // namespace bloscope
