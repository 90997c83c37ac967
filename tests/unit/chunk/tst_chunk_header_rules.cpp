#include "core/chunk/chunk_header.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_chunk_header_rules {

using namespace test;

namespace {

using Change = void (*)(ChunkHeader& header);

// 1000 bytes of 4-byte elements in blocks of 400, where 600 bytes can be the chunk's.
ChunkHeader compressed()
{
    ChunkHeader header;
    header.typesize = 4;
    header.nbytes = 1000;
    header.blocksize = 400;
    header.cbytes = 500;
    return header;
}

constexpr std::uint64_t available = 600;

} // namespace

// The rules of format.md 3.8.
class TestChunkHeaderRules : public QObject {
    Q_OBJECT

 private slots:
    void refusesWhatTheFormatForbids_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        const auto malformed = [](const char* name, Change change, const char* message) {
            QTest::newRow(name) << change << ErrorKind::Malformed << std::string(message);
        };
        const auto unsupported = [](const char* name, Change change, const char* message) {
            QTest::newRow(name) << change << ErrorKind::Unsupported << std::string(message);
        };
        // Numbers are those of format.md 14.3.
        malformed(
            "#40 cbytes negative", [](ChunkHeader& h) { h.cbytes = -1; },
            "its declared size of -1 bytes does not fit in the 600 available");
        malformed(
            "#40 cbytes below the long header", [](ChunkHeader& h) { h.cbytes = 31; },
            "its declared size of 31 bytes does not fit in the 600 available");
        malformed(
            "#40 cbytes below the short header",
            [](ChunkHeader& h) {
                h.flags = 0;
                h.cbytes = 15;
            },
            "its declared size of 15 bytes does not fit in the 600 available");
        malformed(
            "#40 cbytes past the end", [](ChunkHeader& h) { h.cbytes = 601; },
            "its declared size of 601 bytes does not fit in the 600 available");
        malformed(
            "#41 nbytes negative", [](ChunkHeader& h) { h.nbytes = -1; },
            "a decoded size of -1 bytes is impossible");
        malformed(
            "#41 nbytes too large", [](ChunkHeader& h) { h.nbytes = 2'147'483'616; },
            "a decoded size of 2147483616 bytes is impossible");
        malformed(
            "#44 typesize 0", [](ChunkHeader& h) { h.typesize = 0; }, "the element size is 0");
        malformed(
            "#45 blocksize 0", [](ChunkHeader& h) { h.blocksize = 0; },
            "a block size of 0 bytes is impossible");
        malformed(
            "#45 blocksize negative", [](ChunkHeader& h) { h.blocksize = -400; },
            "a block size of -400 bytes is impossible");
        malformed(
            "#45 blocksize too large", [](ChunkHeader& h) { h.blocksize = 536'866'817; },
            "a block size of 536866817 bytes is impossible");
        malformed(
            "zeroed",
            [](ChunkHeader& h) { h = {.version = 0, .versionlz = 0, .flags = 0, .typesize = 0}; },
            "its header contains only zeros");
        malformed(
            "#47 version 0", [](ChunkHeader& h) { h.version = 0; },
            "a chunk format of 0 is impossible");
        malformed(
            "#47 version 200", [](ChunkHeader& h) { h.version = 200; },
            "a chunk format of 200 is impossible");
        malformed(
            "#47 version 7 of noise",
            [](ChunkHeader& h) {
                h.version = 7;
                h.cbytes = 601;
            },
            "its declared size of 601 bytes does not fit in the 600 available");
        unsupported(
            "#47 version 7", [](ChunkHeader& h) { h.version = 7; },
            "written by a newer version of Blosc2 (chunk format 7)");
        malformed(
            "#51 lazy", [](ChunkHeader& h) { h.blosc2Flags = 0x08; },
            "it contains no data (a lazy chunk)");
        malformed(
            "#52 special kind 5", [](ChunkHeader& h) { h.blosc2Flags = 0x50; },
            "unknown special kind 5");
        malformed(
            "#52 special kind 7", [](ChunkHeader& h) { h.blosc2Flags = 0x70; },
            "unknown special kind 7");
        malformed(
            "#53 repeated value of nothing",
            [](ChunkHeader& h) {
                h.blosc2Flags = 0x30;
                h.cbytes = 32;
            },
            "a repeated value of 0 bytes does not fill 1000 bytes");
        malformed(
            "#53 repeated value longer than the data",
            [](ChunkHeader& h) {
                h.blosc2Flags = 0x30;
                h.nbytes = 10;
                h.cbytes = 32 + 20;
            },
            "a repeated value of 20 bytes does not fill 10 bytes");
        malformed(
            "#53 repeated value that does not divide the data",
            [](ChunkHeader& h) {
                h.blosc2Flags = 0x30;
                h.cbytes = 32 + 3;
            },
            "a repeated value of 3 bytes does not fill 1000 bytes");
        malformed(
            "#54 NaN of 2 bytes",
            [](ChunkHeader& h) {
                h.blosc2Flags = 0x20;
                h.typesize = 2;
            },
            "NaN needs elements of 4 or 8 bytes, not 2");
        malformed(
            "#54 NaN and half a NaN",
            [](ChunkHeader& h) {
                h.blosc2Flags = 0x20;
                h.nbytes = 1002;
            },
            "1002 bytes are not a whole number of NaNs of 4 bytes");
        malformed(
            "#56 plain copy too short",
            [](ChunkHeader& h) {
                h.flags = 0x07;
                h.nbytes = 469;
            },
            "a plain copy of 469 bytes is declared, but 468 are stored");
        malformed(
            "#56 plain copy too long, short header",
            [](ChunkHeader& h) {
                h.flags = 0x02;
                h.nbytes = 483;
            },
            "a plain copy of 483 bytes is declared, but 484 are stored");
        malformed(
            "#57 a table larger than the chunk", [](ChunkHeader& h) { h.blocksize = 1; },
            "a table of 1000 blocks does not fit in 468 bytes");
        malformed(
            "#57 a table that leaves no room for the dictionary",
            [](ChunkHeader& h) {
                h.blosc2Flags = 0x01;
                h.cbytes = 32 + 3 * 4;
            },
            "a table of 3 blocks does not fit in 12 bytes");
        malformed(
            "#79 variable-length blocks and a special value",
            [](ChunkHeader& h) {
                h.blosc2Flags2 = 0x01;
                h.blosc2Flags = 0x10;
            },
            "its flags contradict each other");
        malformed(
            "#79 variable-length blocks and a plain copy",
            [](ChunkHeader& h) {
                h.blosc2Flags2 = 0x01;
                h.flags = 0x07;
            },
            "its flags contradict each other");
        malformed(
            "#80 more variable-length blocks than bytes",
            [](ChunkHeader& h) {
                h.blosc2Flags2 = 0x01;
                h.blocksize = 536'866'816;
            },
            "a table of 536866816 blocks does not fit in 468 bytes");
        malformed(
            "reserved flags", [](ChunkHeader& h) { h.blosc2Flags2 = 0x02; },
            "it has the unknown flags 0x02");
    }
    void refusesWhatTheFormatForbids()
    {
        QFETCH(Change, change);
        QFETCH(ErrorKind, kind);
        ChunkHeader header = compressed();
        QCOMPARE(outcomeOf(validateChunkHeader(header, available)), std::string());
        change(header);
        const Result<> valid = validateChunkHeader(header, available);
        QTEST(outcomeOf(valid), "message");
        QCOMPARE(valid.error().kind(), kind);
    }

