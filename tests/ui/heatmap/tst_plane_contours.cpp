#include "ui/plane/plane_contours.h"

#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/opened_heatmap.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plot/figure.h"

#include <QAction>
#include <QApplication>
#include <QTest>

namespace bloscope::tst_plane_contours {

using namespace test;

namespace {

constexpr int rows = 12;
constexpr int columns = 16;

// The numbers of a row are its own, so that lines run across.
ByteBuffer image()
{
    std::vector<double> cells;
    for (int row = 0; row < rows; ++row)
        cells.insert(cells.end(), columns, double(row));
    return arrayFrame({rows, columns}, {5, 6}, {5, 6}, "<f8", std::as_bytes(std::span(cells)));
}

} // namespace

class TestPlaneContours : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void areHiddenAtFirst();
    void lieBetweenTheCells();
    void haveTheColourThatWasChosen();
    void followTheLevels();
    void haveNoneInColoursOfLabels();
    void arePaintedLaterWhereTheyAreMany();
    void areKeptWithTheView();
    void findTheMiddleOfAPixel_data();
    void findTheMiddleOfAPixel();

 private:
    const ContourLayer& layer() { return m_heatmap.view().findChild<PlaneContours*>()->layer(); }
    HeatmapLook& look() { return m_heatmap.view().look(); }
    void show(std::vector<double> levels, ContourChoice::Color color = ContourChoice::Color::Red)
    {
        look().setContours({true, 8, std::move(levels), color, false});
    }
    QList<double> levels()
    {
        QList<double> all;
        if (layer().contours())
            for (const DrawnContours::Line& line : layer().contours()->lines)
                all << line.level;
        return all;
    }

    OpenedHeatmap m_heatmap;
};

void TestPlaneContours::init()
{
    m_heatmap.write("image.b2nd", image());
    QVERIFY(m_heatmap.open("image.b2nd"));
}

void TestPlaneContours::areHiddenAtFirst()
{
    QVERIFY(!layer().contours());
    const auto* bar = m_heatmap.view().bar()->findChild<HeatmapBar*>();
    auto* action =
        (bar ? bar : qobject_cast<HeatmapBar*>(m_heatmap.view().bar()))->contoursAction();
    QVERIFY(!action->isChecked());
    QVERIFY(m_heatmap.view().menuActions().contains(action));
    action->trigger();
    QTRY_VERIFY(layer().contours());
    QVERIFY(levels().size() > 2);
    action->trigger();
    QVERIFY(!layer().contours());
}

void TestPlaneContours::lieBetweenTheCells()
{
    show({3.25, 7.5});
    QTRY_COMPARE(levels(), (QList<double>{3.25, 7.5}));
    const QPolygonF& first = layer().contours()->lines.front().points;
    QCOMPARE(first.size(), columns);
    for (const QPointF& point : first)
        QCOMPARE(point.y(), 3.25);
    QCOMPARE(std::min(first.front().x(), first.back().x()), 0.0);
    QCOMPARE(std::max(first.front().x(), first.back().x()), columns - 1.0);
}

void TestPlaneContours::haveTheColourThatWasChosen()
{
    show({5.5});
    QTRY_COMPARE(levels().size(), 1);
    HeatmapPlot& plot = m_heatmap.plot();
    const auto reds = [&plot] {
        const QImage seen = plot.toPixmap().toImage();
        const int y = qRound(plot.yAxis->coordToPixel(5.5));
        int count = 0;
        for (int x = 0; x < seen.width(); ++x)
            for (int row = y - 2; row <= y + 2; ++row) {
                const QColor color = seen.pixelColor(x, row);
                count += color.red() > color.green() + 30 && color.red() > color.blue() + 30;
            }
        return count;
    };
    QVERIFY(reds() > 50);
    look().setContours({});
    QTRY_COMPARE(levels().size(), 0);
    QCOMPARE(reds(), 0);
}

