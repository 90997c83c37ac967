#include "ui/overlay/pane_overlay.h"

#include "core/plane/label_counts.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <limits>
#include <set>

namespace bloscope::tst_overlay_painter {

using Drawing = OverlayLook::Drawing;

// Every pixel of an overlay against a computation of its own, by the definitions as they are
// written down: no code of the painter is used but the colours of its maps.
namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

// Two labels that touch, one with a hole, one outside of what nnU-Net looks at, a damaged cell.
constexpr int rows = 5;
constexpr int columns = 6;
constexpr double labels[rows][columns] = {{-1, 0, 0, 0, 0, 3}, //
                                          {0, 1, 1, 2, 2, 0},
                                          {0, 1, 0, 2, 9, 0},
                                          {0, 1, 1, 2, notANumber, 0},
                                          {0, 0, 0, 0, 0, 0}};
constexpr double values[rows][columns] = {{0, 1, 2, 3, 4, 5}, //
                                          {notANumber, inf, -inf, 0, 0, 0},
                                          {5, 4, 3, 2, 1, 0},
                                          {0, 0, 0, 0, 0, notANumber},
                                          {2, 2, 2, 2, 2, 2}};

PlanePicture pictureOf(const double (&numbers)[rows][columns], const ColorMap& map)
{
    PlanePicture picture{};
    picture.plane = PicturePlane(Slice::whole({rows, columns}));
    picture.part = picture.plane.all();
    picture.options.map = &map;
    picture.numbers = {rows, columns, {&numbers[0][0], &numbers[0][0] + rows * columns}, {}};
    picture.range = pictureRange(picture.numbers.numbers, picture.options);
    picture.image = paintPlane(picture.numbers, map, picture.range, ValueScale::Linear);
    return picture;
}

// The cell in the middle of each pixel of a screen that shows `cells` of them, `perCell` pixels
// each, and begins with the cell number `first`.
std::vector<int> seenAlong(int first, int cells, double perCell, int count, int border)
{
    std::vector<int> seen;
    for (int pixel = -border; pixel < std::lround(cells * perCell) + border; ++pixel) {
        const int cell = first + int(std::floor((pixel + 0.5) / perCell));
        seen.push_back(cell >= 0 && cell < count ? cell : -1);
    }
    return seen;
}

QColor over(const QColor& below, QRgb color, double opacity)
{
    const auto mixed = [opacity](int a, int b) {
        return int(std::lround(opacity * b + (1 - opacity) * a));
    };
    return QColor(mixed(below.red(), qRed(color)), mixed(below.green(), qGreen(color)),
                  mixed(below.blue(), qBlue(color)));
}

QColor overPremultiplied(const QColor& below, QRgb color)
{
    const auto added = [left = 255 - qAlpha(color)](int a, int b) { return b + a * left / 255; };
    return QColor(added(below.red(), qRed(color)), added(below.green(), qGreen(color)),
                  added(below.blue(), qBlue(color)));
}

bool areNear(const QColor& a, const QColor& b)
{
    constexpr int rounding = 1; // of premultiplied colours
    return std::abs(a.red() - b.red()) <= rounding && std::abs(a.green() - b.green()) <= rounding &&
           std::abs(a.blue() - b.blue()) <= rounding;
}

struct Expected {
    QRgb color = 0;
    double opacity = 0;
};

QRgb paletteColor(int label)
{
    const ColorMap& map = *findColorMap("okabe");
    return map.colors[std::size_t(1 + (label - 1) % (map.labels - 1))];
}

} // namespace

class TestOverlayPainter : public QObject {
    Q_OBJECT

 private slots:
    void drawsEveryPixelByTheDefinition_data();
    void drawsEveryPixelByTheDefinition();
    void drawsLabelsAsChosen();
    void colorsNumbersByTheirMap();
    void drawsNoLabelForWhatIsNone_data();
    void drawsNoLabelForWhatIsNone();
};

void TestOverlayPainter::drawsEveryPixelByTheDefinition_data()
{
    QTest::addColumn<Drawing>("drawing");
    QTest::addColumn<int>("opacity");
    QTest::addColumn<int>("border");
    QTest::addColumn<double>("perCell");
    QTest::addColumn<int>("first");
    struct Way {
        const char* name;
        Drawing drawing;
    };
    for (const Way& way : {Way{"filled", Drawing::Filled}, Way{"outlines", Drawing::Outlines},
                           Way{"both", Drawing::Both}})
        for (const int opacity : {0, 40, 100})
            for (const int border : {1, 2})
                for (const double perCell : {1.0, 2.5, 9.0})
                    for (const int first : {0, -1, 2})
                        QTest::addRow("%s, %d %%, border %d, %g pixels, from %d", way.name, opacity,
                                      border, perCell, first)
                            << way.drawing << opacity << border << perCell << first;
}

