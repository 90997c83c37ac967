#include "core/numbers/natural.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_natural {

using namespace Qt::Literals;

class TestNatural : public QObject {
    Q_OBJECT

 private slots:
    void calculatesAcrossLimbs()
    {
        Natural number(UINT64_MAX);
        number += Natural(1);
        QCOMPARE(number.decimal(), std::string("18446744073709551616"));
        number *= 1'000'000'007;
        QCOMPARE(number.decimal(), std::string("18446744202836760131966861312"));
        number -= Natural(312);
        QCOMPARE(number.decimal(), std::string("18446744202836760131966861000"));
    }

    void multipliesDividesAndTakesRoots()
    {
        Natural number(UINT64_MAX);
        number *= number;
        QCOMPARE(number.decimal(), std::string("340282366920938463426481119284349108225"));
        QCOMPARE(number.bitCount(), std::size_t(128));
        QCOMPARE(number.squareRoot().decimal(), std::string("18446744073709551615"));
        number += Natural(5);
        QCOMPARE(number.squareRoot().decimal(), std::string("18446744073709551615"));
        Natural quotient = number;
        QCOMPARE(quotient.divideBy(Natural(1'000'000'007)).decimal(), std::string("114944274"));
        QCOMPARE(quotient.decimal(), std::string("340282364538961911653747737708"));
        QVERIFY(number.shiftRight(64));
        QCOMPARE(number.lowBits(), UINT64_MAX - 1);
        QVERIFY(!Natural(8).shiftRight(3));
        QCOMPARE(Natural().bitCount(), std::size_t(0));
    }

    void comparesBySizeFirst()
    {
        Natural large(1);
        large <<= 64;
        QVERIFY(large > Natural(UINT64_MAX));
        QVERIFY(Natural(0) < Natural(1));
        QVERIFY(large == Natural(UINT64_MAX) + Natural(1));
    }

    void multipliesByPowersOfTen()
    {
        Natural number(12);
        number.multiplyByPowerOfTen(23);
        QCOMPARE(number.decimal(), "12" + std::string(23, '0'));
        QCOMPARE(Natural().decimal(), std::string("0"));
    }

    void shiftsRoundingTiesToEven_data()
    {
        QTest::addColumn<quint64>("number");
        QTest::addColumn<int>("bits");
        QTest::addColumn<QByteArray>("result");
        QTest::newRow("nothing") << quint64(5) << 0 << "5"_ba;
        QTest::newRow("down") << quint64(0b1001) << 2 << "2"_ba;
        QTest::newRow("tie down") << quint64(0b1010) << 2 << "2"_ba;
        QTest::newRow("tie up") << quint64(0b1110) << 2 << "4"_ba;
        QTest::newRow("up") << quint64(0b1011) << 2 << "3"_ba;
        QTest::newRow("a whole limb") << quint64(0x180000000) << 32 << "2"_ba;
        QTest::newRow("everything") << quint64(UINT64_MAX) << 64 << "1"_ba;
        QTest::newRow("far more") << quint64(UINT64_MAX) << 1000 << "0"_ba;
    }
    void shiftsRoundingTiesToEven()
    {
        QFETCH(quint64, number);
        QFETCH(int, bits);
        QFETCH(QByteArray, result);
        Natural shifted(number);
        shifted.shiftRightRounding(static_cast<std::size_t>(bits));
        QCOMPARE(QByteArray::fromStdString(shifted.decimal()), result);
    }
};

const test::Registered<TestNatural> registered;

} // namespace bloscope::tst_natural

#include "tst_natural.moc"
