#include "core/picture/middle_planes.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_middle_planes {

using namespace test;

namespace {

std::shared_ptr<const SliceReader> readerOf(const OpenedArray& array)
{
    return {std::shared_ptr<void>(), &array.reader()};
}

Geometry spaced(std::vector<double> spacing)
{
    Geometry geometry = untoldGeometry(spacing.size());
    for (std::size_t d = 0; d < spacing.size(); ++d)
        geometry.dimensions[d].spacing = spacing[d];
    return geometry;
}

} // namespace

class TestMiddlePlanes : public QObject {
    Q_OBJECT

 private slots:
    void drawsThreePlanesInOneRange()
    {
        const OpenedArray array(arrayFrame({4, 2, 3}, "<i2", counted<std::int16_t>(24)));
        const Geometry geometry = spaced({3, 1, 0.5});
        const auto planes = orAbort(middlePlanesOf({readerOf(array), &geometry}, {}));
        QCOMPARE(planes.size(), 3U);
        QCOMPARE(*planes[0].normal, 0U);
        QCOMPARE(planes[0].index, 2);
        QCOMPARE(planes[0].image.width, 3);
        QCOMPARE(planes[0].image.height, 2);
        QCOMPARE(planes[0].width, 1.5);
        QCOMPARE(planes[0].height, 2.0);
        QCOMPARE(*planes[1].normal, 2U);
        QCOMPARE(planes[1].width, 12.0); // the first dimension runs across
        QCOMPARE(planes[1].height, 2.0);
        QCOMPARE(*planes[2].normal, 1U);
        QCOMPARE(planes[2].width, 1.5);
        QCOMPARE(planes[2].height, 12.0);
        // The cell in which all three cross.
        QCOMPARE(planes[0].image.at(1, 1), planes[1].image.at(2, 1));
        QCOMPARE(planes[0].image.at(1, 1), planes[2].image.at(1, 2));
    }

    void laysLabelsOverThem()
    {
        const OpenedArray image(arrayFrame({2, 4, 2, 3}, "<i2", counted<std::int16_t>(48)));
        ByteBuffer cells(24);
        cells[2 * 6 + 4] = std::byte{7};
        const OpenedArray labels(arrayFrame({1, 4, 2, 3}, "|u1", cells));
        const Geometry geometry = untoldGeometry(4);
        const auto planes =
            orAbort(middlePlanesOf({readerOf(image), &geometry, readerOf(labels)}, {}));
        QCOMPARE(planes.size(), 3U);
        PicturePixels expected(3, 2);
        expected.colors[4] = findColorMap("labels")->ofLabel(7);
        QVERIFY(planes[0].labels == expected);
    }

    void reducesLargePlanes()
    {
        const OpenedArray array(unstoredArrayFrame({600, 500}, {600, 500}, {60, 50}, "<f4"));
        const Geometry geometry = untoldGeometry(2);
        PlanesToDraw wanted{readerOf(array), &geometry};
        wanted.side = 100;
        const auto planes = orAbort(middlePlanesOf(wanted, {}));
        QCOMPARE(planes.size(), 1U);
        QVERIFY(!planes[0].normal);
        QCOMPARE(planes[0].image.width, 100);
        QCOMPARE(planes[0].width, 500.0);
    }

    void drawsAPhotoInItsColours()
    {
        ByteBuffer cells;
        for (int i = 0; i < 64 * 64; ++i)
            for (const int level : {200, 100, 50})
                cells.push_back(static_cast<std::byte>(level));
        const OpenedArray array(arrayFrame({64, 64, 3}, "|u1", cells));
        const Geometry geometry = untoldGeometry(3);
        const auto planes = orAbort(middlePlanesOf({readerOf(array), &geometry}, {}));
        QCOMPARE(planes.size(), 1U);
        QCOMPARE(planes[0].image.at(5, 5), 0xffc86432U);
    }

    void drawsNothingOfOthers_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<Shape>("shape");
        QTest::newRow("a line") << QByteArray("<i2") << Shape{6};
        QTest::newRow("a number") << QByteArray("<i2") << Shape{};
        QTest::newRow("texts") << QByteArray("|S2") << Shape{2, 3};
        QTest::newRow("no cells") << QByteArray("<i2") << Shape{0, 3};
    }
    void drawsNothingOfOthers()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(Shape, shape);
        std::size_t count = 1;
        for (const std::int64_t extent : shape)
            count *= static_cast<std::size_t>(extent);
        const OpenedArray array(
            arrayFrame(shape, dtype.toStdString(), counted<std::int16_t>(count)));
        const Geometry geometry = untoldGeometry(shape.size());
        QVERIFY(orAbort(middlePlanesOf({readerOf(array), &geometry}, {})).empty());
    }
};

const Registered<TestMiddlePlanes> registered;

} // namespace bloscope::tst_middle_planes

#include "tst_middle_planes.moc"
