#include "ui/picture/exported_picture.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"
#include "ui/picture/heatmap_image.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_exported_picture {

using namespace test;

namespace {

// 60 x 80, more than a block, with a NaN and a damaged block in it.
ByteBuffer planeFrame()
{
    std::vector<double> numbers(60 * 80);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = std::sin(static_cast<double>(i) / 7) * 100;
    numbers[81] = NAN;
    const auto bytes = std::as_bytes(std::span(numbers));
    ByteBuffer frame = arrayFrame({60, 80}, {32, 32}, {16, 16}, "<f8", bytes);
    damageBlock(frame, 4);
    return frame;
}

} // namespace

class TestExportedPicture : public QObject {
    Q_OBJECT

 private slots:
    void isThatOfItsCells_data();
    void isThatOfItsCells();
    void isTransparentOnWish();
    void needsNoMemoryForThePlane();
};

void TestExportedPicture::isThatOfItsCells_data()
{
    QTest::addColumn<std::string>("slice");
    QTest::addColumn<QSize>("size");
    QTest::newRow("as large") << std::string() << QSize();
    QTest::newRow("smaller") << std::string() << QSize(7, 9);
    QTest::newRow("a pixel") << std::string() << QSize(1, 1);
    QTest::newRow("narrower and higher") << std::string() << QSize(20, 200);
    QTest::newRow("larger") << std::string() << QSize(200, 180);
    QTest::newRow("every second") << std::string("::2, 3::3") << QSize(5, 5);
    QTest::newRow("a line") << std::string("7") << QSize(1, 10);
}

void TestExportedPicture::isThatOfItsCells()
{
    QFETCH(std::string, slice);
    QFETCH(QSize, size);
    const test::OpenedArray opened(planeFrame());
    const Slice wanted = opened.slice(slice.c_str());
    HeatmapOptions options;
    if (!size.isEmpty())
        options.size = PixelSize{size.width(), size.height()};
    ExportReport report;
    const auto picture = pictureOfSlice(opened.reader(), wanted, options, report, {});
    QVERIFY(picture);
    const Cells cells = *opened.reader().read(wanted);
    const auto expected = heatmapPicture(cells, opened.reader().array()->dtype(), options);
    QVERIFY(expected);
    QCOMPARE(picture->range, expected->range);
    QCOMPARE(picture->image, expected->image);
    ExportReport all;
    all.count(cells);
    QCOMPARE(report.cells, all.cells);
    QCOMPARE(report.damagedCells, all.damagedCells);
    QCOMPARE(report.reasons, all.reasons);
}

void TestExportedPicture::isTransparentOnWish()
{
    const test::OpenedArray opened(
        arrayFrame({1, 4}, "<f8", elementsOf<double>({0, NAN, 1, INFINITY})));
    ColorMap map = *findColorMap("grey");
    map.special.notANumber = qRgba(0, 0, 0, 0);
    ExportReport report;
    const auto picture = pictureOfSlice(opened.reader(), opened.slice(), {.map = &map}, report, {});
    QVERIFY(picture);
    QCOMPARE(picture->image.pixel(0, 0), qRgb(0, 0, 0));
    QCOMPARE(qAlpha(picture->image.pixel(1, 0)), 0);
    QCOMPARE(picture->image.pixel(2, 0), qRgb(255, 255, 255));
    QCOMPARE(picture->image.pixel(3, 0), map.special.plusInfinity);
}

// 275 MiB of zeros.
void TestExportedPicture::needsNoMemoryForThePlane()
{
    const test::OpenedArray opened(
        unstoredArrayFrame({6000, 6000}, {1000, 1000}, {500, 500}, "<f8"));
    HeatmapOptions options;
    options.size = PixelSize{100, 100};
    ExportReport report;
    const PeakMemory memory;
    const auto picture = pictureOfSlice(opened.reader(), opened.slice(), options, report, {});
    QVERIFY(picture);
    QCOMPARE(picture->image.size(), QSize(100, 100));
    QCOMPARE(report.cells, std::uint64_t(6000) * 6000);
    QVERIFY2(memory.bytes() < 130_MiB, qPrintable(QString::number(memory.bytes())));
}

const Registered<TestExportedPicture, QCoreApplication> registered;

} // namespace bloscope::tst_exported_picture

#include "tst_exported_picture.moc"