    void acceptsWhatRealFilesHave_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
        row("version 1", [](ChunkHeader& h) { h.version = 1; });
        row("version 6", [](ChunkHeader& h) { h.version = 6; });
        row("versionlz of no known file", [](ChunkHeader& h) { h.versionlz = 77; });
        row("cbytes to the last byte", [](ChunkHeader& h) { h.cbytes = 600; });
        row("#46 blocksize above nbytes", [](ChunkHeader& h) { h.blocksize = 536'866'816; });
        row("the largest typesize", [](ChunkHeader& h) { h.typesize = 255; });
        row("big-endian data", [](ChunkHeader& h) { h.blosc2Flags = 0x02; });
        row("an unused flag", [](ChunkHeader& h) { h.blosc2Flags = 0x04; });
        row("#81 instrumented", [](ChunkHeader& h) { h.blosc2Flags = 0x80; });
        row("a table that just fits", [](ChunkHeader& h) { h.cbytes = 32 + 3 * 4; });
        row("a dictionary's length that just fits", [](ChunkHeader& h) {
            h.blosc2Flags = 0x01;
            h.cbytes = 32 + 3 * 4 + 4;
        });
        row("nothing in it", [](ChunkHeader& h) { h.nbytes = 0; });
        row("zeros of the largest size", [](ChunkHeader& h) {
            h.blosc2Flags = 0x10;
            h.nbytes = 2'147'483'615;
        });
        row("zeros that are no whole elements", [](ChunkHeader& h) {
            h.blosc2Flags = 0x10;
            h.nbytes = 1001;
        });
        row("NaN of 8 bytes", [](ChunkHeader& h) {
            h.blosc2Flags = 0x20;
            h.typesize = 8;
        });
        row("a value that is repeated once", [](ChunkHeader& h) {
            h.blosc2Flags = 0x30;
            h.nbytes = 468;
        });
        row("uninitialised, with bytes behind the header",
            [](ChunkHeader& h) { h.blosc2Flags = 0x40; });
        row("special and plain copy at once", [](ChunkHeader& h) {
            h.blosc2Flags = 0x10;
            h.flags = 0x07;
        });
        row("#61 the dictionary bit on a plain copy", [](ChunkHeader& h) {
            h.blosc2Flags = 0x01;
            h.flags = 0x07;
            h.nbytes = 468;
        });
        row("plain copy with the bits of a codec", [](ChunkHeader& h) {
            h.flags = 0x97;
            h.nbytes = 468;
        });
        row("plain copy with the short header", [](ChunkHeader& h) {
            h.flags = 0x02;
            h.nbytes = 484;
        });
        row("variable-length blocks", [](ChunkHeader& h) {
            h.version = 6;
            h.flags = 0x15;
            h.blosc2Flags2 = 0x01;
            h.blocksize = 3;
        });
    }
    void acceptsWhatRealFilesHave()
    {
        QFETCH(Change, change);
        ChunkHeader header = compressed();
        change(header);
        QCOMPARE(outcomeOf(validateChunkHeader(header, available)), std::string());
    }
};

const Registered<TestChunkHeaderRules> registered;

} // namespace bloscope::tst_chunk_header_rules

#include "tst_chunk_header_rules.moc"
