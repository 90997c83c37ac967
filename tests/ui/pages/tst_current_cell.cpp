#include "tests/support/registered_test.h"
#include "tests/ui/pages/opened_page.h"
#include "tests/ui/worker/settle.h"
#include "ui/curve/curve_plot.h"
#include "ui/document/view_choice.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/slice/part_box.h"
#include "ui/table/slice_table_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>

namespace bloscope::tst_current_cell {

using namespace test;

// The cell that is marked in one view is marked in all of them.
class TestCurrentCell : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_opened.reset(); }
    void isMarkedInAllViews_data();
    void isMarkedInAllViews();
    void comesIntoSight_data();
    void comesIntoSight();
    void goesAwayEverywhere();
    void goesAlongWithTheSlice();
    void keepsASelectionAroundIt();
    void leavesLinesThatSomebodyHasTyped();
    void isOnTheLineThatIsClicked();
    void isOnTheCurveWhereverItRuns_data();
    void isOnTheCurveWhereverItRuns();
    void staysWhereItIsInATransposedTable();
    void isOfTheFieldThatIsChosen_data();
    void isOfTheFieldThatIsChosen();

 private:
    QPoint pixelOf(const QCustomPlot& plot, double column, double row) const
    {
        return {qRound(plot.xAxis->coordToPixel(column)), qRound(plot.yAxis->coordToPixel(row))};
    }
    SliceTableView& table() const
    {
        return *qobject_cast<SliceTableView*>(m_opened->page().currentView());
    }
    void markIn(const QString& view) const;
    QLineEdit* typeLines(const QString& lines) const; // of the curves in front
    bool isMarked(const QString& view, const CellIndex& index) const
    {
        return m_opened->show(view) && QTest::qWaitFor([&] {
                   return m_opened->page().currentView()->markedCell() == index;
               });
    }
    QComboBox* boxOf(const QString& view) const;
    CellIndex mark() const { return m_opened->document().mark().value_or(CellIndex{}); }

    std::unique_ptr<OpenedPage> m_opened;
};

void TestCurrentCell::init()
{
    m_opened = std::make_unique<OpenedPage>(
        arrayFrame({5, 40, 50}, "<u2", counted<std::uint16_t>(5 * 40 * 50)));
    m_opened->document().setSlice(*Slice::parse("2", {5, 40, 50}));
}

// As people do it there.
void TestCurrentCell::markIn(const QString& view) const
{
    QVERIFY(m_opened->show(view));
    if (view == "table")
        return table().goTo({7, 9});
    if (view == "curve") {
        auto* plot = m_opened->find<CurvePlot>();
        QTRY_VERIFY(plot->picture());
        plot->replot(QCustomPlot::rpImmediateRefresh);
        return QTest::mouseClick(plot, Qt::LeftButton, {},
                                 {pixelOf(*plot, 9, 0).x(), plot->axisRect()->center().y()});
    }
    auto* plot = m_opened->find<HeatmapPlot>(); // of planes: that of the slice
    QTRY_VERIFY(plot->picture());
    plot->replot(QCustomPlot::rpImmediateRefresh);
    QTest::mouseClick(plot, Qt::LeftButton, {}, pixelOf(*plot, 9, 7));
}

void TestCurrentCell::isMarkedInAllViews_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<CellIndex>("index");
    QTest::newRow("of the table") << "table" << CellIndex{2, 7, 9};
    QTest::newRow("of the heatmap") << "heatmap" << CellIndex{2, 7, 9};
    QTest::newRow("of the curve") << "curve" << CellIndex{2, 20, 9}; // the line in the middle
    QTest::newRow("of the planes") << "planes" << CellIndex{2, 7, 9};
}

void TestCurrentCell::isMarkedInAllViews()
{
    QFETCH(QString, from);
    QFETCH(CellIndex, index);
    markIn(from);
    QCOMPARE(mark(), index);
    for (const char* view : {"table", "heatmap", "curve", "planes", "table"})
        QVERIFY2(isMarked(view, index), view);
    QCOMPARE(mark(), index);
}