void TestOverlayPainter::drawsEveryPixelByTheDefinition()
{
    QFETCH(const Drawing, drawing);
    QFETCH(const int, opacity);
    QFETCH(const int, border);
    QFETCH(const double, perCell);
    QFETCH(const int, first);
    const SeenPixels seen{seenAlong(first, 4, perCell, rows, border),
                          seenAlong(first, 5, perCell, columns, border), border};
    OverlayLook look{drawing, opacity, {}};
    look.colors.map = findColorMap("okabe");
    const QImage image = paintOverlay(pictureOf(labels, *look.colors.map), seen, look);
    QCOMPARE(image.height(), int(std::lround(4 * perCell)));
    QCOMPARE(image.width(), int(std::lround(5 * perCell)));
    const auto labelAt = [&](int y, int x) -> int { // -1 outside
        const int row = seen.rows[std::size_t(y + border)];
        const int column = seen.columns[std::size_t(x + border)];
        if (row < 0 || column < 0)
            return -1;
        const double number = labels[row][column];
        return number > 0 ? int(number) : 0; // false for NaN
    };
    const auto expectedAt = [&](int y, int x) -> Expected {
        const int label = labelAt(y, x);
        if (label <= 0)
            return {};
        std::set<int> near;
        for (int d = -border; d <= border; ++d)
            near.insert({labelAt(y + d, x), labelAt(y, x + d)});
        near.erase(-1);
        if (drawing != Drawing::Filled && near.size() > 1)
            return {paletteColor(label), 1};
        return {paletteColor(label), drawing == Drawing::Outlines ? 0 : opacity / 100.0};
    };
    for (const QColor below : {Qt::black, Qt::white})
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor blended = overPremultiplied(below, image.pixel(x, y));
                const Expected expected = expectedAt(y, x);
                const QColor wanted = over(below, expected.color, expected.opacity);
                QVERIFY2(areNear(blended, wanted),
                         qPrintable(QString("(%1, %2): %3 and not %4")
                                        .arg(x)
                                        .arg(y)
                                        .arg(blended.name(), wanted.name())));
            }
}

// Label 1 in another colour and half as opaque, 2 hidden, 3 as it is.
void TestOverlayPainter::drawsLabelsAsChosen()
{
    LabelLooks looks;
    looks.set(1, {0xff0000ff, 50, true, {}});
    looks.set(2, {{}, 100, false, {}});
    OverlayLook look{Drawing::Both, 60, {}};
    look.colors.map = findColorMap("okabe");
    look.colors.labels = std::make_shared<const LabelLooks>(looks);
    const PlanePicture picture = pictureOf(labels, *look.colors.map);
    const SeenPixels seen{seenAlong(0, rows, 5, rows, 1), seenAlong(0, columns, 5, columns, 1), 1};
    const QImage image = paintOverlay(picture, seen, look);
    const auto at = [&](int row, int column, int y, int x) {
        return image.pixel(5 * column + x, 5 * row + y);
    };
    QCOMPARE(at(1, 1, 2, 2), qPremultiply(0x4d0000ff)); // 30 % of 255
    QCOMPARE(qAlpha(at(1, 1, 0, 2)), 128);              // outline above
    QCOMPARE(qBlue(at(1, 1, 0, 2)), 128);
    for (int pixel = 0; pixel < 25; ++pixel)
        QCOMPARE(at(1, 3, pixel / 5, pixel % 5), 0U);
    QCOMPARE(qAlpha(at(1, 2, 2, 4)), 128); // outline beside what is hidden
    QCOMPARE(at(0, 5, 0, 0), paletteColor(3));
}

void TestOverlayPainter::colorsNumbersByTheirMap()
{
    OverlayLook look{Drawing::Both, 100, {}}; // numbers have no outlines
    look.colors.map = findColorMap("magma");
    look.colors.range.kind = RangeChoice::Kind::MinMax;
    PlanePicture picture = pictureOf(values, *look.colors.map);
    picture.options = look.colors;
    picture.range = pictureRange(picture.numbers.numbers, picture.options);
    picture.image =
        paintPlane(picture.numbers, *look.colors.map, picture.range, ValueScale::Linear);
    const SeenPixels seen{seenAlong(0, rows, 3, rows, 1), seenAlong(0, columns, 3, columns, 1), 1};
    const QImage image = paintOverlay(picture, seen, look);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double value = values[row][column];
            const QRgb expected =
                std::isfinite(value)
                    ? look.colors.map->colors[std::size_t(std::lround(value / 5 * 255))]
                    : 0;
            for (int pixel = 0; pixel < 9; ++pixel)
                QCOMPARE(image.pixel(3 * column + pixel % 3, 3 * row + pixel / 3), expected);
        }
}

void TestOverlayPainter::drawsNoLabelForWhatIsNone_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<double>("label");
    QTest::newRow("zero") << 0.0 << 0.0;
    QTest::newRow("outside") << -1.0 << 0.0;
    QTest::newRow("one") << 1.0 << 1.0;
    QTest::newRow("nearly two") << 1.9 << 2.0;
    QTest::newRow("nearly nothing") << 0.4 << 0.0;
    QTest::newRow("not a number") << notANumber << 0.0;
    QTest::newRow("infinity") << inf << 0.0;
    QTest::newRow("large") << 4e9 << 4e9;
}

void TestOverlayPainter::drawsNoLabelForWhatIsNone()
{
    QFETCH(const double, number);
    QTEST(drawnLabel(number), "label");
}

const test::Registered<TestOverlayPainter, QCoreApplication> registered;

} // namespace bloscope::tst_overlay_painter

#include "tst_overlay_painter.moc"
