#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/tabs/document_side.h"
#include "ui/window/windows.h"

#include <QProcess>
#include <QStandardPaths>

namespace bloscope::tst_tab_tearing {

using namespace test;

namespace {

const auto server = QStringLiteral("Xvfb");
const auto mouse = QStringLiteral("xdotool");
const auto aMoment =
    QStringLiteral("0.15"); // seconds: windows talk to each other through the server
constexpr int untilSeenMs = 300;
constexpr QPoint bareScreen(700, 1000);

QStringList move(QPoint to)
{
    return {"mousemove", QString::number(to.x()), QString::number(to.y()), "sleep", aMoment};
}

bool hasWhatItNeeds()
{
    return !QStandardPaths::findExecutable(server).isEmpty() &&
           !QStandardPaths::findExecutable(mouse).isEmpty();
}

// Starts a display of its own and answers its name: dragging is done by the window system, and the
// offscreen one does not know how.
QByteArray startDisplay(QProcess& process)
{
    process.start(server, {"-displayfd", "1", "-screen", "0", "2600x1200x24", "-nolisten", "tcp"});
    return process.waitForReadyRead() ? ':' + process.readLine().trimmed() : QByteArray();
}

} // namespace

// Tabs dragged by the mouse, out of their window and into others.
class TestTabTearing : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase();
    void init();
    void cleanup();
    void becomesAWindowWhereItIsDropped();
    void staysWhenItIsGivenUp();
    void staysWhenItIsDroppedOnItsOwnWindow();
    void movesToTheWindowItIsDroppedOn_data();
    void movesToTheWindowItIsDroppedOn();
    void leavesTheOnlyTabWhereItIs();
    void closesTheWindowThatItsOnlyTabLeaves();
    void isMovedWithinItsBar();

 private:
    enum class End { Drop, Escape };

    MainWindow* open(const QStringList& names, const QRect& place);
    static void drag(const DocumentTabs& tabs, int index, QPoint to, End end = End::Drop);
    static QStringList names(const MainWindow* window);
    static QPoint centreOf(const QWidget* widget)
    {
        return widget->mapToGlobal(widget->rect().center());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Windows> m_windows;
    MainWindow* m_left = nullptr;  // a, b and c
    MainWindow* m_right = nullptr; // d
};

void TestTabTearing::initTestCase()
{
    if (QGuiApplication::platformName() != "xcb")
        QSKIP("needs Xvfb and xdotool");
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestTabTearing::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath("settings.ini"));
    m_windows = std::make_unique<Windows>(*m_settings);
    m_left = open({"a", "b", "c"}, {0, 0, 1200, 600});
    m_right = open({"d"}, {1300, 0, 1200, 600});
}

void TestTabTearing::cleanup()
{
    m_windows.reset();
    m_settings.reset();
}

MainWindow* TestTabTearing::open(const QStringList& names, const QRect& place)
{
    MainWindow* window = m_windows->create();
    window->setGeometry(place);
    for (const QString& name : names) {
        writeFile(m_folder->filePath(name).toStdString(), WindowWithFiles::frame());
        window->openPaths({m_folder->filePath(name)});
        const DocumentTab* tab = window->tabs().currentTab();
        if (!QTest::qWaitFor([tab] { return tab->page() != nullptr; }))
            return nullptr;
    }
    return window;
}

// By the mouse and the keyboard of the display, as somebody does it.
void TestTabTearing::drag(const DocumentTabs& tabs, int index, QPoint to, End end)
{
    const QTabBar* bar = tabs.activeSide().tabBar();
    const QPoint from = bar->mapToGlobal(bar->tabRect(index).center());
    // there is no window manager that would give it the keyboard
    QStringList steps{"windowfocus", QString::number(tabs.window()->winId())};
    steps += move(from) + QStringList{"mousedown", "1"};
    for (int quarters = 1; quarters <= 4; ++quarters)
        steps += move((from * (4 - quarters) + to * quarters) / 4);
    steps += move(to + QPoint(1, 1));
    if (end == End::Escape)
        steps += QStringList{"key", "Escape", "sleep", aMoment};
    steps += QStringList{"mouseup", "1"};
    QProcess hand;
    hand.start(mouse, steps);
    QTRY_COMPARE(hand.state(), QProcess::NotRunning);
    QVERIFY2(hand.exitCode() == 0, hand.readAllStandardError());
    QTest::qWait(untilSeenMs);
}

