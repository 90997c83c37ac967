#include "core/bytes/byte_reader.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_byte_reader {

using namespace test::literals;

class TestByteReader : public QObject {
    Q_OBJECT

 private slots:
    void readsFieldsOfEitherOrder()
    {
        const ByteBuffer bytes = "0102 0102 ff 61 62"_hex;
        ByteReader reader(bytes, 100);
        QCOMPARE(reader.little<std::uint16_t>("little"), std::uint16_t(0x0201));
        QCOMPARE(reader.big<std::uint16_t>("big"), std::uint16_t(0x0102));
        QCOMPARE(reader.little<std::int8_t>("signed"), std::int8_t(-1));
        QCOMPARE(reader.fileOffset(), std::uint64_t(105));
        QCOMPARE(textOf(reader.take(2, "name")), std::string_view("ab"));
        QVERIFY(reader.finish());
    }

    void failsForGoodPastTheEnd()
    {
        const ByteBuffer bytes = "01 02 03"_hex;
        ByteReader reader(bytes, 10);
        reader.little<std::uint16_t>("first");
        QCOMPARE(reader.little<std::uint32_t>("cbytes"), std::uint32_t(0));
        QCOMPARE(reader.little<std::uint8_t>("later"), std::uint8_t(0));
        QCOMPARE(reader.finish().error().text(),
                 std::string("cbytes needs 4 bytes, but only 1 are left (at byte 12)"));
    }

    void reportsTheFirstCheckThatFails()
    {
        const ByteBuffer bytes = "00 07"_hex;
        ByteReader reader(bytes);
        const auto typesize = reader.little<std::uint8_t>("typesize");
        reader.check(typesize > 0, ErrorKind::Malformed, "typesize", typesize);
        const auto second = reader.little<std::uint8_t>("second");
        reader.check(second == 8, ErrorKind::Malformed, "second", second);
        QCOMPARE(reader.finish(1).error().text(), std::string("typesize is 0 (at byte 0)"));
    }

    void namesTheMarkerItExpected()
    {
        const ByteBuffer bytes = "9e d1"_hex;
        ByteReader reader(bytes);
        reader.expect(0x9e, "frame marker");
        reader.expect(0xd2, "marker of header_len");
        QCOMPARE(reader.finish().error().text(),
                 std::string("marker of header_len is 0xd1, expected 0xd2 (at byte 1)"));
    }
};

const test::Registered<TestByteReader> registered;

} // namespace bloscope::tst_byte_reader

#include "tst_byte_reader.moc"
