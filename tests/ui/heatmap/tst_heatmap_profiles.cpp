#include "ui/heatmap/heatmap_profiles.h"

#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/opened_heatmap.h"
#include "tests/ui/worker/settle.h"

#include <QApplication>

namespace bloscope::tst_heatmap_profiles {

using namespace test;

namespace {

constexpr int rows = 12;
constexpr int columns = 16;
constexpr int ownRects = 2; // of the plot: the picture and the scale of its colours

double valueAt(int row, int column)
{
    return row == 4 && column == 7 ? std::nan("") : 100.0 * row + column * column;
}

ByteBuffer image()
{
    std::vector<double> cells;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            cells.push_back(valueAt(row, column));
    return arrayFrame({rows, columns}, {5, 6}, {5, 6}, "<f8", std::as_bytes(std::span(cells)));
}

} // namespace

class TestHeatmapProfiles : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void areHiddenAtFirst();
    void showRowAndColumnOfTheMarkedCell();
    void leaveAGapForNaN();
    void followThePointerWhereNothingIsMarked();
    void lieBesideTheCellsOfThePicture();
    void shareZoomAndFlips();
    void showTheRangeOfWhatIsInSight();
    void tellTheValueAtTheMark();
    void sayWhatWideNumbersAreCountedFrom();
    void haveLabelsSideBySide_data();
    void haveLabelsSideBySide();
    void loseNoPeakOfALongRow();
    void followTheSlice();
    void areSwitchedByAKey();
    void areKeptWithTheView();
    void haveNoColumnForAStrip();

 private:
    HeatmapProfiles& profiles() { return *m_heatmap.view().findChild<HeatmapProfiles*>(); }
    HeatmapPlot& plot() { return m_heatmap.plot(); }
    QCPGraph& row() { return *plot().graph(0); }
    QCPGraph& column() { return *plot().graph(1); }
    QString text()
    {
        return qobject_cast<QCPTextElement*>(plot().plotLayout()->element(1, 1))->text();
    }
    void mark(int row, int column)
    {
        profiles().setShown(true);
        plot().shown().setMark(CellPosition{row, column});
    }
    // The value that is drawn over the middle of a cell.
    static double drawnAt(const QCPGraph& graph, int cell)
    {
        const auto& data = *graph.data();
        for (auto point = data.constBegin(); point != data.constEnd(); ++point)
            if (point->key > cell)
                return point->value;
        return std::nan("");
    }
    bool isDrawn(const QCPGraph& graph, int cell, double value)
    {
        return QTest::qWaitFor([&] { return drawnAt(graph, cell) == value; });
    }

    OpenedHeatmap m_heatmap;
};

void TestHeatmapProfiles::init()
{
    m_heatmap.write("image.b2nd", image());
    QVERIFY(m_heatmap.open("image.b2nd"));
}

void TestHeatmapProfiles::areHiddenAtFirst()
{
    QVERIFY(!profiles().areShown());
    QCOMPARE(plot().axisRectCount(), ownRects);
    profiles().setShown(true);
    QCOMPARE(text(), QString("Click a cell to show its row and column."));
}

void TestHeatmapProfiles::showRowAndColumnOfTheMarkedCell()
{
    mark(5, 9);
    QVERIFY(isDrawn(row(), 0, valueAt(5, 0)));
    QVERIFY(isDrawn(column(), 0, valueAt(0, 9)));
    for (int i = 0; i < columns; ++i)
        QCOMPARE(drawnAt(row(), i), valueAt(5, i));
    for (int i = 0; i < rows; ++i)
        QCOMPARE(drawnAt(column(), i), valueAt(i, 9));
    plot().shown().setMark(CellPosition{2, 3});
    QVERIFY(isDrawn(row(), 3, valueAt(2, 3)));
    QVERIFY(isDrawn(column(), 11, valueAt(11, 3)));
}

void TestHeatmapProfiles::leaveAGapForNaN()
{
    mark(4, 7);
    QVERIFY(isDrawn(row(), 6, valueAt(4, 6)));
    QVERIFY(std::isnan(drawnAt(row(), 7)));
    QCOMPARE(drawnAt(row(), 8), valueAt(4, 8));
    QVERIFY(isDrawn(column(), 3, valueAt(3, 7)));
    QVERIFY(std::isnan(drawnAt(column(), 4)));
}

