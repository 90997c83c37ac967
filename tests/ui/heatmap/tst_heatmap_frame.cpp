#include "tests/support/registered_test.h"
#include "tests/support/table_frame.h"
#include "tests/ui/heatmap/opened_heatmap.h"

#include <QApplication>
#include <cmath>

namespace bloscope::tst_heatmap_frame {

using namespace test;

// What is around the picture of a heatmap, on the screen and in files.
class TestHeatmapFrame : public QObject {
    Q_OBJECT

 private slots:
    void hasAFrameThatEndsWithTheCells_data();
    void hasAFrameThatEndsWithTheCells();
    void movesNothingWhileScrubbing();
    void namesTheTwoStatesOfTruths();
    void exportsAPixelForEachCell();
    void exportsFileSliceAndKeys();

 private:
    HeatmapPlot& plot() { return m_heatmap.plot(); }
    void open(const ByteBuffer& frame)
    {
        m_heatmap.write("a.b2nd", frame);
        QVERIFY(m_heatmap.open("a.b2nd"));
    }
    QImage seen()
    {
        plot().replot(QCustomPlot::rpImmediateRefresh);
        return plot().grab().toImage();
    }

    OpenedHeatmap m_heatmap;
};

void TestHeatmapFrame::hasAFrameThatEndsWithTheCells_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("square") << 40 << 40;
    QTest::newRow("wide") << 20 << 60;
    QTest::newRow("high") << 60 << 20;
}

void TestHeatmapFrame::hasAFrameThatEndsWithTheCells()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    open(arrayFrame({rows, columns}, "<i4", counted<std::int32_t>(std::size_t(rows * columns))));
    QVERIFY(m_heatmap.isDrawn());
    for (const QSize size : {QSize(700, 500), QSize(500, 700), QSize(1024, 600)}) {
        m_heatmap.view().resize(size);
        QTRY_COMPARE(plot().width(), size.width());
        QTRY_VERIFY(plot().picture()->isWhole());
        const QImage screen = seen();
        const QRect frame = plot().axisRect()->rect().translated(0, -1);
        const QRgb empty = plot().palette().color(QPalette::Window).rgb();
        for (const QPoint corner :
             {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()})
            QVERIFY(screen.pixel(corner) != empty);
        const double shape = double(frame.width()) / frame.height() * rows / columns;
        QVERIFY2(std::abs(shape - 1) < 0.02, qPrintable(QString::number(shape)));
        // As large as there is room for: one of its sides takes all of it.
        const QRect room = plot().plotLayout()->outerRect();
        const bool isWide = frame.width() > room.width() - 220;
        const bool isHigh = frame.height() > room.height() - 70;
        QVERIFY(isWide || isHigh);
    }
    plot().navigator().zoomIn(); // into the room beside it
    const QImage nearer = seen();
    const QRect frame = plot().axisRect()->rect().translated(0, -1);
    QVERIFY(nearer.pixel(frame.topRight()) != plot().palette().color(QPalette::Window).rgb());
}

void TestHeatmapFrame::movesNothingWhileScrubbing()
{
    std::vector<float> numbers(12 * 30 * 40);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto plane = double(i / 1200);
        const double number = std::pow(10, plane) * double(i % 1200);
        numbers[i] = plane == 5 && i % 7 == 0 ? NAN : float(plane == 3 ? -number : number);
    }
    open(arrayFrame({12, 30, 40}, {1, 30, 40}, {1, 30, 40}, "<f4",
                    std::as_bytes(std::span(numbers))));
    for (int plane = 0; plane < 12; ++plane) { // the longest labels
        m_heatmap.show(qPrintable(QString("%1, :, :").arg(plane)));
        QVERIFY(m_heatmap.isDrawn());
        seen();
    }
    const QRect frame = plot().axisRect()->rect();
    const QRect colors = plot().colors()->rect();
    const QSize whole = plot().size();
    for (int plane = 0; plane < 12; ++plane) {
        m_heatmap.show(qPrintable(QString("%1, :, :").arg(plane)));
        QVERIFY(m_heatmap.isDrawn());
        seen();
        QCOMPARE(plot().axisRect()->rect(), frame);
        QCOMPARE(plot().colors()->rect(), colors);
        QCOMPARE(plot().size(), whole);
    }
}

void TestHeatmapFrame::namesTheTwoStatesOfTruths()
{
    std::vector<std::uint8_t> truths(3 * 20 * 20);
    for (std::size_t i = 400; i < truths.size(); ++i)
        truths[i] = i % 3 == 0;
    open(arrayFrame({3, 20, 20}, "|b1", std::as_bytes(std::span(truths))));
    m_heatmap.show("1, :, :");
    QVERIFY(m_heatmap.isDrawn());
    QVERIFY(plot().colors()->isLegend());
    QCOMPARE(plot().picture()->image.pixel(1, 0), findColorMap("viridis")->colors.front());
    m_heatmap.show("0, :, :"); // all false: the colour means the same
    QVERIFY(m_heatmap.isDrawn());
    QCOMPARE(plot().picture()->image.pixel(1, 0), findColorMap("viridis")->colors.front());
    open(tableFrame(ramp));
    QVERIFY(m_heatmap.isDrawn());
    QVERIFY(!plot().colors()->isLegend());
}

void TestHeatmapFrame::exportsAPixelForEachCell()
{
    open(tableFrame(ramp));
    m_heatmap.show("2:12, :");
    QVERIFY(m_heatmap.isDrawn());
    const CellPicture cells = m_heatmap.view().exportOffer().cells;
    QCOMPARE(cells.size, QSize(16, 10));
    const Result<QImage> made = cells.make({});
    QVERIFY(made);
    QCOMPARE(made->convertToFormat(QImage::Format_RGB32),
             plot().picture()->image.convertToFormat(QImage::Format_RGB32));
    m_heatmap.view().look().setFlips(PlaneFlips{true, false});
    const Result<QImage> flipped = m_heatmap.view().exportOffer().cells.make({});
    QCOMPARE(flipped->pixel(0, 0), made->pixel(15, 0));
}

void TestHeatmapFrame::exportsFileSliceAndKeys()
{
    open(tableFrame(
        [](int row, int column) { return row == 3 && column == 4 ? NAN : ramp(row, column); }));
    m_heatmap.show("2:12, :");
    QVERIFY(m_heatmap.isDrawn());
    const FigureCaption caption = m_heatmap.view().exportOffer().caption;
    QVERIFY(caption.title.endsWith(" [2:12, :]"));
    QCOMPARE(caption.keys.size(), std::size_t(1));
    QCOMPARE(caption.keys.front().text, QString("not a number: 1"));
}

const Registered<TestHeatmapFrame, QApplication> registered;

} // namespace bloscope::tst_heatmap_frame

#include "tst_heatmap_frame.moc"
