#include "core/picture/png_file.h"

#include "tests/support/registered_test.h"

#include <QImage>
#include <QTest>
#include <algorithm>
#include <random>

namespace bloscope::tst_png_file {

// Pictures that another program, Qt, reads back.
class TestPngFile : public QObject {
    Q_OBJECT

 private slots:
    void isReadBack_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("colors");
        QTest::addColumn<bool>("isOpaque");
        QTest::addColumn<int>("kind"); // of IHDR
        QTest::newRow("a pixel") << 1 << 1 << 1 << true << 3;
        QTest::newRow("a palette") << 13 << 7 << 256 << true << 3;
        QTest::newRow("a palette with alpha") << 13 << 40 << 256 << false << 3;
        QTest::newRow("more colours") << 31 << 29 << 800 << true << 2;
        QTest::newRow("more colours with alpha") << 31 << 29 << 800 << false << 6;
        QTest::newRow("a column") << 1 << 700 << 700 << true << 2;
    }
    void isReadBack()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, colors);
        QFETCH(bool, isOpaque);
        QFETCH(int, kind);
        std::mt19937 random(7);
        PicturePixels picture(width, height);
        for (std::size_t i = 0; i < picture.colors.size(); ++i) {
            const auto number = static_cast<Rgb>(i) % static_cast<Rgb>(colors) * 2654435U;
            const Rgb alpha = isOpaque ? 0xff000000U : (number % 251) << 24;
            picture.colors[i] = alpha | (number & 0xffffffU);
        }
        std::ranges::shuffle(picture.colors, random);

        const std::string png = pngOf(picture);
        QCOMPARE(static_cast<int>(png[25]), kind);
        QImage image;
        QVERIFY(image.loadFromData(reinterpret_cast<const uchar*>(png.data()),
                                   static_cast<int>(png.size()), "PNG"));
        QCOMPARE(image.size(), QSize(width, height));
        image = image.convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                QCOMPARE(reinterpret_cast<const QRgb*>(image.constScanLine(y))[x],
                         picture.at(x, y));
    }
};

const test::Registered<TestPngFile> registered;

} // namespace bloscope::tst_png_file

#include "tst_png_file.moc"