void TestHeatmapProfiles::followThePointerWhereNothingIsMarked()
{
    profiles().setShown(true);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QTest::mouseMove(&plot(), m_heatmap.middleOf(6, 2));
    QVERIFY(isDrawn(row(), 2, valueAt(6, 2)));
    QVERIFY(isDrawn(column(), 6, valueAt(6, 2)));
    plot().shown().setMark(CellPosition{1, 1});
    QVERIFY(isDrawn(row(), 0, valueAt(1, 0)));
    QTest::mouseMove(&plot(), m_heatmap.middleOf(8, 2));
    QVERIFY(settle());
    QCOMPARE(drawnAt(row(), 0), valueAt(1, 0));
}

void TestHeatmapProfiles::lieBesideTheCellsOfThePicture()
{
    mark(5, 9);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    const QCPAxis* across = row().keyAxis();
    const QCPAxis* down = column().keyAxis();
    for (const int cell : {0, 7, 15})
        QTRY_COMPARE(across->coordToPixel(cell), plot().xAxis->coordToPixel(cell));
    for (const int cell : {0, 5, 11})
        QTRY_COMPARE(down->coordToPixel(cell), plot().yAxis->coordToPixel(cell));
    QVERIFY(across->axisRect()->top() > plot().axisRect()->bottom());
    QVERIFY(down->axisRect()->left() > plot().axisRect()->right());
}

void TestHeatmapProfiles::shareZoomAndFlips()
{
    mark(5, 9);
    plot().navigator().show({4, 2, 6, 5});
    m_heatmap.view().look().setFlips(PlaneFlips{true, true});
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(plot().xAxis->rangeReversed());
    for (const double cell : {4.0, 6.5, 9.0})
        QTRY_COMPARE(row().keyAxis()->coordToPixel(cell), plot().xAxis->coordToPixel(cell));
    for (const double cell : {2.0, 6.0})
        QTRY_COMPARE(column().keyAxis()->coordToPixel(cell), plot().yAxis->coordToPixel(cell));
    QVERIFY(isDrawn(row(), 8, valueAt(5, 8)));
}

void TestHeatmapProfiles::showTheRangeOfWhatIsInSight()
{
    mark(5, 9);
    QVERIFY(isDrawn(row(), 15, valueAt(5, 15)));
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(row().valueAxis()->range().lower < valueAt(5, 0));
    QVERIFY(row().valueAxis()->range().upper > valueAt(5, 15));
    plot().navigator().show({0, 4, 4, 4});
    const CellRect inSight = plot().navigator().cellsInSight();
    QVERIFY(QTest::qWaitFor([&] {
        plot().replot(QCustomPlot::rpImmediateRefresh);
        return row().valueAxis()->range().upper < valueAt(5, int(inSight.endColumn()) + 2);
    }));
}

void TestHeatmapProfiles::tellTheValueAtTheMark()
{
    mark(5, 9);
    QTRY_COMPARE(text(), QString("[5, 9]\n581.0"));
    plot().shown().setMark(CellPosition{4, 7});
    QTRY_COMPARE(text(), QString("[4, 7]\nnan"));
}

// Neighbours differ in digits that float64 does not have.
void TestHeatmapProfiles::sayWhatWideNumbersAreCountedFrom()
{
    const std::uint64_t base = UINT64_MAX - 615; // a multiple of 1000
    std::vector<std::uint64_t> cells;
    for (std::uint64_t cell = 0; cell < 12; ++cell)
        cells.push_back(base + cell * cell);
    m_heatmap.write("wide.b2nd", arrayFrame({3, 4}, "<u8", std::as_bytes(std::span(cells))));
    QVERIFY(m_heatmap.open("wide.b2nd"));
    mark(1, 2);
    QVERIFY(isDrawn(row(), 0, 16));
    QVERIFY(isDrawn(column(), 0, 4));
    QCOMPARE(drawnAt(row(), 3), 49.0);
    QCOMPARE(drawnAt(column(), 2), 100.0);
    QTRY_COMPARE(text(), QStringLiteral("[1, 2]\n18446744073709551036\n"
                                        "value − 18446744073709551000"));
}

void TestHeatmapProfiles::haveLabelsSideBySide_data()
{
    QTest::addColumn<double>("highest");
    for (const double highest : {1.0, 45.0, 4500.0, 60'000.0, 987'654.0, 1.5e-7})
        QTest::addRow("%g", highest) << highest;
}

