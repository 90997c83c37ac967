#include "core/picture/indexed_picture.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cstdlib>

namespace bloscope::tst_indexed_picture {

namespace {

Rgb colorAt(const IndexedPicture& picture, std::size_t pixel)
{
    return picture.palette[picture.numbers[pixel]];
}

int levelOf(Rgb color, int channel)
{
    return static_cast<int>(color >> 8 * channel & 0xff);
}

} // namespace

class TestIndexedPicture : public QObject {
    Q_OBJECT

 private slots:
    void keepsFewColours()
    {
        PicturePixels picture(64, 8);
        for (std::size_t i = 0; i < picture.colors.size(); ++i)
            picture.colors[i] = 0xff000000U | static_cast<Rgb>(i % 256 * 65793);
        const IndexedPicture made = indexed(picture);
        QCOMPARE(made.palette.size(), 256U);
        for (std::size_t i = 0; i < picture.colors.size(); ++i)
            QCOMPARE(colorAt(made, i), picture.colors[i]);
    }

    void findsColoursThatStandForMany()
    {
        PicturePixels picture(128, 128);
        for (int y = 0; y < 128; ++y)
            for (int x = 0; x < 128; ++x)
                picture.row(y)[static_cast<std::size_t>(x)] =
                    0xff000000U | static_cast<Rgb>(2 * x) << 16 | static_cast<Rgb>(2 * y) << 8 | 7;
        const IndexedPicture made = indexed(picture);
        QVERIFY(made.palette.size() <= 256 && made.palette.size() > 200);
        for (std::size_t i = 0; i < picture.colors.size(); ++i)
            for (int channel = 0; channel < 3; ++channel)
                QVERIFY(std::abs(levelOf(colorAt(made, i), channel) -
                                 levelOf(picture.colors[i], channel)) <= 16);
    }

    // One pixel of a rare colour among very many of others.
    void keepsARareColour()
    {
        PicturePixels picture(200, 200);
        for (std::size_t i = 0; i < picture.colors.size(); ++i)
            picture.colors[i] = 0xff000000U | static_cast<Rgb>(i % 97 * 2 << 8 | i % 61 * 4);
        picture.colors[777] = 0xffff0000U;
        QCOMPARE(colorAt(indexed(picture), 777), 0xffff0000U);
    }

    void countsNothingAsTransparent()
    {
        PicturePixels picture(2, 1);
        picture.colors = {0x40102030, 0x00000000};
        QCOMPARE(indexed(picture).palette, (std::vector<Rgb>{0xff000000, 0xff102030}));
    }
};

const test::Registered<TestIndexedPicture> registered;

} // namespace bloscope::tst_indexed_picture

#include "tst_indexed_picture.moc"