void TestCurrentCell::comesIntoSight_data()
{
    QTest::addColumn<QString>("view");
    for (const char* view : {"heatmap", "curve", "planes"})
        QTest::newRow(view) << view;
}

// Where one has zoomed elsewhere before.
void TestCurrentCell::comesIntoSight()
{
    QFETCH(QString, view);
    QVERIFY(m_opened->show(view));
    const auto navigator = [this]() -> PlotNavigator& {
        auto* curves = m_opened->find<CurvePlot>();
        return curves ? curves->navigator() : m_opened->find<HeatmapPlot>()->navigator();
    };
    QVERIFY(settle()); // laid out
    for (int i = 0; i < 4; ++i)
        m_opened->page().currentView()->zoomIn();
    const CellPosition corner{navigator().middleCell().row == 0 ? 0 : 39, 49};
    QVERIFY(!navigator().cellsInSight().contains(corner));
    QVERIFY(m_opened->show("table"));
    table().goTo({39, 49});
    QVERIFY(m_opened->show(view));
    QTRY_VERIFY(navigator().cellsInSight().contains(corner));
    QVERIFY(!navigator().showsAll());
}

void TestCurrentCell::goesAwayEverywhere()
{
    markIn("table");
    QVERIFY(m_opened->show("heatmap"));
    auto* plot = m_opened->find<HeatmapPlot>();
    QTRY_VERIFY(plot->mark());
    QTest::keyClick(plot, Qt::Key_Escape);
    QVERIFY(!m_opened->document().mark());
    QVERIFY(m_opened->show("table"));
    QVERIFY(!m_opened->page().currentView()->markedCell());
    QVERIFY(m_opened->show("curve"));
    QVERIFY(!m_opened->page().currentView()->markedCell());
}

void TestCurrentCell::goesAlongWithTheSlice()
{
    markIn("table");
    m_opened->document().setSlice(*Slice::parse("4", {5, 40, 50}));
    for (const char* view : {"table", "heatmap", "curve", "planes"})
        QVERIFY2(isMarked(view, {4, 7, 9}), view);
}

void TestCurrentCell::keepsASelectionAroundIt()
{
    markIn("table");
    table().goTo({12, 4}, true);
    QCOMPARE(mark(), (CellIndex{2, 12, 4}));
    const CellSelection selection = table().selection();
    QVERIFY(isMarked("heatmap", {2, 12, 4}));
    QVERIFY(m_opened->show("table"));
    QVERIFY(table().selection() == selection);
    m_opened->document().setMark(CellIndex{2, 1, 1}); // elsewhere
    QVERIFY(table().selection().rect() == (CellRect{1, 1, 1, 1}));
}

QLineEdit* TestCurrentCell::typeLines(const QString& lines) const
{
    auto* line = m_opened->page().currentView()->bar()->findChild<QLineEdit*>();
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, lines);
    QTest::keyClick(line, Qt::Key_Return);
    return line;
}

void TestCurrentCell::leavesLinesThatSomebodyHasTyped()
{
    QVERIFY(m_opened->show("curve"));
    QLineEdit* line = typeLines("5:7");
    const QString typed = line->text();
    markIn("table");
    QVERIFY(m_opened->show("curve"));
    QCOMPARE(line->text(), typed);
}

void TestCurrentCell::isOnTheLineThatIsClicked()
{
    QVERIFY(m_opened->show("curve"));
    typeLines("5:7");
    auto* plot = m_opened->find<CurvePlot>();
    QTRY_VERIFY(plot->picture() && plot->picture()->lines.size() == 2);
    for (const int row : {6, 5}) {
        plot->replot(QCustomPlot::rpImmediateRefresh);
        const double value = 2 * 2000 + row * 50 + 9;
        QTest::mouseClick(plot, Qt::LeftButton, {}, pixelOf(*plot, 9, value));
        QCOMPARE(mark(), (CellIndex{2, row, 9}));
    }
    QTest::keyClick(plot, Qt::Key_Right, Qt::ShiftModifier); // along the line
    QCOMPARE(mark()[1], 5);
    QCOMPARE(mark()[2], 10);
}

