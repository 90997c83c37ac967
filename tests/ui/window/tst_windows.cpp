#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/actions/actions.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/pages/array_page.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"
#include "ui/window/session_keeper.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_windows {

using namespace test;

// Several windows of one program, and what is kept of them over a restart.
class TestWindows : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase();
    void init();
    void cleanup();
    void opensFilesInTheWindowUsedLast();
    void findsAFileThatAnotherWindowShows();
    void opensANewWindowWhenToldTo();
    void opensNewWindowsInsideTheScreen();
    void movesATabWithEverythingInIt();
    void movesATabThatIsStillBeingOpened();
    void editsAndUndoGoWithTheTab();
    void closesAWindowThatHasGivenItsLastTabAway();
    void leavesTheOnlyTabWhereItIs();
    void offersTheOtherWindowsInTheMenuOfATab();
    void documentsOutliveTheWindowTheyWereOpenedIn();
    void listsRecentFilesInEveryWindow();
    void appliesPreferencesEverywhereAtOnce();
    void removesOverviewsThatAreNotWanted();
    void startsAgainAsItEnded();
    void remembersTheView();
    void remembersPartsOfStores_data();
    void remembersPartsOfStores();
    void saysThatAFileIsGoneOrHasChanged();
    void forgetsAWindowThatIsClosedBeforeTheLast();
    void quitsWithAllWindowsInTheSession();
    void ignoresASessionThatIsNone();
    void savesTheSessionWhileTheProgramRuns();

 private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString sessionFile() const { return path("session.json"); }
    void write(const QString& name, const ByteBuffer& bytes) const;
    void start();
    DocumentTab* open(MainWindow* window, const QString& name);
    static DocumentTabs& tabs(const MainWindow* window) { return window->tabs(); }
    static QString slice(const DocumentTab* tab)
    {
        return QString::fromStdString(tab->arrayPage()->document().slice().text());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Windows> m_windows;
};

