#include "core/plane/mosaic_channel.h"

#include "core/plane/plane_reading.h"
#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cstring>

namespace bloscope::tst_mosaic_channel {

using namespace test;

namespace {

constexpr FilterColor red = FilterColor::Red;
constexpr FilterColor green = FilterColor::Green;
constexpr FilterColor blue = FilterColor::Blue;
constexpr BayerPattern rggb{"RGGB", {red, green, green, blue}};

// A sensor of 6 by 8 that sees 10 in red, 20 in green and 30 in blue, wherever it is.
std::int64_t evenLight(const FakeSource::Index& index)
{
    switch (rggb.colorAt(index[1], index[2])) {
    case red:
        return 10;
    case green:
        return 20;
    case blue:
        break;
    }
    return 30;
}

std::vector<double> numbersIn(const Cells& cells)
{
    std::vector<double> numbers(cells.bytes.size() / sizeof(double));
    std::memcpy(numbers.data(), cells.bytes.data(), cells.bytes.size());
    return numbers;
}

Slice sliceOf(const char* text)
{
    return *Slice::parse(text, {3, 6, 8});
}

} // namespace

class TestMosaicChannel : public QObject {
    Q_OBJECT

 private slots:
    void isTheSameEverywhereInEvenLight_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::newRow("a frame") << QByteArray("1");
        QTest::newRow("its corner") << QByteArray("1, 5:, 7:");
        QTest::newRow("a part") << QByteArray("1, 1:4, 3:6");
        QTest::newRow("turned round") << QByteArray("1, ::-1, ::-1");
        QTest::newRow("a cell") << QByteArray("1, 2:3, 3:4");
        QTest::newRow("every second cell") << QByteArray("1, ::2, 1::2");
        QTest::newRow("every fourth") << QByteArray("1, 1::4, ::4");
    }
    void isTheSameEverywhereInEvenLight()
    {
        QFETCH(QByteArray, slice);
        const FakeSource source(evenLight);
        const Slice wanted = sliceOf(slice.constData());
        for (const auto& [color, number] :
             {std::pair(red, 10.0), std::pair(green, 20.0), std::pair(blue, 30.0)}) {
            const auto cells =
                MosaicChannel(source, rggb, color, 1, 2).read(wanted, {}, Reuse::Likely);
            QVERIFY(cells);
            QCOMPARE(numbersIn(*cells),
                     std::vector<double>(std::size_t(wanted.cellCount().value()), number));
        }
    }

    // Numbers are 10 * row + column: what lies between is where it is expected, but at the edges.
    void isTheMeanOfThoseBesideIt()
    {
        const FakeSource source([](const auto& index) { return 10 * index[1] + index[2]; });
        const auto cells =
            MosaicChannel(source, rggb, red, 1, 2).read(sliceOf("0, :4, :4"), {}, Reuse::Likely);
        QCOMPARE(numbersIn(*cells),
                 (std::vector<double>{0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32, 33}));
        const auto greens =
            MosaicChannel(source, rggb, green, 1, 2).read(sliceOf("0, :2, :2"), {}, Reuse::Likely);
        QCOMPARE(numbersIn(*greens), (std::vector<double>{5.5, 1, 10, 11}));
    }

    void readsOneCellMoreAtEitherSide()
    {
        const FakeSource source(evenLight);
        QVERIFY(MosaicChannel(source, rggb, blue, 1, 2)
                    .read(sliceOf("2, 2:4, 0:3"), {}, Reuse::Likely));
        QCOMPARE(source.asked(), std::vector<std::string>{"[2, 1:5, :4]"});
    }

    void knowsNothingBesideDamage()
    {
        FakeSource source(evenLight);
        CellRegion region;
        region.first = {0, 2, 2};
        region.count = {1, 1, 1};
        source.regions = {region};
        const auto cells =
            MosaicChannel(source, rggb, red, 1, 2).read(sliceOf("0"), {}, Reuse::Likely);
        QCOMPARE(cells->stateAt(2, 2), CellState::Damaged);
        QCOMPARE(cells->stateAt(2, 3), CellState::Damaged); // which is worked out from it
        QCOMPARE(cells->stateAt(2, 4), CellState::Fine);
    }

    void readsAFrameInColours()
    {
        const FakeSource source(evenLight);
        HeatmapOptions options;
        options.range = {.kind = RangeChoice::Kind::Manual, .manual = {0, 255}};
        options.size = PixelSize{500, 500};
        const PicturePlane plane(sliceOf("1"), rggb);
        const auto picture =
            readPlane(source, {plane, plane.all(), {6, 8, 384}, fullBudget, options}, {});
        QVERIFY(picture);
        QVERIFY(picture->isOfChannels());
        const std::vector<double> light = {10, 20, 30};
        for (std::size_t color = 0; color < light.size(); ++color)
            QCOMPARE(picture->channels[color].numbers, std::vector<double>(6 * 8, light[color]));
    }

    void isOnlyOfFramesOfASensor_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<bool>("hasColors");
        QTest::newRow("a frame") << QByteArray("1") << true;
        QTest::newRow("a part of it") << QByteArray("1, 1:4, 2:") << true;
        QTest::newRow("across the frames") << QByteArray(":, 2") << false;
        QTest::newRow("every second cell") << QByteArray("1, ::2, ::2") << false;
        QTest::newRow("a line") << QByteArray("1, 2") << false;
    }
    void isOnlyOfFramesOfASensor()
    {
        QFETCH(QByteArray, slice);
        QTEST(PicturePlane(sliceOf(slice.constData()), rggb).hasColors(), "hasColors");
    }
};

const Registered<TestMosaicChannel, QCoreApplication> registered;

} // namespace bloscope::tst_mosaic_channel

#include "tst_mosaic_channel.moc"
