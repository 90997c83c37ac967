#include "core/picture/picture_pixels.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <limits>

namespace bloscope::tst_picture_pixels {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

PicturePixels rows(int width, std::vector<Rgb> colors)
{
    PicturePixels picture(width, static_cast<int>(colors.size()) / width);
    picture.colors = std::move(colors);
    return picture;
}

PlaneNumbers numbersOf(std::int64_t columns, std::vector<double> numbers, const char* map,
                       ValueRange range = {})
{
    PlaneNumbers picture;
    picture.options.map = findColorMap(map);
    picture.range = range;
    picture.numbers.rows = std::ssize(numbers) / columns;
    picture.numbers.columns = columns;
    picture.numbers.numbers = std::move(numbers);
    return picture;
}

} // namespace

class TestPicturePixels : public QObject {
    Q_OBJECT

 private slots:
    void hasTheColoursOfTheRange()
    {
        const ColorMap& grey = *findColorMap("grey");
        QVERIFY(pixelsOf(numbersOf(2, {-1, 0, 10, nan}, "grey", {0, 10})) ==
                rows(2, {grey.at(0), grey.at(0), grey.at(1), grey.special.notANumber}));
    }

    void hasTheColoursOfChannels()
    {
        PlaneNumbers picture = numbersOf(2, {}, "grey", {0, 10});
        for (const double level : {0., 5., 10.})
            picture.channels.push_back({1, 2, {level, level / 5}, {}});
        QVERIFY(pixelsOf(picture) == rows(2, {0xff0080ff, 0xff001a33}));
        picture.channels.push_back({1, 2, {1, nan}, {}});
        picture.opaque = 2;
        QVERIFY(pixelsOf(picture) ==
                rows(2, {0x800080ff, findColorMap("grey")->special.notANumber}));
    }

    void outlinesLabels()
    {
        const ColorMap& map = *findColorMap("labels");
        const Rgb one = map.ofLabel(1);
        const Rgb area = (one & 0xffffff) | 0x40000000;
        const PicturePixels drawn = labelPixels(numbersOf(5,
                                                          {0, 1, 1, 1, -1,  //
                                                           0, 1, 1, 1, nan, //
                                                           0, 1, 1, 1, 2},
                                                          "labels"),
                                                0x40);
        QVERIFY(drawn == rows(5, {0, one, area, one, 0, //
                                  0, one, area, one, 0, //
                                  0, one, area, one, map.ofLabel(2)}));
    }

    void isFlipped()
    {
        const auto flipped = [](PlaneFlips flips) {
            PicturePixels picture = rows(2, {1, 2, 3, 4, 5, 6});
            flip(picture, flips);
            return picture;
        };
        QVERIFY(flipped({true, false}) == rows(2, {2, 1, 4, 3, 6, 5}));
        QVERIFY(flipped({false, true}) == rows(2, {5, 6, 3, 4, 1, 2}));
        QVERIFY(flipped({true, true}) == rows(2, {6, 5, 4, 3, 2, 1}));
    }

    void isScaled()
    {
        const PicturePixels picture = rows(2, {1, 2, 3, 4});
        QVERIFY(scaled(picture, 4, 2) == rows(4, {1, 1, 2, 2, 3, 3, 4, 4}));
        QVERIFY(scaled(picture, 1, 1) == rows(1, {4}));
        QVERIFY(scaled(picture, 2, 2) == picture);
    }
};

const test::Registered<TestPicturePixels> registered;

} // namespace bloscope::tst_picture_pixels

#include "tst_picture_pixels.moc"
