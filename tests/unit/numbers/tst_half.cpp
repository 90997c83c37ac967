#include "core/numbers/half.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_half {

class TestHalf : public QObject {
    Q_OBJECT

 private slots:
    void hasTheValueOfItsBits_data()
    {
        QTest::addColumn<int>("bits");
        QTest::addColumn<float>("value");

        QTest::newRow("zero") << 0x0000 << 0.0F;
        QTest::newRow("smallest") << 0x0001 << 0x1p-24F;
        QTest::newRow("largest subnormal") << 0x03FF << 0x1.FF8p-15F;
        QTest::newRow("smallest normal") << 0x0400 << 0x1p-14F;
        QTest::newRow("one third") << 0x3555 << 0.333251953125F;
        QTest::newRow("one") << 0x3C00 << 1.0F;
        QTest::newRow("next to one") << 0x3C01 << 1.0009765625F;
        QTest::newRow("minus two") << 0xC000 << -2.0F;
        QTest::newRow("largest") << 0x7BFF << 65504.0F;
        QTest::newRow("infinity") << 0x7C00 << HUGE_VALF;
        QTest::newRow("minus infinity") << 0xFC00 << -HUGE_VALF;
    }
    void hasTheValueOfItsBits()
    {
        QFETCH(int, bits);
        QFETCH(float, value);
        QVERIFY(toFloat(Half{static_cast<std::uint16_t>(bits)}) == value);
    }

    void everyHalfIsTheNearestToItself()
    {
        for (int bits = 0; bits <= 0xFFFF; ++bits) {
            const Half half{static_cast<std::uint16_t>(bits)};
            const Half nearest = nearestHalf(static_cast<double>(toFloat(half)));
            if (std::isnan(toFloat(half)))
                QVERIFY(std::isnan(toFloat(nearest)));
            else
                QCOMPARE(int(nearest.bits), bits);
        }
    }

    void roundsToTheNearestAndThenToEven_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<int>("bits");
        QTest::newRow("one tenth") << 0.1 << 0x2E66;
        QTest::newRow("halfway to an even one") << 1.0 + 0x1p-11 << 0x3C00;
        QTest::newRow("halfway to an odd one") << 1.0 + 3 * 0x1p-11 << 0x3C02;
        QTest::newRow("up to the next power of two") << 2.0 - 0x1p-12 << 0x4000;
        QTest::newRow("half of the smallest") << 0x1p-25 << 0x0000;
        QTest::newRow("more than half of the smallest") << 0x1.01p-25 << 0x0001;
        QTest::newRow("up to the smallest normal") << 0x1.FFCp-15 << 0x0400;
        QTest::newRow("the largest") << 65519.9 << 0x7BFF;
        QTest::newRow("too large") << 65520.0 << 0x7C00;
        QTest::newRow("far too large") << -1e300 << 0xFC00;
    }
    void roundsToTheNearestAndThenToEven()
    {
        QFETCH(double, number);
        QTEST(int(nearestHalf(number).bits), "bits");
    }

    void keepsTheSignOfZeroAndNaN()
    {
        QVERIFY(std::signbit(toFloat(Half{0x8000})));
        QVERIFY(!std::signbit(toFloat(Half{0x0000})));
        for (const int bits : {0x7C01, 0x7E00, 0xFE00, 0xFFFF})
            QVERIFY(std::isnan(toFloat(Half{static_cast<std::uint16_t>(bits)})));
    }
};

const test::Registered<TestHalf> registered;

} // namespace bloscope::tst_half

#include "tst_half.moc"
