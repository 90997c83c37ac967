#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/document/document_edits.h"
#include "ui/document/link_group.h"
#include "ui/metadata/metadata_view.h"
#include "ui/tabs/document_side.h"
#include "ui/tabs/document_sides.h"
#include "ui/window/structure_dock.h"
#include "ui/window/window_docks.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <QLabel>
#include <QSplitter>
#include <QStatusBar>
#include <functional>

namespace bloscope::tst_split_view {

using namespace test;

// Two documents beside each other in one window.
class TestSplitView : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void isOfferedForTwoDocuments();
    void showsTheTabInFrontAndItsNeighbour_data();
    void showsTheTabInFrontAndItsNeighbour();
    void givesBothTheSameRoom();
    void linksArraysOfOneShape_data();
    void linksArraysOfOneShape();
    void followsTheFocus();
    void followsAClickWhereNothingTakesTheFocus();
    void goesToTheOtherSideByKey();
    void actsOnTheActiveSide();
    void showsTheDocumentToWhichTheFocusMoved();
    void leavesRoomForAllFieldsOfTheStatusBar();
    void forgetsAMessageWithItsTab();
    void opensOnTheActiveSide();
    void findsWhatIsOpenOnTheOtherSide();
    void movesTabsToAndFro();
    void endsWithTheLastTabOfASide_data();
    void endsWithTheLastTabOfASide();
    void joinsTheSides();
    void showsOneSideAlone();
    void undoesPerTab();
    void marksTheActiveSide();
    void tellsNamesOfTheSides();
    void takesADraggedTab_data();
    void takesADraggedTab();
    void isThereAgainInTheSession();
    void makesAGrid();
    void closesGapsOfAGrid();
    void takesADraggedTabBelow();
    void keepsAGridInTheSession();

