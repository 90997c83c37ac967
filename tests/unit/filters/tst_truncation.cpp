#include "core/filters/filters.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <cmath>
#include <limits>

namespace bloscope::tst_truncation {

using namespace test;

namespace {

FilterStep stepOf(int typesize, int parameter)
{
    return {.typesize = static_cast<std::size_t>(typesize),
            .meta = static_cast<std::uint8_t>(parameter)};
}

ByteBuffer applied(FilterFunction apply, const FilterStep& step, const ByteBuffer& bytes)
{
    ByteBuffer result(bytes.size(), std::byte{0xee});
    apply(step, bytes, result);
    return result;
}

} // namespace

class TestTruncation : public QObject {
    Q_OBJECT

 private slots:
    void keepsOrLosesBits_data()
    {
        QTest::addColumn<bool>("areFloats");
        QTest::addColumn<int>("typesize");
        QTest::addColumn<int>("parameter");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<ByteBuffer>("stored");
        const auto floats = [](const char* name, int typesize, int parameter, ByteBuffer bytes,
                               ByteBuffer stored) {
            QTest::newRow(name) << true << typesize << parameter << bytes << stored;
        };
        const auto whole = [](const char* name, int typesize, int parameter, ByteBuffer bytes,
                              ByteBuffer stored) {
            QTest::newRow(name) << false << typesize << parameter << bytes << stored;
        };
        floats("f4, one bit kept", 4, 1, "ffff7f3f"_hex, "0000403f"_hex);
        floats("f4, all kept", 4, 23, "ffff7f3f ffffffbf"_hex, "ffff7f3f ffffffbf"_hex);
        floats("f4, eight lost", 4, -8, "ffff7f3f"_hex, "00ff7f3f"_hex);
        floats("f4, none lost", 4, 23, "01000000"_hex, "01000000"_hex);
        floats("f8, four kept", 8, 4, "ffffffffffffef3f"_hex, "000000000000ef3f"_hex);
        floats("f8, nine lost", 8, -9, "ffffffffffffef3f"_hex, "00feffffffffef3f"_hex);
        floats("a rest", 4, 1, "ffff7f3f ffff"_hex, "0000403f ffff"_hex);
        whole("i1", 1, 4, "ff 17"_hex, "f0 10"_hex);
        whole("i2", 2, -4, "ffff 1234"_hex, "f0ff 1034"_hex);
        whole("i4", 4, 8, "ffffffff"_hex, "000000ff"_hex);
        whole("i8", 8, -63, "ffffffffffffffff"_hex, "0000000000000080"_hex);
        whole("u8, all kept", 8, 64, "0102030405060708"_hex, "0102030405060708"_hex);
    }
    void keepsOrLosesBits()
    {
        QFETCH(bool, areFloats);
        QFETCH(int, typesize);
        QFETCH(int, parameter);
        QFETCH(ByteBuffer, bytes);
        const FilterStep step = stepOf(typesize, parameter);
        QVERIFY((areFloats ? checkTruncPrec : checkIntTrunc)(step, bytes.size()));
        const FilterFunction apply = areFloats ? applyTruncPrec : applyIntTrunc;
        const ByteBuffer stored = applied(apply, step, bytes);
        QTEST(stored, "stored");
        QCOMPARE(applied(apply, step, stored), stored);
    }

    // By division: as far from zero as the kept bits reach.
    void isNearTheNumber()
    {
        const ByteBuffer bytes = noise(8000);
        for (int kept = 1; kept <= 52; ++kept) {
            const ByteBuffer stored = applied(applyTruncPrec, stepOf(8, kept), bytes);
            for (std::size_t at = 0; at < bytes.size(); at += 8) {
                const auto was = loadLittle<double>(&bytes[at]);
                const auto is = loadLittle<double>(&stored[at]);
                QCOMPARE(std::isnan(is), std::isnan(was));
                if (std::isnormal(was))
                    QVERIFY(std::abs(was - is) <= std::abs(was) * std::ldexp(1.0, -kept));
            }
        }
    }

    void leavesWhatIsNoNumberSo()
    {
        // infinite; a NaN of the lowest bit alone; one with the highest as well
        const ByteBuffer bytes = "0000807f 0100807f 0100c0ff"_hex;
        QCOMPARE(applied(applyTruncPrec, stepOf(4, 4), bytes), "0000807f 0000c07f 0000c0ff"_hex);
    }

    void refuses_data()
    {
        QTest::addColumn<bool>("areFloats");
        QTest::addColumn<int>("typesize");
        QTest::addColumn<int>("parameter");
        QTest::addColumn<std::string>("message");
        const std::string of32 =
            " is not in the range 1 to 23 (bits to keep) or -1 to -22 (bits to drop)";
        QTest::newRow("nothing kept") << true << 4 << 0 << "trunc_prec: 0" + of32;
        QTest::newRow("too many kept") << true << 4 << 24 << "trunc_prec: 24" + of32;
        QTest::newRow("all lost") << true << 4 << -23 << "trunc_prec: -23" + of32;
        QTest::newRow("most negative") << true << 4 << -128 << "trunc_prec: -128" + of32;
        QTest::newRow("halves")
            << true << 2 << 3
            << std::string("trunc_prec needs floats of 4 or 8 bytes, but the elements have 2");
        QTest::newRow("all of a byte") << false << 1 << -8
                                       << std::string("int_trunc: -8 is not in the range 1 to 8 "
                                                      "(bits to keep) or -1 to -7 (bits to drop)");
        QTest::newRow("three bytes")
            << false << 3 << 1
            << std::string(
                   "int_trunc needs whole numbers of 1, 2, 4 or 8 bytes, but the elements have 3");
    }
    void refuses()
    {
        QFETCH(bool, areFloats);
        QFETCH(int, typesize);
        QFETCH(int, parameter);
        const Result<> checked =
            (areFloats ? checkTruncPrec : checkIntTrunc)(stepOf(typesize, parameter), 64);
        QVERIFY(failedAs(ErrorKind::Usage, checked));
        QTEST(checked.error().text(), "message");
    }
};

const Registered<TestTruncation> registered;

} // namespace bloscope::tst_truncation

#include "tst_truncation.moc"