void TestCurrentCell::isOnTheCurveWhereverItRuns_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<CellIndex>("index");
    QTest::newRow("in the slice") << "2" << CellIndex{2, 7, 9};
    QTest::newRow("stepped away from") << "2" << CellIndex{4, 7, 9};
    QTest::newRow("all of it") << "" << CellIndex{3, 33, 44};
}

// Each time another dimension is chosen.
void TestCurrentCell::isOnTheCurveWhereverItRuns()
{
    QFETCH(QString, slice);
    QFETCH(CellIndex, index);
    markIn("heatmap");
    Document& document = m_opened->document();
    document.setSlice(*Slice::parse(slice.toStdString(), {5, 40, 50}));
    document.setMark(index);
    QVERIFY(m_opened->show("curve"));
    auto* along = m_opened->page().currentView()->bar()->findChild<QComboBox*>("along");
    auto* plot = m_opened->find<CurvePlot>();
    for (const int dimension : {0, 1, 0, 2, 0}) {
        along->setCurrentIndex(dimension);
        emit along->activated(dimension);
        CellIndex expected = index;
        if (document.slice()[0].fixed && dimension != 0 && index[0] != 2)
            expected.clear(); // no line of the slice has it
        const auto isThere = [&] {
            const CurvePicture* picture = plot->picture();
            return picture && int(picture->curve.along()) == dimension &&
                   picture->curve.holds(index) == !expected.empty();
        };
        QTRY_VERIFY2(isThere(), qPrintable(QString::number(dimension)));
        QCOMPARE(plot->currentPoint(), expected.empty() ? -1 : int(index[std::size_t(dimension)]));
    }
}

void TestCurrentCell::staysWhereItIsInATransposedTable()
{
    markIn("table");
    m_opened->document().transpose();
    QCOMPARE(mark(), (CellIndex{2, 7, 9}));
    QVERIFY(table().selection().current() == (CellPosition{9, 7}));
}

void TestCurrentCell::isOfTheFieldThatIsChosen_data()
{
    QTest::addColumn<QString>("from");
    for (const char* view : {"heatmap", "curve", "statistics", "planes", "table"})
        QTest::newRow(view) << view;
}

// Wherever it is chosen, the other views show it as well.
void TestCurrentCell::isOfTheFieldThatIsChosen()
{
    QFETCH(QString, from);
    m_opened = std::make_unique<OpenedPage>(arrayFrame(
        {5, 12, 10}, "[('a', '<i2'), ('b', '<u2'), ('c', '<f4')]", ByteBuffer(5 * 12 * 10 * 8)));
    QVERIFY(m_opened->show(from));
    if (from == "table")
        table().goTo({3, 3 * 4 + 1}); // column 4, part 1
    else
        boxOf(from)->setCurrentIndex(1);
    QCOMPARE(m_opened->document().choice->field(), std::string("b"));
    for (const char* view : {"heatmap", "curve", "statistics", "planes"}) {
        QVERIFY(m_opened->show(view));
        QVERIFY2(boxOf(view)->currentText().startsWith("b"), view);
    }
    QVERIFY(m_opened->show("table"));
    m_opened->document().setMark(CellIndex{m_opened->document().slice()[0].start, 2, 2});
    QCOMPARE(table().selection().current().column % 3, 1);
}

// With the fields.
QComboBox* TestCurrentCell::boxOf(const QString& view) const
{
    QWidget* bar = m_opened->page().currentView()->bar();
    if (view != "statistics")
        return bar->findChild<PartBox*>();
    const auto boxes = bar->findChildren<QComboBox*>();
    return *std::ranges::find(boxes, "Field", &QComboBox::accessibleName);
}

const Registered<TestCurrentCell, QApplication> registered;

} // namespace bloscope::tst_current_cell

#include "tst_current_cell.moc"
