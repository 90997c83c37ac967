#include "ui/picture/heatmap_image.h"

#include "tests/support/registered_test.h"
#include "tests/ui/picture/plain_picture.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>

namespace bloscope::tst_heatmap_image {

using test::heatmapImage;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Cells cellsOf(const Shape& shape, const std::vector<double>& numbers)
{
    Cells cells;
    cells.slice = Slice::whole(shape);
    cells.extent = shape;
    cells.itemsize = 8;
    cells.bytes.resize(8 * numbers.size());
    std::memcpy(cells.bytes.data(), numbers.data(), cells.bytes.size());
    return cells;
}

const DType float64 = *parseDType("<f8", {});

// A plain ramp of grey: entry i is the grey i, so expected colours can be written down.
const ColorMap& grey()
{
    return *findColorMap("grey");
}

QRgb level(int value)
{
    return qRgb(value, value, value);
}

RangeChoice manual(double low, double high)
{
    return {RangeChoice::Kind::Manual, 1, 99, {low, high}};
}

std::vector<QRgb> pixelsOf(const QImage& image)
{
    std::vector<QRgb> pixels;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            pixels.push_back(image.pixel(x, y));
    return pixels;
}

} // namespace

class TestHeatmapImage : public QObject {
    Q_OBJECT

 private slots:
    void coloursEachCell_data();
    void coloursEachCell();
    void coloursAWholePlaneAsComputedOneByOne();
    void showsSpecialCellsApart();
    void choosesTheRangeFromAllCells();
    void enlargesCellsToRectangles();
    void averagesWhenItReduces();
    void tellsLabelsApartThatFloat64DoesNot_data();
    void tellsLabelsApartThatFloat64DoesNot();
    void reducesOneWayAndEnlargesTheOther();
    void drawsOneDimensionAsAColumnAndAScalarAsAPixel();
    void refusesWhatCannotBeAPicture_data();
    void refusesWhatCannotBeAPicture();
};

void TestHeatmapImage::coloursEachCell_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<RangeChoice>("range");
    QTest::addColumn<double>("number");
    QTest::addColumn<QRgb>("color");
    const ValueScale linear;
    const ValueScale log(ValueScale::Log);
    QTest::newRow("low end") << linear << manual(-1, 1) << -1.0 << level(0);
    QTest::newRow("middle, rounded up") << linear << manual(-1, 1) << 0.0 << level(128);
    QTest::newRow("high end") << linear << manual(-1, 1) << 1.0 << level(255);
    QTest::newRow("below") << linear << manual(-1, 1) << -9.0 << level(0);
    QTest::newRow("above") << linear << manual(-1, 1) << 9.0 << level(255);
    QTest::newRow("one level") << linear << manual(0, 255) << 77.4 << level(77);
    QTest::newRow("log") << log << manual(1, 1000) << 10.0 << level(85);
    QTest::newRow("log of zero") << log << manual(1, 1000) << 0.0 << grey().special.notANumber;
    QTest::newRow("symlog") << ValueScale(ValueScale::SymLog) << manual(-5, 5) << 5.0 << level(255);
    QTest::newRow("NaN") << linear << manual(-1, 1) << notANumber << grey().special.notANumber;
    QTest::newRow("inf") << linear << manual(-1, 1) << infinity << grey().special.plusInfinity;
    QTest::newRow("-inf") << linear << manual(-1, 1) << -infinity << grey().special.minusInfinity;
}

void TestHeatmapImage::coloursEachCell()
{
    QFETCH(ValueScale, scale);
    QFETCH(RangeChoice, range);
    QFETCH(double, number);
    QFETCH(QRgb, color);
    const auto image = heatmapImage(cellsOf({1, 1}, {number}), float64, {&grey(), scale, range});
    QVERIFY(image);
    QCOMPARE(image->pixel(0, 0), color);
}

void TestHeatmapImage::coloursAWholePlaneAsComputedOneByOne()
{
    constexpr int rows = 37;
    constexpr int columns = 53;
    std::vector<double> numbers;
    for (int i = 0; i < rows * columns; ++i)
        numbers.push_back(std::sin(i * 0.7) * 50 + i * 0.01);
    for (const ColorMap& map : colorMaps()) {
        if (map.isPalette())
            continue;
        const auto image = heatmapImage(cellsOf({rows, columns}, numbers), float64,
                                        {&map, ValueScale::Linear, manual(-40, 45)});
        QVERIFY(image);
        QCOMPARE(image->size(), QSize(columns, rows));
        for (int i = 0; i < rows * columns; ++i) {
            const double share = (numbers[std::size_t(i)] + 40) / 85;
            const auto entry = std::size_t(std::clamp(std::round(share * 255), 0.0, 255.0));
            QCOMPARE(image->pixel(i % columns, i / columns), map.colors[entry]);
        }
    }
}

void TestHeatmapImage::showsSpecialCellsApart()
{
    Cells cells = cellsOf({2, 2}, {0, 1, 0, 0});
    cells.mark({CellState::Damaged, "chunk 0: gone", {1, 0}, {1, 1}});
    cells.mark({CellState::Uninitialised, "", {1, 1}, {1, 1}});
    const auto image = heatmapImage(cells, float64, {&grey()});
    QVERIFY(image);
    QCOMPARE(pixelsOf(*image), (std::vector<QRgb>{level(0), level(255), grey().special.damaged,
                                                  grey().special.uninitialised}));
}

