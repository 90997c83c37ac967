#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "ui/controls/go_to_bar.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/measure/region_set.h"

#include "tests/support/conventions.h"
#include "tests/support/corpus.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/curve/curve_plot.h"
#include "ui/pages/item_list_page.h"
#include "ui/pages/table_page.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/table/slice_table_view.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace bloscope::tst_go_to_bar {

using namespace test;

// Ctrl+G, a place, Enter: the place is in sight, in whatever is in front.
class TestGoToBar : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void goesToACellOfTheTable_data();
    void goesToACellOfTheTable();
    void showsASlice();
    void saysWhatATextMeansWhileItIsTyped_data();
    void saysWhatATextMeansWhileItIsTyped();
    void staysOpenWhileSomethingIsWrong();
    void goesAwayWithEscape();
    void goesAwayWithItsButton();
    void beginsWithTheCellThatIsSelected();
    void marksTheCellInTheHeatmap();
    void marksThePointOfTheCurve();
    void drawsTheLineThatHoldsTheCell();
    void goesToTheTableFromTheStatistics();
    void goesToACoordinateByItsName();
    void goesToARegionByItsName();
    void goesToARowOfATable();
    void goesToAnItemOfAList();

 private:
    void ask() { m_window->action("Go to Index…")->trigger(); }
    GoToBar* bar() const { return m_window->tabs().currentPage()->findChild<GoToBar*>(); }
    QLineEdit* field() const { return bar()->findChild<QLineEdit*>(); }
    QString meaning() const { return field()->accessibleDescription(); }
    void go(const QString& text);
    ArrayPage* page() const { return m_window->tabs().currentArrayPage(); }
    QString slice() const { return QString::fromStdString(page()->document().slice().text()); }
    std::vector<std::int64_t> markedCell() const
    {
        return page()->currentView()->markedCell().value_or(std::vector<std::int64_t>());
    }
    void openCorpus(const char* path);

    std::unique_ptr<WindowWithFiles> m_window;
};

using Index = std::vector<std::int64_t>;

void TestGoToBar::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
    QVERIFY(m_window->open("a.b2nd"));
    page()->showView("table");
}

void TestGoToBar::go(const QString& text)
{
    ask();
    QVERIFY(bar()->isVisible());
    QTRY_VERIFY(field()->hasFocus());
    QTest::keyClicks(field(), text);
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(!bar()->isVisible());
}

void TestGoToBar::goesToACellOfTheTable_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after");
    QTest::addColumn<Index>("cell");
    const auto row = [](const char* name, const char* before, const char* text, const char* after,
                        Index cell) {
        QTest::newRow(name) << QString(before) << QString(text) << QString(after)
                            << std::move(cell);
    };
    row("in sight already", "0", "0, 3, 4", "[0, :, :]", {0, 3, 4});
    row("in another plane", "0", "3, 20, 40", "[3, :, :]", {3, 20, 40});
    row("in brackets", "0", "[2, 0, 0]", "[2, :, :]", {2, 0, 0});
    row("from the end", "1", "-1, -2, -3", "[3, :, :]", {3, 28, 47});
    row("outside of a range", "0, 5:9", "0, 2, 7", "[0, :, :]", {0, 2, 7});
    row("inside of a range", "0, 5:9", "0, 6, 7", "[0, 5:9, :]", {0, 6, 7});
}

void TestGoToBar::goesToACellOfTheTable()
{
    QFETCH(QString, before);
    QFETCH(QString, text);
    page()->document().setSlice(*Slice::parse(before.toStdString(), {4, 30, 50}));
    go(text);
    QTEST(slice(), "after");
    QTEST(markedCell(), "cell");
    QCOMPARE(page()->shownView(), QString("table"));
    QTRY_VERIFY(page()->currentView()->isAncestorOf(QApplication::focusWidget()));
}

void TestGoToBar::showsASlice()
{
    go("1, :, 2:10");
    QCOMPARE(slice(), QString("[1, :, 2:10]"));
    go("2");
    QCOMPARE(slice(), QString("[2, :, :]"));
}

void TestGoToBar::saysWhatATextMeansWhileItIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("meaning");
    const auto row = [](const char* text, const char* meaning) {
        QTest::newRow(text) << QString(text) << QString(meaning);
    };
    row("3, 0, -2", "goes to cell [3, 0, 48]");
    row("3, :, 2:10", "shows slice [3, :, 2:10]");
    row("0, 30, 0", "index 30 is out of bounds for dimension 1 of size 30");
    row("0, 0, -51", "index -51 is out of bounds for dimension 2 of size 50");
    row("0, 0, 0, 0", "too many indices: 4 indices for an array with 3 dimensions");
    row("0, x",
        "'x' at character 4 is neither an index nor a range start:stop:step of dimension 1");
    row("[0, 1", "the bracket at character 1 is not closed at the end");
}

void TestGoToBar::saysWhatATextMeansWhileItIsTyped()
{
    QFETCH(QString, text);
    ask();
    QTest::keyClicks(field(), text);
    QTEST(meaning(), "meaning");
}