void TestWindows::initTestCase()
{
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestWindows::write(const QString& name, const ByteBuffer& bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
}

void TestWindows::init()
{
    QFile::remove(sessionFile());
    write("a.b2nd", arrayFrame({4, 5, 6}, "<i4", counted<std::int32_t>(120)));
    write("b.b2nd", arrayFrame({9}, "<f8", counted<double>(9)));
    QFile::remove(path("settings.ini"));
    start();
}

void TestWindows::start()
{
    m_windows.reset();
    m_settings = std::make_unique<Settings>(path("settings.ini"));
    m_windows = std::make_unique<Windows>(*m_settings);
}

void TestWindows::cleanup()
{
    m_windows.reset();
    m_settings.reset();
}

DocumentTab* TestWindows::open(MainWindow* window, const QString& name)
{
    window->openPaths({path(name)});
    DocumentTab* tab = window->tabs().currentTab();
    const bool isOpen = QTest::qWaitFor([tab] { return tab->page() != nullptr; });
    return isOpen ? tab : nullptr;
}

void TestWindows::opensFilesInTheWindowUsedLast()
{
    m_windows->open({path("a.b2nd")}, {{}, "2"}, false);
    QCOMPARE(m_windows->all().size(), 1);
    m_windows->open({path("b.b2nd")}, {}, false);
    QCOMPARE(m_windows->all().size(), 1);
    QCOMPARE(tabs(m_windows->front()).count(), 2);
    QTRY_VERIFY(tabs(m_windows->front()).tab(0)->page());
    QCOMPARE(slice(tabs(m_windows->front()).tab(0)), QString("[2, :, :]"));

    MainWindow* first = m_windows->front();
    MainWindow* second = m_windows->create();
    QCOMPARE(m_windows->front(), second);
    first->bringToFront();
    QTRY_COMPARE(m_windows->front(), first);
}

void TestWindows::findsAFileThatAnotherWindowShows()
{
    MainWindow* first = m_windows->create();
    open(first, "a.b2nd");
    MainWindow* second = m_windows->create();
    m_windows->open({path("a.b2nd")}, {{}, "2"}, false);
    QCOMPARE(tabs(first).count(), 1);
    QCOMPARE(tabs(second).count(), 0);
    QCOMPARE(slice(tabs(first).tab(0)), QString("[2, :, :]"));
    QTRY_COMPARE(m_windows->front(), first);
}

void TestWindows::opensANewWindowWhenToldTo()
{
    m_windows->open({path("a.b2nd")}, {}, false);
    m_windows->open({path("a.b2nd")}, {}, true);
    QCOMPARE(m_windows->all().size(), 2);
    for (const MainWindow* window : m_windows->all())
        QCOMPARE(tabs(window).count(), 1);
}

void TestWindows::opensNewWindowsInsideTheScreen()
{
    MainWindow* first = m_windows->create();
    const QRect room = first->screen()->availableGeometry();
    first->move(room.bottomRight() - QPoint(50, 50));
    for (int count = 0; count < 3; ++count) {
        const MainWindow* next = m_windows->create();
        QVERIFY2(room.contains(next->geometry().topLeft()), "its corner");
        QVERIFY(next->geometry().right() <= room.right() || next->geometry().left() == room.left());
        QVERIFY(next->geometry().bottom() <= room.bottom() || next->geometry().top() == room.top());
    }
}

void TestWindows::movesATabWithEverythingInIt()
{
    MainWindow* from = m_windows->create();
    DocumentTab* tab = open(from, "a.b2nd");
    open(from, "b.b2nd");
    tab->showSlice("3, ::2, 1");
    tab->arrayPage()->showView("heatmap");
    DocumentPage* page = tab->page();

    m_windows->moveToNewWindow(tab);
    QCOMPARE(m_windows->all().size(), 2);
    MainWindow* to = m_windows->front();
    QVERIFY(to != from);
    QCOMPARE(tabs(to).currentTab(), tab);
    QCOMPARE(tab->page(), page);
    QCOMPARE(slice(tab), QString("[3, ::2, 1]"));
    QCOMPARE(tab->arrayPage()->shownView(), QString("heatmap"));
    QCOMPARE(to->windowTitle().remove("[*]"), QString("a.b2nd – Bloscope"));
    QCOMPARE(tabs(from).count(), 1);
    QCOMPARE(from->windowTitle().remove("[*]"), QString("b.b2nd – Bloscope"));

    m_windows->move(tab, *from);
    QCOMPARE(tabs(from).count(), 2);
    QCOMPARE(tabs(from).currentTab(), tab);
    QVERIFY(tab->isVisible());
}

void TestWindows::movesATabThatIsStillBeingOpened()
{
    MainWindow* from = m_windows->create();
    from->openPaths({path("a.b2nd"), path("b.b2nd")});
    DocumentTab* tab = tabs(from).tab(0);
    m_windows->moveToNewWindow(tab);
    QTRY_VERIFY(tab->page());
    QCOMPARE(tab->window(), m_windows->front());
}

void TestWindows::editsAndUndoGoWithTheTab()
{
    MainWindow* from = m_windows->create();
    write("edited.b2nd", WindowWithFiles::frame());
    DocumentTab* tab = open(from, "edited.b2nd");
    open(from, "b.b2nd");
    QTRY_VERIFY(tab->edits()->isLoaded());
    QVERIFY(tab->edits()->edit("Rename", [](EditSet& set) {
        return set.rename(MetadataSectionOf::Trailer,
                          *set.find(MetadataSectionOf::Trailer, "units"), "unit");
    }));
    m_windows->moveToNewWindow(tab);
    MainWindow* to = m_windows->front();
    QVERIFY(tab->isEdited());
    QCOMPARE(tabs(to).activeSide().tabText(0), QString("edited.b2nd*"));
    QVERIFY(to->isWindowModified());
    QVERIFY(!from->isWindowModified());
    QVERIFY(tabs(to).currentEdits()->canUndo());
    QVERIFY(!tabs(from).currentEdits()->canUndo());
    tabs(to).currentEdits()->undo();
    QVERIFY(!tab->isEdited());
}

void TestWindows::closesAWindowThatHasGivenItsLastTabAway()
{
    const QPointer<MainWindow> from = m_windows->create();
    DocumentTab* tab = open(from, "a.b2nd");
    MainWindow* to = m_windows->create();
    m_windows->move(tab, *to);
    QTRY_VERIFY(!from);
    QCOMPARE(m_windows->all(), QList<MainWindow*>{to});
}

void TestWindows::leavesTheOnlyTabWhereItIs()
{
    MainWindow* window = m_windows->create();
    m_windows->moveToNewWindow(open(window, "a.b2nd"));
    QCOMPARE(m_windows->all(), QList<MainWindow*>{window});
}

void TestWindows::offersTheOtherWindowsInTheMenuOfATab()
{
    MainWindow* from = m_windows->create();
    DocumentTab* tab = open(from, "a.b2nd");
    MainWindow* to = m_windows->create();
    open(to, "b.b2nd");
    QMenu menu;
    emit from->tabMenuWanted(menu, tab);
    QCOMPARE(menu.actions().size(), 2);
    QVERIFY(!menu.actions()[0]->isEnabled()); // it is alone already
    const QMenu* others = menu.actions()[1]->menu();
    QCOMPARE(others->actions().size(), 1);
    QCOMPARE(others->actions()[0]->text(), QString("b.b2nd – Bloscope"));
    others->actions()[0]->trigger();
    QCOMPARE(tabs(to).count(), 2);
}

void TestWindows::documentsOutliveTheWindowTheyWereOpenedIn()
{
    const QPointer<MainWindow> from = m_windows->create();
    DocumentTab* tab = open(from, "a.b2nd");
    m_windows->move(tab, *m_windows->create());
    QTRY_VERIFY(!from);
    tab->showSlice("1");
    tab->arrayPage()->showView("heatmap");
    QTRY_VERIFY(!tab->arrayPage()->shownText().isEmpty());
    QCOMPARE(slice(tab), QString("[1, :, :]"));
}

void TestWindows::listsRecentFilesInEveryWindow()
{
    MainWindow* other = m_windows->create();
    open(m_windows->create(), "a.b2nd");
    bool isListed = false;
    for (const auto* menu : other->findChildren<QMenu*>())
        for (const QAction* action : menu->actions())
            isListed |= action->text().endsWith("a.b2nd");
    QVERIFY(isListed);
}

void TestWindows::appliesPreferencesEverywhereAtOnce()
{
    const DocumentTab* tab = open(m_windows->create(), "a.b2nd");
    Preferences wanted;
    wanted.theme = ThemeChoice::Dark;
    wanted.cacheMebibytes = 64;
    wanted.csv.delimiter = ';';
    m_windows->set(wanted);
    QCOMPARE(QApplication::palette().color(QPalette::Window),
             darkPalette().color(QPalette::Window));
    QCOMPARE(tab->arrayPage()->csvDefaults().delimiter, ';');
    QVERIFY(m_settings->preferences() == wanted);
    m_windows->set({});
    QCOMPARE(QApplication::palette().color(QPalette::Window),
             lightPalette().color(QPalette::Window));
}

void TestWindows::removesOverviewsThatAreNotWanted()
{
    const QString folder = path("overviews");
    QVERIFY(QDir().mkpath(folder));
    const auto keep = [&folder](const QString& name) {
        QFile file(folder + '/' + name);
        return file.open(QIODevice::WriteOnly) && file.resize(1 << 20);
    };
    QVERIFY(keep("1.overview") && keep("2.overview"));
    Windows windows(*m_settings, {}, folder);
    Preferences preferences = m_settings->preferences();
    for (const int most : {1, 0}) {
        preferences.overviewMebibytes = most;
        windows.set(preferences);
        QTRY_COMPARE(QDir(folder).entryList(QDir::Files).size(), qsizetype(most));
    }
}

void TestWindows::startsAgainAsItEnded()
{
    {
        const SessionKeeper keeper(*m_windows, sessionFile());
        MainWindow* one = m_windows->create();
        open(one, "a.b2nd")->showSlice("3, ::2, 1");
        open(one, "b.b2nd");
        tabs(one).setCurrentIndex(0);
        open(m_windows->create(), "b.b2nd")->showSlice("2:5");
        m_windows->quit();
        QTRY_VERIFY(m_windows->all().isEmpty());
    }
    start();
    SessionKeeper keeper(*m_windows, sessionFile());
    QVERIFY(keeper.restore());
    QCOMPARE(m_windows->all().size(), 2);
    const DocumentTabs& front = tabs(m_windows->all()[0]);
    const DocumentTabs& back = tabs(m_windows->all()[1]);
    QCOMPARE(front.count(), 1);
    QCOMPARE(back.count(), 2);
    QCOMPARE(back.currentIndex(), 0);
    for (const DocumentTab* tab : {front.tab(0), back.tab(0), back.tab(1)})
        QTRY_VERIFY(tab->page());
    QCOMPARE(slice(front.tab(0)), QString("[2:5]"));
    QCOMPARE(slice(back.tab(0)), QString("[3, ::2, 1]"));
}

void TestWindows::remembersTheView()
{
    Session session{{SessionWindow{
        {}, 0, {SessionDocument{path("a.b2nd"), {}, 0, {{"array", QJsonObject{}}}}}}}};
    m_windows->restore(session);
    DocumentTab* tab = tabs(m_windows->front()).tab(0);
    QTRY_VERIFY(tab->page());
    QCOMPARE(slice(tab), QString("[0, :, :]")); // what makes no sense is as if it were not there
    tab->arrayPage()->showView("heatmap");
    session = m_windows->session();
    start();
    m_windows->restore(session);
    tab = tabs(m_windows->front()).tab(0);
    const SessionWindow opening = m_windows->session().windows[0];
    QVERIFY(opening.documents == session.windows[0].documents); // also while it is being opened
    QTRY_VERIFY(tab->page());
    QCOMPARE(tab->arrayPage()->shownView(), QString("heatmap"));
}

void TestWindows::remembersPartsOfStores_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("key");
    const auto row = [](const char* name, const char* key) {
        const auto store = corpusFolder() / "python" / "stores" / name;
        QTest::newRow(name) << QString::fromStdString(store.string()) << key;
    };
    row("tree.b2d", "/grp/sub/deep/x");
    row("tree.b2z", "/grp/a");
    row("embed.b2e", "/late");
}

