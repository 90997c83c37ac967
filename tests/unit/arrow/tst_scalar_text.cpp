#include "core/arrow/rows.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_scalar_text {

using namespace arrow;
using namespace test;

class TestScalarText : public QObject {
    Q_OBJECT

 private slots:
    void writesDates_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("unit");
        QTest::addColumn<bool>("hasZone");
        QTest::addColumn<qint64>("count");
        QTest::addColumn<std::string>("text");
        const auto row = [](Kind kind, Unit unit, bool zone, qint64 count, const char* text) {
            QTest::addRow("%s", text)
                << int(kind) << int(unit) << zone << count << std::string(text);
        };
        row(Kind::Date, Unit::Days, false, 18690, "2021-03-04");
        row(Kind::Date, Unit::Milliseconds, false, 18690LL * 86'400'000, "2021-03-04");
        row(Kind::Date, Unit::Milliseconds, false, 1, "1970-01-01T00:00:00.001");
        row(Kind::Timestamp, Unit::Seconds, false, 1'614'834'367, "2021-03-04T05:06:07");
        row(Kind::Timestamp, Unit::Microseconds, true, -1, "1969-12-31T23:59:59.999999Z");
        row(Kind::Timestamp, Unit::Nanoseconds, true, INT64_MIN, "NaT");
        row(Kind::Duration, Unit::Milliseconds, false, 5, "5 milliseconds");
    }
    void writesDates()
    {
        QFETCH(int, kind);
        QFETCH(int, unit);
        QFETCH(bool, hasZone);
        QFETCH(qint64, count);
        QFETCH(std::string, text);
        Field field;
        field.kind = Kind(kind);
        field.unit = Unit(unit);
        field.zone = hasZone ? "UTC" : "";
        QCOMPARE(dateText(field, count), text);
    }

    void writesTimes_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<qint64>("count");
        QTest::addColumn<std::string>("text");
        const auto row = [](Unit unit, qint64 count, const char* text) {
            QTest::addRow("%s", text) << int(unit) << count << std::string(text);
        };
        row(Unit::Seconds, 86'399, "23:59:59");
        row(Unit::Milliseconds, 1'001, "00:00:01.001");
        row(Unit::Nanoseconds, 3'600'000'000'007, "01:00:00.000000007");
        row(Unit::Seconds, 86'400, "86400 s");
        row(Unit::Microseconds, -1, "-1 us");
    }
    void writesTimes()
    {
        QFETCH(int, unit);
        QFETCH(qint64, count);
        QFETCH(std::string, text);
        QCOMPARE(timeText(Unit(unit), count), text);
    }

    void writesDecimals_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<int>("scale");
        QTest::addColumn<std::string>("text");
        const auto row = [](const ByteBuffer& bytes, int scale, const char* text) {
            QTest::addRow("%s", text) << bytes << scale << std::string(text);
        };
        row("00000000 00000000 00000000 00000000"_hex, 2, "0.00");
        row("39300000 00000000 00000000 00000000"_hex, 2, "123.45");
        row("39300000 00000000 00000000 00000000"_hex, 0, "12345");
        row("39300000 00000000 00000000 00000000"_hex, -2, "1234500");
        row("ffffffff ffffffff ffffffff ffffffff"_hex, 3, "-0.001");
        row("ffffffff ffffffff ffffffff ffffff7f"_hex, 0,
            "170141183460469231731687303715884105727");
        row("00000000 00000000 00000000 00000080"_hex, 38,
            "-1.70141183460469231731687303715884105728");
        row("00ca9a3b"_hex, 0, "1000000000");
    }
    void writesDecimals()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(int, scale);
        QFETCH(std::string, text);
        QCOMPARE(decimalText(bytes, scale), text);
    }
};

const Registered<TestScalarText> registered;

} // namespace bloscope::tst_scalar_text

#include "tst_scalar_text.moc"
