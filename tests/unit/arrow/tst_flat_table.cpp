#include "core/arrow/flat_table.h"

#include "tests/support/compare.h"
#include "tests/support/flat_buffer.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_flat_table {

using namespace arrow;
using namespace test;

class TestFlatTable : public QObject {
    Q_OBJECT

 private slots:
    void readsFields()
    {
        const ByteBuffer buffer =
            FlatPart::table()
                .number(0, std::int16_t(-3))
                .part(2, FlatPart::text("name"))
                .part(3, FlatPart::table().number(1, std::uint8_t(7)))
                .part(4, FlatPart::tables({FlatPart::table().number(0, std::int32_t(5))}))
                .buffer();
        const auto table = FlatTable::root(buffer);
        QCOMPARE(outcomeOf(table), std::string());
        QCOMPARE(table->number<std::int16_t>(0, 0), -3);
        QCOMPARE(table->number<std::int16_t>(1, 9), 9);
        QCOMPARE(table->number<std::int16_t>(100, 9), 9);
        QVERIFY(!table->has(1));
        QCOMPARE(*table->text(2), std::string("name"));
        QCOMPARE(*table->text(1), std::string());
        QCOMPARE(table->table(3)->number<std::uint8_t>(1, 0), 7);
        const auto tables = table->vector(4, 4);
        QCOMPARE(tables->size(), 1U);
        QCOMPARE(tables->table(0)->number<std::int32_t>(0, 0), 5);
    }

    void needsTablesThatAreThere()
    {
        const ByteBuffer buffer = FlatPart::table().number(0, std::int32_t(1)).buffer();
        QCOMPARE(outcomeOf(FlatTable::root(buffer)->table(5)),
                 std::string("its metadata lacks the required field 5 (in the table at byte 4)"));
    }

    // A number that the table has no room for is none.
    void keepsToTheTable()
    {
        const ByteBuffer buffer = FlatPart::table().number(0, std::uint8_t(1)).buffer();
        QCOMPARE(FlatTable::root(buffer)->number<std::uint8_t>(0, 9), 1);
        QCOMPARE(FlatTable::root(buffer)->number<std::int64_t>(0, 9), 9);
    }

    void staysInside_data()
    {
        QTest::addColumn<ByteBuffer>("buffer");
        QTest::newRow("nothing") << ByteBuffer();
        QTest::newRow("no table") << "04000000"_hex;
        QTest::newRow("far root") << "f0ffffff00000000"_hex;
        QTest::newRow("list before the buffer") << "04000000 10000000"_hex;
        QTest::newRow("list behind it") << "04000000 00000080 04000400"_hex;
        QTest::newRow("list too long") << "04000000 fcffffff ffff0400"_hex;
        QTest::newRow("list too short") << "04000000 fcffffff 02000400"_hex;
        QTest::newRow("table too long") << "04000000 fcffffff 0400ffff"_hex;
    }
    void staysInside()
    {
        QFETCH(ByteBuffer, buffer);
        QVERIFY(failedAs(ErrorKind::Malformed, FlatTable::root(buffer)));
    }

    // A table of one field, whose four bytes lead somewhere.
    void followsNoOffsetOutside_data()
    {
        QTest::addColumn<ByteBuffer>("offset");
        QTest::newRow("behind the end") << "40000000"_hex;
        QTest::newRow("far") << "ffffffff"_hex;
        QTest::newRow("to a size that is too large") << "06000000"_hex;
    }
    void followsNoOffsetOutside()
    {
        QFETCH(ByteBuffer, offset);
        ByteBuffer buffer = "04000000 f8ffffff 00000000 06000800 0400 ffffff7f 0000"_hex;
        buffer = patched(std::move(buffer), 8, offset);
        const auto table = FlatTable::root(buffer);
        QCOMPARE(outcomeOf(table), std::string());
        QVERIFY(failedAs(ErrorKind::Malformed, table->text(0)));
        QVERIFY(failedAs(ErrorKind::Malformed, table->vector(0, 16)));
    }
};

const Registered<TestFlatTable> registered;

} // namespace bloscope::tst_flat_table

#include "tst_flat_table.moc"