void TestWindows::remembersPartsOfStores()
{
    QFETCH(QString, store);
    QFETCH(QString, key);
    DocumentTabs& before = tabs(m_windows->create());
    before.open(OpenRequest::of(store).partAt(key.toStdString()));
    QTRY_VERIFY2(before.currentPage(), qPrintable(before.currentTab()->problem()));
    const DocumentAddress part = before.currentTab()->address();
    const Session session = m_windows->session();
    start();
    m_windows->restore(session);
    const DocumentTab* tab = tabs(m_windows->front()).currentTab();
    QVERIFY(tab->address() == part);
    QCOMPARE(tab->address().name(), QFileInfo(store).fileName() + " › " + key);
    QTRY_VERIFY2(tab->page(), qPrintable(tab->problem()));
}

void TestWindows::saysThatAFileIsGoneOrHasChanged()
{
    open(m_windows->create(), "a.b2nd");
    open(m_windows->front(), "b.b2nd");
    Session session = m_windows->session();
    noteFileStates(session);
    QVERIFY(writeSession(session, sessionFile()));
    start();
    QFile::remove(path("a.b2nd"));
    write("b.b2nd", arrayFrame({7}, "<f8", counted<double>(7)));
    SessionKeeper keeper(*m_windows, sessionFile());
    QVERIFY(keeper.restore());
    const DocumentTabs& restored = tabs(m_windows->front());
    QTRY_VERIFY(restored.tab(0)->hasFailed());
    QVERIFY(restored.tab(0)->problem().startsWith("a.b2nd cannot be opened: "));
    QTRY_COMPARE(restored.tab(1)->messageBar().text(),
                 QString("This file has changed since you last had it open."));
}