QStringList TestTabTearing::names(const MainWindow* window)
{
    QStringList names;
    for (int index = 0; index < window->tabs().count(); ++index)
        names << window->tabs().tab(index)->address().name();
    return names;
}

void TestTabTearing::becomesAWindowWhereItIsDropped()
{
    drag(m_left->tabs(), 1, bareScreen);
    QCOMPARE(m_windows->all().size(), 3);
    QCOMPARE(names(m_left), QStringList({"a", "c"}));
    QCOMPARE(names(m_windows->front()), QStringList{"b"});
    QVERIFY(m_windows->front()->frameGeometry().contains(bareScreen));
}

void TestTabTearing::staysWhenItIsGivenUp()
{
    drag(m_left->tabs(), 1, bareScreen, End::Escape);
    QCOMPARE(m_windows->all().size(), 2);
    QCOMPARE(names(m_left), QStringList({"a", "b", "c"}));
}

void TestTabTearing::staysWhenItIsDroppedOnItsOwnWindow()
{
    drag(m_left->tabs(), 1, centreOf(m_left->tabs().currentTab()));
    QCOMPARE(m_windows->all().size(), 2);
    QCOMPARE(names(m_left), QStringList({"a", "b", "c"}));
}

void TestTabTearing::movesToTheWindowItIsDroppedOn_data()
{
    QTest::addColumn<bool>("isOnBar");
    QTest::newRow("its bar") << true;
    QTest::newRow("what it shows") << false;
}

void TestTabTearing::movesToTheWindowItIsDroppedOn()
{
    QFETCH(bool, isOnBar);
    const DocumentTabs& to = m_right->tabs();
    const QWidget* place =
        isOnBar ? static_cast<QWidget*>(to.activeSide().tabBar()) : to.currentTab();
    drag(m_left->tabs(), 1, centreOf(place));
    QCOMPARE(m_windows->all().size(), 2);
    QCOMPARE(names(m_left), QStringList({"a", "c"}));
    QCOMPARE(names(m_right), QStringList({"d", "b"}));
    QCOMPARE(to.currentIndex(), 1);
    QVERIFY(to.currentTab()->isVisible());
}

void TestTabTearing::leavesTheOnlyTabWhereItIs()
{
    drag(m_right->tabs(), 0, bareScreen);
    QCOMPARE(m_windows->all().size(), 2);
    QCOMPARE(names(m_right), QStringList{"d"});
}

void TestTabTearing::closesTheWindowThatItsOnlyTabLeaves()
{
    drag(m_right->tabs(), 0, centreOf(m_left->tabs().activeSide().tabBar()));
    QTRY_COMPARE(m_windows->all(), QList<MainWindow*>{m_left});
    QCOMPARE(names(m_left), QStringList({"a", "b", "c", "d"}));
}

void TestTabTearing::isMovedWithinItsBar()
{
    const QTabBar* bar = m_left->tabs().activeSide().tabBar();
    drag(m_left->tabs(), 0, bar->mapToGlobal(bar->tabRect(2).center()));
    QTRY_COMPARE(names(m_left), QStringList({"b", "c", "a"}));
    QCOMPARE(m_windows->all().size(), 2);
}

int runOnItsOwnDisplay(int argc, char** argv)
{
    QProcess process;
    if (hasWhatItNeeds()) {
        qputenv("DISPLAY", startDisplay(process));
        qputenv("QT_QPA_PLATFORM", "xcb");
    }
    int code = 0;
    {
        QApplication application(argc, argv);
        TestTabTearing test;
        code = QTest::qExec(&test, argc, argv);
    }
    process.terminate();
    process.waitForFinished();
    return code;
}

const RegisteredTest registered(TestTabTearing::staticMetaObject, runOnItsOwnDisplay);

} // namespace bloscope::tst_tab_tearing

#include "tst_tab_tearing.moc"