void TestGoToBar::staysOpenWhileSomethingIsWrong()
{
    const QString before = slice();
    ask();
    QTest::keyClicks(field(), "9, 0, 0");
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(bar()->isVisible());
    QCOMPARE(slice(), before);
    QCOMPARE(meaning(), QString("index 9 is out of bounds for dimension 0 of size 4"));
    field()->selectAll();
    QTest::keyClicks(field(), "1, 0, 0");
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(markedCell(), (Index{1, 0, 0}));
}

void TestGoToBar::goesAwayWithEscape()
{
    ask();
    QTest::keyClicks(field(), "1, 2, 3");
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!bar()->isVisible());
    QTRY_VERIFY(page()->currentView()->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(markedCell(), Index());
}

void TestGoToBar::goesAwayWithItsButton()
{
    ask();
    QTest::mouseClick(bar()->findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(!bar()->isVisible());
}

void TestGoToBar::beginsWithTheCellThatIsSelected()
{
    go("1, 2, 3");
    ask();
    QCOMPARE(field()->text(), QString("[1, 2, 3]"));
    QCOMPARE(field()->selectedText(), field()->text());
}

void TestGoToBar::marksTheCellInTheHeatmap()
{
    page()->showView("heatmap");
    go("2, 10, 20");
    QCOMPARE(page()->shownView(), QString("heatmap"));
    QCOMPARE(slice(), QString("[2, :, :]"));
    const auto* plot = heatmapPlotOf(page());
    QVERIFY(plot->mark() == (CellPosition{10, 20}));
    QCOMPARE(markedCell(), (Index{2, 10, 20}));
}

void TestGoToBar::marksThePointOfTheCurve()
{
    page()->showView("curve");
    page()->document().setSlice(*Slice::parse("0, 5", {4, 30, 50}));
    go("0, 5, 33");
    QCOMPARE(page()->shownView(), QString("curve"));
    QCOMPARE(page()->findChild<CurvePlot*>()->markedPoint(), std::int64_t(33));
    QCOMPARE(markedCell(), (Index{0, 5, 33}));
}

void TestGoToBar::drawsTheLineThatHoldsTheCell()
{
    page()->showView("curve");
    go("3, 7, 40");
    QCOMPARE(slice(), QString("[3, :, :]"));
    QCOMPARE(markedCell(), (Index{3, 7, 40}));
}

void TestGoToBar::goesToTheTableFromTheStatistics()
{
    page()->showView("statistics");
    go("1, 2, 3");
    QCOMPARE(page()->shownView(), QString("table"));
    QCOMPARE(markedCell(), (Index{1, 2, 3}));
}

void TestGoToBar::goesToACoordinateByItsName()
{
    writeFile(m_window->file("climate.b2nd"),
              frameWith({4, 3}, {{"_ARRAY_DIMENSIONS", R"(["time", "latitude"])"},
                                 {"coordinates", R"({"latitude": [90.0, 86.0, 82.0]})"}}));
    QVERIFY(m_window->open("climate.b2nd"));
    page()->showView("table");
    go("2, 0");
    go("latitude=85");
    QCOMPARE(markedCell(), (Index{2, 1}));
    go("latitude=82, time=3");
    QCOMPARE(markedCell(), (Index{3, 2}));
    ask();
    QTest::keyClicks(field(), "longitude=3");
    QCOMPARE(meaning(), QString("no dimension is called \"longitude\""));
}

void TestGoToBar::goesToARegionByItsName()
{
    page()->showView("heatmap");
    RegionSet& regions = page()->findChild<HeatmapView*>()->regions();
    QVERIFY(regions.add({.name = "Left lung",
                         .down = 1,
                         .across = 2,
                         .place = {2, std::nullopt, std::nullopt},
                         .points = {{4, 10}, {8, 20}}}));
    regions.select(std::nullopt);
    ask();
    QTest::keyClicks(field(), "left LUNG");
    QCOMPARE(meaning(), QString("goes to the region Left lung"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(regions.selected(), std::optional<std::size_t>(0));
    QCOMPARE(markedCell(), (Index{2, 6, 15}));
}

void TestGoToBar::openCorpus(const char* path)
{
    const QString whole = QString::fromStdString((corpusFolder() / "python" / path).string());
    DocumentPage* before = m_window->tabs().currentPage();
    m_window->window().openPaths({whole});
    QTRY_VERIFY(m_window->tabs().currentPage() && m_window->tabs().currentPage() != before);
    QTRY_VERIFY(m_window->tabs().currentPage()->canGoTo());
}

void TestGoToBar::goesToARowOfATable()
{
    openCorpus("tables/nulls_mask.b2d");
    auto* rows = m_window->tabs().currentPage()->findChild<QTableView*>();
    go("-3");
    QCOMPARE(rows->currentIndex().row(), 37);
    ask();
    QTest::keyClicks(field(), "40");
    QCOMPARE(meaning(), QString("40 is out of bounds: the last index is 39"));
}

void TestGoToBar::goesToAnItemOfAList()
{
    openCorpus("objects/objectarray.b2frame");
    auto* rows = m_window->tabs().currentPage()->findChild<QTableView*>();
    go("[2]");
    QCOMPARE(rows->currentIndex().row(), 2);
}

const Registered<TestGoToBar, QApplication> registered;

} // namespace bloscope::tst_go_to_bar

#include "tst_go_to_bar.moc"