// Those of the column, which has little room across.
void TestHeatmapProfiles::haveLabelsSideBySide()
{
    QFETCH(const double, highest);
    std::vector<double> cells(rows * columns);
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = highest * double(i / columns) / (rows - 1);
    m_heatmap.write("steps.b2nd", arrayFrame({rows, columns}, {5, 6}, {5, 6}, "<f8",
                                             std::as_bytes(std::span(cells))));
    QVERIFY(m_heatmap.open("steps.b2nd"));
    mark(5, 9);
    QVERIFY(isDrawn(column(), rows - 1, highest));
    plot().replot(QCustomPlot::rpImmediateRefresh);
    const QCPAxis& values = *column().valueAxis();
    QVector<double> ticks;
    QVector<QString> labels;
    values.ticker()->generate(values.range(), QLocale::c(), 'g', values.numberPrecision(), ticks,
                              nullptr, &labels);
    QVERIFY(labels.size() > 1);
    const QFontMetrics letters(values.tickLabelFont());
    for (QString& label : labels) // as it is drawn, but for the raised exponent
        label.replace("e+0", QString::fromUtf8("·10"));
    for (qsizetype i = 1; i < labels.size(); ++i)
        QVERIFY(values.coordToPixel(ticks[i]) - values.coordToPixel(ticks[i - 1]) >
                letters.horizontalAdvance(labels[i] + labels[i - 1]) / 2.0);
}

void TestHeatmapProfiles::loseNoPeakOfALongRow()
{
    std::vector<std::int16_t> cells(3 * 20'000);
    cells[20'000 + 12'345] = 999;
    m_heatmap.write("long.b2nd", arrayFrame({3, 20'000}, {3, 4000}, {1, 1000}, "<i2",
                                            std::as_bytes(std::span(cells))));
    QVERIFY(m_heatmap.open("long.b2nd"));
    mark(1, 3);
    QVERIFY(QTest::qWaitFor([&] { return row().data()->size() > 0; }));
    QVERIFY(row().data()->size() < 5000); // fewer than there are cells
    bool isFound = false;
    bool hasPeak = row().data()->valueRange(isFound).upper == 999;
    QVERIFY(isFound && hasPeak);
}

void TestHeatmapProfiles::followTheSlice()
{
    mark(5, 9);
    QVERIFY(isDrawn(row(), 0, valueAt(5, 0)));
    m_heatmap.show("2:12, ::-1");
    plot().shown().setMark(CellPosition{5, 9});
    QVERIFY(isDrawn(row(), 0, valueAt(7, 15)));
    QVERIFY(isDrawn(column(), 9, valueAt(11, 6)));
    m_heatmap.document().transpose();
    plot().shown().setMark(CellPosition{5, 9});
    QVERIFY(isDrawn(row(), 0, valueAt(2, 10)));
}

void TestHeatmapProfiles::areSwitchedByAKey()
{
    plot().replot(QCustomPlot::rpImmediateRefresh);
    const QSize before = plot().axisRect()->size();
    m_heatmap.view().activateWindow();
    plot().setFocus();
    QTRY_VERIFY(plot().hasFocus());
    QTest::keyClick(&plot(), Qt::Key_P);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(profiles().areShown());
    QCOMPARE(plot().axisRectCount(), ownRects + 2);
    QVERIFY(plot().axisRect()->width() < before.width());
    QTest::keyClick(&plot(), Qt::Key_P);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    QCOMPARE(plot().axisRectCount(), ownRects);
    QCOMPARE(plot().graphCount(), 0);
    QCOMPARE(plot().axisRect()->size(), before);
}

void TestHeatmapProfiles::areKeptWithTheView()
{
    QVERIFY(!m_heatmap.view().state().showsProfiles);
    mark(5, 9);
    const HeatmapViewState state = m_heatmap.view().state();
    QVERIFY(state.showsProfiles);
    QVERIFY(m_heatmap.open("image.b2nd"));
    m_heatmap.view().restore(state);
    QVERIFY(profiles().areShown());
}

void TestHeatmapProfiles::haveNoColumnForAStrip()
{
    m_heatmap.show("3, :");
    QVERIFY(m_heatmap.isDrawn());
    mark(0, 2);
    QVERIFY(isDrawn(row(), 2, valueAt(3, 2)));
    QVERIFY(column().data()->isEmpty());
}

const Registered<TestHeatmapProfiles, QApplication> registered;

} // namespace bloscope::tst_heatmap_profiles

#include "tst_heatmap_profiles.moc"
