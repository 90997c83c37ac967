#include "ui/picture/heatmap_image.h"

#include "core/plane/color_bands.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <limits>

namespace bloscope::tst_channel_colors {

using Kind = RangeChoice::Kind;

// Against a computation of its own, pixel by pixel.
class TestChannelColors : public QObject {
    Q_OBJECT

 private slots:
    void areMixedOfTheirChannels_data();
    void areMixedOfTheirChannels();
    void drawsWhatIsNoNumberApart();
    void chooseTheirRange_data();
    void chooseTheirRange();

 private:
    static constexpr int rows = 5;
    static constexpr int columns = 7;
    static double numberOf(int channel, int cell) { return (cell * 37 + channel * 91) % 256; }
    static std::vector<NumberPlane> planes(int channels)
    {
        std::vector<NumberPlane> all(std::size_t(channels), NumberPlane{rows, columns, {}, {}});
        for (int channel = 0; channel < channels; ++channel)
            for (int cell = 0; cell < rows * columns; ++cell)
                all[std::size_t(channel)].numbers.push_back(numberOf(channel, cell));
        return all;
    }
};

void TestChannelColors::areMixedOfTheirChannels_data()
{
    QTest::addColumn<int>("channels");
    QTest::addColumn<ValueRange>("range");
    QTest::newRow("bytes as they are") << 3 << ValueRange{0, 255};
    QTest::newRow("some of them") << 3 << ValueRange{40, 200};
    QTest::newRow("with opacity") << 4 << ValueRange{0, 255};
}

void TestChannelColors::areMixedOfTheirChannels()
{
    QFETCH(int, channels);
    QFETCH(ValueRange, range);
    const SpecialColors& special = findColorMap("grey")->special;
    const QImage image = paintChannels(planes(channels), special, range, ValueScale::Linear, 255);
    QCOMPARE(image.size(), QSize(columns, rows));
    for (int cell = 0; cell < rows * columns; ++cell) {
        const auto level = [&](int channel) {
            const double share = (numberOf(channel, cell) - range.low) / (range.high - range.low);
            return int(std::floor(std::min(std::max(share, 0.0), 1.0) * 255 + 0.5));
        };
        const int opacity = channels == 4 ? int(numberOf(3, cell)) : 255;
        const QRgb expected =
            qRgba((level(0) * opacity + 127) / 255, (level(1) * opacity + 127) / 255,
                  (level(2) * opacity + 127) / 255, opacity);
        const QRgb stored =
            reinterpret_cast<const QRgb*>(image.constScanLine(cell / columns))[cell % columns];
        QCOMPARE(qAlpha(stored), qAlpha(expected));
        using Channel = int (*)(QRgb);
        for (const Channel channel : {Channel(qRed), Channel(qGreen), Channel(qBlue)})
            QVERIFY(std::abs(channel(stored) - channel(expected)) <= (channels == 4 ? 1 : 0));
    }
}

void TestChannelColors::drawsWhatIsNoNumberApart()
{
    std::vector<NumberPlane> channels = planes(3);
    channels[1].numbers[3] = std::numeric_limits<double>::quiet_NaN();
    channels[2].numbers[4] = std::numeric_limits<double>::infinity();
    channels[0].numbers[5] = -std::numeric_limits<double>::infinity();
    channels[0].states.assign(rows * columns, CellState::Fine);
    channels[0].states[6] = CellState::Damaged;
    const SpecialColors& special = findColorMap("grey")->special;
    const QImage image = paintChannels(channels, special, {0, 255}, ValueScale::Linear, 255);
    QCOMPARE(image.pixel(3, 0), special.notANumber);
    QCOMPARE(image.pixel(4, 0), special.plusInfinity);
    QCOMPARE(image.pixel(5, 0), special.minusInfinity);
    QCOMPARE(image.pixel(6, 0), special.damaged);
    QCOMPARE(image.pixel(2, 0), qRgb(74, 165, 0)); // 2 * 37, and 91 and 182 more, of 256
}

void TestChannelColors::chooseTheirRange_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<RangeChoice>("choice");
    QTest::addColumn<ValueRange>("range");
    using Numbers = std::vector<double>;
    const Numbers few = {10, 20, 30};
    QTest::newRow("bytes") << QByteArray("|u1") << few << RangeChoice{} << ValueRange{0, 255};
    QTest::newRow("bytes from end to end")
        << QByteArray("|u1") << few << RangeChoice{Kind::MinMax} << ValueRange{10, 30};
    QTest::newRow("floats up to 1")
        << QByteArray("<f4") << Numbers{0.25, 0.5} << RangeChoice{} << ValueRange{0, 1};
    QTest::newRow("larger floats") << QByteArray("<f4") << Numbers{0.5, 100.5, 200.5}
                                   << RangeChoice{Kind::MinMax} << ValueRange{0.5, 200.5};
    QTest::newRow("int8") << QByteArray("|i1") << Numbers{-5, 6, 7} << RangeChoice{Kind::MinMax}
                          << ValueRange{-5, 7};
    QTest::newRow("uint16") << QByteArray("<u2") << few << RangeChoice{} << ValueRange{10, 30};
}

void TestChannelColors::chooseTheirRange()
{
    QFETCH(QByteArray, dtype);
    QFETCH(std::vector<double>, numbers);
    QFETCH(RangeChoice, choice);
    QFETCH(ValueRange, range);
    const DType type = *parseDType(dtype.toStdString(), {});
    QVERIFY(canBeChannels(type));
    QCOMPARE(channelRange(numbers, choice, ValueScale::Linear, type), range);
}

const test::Registered<TestChannelColors, QCoreApplication> registered;

} // namespace bloscope::tst_channel_colors

#include "tst_channel_colors.moc"