void TestWindows::forgetsAWindowThatIsClosedBeforeTheLast()
{
    QSignalSpy ending(m_windows.get(), &Windows::ending);
    open(m_windows->create(), "a.b2nd");
    MainWindow* last = m_windows->create();
    open(last, "b.b2nd");
    m_windows->all()[1]->close();
    QCOMPARE(ending.count(), 0);
    last->close();
    QCOMPARE(ending.count(), 1);
    const auto session = ending.first().first().value<Session>();
    QCOMPARE(session.windows.size(), 1U);
    QCOMPARE(session.windows[0].documents[0].path, path("b.b2nd"));
}

void TestWindows::quitsWithAllWindowsInTheSession()
{
    QSignalSpy ending(m_windows.get(), &Windows::ending);
    for (int i = 0; i < 3; ++i)
        open(m_windows->create(), "a.b2nd");
    for (QAction* action : m_windows->front()->findChild<Actions*>()->all())
        if (action->text() == "&Quit")
            action->trigger();
    QTRY_COMPARE(ending.count(), 1);
    QCOMPARE(ending.first().first().value<Session>().windows.size(), 3U);
}

void TestWindows::ignoresASessionThatIsNone()
{
    write("session.json", ByteBuffer(100, std::byte('x')));
    SessionKeeper keeper(*m_windows, sessionFile());
    const Result<> restored = keeper.restore();
    QVERIFY(!restored);
    QCOMPARE(restored.error().text(), std::string("the session file has invalid content"));
    QVERIFY(m_windows->all().isEmpty());
}

void TestWindows::savesTheSessionWhileTheProgramRuns()
{
    SessionKeeper keeper(*m_windows, sessionFile());
    DocumentTab* tab = open(m_windows->create(), "a.b2nd");
    keeper.saveSoon();
    const auto saved = [this] { return readSession(sessionFile()); };
    QTRY_VERIFY(saved() && !saved()->isEmpty());
    QCOMPARE(saved()->windows[0].documents[0].bytes.value(), QFileInfo(path("a.b2nd")).size());
    bool isLeftAlone = false; // once nothing changes any more, since the tab is there
    const auto saveAgain = [&] {
        QFile::remove(sessionFile());
        keeper.saveSoon();
        return settle() && !QFile::exists(sessionFile());
    };
    QTRY_VERIFY(isLeftAlone = isLeftAlone || saveAgain());
    tab->showSlice("2");
    keeper.saveSoon();
    QTRY_VERIFY(QFile::exists(sessionFile()));
}

const Registered<TestWindows, QApplication> registered;

} // namespace bloscope::tst_windows

#include "tst_windows.moc"