 private:
    DocumentTabs& tabs() { return m_window->tabs(); }
    QStringList names(Side side)
    {
        QStringList names;
        for (const DocumentTab* tab : tabs().tabs())
            if (tabs().sideOf(*tab) == side)
                names << tab->address().name();
        return names;
    }
    QStringList left() { return names(Side::Left); }
    QStringList right() { return names(Side::Right); }
    QString current() { return tabs().currentTab()->address().name(); }
    ArrayPage* page(int index) { return tabs().tab(index)->arrayPage(); }
    void split() { m_window->action("Split Left/Right")->trigger(); }
    static bool hasFocus(const DocumentTab* tab)
    {
        return tab->isAncestorOf(QApplication::focusWidget());
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestSplitView::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    writeFile(m_window->file("a"), WindowWithFiles::frame("a", {9, 40, 50}));
    writeFile(m_window->file("b"), WindowWithFiles::frame("b", {9, 40, 50}));
    writeFile(m_window->file("c"), WindowWithFiles::frame("c", {7, 8}));
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    for (const char* name : {"a", "b", "c"})
        QVERIFY(m_window->open(name));
}

void TestSplitView::isOfferedForTwoDocuments()
{
    const auto offered = [this](const char* name) { return m_window->action(name)->isEnabled(); };
    QVERIFY(offered("Split Left/Right") && offered("Move to Other Side"));
    QVERIFY(!offered("Other Side"));
    split();
    QVERIFY(offered("Other Side"));
    QVERIFY(m_window->action("Split Left/Right")->isChecked());
    for (int closed = 0; closed < 2; ++closed)
        m_window->action("Close")->trigger();
    QTRY_COMPARE(tabs().count(), 1);
    QVERIFY(!offered("Split Left/Right") && !offered("Move to Other Side"));
    QVERIFY(!m_window->action("Split Left/Right")->isChecked());
}

void TestSplitView::showsTheTabInFrontAndItsNeighbour_data()
{
    QTest::addColumn<int>("front");
    QTest::addColumn<QStringList>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("shownLeft");
    QTest::newRow("the first") << 0 << QStringList{"a", "c"} << "b"
                               << "a";
    QTest::newRow("in the middle") << 1 << QStringList{"a", "c"} << "b"
                                   << "a";
    QTest::newRow("the last") << 2 << QStringList{"a", "b"} << "c"
                              << "b";
}

void TestSplitView::showsTheTabInFrontAndItsNeighbour()
{
    QFETCH(const int, front);
    tabs().setCurrentIndex(front);
    const QString before = current();
    split();
    QTEST(left(), "left");
    QCOMPARE(right().size(), 1);
    QTEST(right().first(), "right");
    QCOMPARE(current(), before);
    QVERIFY(hasFocus(tabs().currentTab()));
    QStringList seen;
    for (const DocumentTab* tab : tabs().tabs())
        if (tab->isVisible())
            seen << tab->address().name();
    QFETCH(const QString, shownLeft);
    QCOMPARE(seen, QStringList({shownLeft, right().first()}));
}

void TestSplitView::givesBothTheSameRoom()
{
    split();
    QVERIFY(qAbs(tabs().leftShare() - 0.5) < 0.02);
    const QWidget* seen[] = {tabs().currentTab(), tabs().tabBeside()};
    QTRY_VERIFY(qAbs(seen[0]->width() - seen[1]->width()) <= 4);
    QCOMPARE(m_window->window().width(), 1300);
}

void TestSplitView::linksArraysOfOneShape_data()
{
    QTest::addColumn<int>("front");
    QTest::addColumn<bool>("areLinked");
    QTest::newRow("the same shape") << 1 << true;
    QTest::newRow("another shape") << 2 << false;
}

void TestSplitView::linksArraysOfOneShape()
{
    QFETCH(const int, front);
    QFETCH(const bool, areLinked);
    tabs().setCurrentIndex(front);
    split();
    for (const DocumentTab* tab : {tabs().currentTab(), tabs().tabBeside()})
        QCOMPARE(tab->arrayPage()->link().isOn(), areLinked);
    QCOMPARE(m_window->action("Link Slices")->isChecked(), areLinked);
    if (!areLinked)
        return;
    page(0)->document().setSlice(*Slice::parse("7", {9, 40, 50}));
    QCOMPARE(tabs().currentTab()->arrayPage()->document().slice().text(), std::string("[7, :, :]"));
}

void TestSplitView::followsTheFocus()
{
    tabs().setCurrentIndex(1);
    split();
    QCOMPARE(current(), QString("b"));
    page(0)->takeFocus();
    QCOMPARE(current(), QString("a"));
    QVERIFY(m_window->window().windowTitle().startsWith("a[*]"));
    QVERIFY(tabs().currentEdits() == tabs().tab(0)->edits());
    tabs().tabBeside()->arrayPage()->takeFocus();
    QCOMPARE(current(), QString("b"));
    QVERIFY(m_window->window().windowTitle().startsWith("b[*]"));
}

void TestSplitView::followsAClickWhereNothingTakesTheFocus()
{
    tabs().setCurrentIndex(1);
    split();
    DocumentSide& clicked = *qobject_cast<DocumentSide*>(
        page(0)->parentWidget()->parentWidget()->parentWidget()->parentWidget());
    QTabBar* bar = clicked.tabBar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
    QCOMPARE(current(), QString("a"));
    QTRY_VERIFY(hasFocus(tabs().tab(0)));
}

void TestSplitView::goesToTheOtherSideByKey()
{
    tabs().setCurrentIndex(1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
    QVERIFY(tabs().isSplit());
    for (const char* expected : {"a", "b", "a"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(current(), QString(expected));
        QVERIFY(hasFocus(tabs().currentTab()));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
    QVERIFY(!tabs().isSplit());
    QCOMPARE(current(), QString("a"));
}

// Keys, menus and the status bar.
void TestSplitView::actsOnTheActiveSide()
{
    tabs().setCurrentIndex(2);
    split(); // a and b | c
    const auto shown = [this](const char* name) {
        for (const DocumentTab* tab : tabs().tabs())
            if (tab->address().name() == name)
                return tab->arrayPage()->shownView();
        return QString();
    };
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(shown("c"), QString("table"));
    QCOMPARE(shown("b"), QString("heatmap"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page(1)->document().slice().text(), std::string("[5, :, :]"));
    QStringList told;
    for (const auto* label : m_window->window().statusBar()->findChildren<QLabel*>())
        told << label->text();
    QVERIFY2(told.contains(page(1)->shownText()), qPrintable(told.join('|')));
    m_window->action("Next Tab")->trigger();
    QCOMPARE(current(), QString("a"));
    m_window->action("Next Tab")->trigger();
    QCOMPARE(current(), QString("b")); // the other side has tabs of its own
}

// A panel that is hidden leaves the focus to whoever comes next, which may be on the other side:
// its document is in front then, in the midst of showing the one that was.
void TestSplitView::showsTheDocumentToWhichTheFocusMoved()
{
    split(); // a and b | c
    struct Mover : QObject {
        explicit Mover(std::function<void()> move) : m_move(std::move(move)) {}
        bool eventFilter(QObject*, QEvent* event) override
        {
            if (event->type() == QEvent::Hide && m_move)
                std::exchange(m_move, nullptr)();
            return false;
        }
        std::function<void()> m_move;
    };
    DocumentTab* last = tabs().tab(2);
    tabs().setCurrentIndex(2);
    Mover mover([&] { tabs().setCurrentTab(last); });
    m_window->window().findChild<MetadataDock*>()->currentView()->installEventFilter(&mover);
    tabs().setCurrentIndex(0);
    QCOMPARE(current(), QString("c"));
    QVERIFY(m_window->window().windowTitle().startsWith("c[*]"));
    QCOMPARE(m_window->window().findChild<MetadataDock*>()->currentView()->isVisible(), true);
    last->arrayPage()->document().setCurrentCell({0, 0}, "of c");
    QStringList told;
    for (const auto* label : m_window->window().statusBar()->findChildren<QLabel*>())
        told << label->text();
    QVERIFY2(told.join('|').contains("of c"), qPrintable(told.join('|')));
}

void TestSplitView::leavesRoomForAllFieldsOfTheStatusBar()
{
    const QWidget* bar = m_window->window().statusBar();
    tabs().setCurrentIndex(0);
    const QString record(500, 'x'); // as the text of a structured element may be
    page(0)->document().setCurrentCell({0, 0}, record);
    QVERIFY(settle());
    for (const auto* label : bar->findChildren<QLabel*>()) {
        if (!label->isVisible())
            continue;
        const QRect place(label->mapTo(bar, QPoint()), label->size());
        QVERIFY2(bar->rect().contains(place), qPrintable(label->text()));
        if (!label->text().contains("xxx"))
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
}

void TestSplitView::forgetsAMessageWithItsTab()
{
    tabs().setCurrentIndex(0);
    emit page(0)->notice("Copied 3 x 4 cells.");
    QCOMPARE(m_window->window().statusBar()->currentMessage(), QString("Copied 3 x 4 cells."));
    tabs().setCurrentIndex(1);
    QCOMPARE(m_window->window().statusBar()->currentMessage(), QString());
}

void TestSplitView::opensOnTheActiveSide()
{
    split();
    writeFile(m_window->file("d"), WindowWithFiles::frame());
    QVERIFY(m_window->open("d"));
    QCOMPARE(right(), QStringList({"c", "d"}));
    m_window->action("Other Side")->trigger();
    writeFile(m_window->file("e"), WindowWithFiles::frame());
    QVERIFY(m_window->open("e"));
    QCOMPARE(left(), QStringList({"a", "b", "e"}));
}

void TestSplitView::findsWhatIsOpenOnTheOtherSide()
{
    split();
    QVERIFY(m_window->open("a"));
    QCOMPARE(tabs().count(), 3);
    QCOMPARE(current(), QString("a"));
    QVERIFY(page(0)->isVisible());
}

void TestSplitView::movesTabsToAndFro()
{
    m_window->action("Move to Other Side")->trigger();
    QCOMPARE(right(), QStringList{"c"});
    tabs().moveToOtherSide(tabs().tab(0));
    QCOMPARE(left(), QStringList{"b"});
    QCOMPARE(right(), QStringList({"c", "a"}));
    QCOMPARE(current(), QString("a"));
    QVERIFY(page(2)->isVisible());
    QVERIFY(hasFocus(tabs().currentTab()));
    m_window->action("Move to Other Side")->trigger();
    QCOMPARE(left(), QStringList({"b", "a"}));
    QCOMPARE(tabs().activeSide().tabText(1), QString("a"));
}

void TestSplitView::endsWithTheLastTabOfASide_data()
{
    QTest::addColumn<bool>("isRight");
    QTest::newRow("left") << false;
    QTest::newRow("right") << true;
}

void TestSplitView::endsWithTheLastTabOfASide()
{
    QFETCH(const bool, isRight);
    split(); // a and b | c
    if (!isRight)
        tabs().moveToOtherSide(tabs().tab(0));
    const QList<DocumentTab*> all = tabs().tabs(); // b | c and a
    tabs().close(isRight ? all.last() : all.first());
    QTRY_VERIFY(!tabs().isSplit());
    QCOMPARE(left(), isRight ? QStringList({"a", "b"}) : QStringList({"c", "a"}));
    QCOMPARE(tabs().count(), 2);
    QVERIFY(tabs().currentTab()->isVisible());
    QVERIFY(hasFocus(tabs().currentTab()));
    QTRY_COMPARE(tabs().currentTab()->width(), tabs().width());
}

void TestSplitView::joinsTheSides()
{
    tabs().setCurrentIndex(1);
    split(); // a and c | b
    split();
    QVERIFY(!tabs().isSplit());
    QCOMPARE(left(), QStringList({"a", "c", "b"}));
    QCOMPARE(current(), QString("b"));
    QVERIFY(hasFocus(tabs().currentTab()));
    QCOMPARE(tabs().activeSide().tabText(2), QString("b"));
}

void TestSplitView::showsOneSideAlone()
{
    split();
    m_window->action("View Alone")->trigger();
    QVERIFY(tabs().currentTab()->isVisible());
    QVERIFY(!tabs().tabBeside()->isVisible());
    m_window->action("Other Side")->trigger();
    QCOMPARE(current(), QString("b"));
    QVERIFY(tabs().currentTab()->isVisible());
    QVERIFY(!tabs().tabBeside()->isVisible());
    m_window->action("View Alone")->trigger();
    QVERIFY(tabs().currentTab()->isVisible());
    QVERIFY(tabs().tabBeside()->isVisible());
}

void TestSplitView::undoesPerTab()
{
    split();
    QAction* undo = m_window->action("Undo"); // its text tells what
    m_window->setUnits("new");
    QVERIFY(undo->isEnabled());
    m_window->action("Other Side")->trigger();
    QVERIFY(!undo->isEnabled());
    m_window->action("Other Side")->trigger();
    undo->trigger();
    QVERIFY(!m_window->tab()->isEdited());
}

void TestSplitView::marksTheActiveSide()
{
    const auto lineAbove = [](const DocumentSide& side) {
        QTabBar* bar = side.tabBar();
        const QPoint at(bar->tabRect(bar->currentIndex()).center().x(), 1);
        return bar->grab().toImage().pixelColor(at * bar->devicePixelRatio()) ==
               bar->palette().color(QPalette::Highlight);
    };
    QVERIFY(!lineAbove(tabs().activeSide()));
    split();
    DocumentSide* before = &tabs().activeSide();
    QVERIFY(lineAbove(*before));
    m_window->action("Other Side")->trigger();
    QVERIFY(lineAbove(tabs().activeSide()));
    QVERIFY(!lineAbove(*before));
}

void TestSplitView::tellsNamesOfTheSides()
{
    QCOMPARE(tabs().activeSide().accessibleName(), QString("Open files"));
    split();
    QCOMPARE(tabs().activeSide().accessibleName(), QString("Open files, right side"));
    m_window->action("Other Side")->trigger();
    QCOMPARE(tabs().activeSide().accessibleName(), QString("Open files, left side"));
}

void TestSplitView::takesADraggedTab_data()
{
    QTest::addColumn<bool>("isSplit");
    QTest::addColumn<int>("tab");
    QTest::addColumn<int>("to");
    QTest::addColumn<QStringList>("left");
    const auto row = [](const char* name, bool isSplit, int tab, Side to, const QStringList& left) {
        QTest::newRow(name) << isSplit << tab << int(to) << left;
    };
    row("to the right of all", false, 1, Side::Right, {"a", "c"});
    row("in place", false, 1, Side::Left, {"a", "b", "c"});
    row("to the right", true, 0, Side::Right, {"b"});
    row("to the left", true, 2, Side::Left, {"a", "b", "c"});
}

void TestSplitView::takesADraggedTab()
{
    QFETCH(const bool, isSplit);
    QFETCH(const int, tab);
    QFETCH(const int, to);
    if (isSplit)
        split(); // a and b | c
    emit tabs().findChild<TabDrop*>()->dropped(tabs().tab(tab), static_cast<Side>(to));
    QTEST(left(), "left");
    QCOMPARE(tabs().count(), 3);
}

void TestSplitView::isThereAgainInTheSession()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    Session session;
    {
        Windows windows(settings);
        MainWindow* window = windows.create();
        window->openPaths({m_window->path("a"), m_window->path("b"), m_window->path("c")});
        DocumentTabs& all = window->tabs();
        QTRY_VERIFY(all.tab(0)->page() && all.tab(1)->page() && all.tab(2)->page());
        all.setSplit(true);
        all.setCurrentIndex(0);
        window->resize(1500, 800); // with room for both
        all.setLeftShare(0.6);
        session = windows.session();
    }
    QVERIFY(session.windows[0].split.has_value());
    const Session read = *sessionFrom(toJson(session));
    QVERIFY(read == session);
    Windows windows(settings);
    windows.restore(read);
    DocumentTabs& all = windows.front()->tabs();
    QCOMPARE(all.count(), 3);
    QVERIFY(all.isSplit());
    QCOMPARE(all.currentTab()->address().name(), QString("a"));
    QCOMPARE(all.tabBeside()->address().name(), QString("c"));
    QTRY_VERIFY(all.currentTab()->page() && all.tabBeside()->page());
    QTRY_VERIFY2(qAbs(all.leftShare() - 0.6) < 0.03, qPrintable(QString::number(all.leftShare())));
    QVERIFY(!all.tabBeside()->arrayPage()->link().isOn());
}

void TestSplitView::makesAGrid()
{
    const QStringList all{"a", "b", "c", "d", "e"};
    for (const char* name : {"d", "e"}) {
        writeFile(m_window->file(name), WindowWithFiles::frame(name, {9, 40, 50}));
        QVERIFY(m_window->open(name));
    }
    tabs().setCurrentIndex(2);
    m_window->action("Four in a Grid")->trigger();
    QVERIFY(tabs().isGrid());
    QCOMPARE(left(), (QStringList{"a", "b"}));
    QCOMPARE(right(), QStringList{"c"});
    QCOMPARE(names(Side::LowerLeft), QStringList{"d"});
    QCOMPARE(names(Side::LowerRight), QStringList{"e"});
    QCOMPARE(current(), QString("c"));
    QVERIFY(hasFocus(tabs().currentTab()));
    QStringList seen;
    for (const DocumentTab* tab : tabs().tabs())
        if (tab->isVisible())
            seen << tab->address().name();
    QCOMPARE(seen, (QStringList{"b", "c", "d", "e"}));
    const QSize upper = tabs().tab(1)->size();
    const QSize lower = tabs().tab(4)->size();
    QVERIFY(std::abs(upper.width() - lower.width()) < 20);
    QVERIFY(std::abs(upper.height() - lower.height()) < 20);
    // Around by key, and all in one again.
    QStringList visited;
    for (int i = 0; i < 4; ++i) {
        m_window->action("Other Side")->trigger();
        visited << current();
    }
    QCOMPARE(visited, (QStringList{"d", "e", "b", "c"}));
    QVERIFY(m_window->action("Four in a Grid")->isChecked());
    m_window->action("Four in a Grid")->trigger();
    QVERIFY(!tabs().isSplit());
    QStringList names = left();
    names.sort();
    QCOMPARE(names, all);
    QCOMPARE(current(), QString("c"));
}

void TestSplitView::closesGapsOfAGrid()
{
    m_window->action("Four in a Grid")->trigger(); // of three
    QCOMPARE(names(Side::LowerLeft), QStringList{"c"});
    QCOMPARE(names(Side::LowerRight), QStringList());
    tabs().setCurrentIndex(0);
    m_window->action("Close")->trigger();
    QTRY_COMPARE(left(), QStringList{"c"}); // which has moved up
    QCOMPARE(right(), QStringList{"b"});
    QVERIFY(!tabs().isGrid() && tabs().isSplit());
    QVERIFY(!m_window->action("Four in a Grid")->isEnabled());
}

void TestSplitView::takesADraggedTabBelow()
{
    split(); // a and b | c
    auto* drop = tabs().findChild<TabDrop*>();
    emit drop->dropped(tabs().tab(0), Side::LowerRight);
    QCOMPARE(names(Side::LowerRight), QStringList{"a"});
    QCOMPARE(right(), QStringList{"c"});
    emit drop->dropped(tabs().tab(1), Side::LowerRight); // c: a is above then
    QCOMPARE(right(), (QStringList{"a", "c"}));
    QVERIFY(!tabs().isGrid());
}

void TestSplitView::keepsAGridInTheSession()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    Session session;
    {
        Windows windows(settings);
        MainWindow* window = windows.create();
        window->openPaths({m_window->path("a"), m_window->path("b"), m_window->path("c")});
        DocumentTabs& all = window->tabs();
        QTRY_VERIFY(all.tab(2) && all.tab(0)->page() && all.tab(1)->page() && all.tab(2)->page());
        all.setGrid(true);
        session = windows.session();
    }
    const auto read = sessionFrom(toJson(session));
    QVERIFY(read && *read == session);
    Windows windows(settings);
    windows.restore(*read);
    DocumentTabs& all = windows.front()->tabs();
    QTRY_COMPARE(all.count(), 3);
    QVERIFY(all.isGrid());
    QCOMPARE(all.sideOf(*all.tab(1)), Side::Right);
    QCOMPARE(all.sideOf(*all.tab(2)), Side::LowerLeft);
}

const Registered<TestSplitView, QApplication> registered;

} // namespace bloscope::tst_split_view

#include "tst_split_view.moc"
