#include "core/bytes/byte_writer.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_byte_writer {

using namespace test::literals;

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

const test::Registered<TestByteWriter> registered;

} // namespace bloscope::tst_byte_writer

#include "tst_byte_writer.moc"
