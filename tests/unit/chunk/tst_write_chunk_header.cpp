#include "core/chunk/chunk_header.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_write_chunk_header {

using namespace test;

class TestWriteChunkHeader : public QObject {
    Q_OBJECT

 private slots:
    void putsEveryFieldInItsPlace() // format.md 3.1, 3.2
    {
        ChunkHeader header;
        header.version = 6;
        header.versionlz = 1;
        header.flags = 0x35;
        header.typesize = 4;
        header.nbytes = 0x01020304;
        header.blocksize = 0x05060708;
        header.cbytes = 0x090a0b0c;
        header.filters = {1, 2, 3, 4, 32, 33};
        header.udcodec = 5;
        header.codecMeta = 6;
        header.filtersMeta = {11, 12, 13, 14, 15, 16};
        header.blosc2Flags2 = 1;
        header.blosc2Flags = 0x10;
        ByteWriter to;
        writeChunkHeader(header, to);
        QCOMPARE(
            std::move(to).finish(),
            "06 01 35 04 04030201 08070605 0c0b0a09 010203042021 05 06 0b0c0d0e0f10 01 10"_hex);
    }

    void isTheInverseOfParsing()
    {
        const ByteBuffer bytes =
            "05 01 95 08 00100000 00040000 80000000 000003000002 05 00 000000000007 00 00"_hex;
        ByteWriter to;
        writeChunkHeader(*parseChunkHeader(bytes, 0), to);
        QCOMPARE(std::move(to).finish(), bytes);
    }

    void knowsWhereTheEncodedSizeStands()
    {
        ByteWriter to;
        writeChunkHeader({}, to);
        to.patchLittle<std::int32_t>(cbytesOffset, 77);
        QCOMPARE(parseChunkHeader(to.view(), 0)->cbytes, 77);
        QCOMPARE(to.size(), std::size_t(extendedHeaderBytes));
    }
};

const Registered<TestWriteChunkHeader> registered;

} // namespace bloscope::tst_write_chunk_header

#include "tst_write_chunk_header.moc"