void TestPlaneContours::followTheLevels()
{
    show({5.5});
    QTRY_COMPARE(levels(), QList<double>{5.5});
    show({2.5});
    QTRY_COMPARE(levels(), QList<double>{2.5});
    show({20});
    QTRY_COMPARE(levels().size(), 0);
    QVERIFY(layer().contours());
}

void TestPlaneContours::haveNoneInColoursOfLabels()
{
    show({5.5});
    QTRY_COMPARE(levels().size(), 1);
    look().chooseMap(*findColorMap("labels"));
    QTRY_VERIFY(!layer().contours());
    look().chooseMap(*findColorMap("spectral"));
    QTRY_COMPARE(levels().size(), 1);
}

// A chequered image has a line around nearly each cell.
void TestPlaneContours::arePaintedLaterWhereTheyAreMany()
{
    constexpr int side = 64;
    std::vector<double> cells;
    for (int cell = 0; cell < side * side; ++cell)
        cells.push_back((cell / side + cell % side) % 2);
    m_heatmap.write("chequers.b2nd", arrayFrame({side, side}, {side, side}, {side, side}, "<f8",
                                                std::as_bytes(std::span(cells))));
    QVERIFY(m_heatmap.open("chequers.b2nd"));
    show({0.5});
    QTRY_VERIFY(layer().contours());
    const auto reds = [](const QImage& seen) {
        int count = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x) {
                const QColor color = seen.pixelColor(x, y);
                count += color.red() > color.green() + 60 && color.red() > color.blue() + 60;
            }
        return count;
    };
    const int inFigure = reds(figureImage(m_heatmap.plot(), {})); // complete at any time
    QVERIFY(inFigure > 1000);
    QTRY_VERIFY(!layer().isPainting() && reds(m_heatmap.plot().toPixmap().toImage()) > 1000);
    look().setContours({});
    QTRY_VERIFY(!layer().contours());
    QVERIFY(reds(m_heatmap.plot().toPixmap().toImage()) < 1000);
}

void TestPlaneContours::areKeptWithTheView()
{
    const ContourChoice choice{true, 5, {1, 2}, ContourChoice::Color::Yellow, false};
    look().setContours(choice);
    const HeatmapViewState kept = heatmapStateFrom(toJson(m_heatmap.view().state()));
    look().setContours({});
    m_heatmap.view().restore(kept);
    QVERIFY(look().contours() == choice);
}

void TestPlaneContours::findTheMiddleOfAPixel_data()
{
    QTest::addColumn<PlaneNumbers>("picture");
    QTest::addColumn<QPointF>("first"); // of its pixels
    QTest::addColumn<QPointF>("second");
    const auto row = [](const char* name, const CellRect& part, const PlaneSteps& steps,
                        CellRect pixels, std::optional<SquareSize> square, QPointF first,
                        QPointF second) {
        PlaneNumbers picture;
        picture.part = part;
        picture.steps = steps;
        picture.numbers.rows = pixels.rows;
        picture.numbers.columns = pixels.columns;
        picture.square = square;
        QTest::newRow(name) << picture << first << second;
    };
    row("every cell", {10, 20, 8, 8}, {}, {0, 0, 8, 8}, {}, {20, 10}, {21, 11});
    row("means of two and four", {10, 20, 8, 8}, {}, {0, 0, 4, 2}, {}, {21.5, 10.5}, {25.5, 12.5});
    row("every third", {0, 0, 9, 9}, {3, 3}, {0, 0, 3, 3}, {}, {0, 0}, {3, 3});
    row("squares", {16, 32, 64, 64}, {}, {0, 0, 8, 16}, SquareSize{8, 4}, {33.5, 19.5},
        {37.5, 27.5});
}

void TestPlaneContours::findTheMiddleOfAPixel()
{
    QFETCH(const PlaneNumbers, picture);
    QTEST(pointOfPixel(picture, {0, 0}), "first");
    QTEST(pointOfPixel(picture, {1, 1}), "second");
}

const test::Registered<TestPlaneContours, QApplication> registered;

} // namespace bloscope::tst_plane_contours

#include "tst_plane_contours.moc"