void TestHeatmapImage::choosesTheRangeFromAllCells()
{
    HeatmapOptions options{&grey(), ValueScale::Linear, {RangeChoice::Kind::MinMax}};
    options.size = PixelSize{1, 1};
    const auto image = heatmapImage(cellsOf({1, 4}, {0, 10, 10, 20}), float64, options);
    QVERIFY(image);
    QCOMPARE(pixelsOf(*image), std::vector<QRgb>{level(128)}); // 10 between 0 and 20
}

void TestHeatmapImage::enlargesCellsToRectangles()
{
    HeatmapOptions options{&grey(), ValueScale::Linear, manual(0, 255)};
    options.size = PixelSize{6, 4};
    const auto image = heatmapImage(cellsOf({2, 2}, {10, 20, 30, 40}), float64, options);
    QVERIFY(image);
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 6; ++x)
            QCOMPARE(image->pixel(x, y), level(10 + 10 * (x / 3) + 20 * (y / 2)));
}

void TestHeatmapImage::tellsLabelsApartThatFloat64DoesNot_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<quint64>("first");
    for (const char* map : {"labels", "okabe", "labels_r", "okabe_r"})
        for (const int bit : {53, 54, 60, 63})
            QTest::addRow("%s, 2^%d", map, bit) << map << (quint64(1) << bit);
}

// Neighbours have the colours that they would have if all were below 2^53.
void TestHeatmapImage::tellsLabelsApartThatFloat64DoesNot()
{
    QFETCH(QString, map);
    QFETCH(quint64, first);
    constexpr std::int64_t count = 8;
    Cells cells = cellsOf({count}, std::vector<double>(count));
    std::vector<QRgb> expected;
    const HeatmapOptions options{findColorMap(map.toStdString())};
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t label = first + i;
        std::memcpy(cells.bytes.data() + 8 * i, &label, 8);
        const auto others = std::uint64_t(options.map->labels - 1);
        expected.push_back(options.map->colors[(label - 1) % others + 1]);
    }
    const auto image = heatmapImage(cells, *parseDType("<u8", {}), options);
    QVERIFY(image);
    QCOMPARE(pixelsOf(*image), expected);
}

void TestHeatmapImage::averagesWhenItReduces()
{
    HeatmapOptions options{&grey(), ValueScale::Linear, manual(0, 255)};
    options.size = PixelSize{2, 1};
    const auto image =
        heatmapImage(cellsOf({2, 4}, {0, 10, 100, 100, 20, 30, 100, 200}), float64, options);
    QVERIFY(image);
    QCOMPARE(pixelsOf(*image), (std::vector<QRgb>{level(15), level(125)}));
}

void TestHeatmapImage::reducesOneWayAndEnlargesTheOther()
{
    HeatmapOptions options{&grey(), ValueScale::Linear, manual(0, 255)};
    options.size = PixelSize{1, 2};
    const auto image = heatmapImage(cellsOf({1, 2}, {10, 30}), float64, options);
    QVERIFY(image);
    QCOMPARE(pixelsOf(*image), (std::vector<QRgb>{level(20), level(20)}));
}

void TestHeatmapImage::drawsOneDimensionAsAColumnAndAScalarAsAPixel()
{
    const auto column = heatmapImage(cellsOf({5}, {1, 2, 3, 4, 5}), float64);
    QVERIFY(column);
    QCOMPARE(column->size(), QSize(1, 5));
    const auto scalar = heatmapImage(cellsOf({}, {1}), float64);
    QVERIFY(scalar);
    QCOMPARE(scalar->size(), QSize(1, 1));
}

void TestHeatmapImage::refusesWhatCannotBeAPicture_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("dtype");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("why");
    QTest::newRow("text") << Shape{1, 2} << "<U2" << QSize(1, 1)
                          << "elements of type <U2 are not numbers";
    QTest::newRow("empty") << Shape{0, 2} << "<f8" << QSize(1, 1)
                           << "the slice is empty; there is nothing to draw";
    QTest::newRow("no width") << Shape{1, 2} << "<f8" << QSize(0, 5)
                              << "a picture of 0 x 5 pixels is empty";
    QTest::newRow("too large") << Shape{1, 2} << "<f8" << QSize(20000, 20000)
                               << "the picture would have 20000 x 20000 pixels, 268435456 is the "
                                  "maximum; choose a smaller size";
}

void TestHeatmapImage::refusesWhatCannotBeAPicture()
{
    QFETCH(Shape, shape);
    QFETCH(QString, dtype);
    QFETCH(QSize, size);
    QFETCH(QString, why);
    HeatmapOptions options;
    options.size = PixelSize{size.width(), size.height()};
    const std::vector<double> numbers(shape[0] == 0 ? 0 : 2);
    const auto image =
        heatmapImage(cellsOf(shape, numbers), *parseDType(dtype.toStdString(), {}), options);
    QVERIFY(!image);
    QCOMPARE(QString::fromStdString(image.error().text()), why);
}

const test::Registered<TestHeatmapImage, QCoreApplication> registered;

} // namespace bloscope::tst_heatmap_image

#include "tst_heatmap_image.moc"
