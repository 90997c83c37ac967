#include "ui/picture/thumbnail.h"

#include "core/plane/color_map.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <array>

namespace bloscope::tst_thumbnail {

using namespace test;

namespace {

Result<Thumbnail> thumbnail(ByteBuffer frame, int side, const Job& job = {})
{
    BlockCache cache;
    WorkerPool pool(1);
    const auto array = Array::of(*Frame::open(memorySource(std::move(frame))));
    return thumbnailOf(std::make_shared<SliceReader>(array, cache, pool), side, coarseBudget, job);
}

QImage imageOf(ByteBuffer frame, int side)
{
    const auto image = thumbnail(std::move(frame), side);
    if (!image)
        qFatal("%s", image.error().text().c_str());
    return image->image;
}

ByteBuffer withDamage()
{
    ByteBuffer frame = arrayFrame({64, 64}, {32, 64}, {16, 64}, "<i4", counted<std::int32_t>(4096));
    damageBlock(frame, 1);
    return frame;
}

} // namespace

class TestThumbnail : public QObject {
    Q_OBJECT

 private slots:
    void keepsTheProportionsOfThePlane_data()
    {
        QTest::addColumn<qint64>("rows");
        QTest::addColumn<qint64>("columns");
        QTest::addColumn<QSize>("size");
        QTest::newRow("square") << qint64(50) << qint64(50) << QSize(128, 128);
        QTest::newRow("wide") << qint64(300) << qint64(600) << QSize(128, 64);
        QTest::newRow("high") << qint64(600) << qint64(300) << QSize(64, 128);
        QTest::newRow("very wide") << qint64(2) << qint64(600) << QSize(128, 32);
        QTest::newRow("very high") << qint64(600) << qint64(1) << QSize(32, 128);
    }
    void keepsTheProportionsOfThePlane()
    {
        QFETCH(qint64, rows);
        QFETCH(qint64, columns);
        const auto cells = static_cast<std::size_t>(rows * columns);
        const QImage image =
            imageOf(arrayFrame({rows, columns}, "<f4", counted<float>(cells)), 128);
        QTEST(image.size(), "size");
    }

    void showsTheMiddlePlaneFromLowToHigh()
    {
        // Three planes: only the middle one is not constant.
        const ByteBuffer elements = elementsOf<std::uint8_t>({9, 9, 9, 9, 0, 1, 2, 3, 7, 7, 7, 7});
        const QImage image = imageOf(arrayFrame({3, 2, 2}, "|u1", elements), 64);
        const ColorMap& map = colorMaps().front();
        QCOMPARE(image.pixel(0, 0), map.at(0));
        QCOMPARE(image.pixel(31, 31), map.at(0)); // a cell is a square of one colour
        QCOMPARE(image.pixel(63, 63), map.at(1));
    }

    void showsAPhotoInItsColours()
    {
        ByteBuffer photo;
        for (int cell = 0; cell < 2 * 8 * 16; ++cell)
            for (const int channel : {200, 100, 50})
                photo.push_back(std::byte(channel));
        const QImage image = imageOf(arrayFrame({2, 8, 16, 3}, "|u1", photo), 64);
        QCOMPARE(image.size(), QSize(64, 32));
        QCOMPARE(image.pixel(40, 20), qRgb(200, 100, 50));
    }

    void showsALineAsABand()
    {
        QCOMPARE(imageOf(arrayFrame({1000}, "<f8", counted<double>(1000)), 128).size(),
                 QSize(128, 32));
    }

    void looksAtAPartOfAHugePlane()
    {
        const std::int64_t million = 1'000'000;
        const ByteBuffer frame = unstoredArrayFrame({million, million}, {10'000, 10'000},
                                                    {1000, 1000}, "<f4", SpecialKind::Zeros);
        QCOMPARE(imageOf(frame, 128).size(), QSize(128, 128));
    }

    void refusesWhatMakesNoThumbnail_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::addColumn<QString>("why");
        QTest::newRow("texts") << arrayFrame({2}, "|S4", ByteBuffer(8))
                               << "its elements are not numbers";
        QTest::newRow("empty") << arrayFrame({0, 4}, "<f4", {})
                               << "it is empty; there is nothing to draw";
        QTest::newRow("damaged") << withDamage() << "1024 of its cells cannot be read";
        QTest::newRow("only NaN") << unstoredArrayFrame({8, 8}, {8, 8}, {8, 8}, "<f4",
                                                        SpecialKind::NaN)
                                  << "its middle plane contains no numbers";
        QTest::newRow("never written")
            << unstoredArrayFrame({8, 8}, {8, 8}, {8, 8}, "<f4", SpecialKind::Uninitialised)
            << "its middle plane contains no numbers";
        QTest::newRow("large block")
            << unstoredArrayFrame({10'000, 10'000}, {10'000, 10'000}, {10'000, 10'000}, "<f4")
            << "one of its blocks has 400000000 bytes; the limit for a thumbnail is 33554432";
    }
    void refusesWhatMakesNoThumbnail()
    {
        QFETCH(ByteBuffer, frame);
        const auto image = thumbnail(frame, 128);
        QVERIFY(!image);
        QTEST(QString::fromStdString(image.error().text()), "why");
    }

    void stopsWhenItIsToldTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto image = thumbnail(arrayFrame({64, 64}, "<i4", counted<std::int32_t>(4096)), 128,
                                     {stop.get_token(), nullptr});
        QVERIFY(!image);
        QCOMPARE(image.error().kind(), ErrorKind::Cancelled);
    }
};

const Registered<TestThumbnail> registered;

} // namespace bloscope::tst_thumbnail

#include "tst_thumbnail.moc"
