#include "core/dtype/cell_number.h"
#include "core/scan/wide_keys.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_cell_number {

class TestCellNumber : public QObject {
    Q_OBJECT

 private slots:
    void readsElementsAsDoubles_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QList<double>>("numbers");

        using Numbers = QList<double>;
        QTest::newRow("|b1") << QByteArray("00 01 07") << Numbers{0, 1, 1};
        QTest::newRow("|i1") << QByteArray("80 ff 7f") << Numbers{-128, -1, 127};
        QTest::newRow("|u1") << QByteArray("80 ff") << Numbers{128, 255};
        QTest::newRow("<i2") << QByteArray("0080 0100") << Numbers{-32768, 1};
        QTest::newRow(">i2") << QByteArray("8000 0001") << Numbers{-32768, 1};
        QTest::newRow("<u2") << QByteArray("ffff 0100") << Numbers{65535, 1};
        QTest::newRow(">u2") << QByteArray("ffff 0100") << Numbers{65535, 256};
        QTest::newRow("<i4") << QByteArray("feffffff 02000000") << Numbers{-2, 2};
        QTest::newRow(">i4") << QByteArray("fffffffe") << Numbers{-2};
        QTest::newRow("<u4") << QByteArray("ffffffff") << Numbers{4294967295.0};
        QTest::newRow(">u4") << QByteArray("00000100") << Numbers{256};
        QTest::newRow("<i8") << QByteArray("ffffffffffffffff") << Numbers{-1};
        QTest::newRow(">i8") << QByteArray("0000000000000100") << Numbers{256};
        QTest::newRow("<u8") << QByteArray("ffffffffffffffff") << Numbers{18446744073709551616.0};
        QTest::newRow(">u8") << QByteArray("0000000000000100") << Numbers{256};
        QTest::newRow("<f2") << QByteArray("003c 00c0 007c") << Numbers{1, -2, HUGE_VAL};
        QTest::newRow(">f2") << QByteArray("3c00 c000") << Numbers{1, -2};
        QTest::newRow("<f4") << QByteArray("0000c03f 0000c0bf") << Numbers{1.5, -1.5};
        QTest::newRow(">f4") << QByteArray("3fc00000") << Numbers{1.5};
        QTest::newRow("<f8") << QByteArray("000000000000f83f") << Numbers{1.5};
        QTest::newRow(">f8") << QByteArray("3ff8000000000000") << Numbers{1.5};
        QTest::newRow("<c8") << QByteArray("00004040 000080c0") << Numbers{5};
        QTest::newRow(">c8") << QByteArray("40400000 c0800000") << Numbers{5};
        QTest::newRow("<c16") << QByteArray("0000000000000840 0000000000001040") << Numbers{5};
        QTest::newRow(">c16") << QByteArray("4008000000000000 4010000000000000") << Numbers{5};
        QTest::newRow("<f16") << QByteArray("00000000000000c0ff3f000000000000") << Numbers{1.5};
        QTest::newRow(">f12") << QByteArray("0000 bfff c000000000000000") << Numbers{-1.5};
        QTest::newRow("<c32") << QByteArray("00000000000000c00040000000000000"
                                            "00000000000000800140000000000000")
                              << Numbers{5};
        QTest::newRow("<M8[s]") << QByteArray("0100000000000000 0000000000000080")
                                << Numbers{1, NAN};
        QTest::newRow(">m8[7D]") << QByteArray("0000000000000001 8000000000000000")
                                 << Numbers{1, NAN};
        QTest::newRow("<f4 NaN") << QByteArray("0000c07f") << Numbers{NAN};
        QTest::newRow("<i4 none") << QByteArray() << Numbers{};
    }
    void readsElementsAsDoubles()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QList<double>, numbers);
        const std::string_view tag = QTest::currentDataTag();
        const auto parsed = parseDType(tag.substr(0, tag.find(' ')), Limits());
        QVERIFY(parsed);
        std::vector<double> read(static_cast<std::size_t>(numbers.size()));
        readNumbers(*parsed, test::bytesFromHex(hex.toStdString()), read);
        for (std::size_t i = 0; i < read.size(); ++i) {
            const double expected = numbers[static_cast<qsizetype>(i)];
            QVERIFY2(read[i] == expected || (std::isnan(read[i]) && std::isnan(expected)),
                     qPrintable(QString::number(read[i])));
        }
    }

    // Palettes repeat after 7 and 255 colours: 3 * 5 * 17 and 7 are what has to be kept.
    void keepsRemaindersOfLabelsPastTheDigitsOfADouble()
    {
        std::vector<std::uint64_t> labels{0, 1, 1784, 1785};
        for (int bit = 50; bit < 64; ++bit)
            for (const std::uint64_t beside : {0, 1, 2, 3, 1000, 4095})
                labels.push_back((std::uint64_t(1) << bit) + beside);
        for (std::uint64_t below = 0; below < 5000; ++below)
            labels.push_back(UINT64_MAX - below);
        for (const std::uint64_t label : labels) {
            const double number = labelNumber(label);
            const auto whole = static_cast<UInt128>(number);
            QCOMPARE(std::uint64_t(whole % labelCycle), label % labelCycle);
            QVERIFY(number <= static_cast<double>(label));
            QVERIFY(static_cast<double>(label) - number <= static_cast<double>(label) * 1e-12);
            if (label <= INT64_MAX)
                QCOMPARE(labelNumber(-std::int64_t(label)), -number);
        }
        QCOMPARE(labelNumber(INT64_MIN), -labelNumber(std::uint64_t(1) << 63));
    }

    void readsLabelsInBothByteOrders()
    {
        constexpr std::uint64_t label = 9007199254740993;
        std::vector<double> numbers(1);
        readLabels(*parseDType("<u8", {}), test::bytesFromHex("0100000000002000"), numbers);
        QCOMPARE(numbers[0], labelNumber(label));
        readLabels(*parseDType(">i8", {}), test::bytesFromHex("0020000000000001"), numbers);
        QCOMPARE(numbers[0], labelNumber(label));
        readLabels(*parseDType("<u4", {}), test::bytesFromHex("07000000"), numbers);
        QCOMPARE(numbers[0], 7.0);
    }
};

const test::Registered<TestCellNumber> registered;

} // namespace bloscope::tst_cell_number

#include "tst_cell_number.moc"
