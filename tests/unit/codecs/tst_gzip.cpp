#include "core/codecs/gzip.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_gzip {

using namespace test::literals;

namespace {

// "aaaaa": header, one fixed block, CRC-32, size
const ByteBuffer packed = "1f8b080000000000 00ff 4b4c4c4c4c0400 b993acee 05000000"_hex;

} // namespace

class TestGzip : public QObject {
    Q_OBJECT

 private slots:
    void unpacksOneMember()
    {
        QVERIFY(looksLikeGzip(packed));
        QCOMPARE(*decodeGzip(packed, 5), "6161616161"_hex);
    }

    void refusesMoreThanItMayUnpack()
    {
        const auto unpacked = decodeGzip(packed, 4);
        QVERIFY(!unpacked);
        QCOMPARE(unpacked.error().kind(), ErrorKind::Limit);
        QCOMPARE(unpacked.error().text(),
                 std::string("gzip: the data expands to 5 bytes; the limit is 4"));
    }

    void refusesDamagedMembers_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");

        QTest::newRow("empty") << ByteBuffer();
        QTest::newRow("too short") << ByteBuffer(packed.begin(), packed.begin() + 17);
        QTest::newRow("wrong checksum") << test::patched(packed, packed.size() - 8, "00000000"_hex);
        QTest::newRow("wrong size") << test::patched(packed, packed.size() - 4, "06000000"_hex);
        QTest::newRow("size that no stream of this length has")
            << test::patched(packed, packed.size() - 4, "00000010"_hex);
        QTest::newRow("zlib") << "789c 4b4c4c4c4c0400 05b401e6 00000000000000"_hex;
    }
    void refusesDamagedMembers()
    {
        QFETCH(ByteBuffer, bytes);
        const auto unpacked = decodeGzip(bytes, 1U << 30U);
        QVERIFY(!unpacked);
        QCOMPARE(unpacked.error().text(), std::string("gzip: the stream is damaged"));
    }
};

const test::Registered<TestGzip> registered;

} // namespace bloscope::tst_gzip

#include "tst_gzip.moc"
