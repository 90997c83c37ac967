#include "core/bytes/byte_writer.h"
#include "tests/support/hex.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::test::literals;

class TestByteWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesWhatTheReaderReads()
    {
        ByteWriter writer;
        writer.little<std::uint32_t>(0x01020304);
        writer.big<std::uint16_t>(0x0506);
        writer.byte(7);
        writer.zeros(2);
        writer.bytes(bytesOf("ab"));
        writer.patchLittle<std::uint8_t>(0, 0xff);
        QCOMPARE(std::move(writer).finish(), "ff030201 0506 07 0000 6162"_hex);
    }
};

QTEST_APPLESS_MAIN(TestByteWriter)
#include "tst_byte_writer.moc"
