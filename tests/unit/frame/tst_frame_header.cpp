#include "core/frame/frame_header.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_frame_header {

using namespace test;

namespace {

// format.md 16.1, without the metalayers.
const ByteBuffer emptyFrame = "9e a8 62326672616d6500"
                              "d2 00000061"
                              "cf 0000000000000084"
                              "a4 12 00 51 03"
                              "d3 0000000000000000"
                              "d3 0000000000000000"
                              "d2 00000004"
                              "d2 00000000"
                              "d2 ffffffff"
                              "d1 0001 d1 0001"
                              "c2"
                              "d8 06 000000000001"
                              "01 00 000000000000 00 00"_hex;

} // namespace

class TestFrameHeader : public QObject {
    Q_OBJECT

 private slots:
    void readsTheSmallestFrame()
    {
        QCOMPARE(emptyFrame.size(), fixedHeaderBytes);
        const auto header = parseFrameHeader(emptyFrame);
        QCOMPARE(outcomeOf(header), std::string());
        QCOMPARE(header->headerLen, 97);
        QCOMPARE(header->frameLen, std::int64_t(132));
        QCOMPARE(header->version(), 2);
        QCOMPARE(header->offsetCode(), 1);
        QVERIFY(!header->variableChunks());
        QVERIFY(!header->variableLengthBlocks());
        QCOMPARE(header->frameType, 0);
        QCOMPARE(header->codecId(), 1);
        QCOMPARE(header->compressionLevel(), 5);
        QCOMPARE(header->splitMode(), 4);
        QCOMPARE(header->nbytes, std::int64_t(0));
        QCOMPARE(header->chunksize, -1);
        QVERIFY(!header->hasVlMetalayers);
        QVERIFY(!header->usesDictionary());
    }

    void readsEveryField()
    {
        const auto header = parseFrameHeader("9e a8 62326672616d6500"
                                             "d2 00000102"
                                             "cf 0102030405060708"
                                             "a4 d3 00 96 02"
                                             "d3 1112131415161718"
                                             "d3 0122232425262728"
                                             "d2 00010203"
                                             "d2 00040506"
                                             "d2 00070809"
                                             "d1 0203 d1 0405"
                                             "c3"
                                             "d8 05 010203040506"
                                             "21 22 111213141516 01 00"_hex);
        QCOMPARE(outcomeOf(header), std::string());
        QCOMPARE(header->headerLen, 0x102);
        QCOMPARE(header->frameLen, std::int64_t(0x0102030405060708));
        QCOMPARE(header->generalFlags, 0xd3);
        QCOMPARE(header->version(), 3);
        QVERIFY(header->variableChunks());
        QVERIFY(header->variableLengthBlocks());
        QCOMPARE(header->codecFlags, 0x96);
        QCOMPARE(header->codecId(), 0x21); // the nibble says: look at udcodec
        QCOMPARE(header->compressionLevel(), 9);
        QCOMPARE(header->splitMode(), 3);
        QCOMPARE(header->nbytes, std::int64_t(0x1112131415161718));
        QCOMPARE(header->cbytes, std::int64_t(0x0122232425262728));
        QCOMPARE(header->typesize, 0x10203);
        QCOMPARE(header->blocksize, 0x40506);
        QCOMPARE(header->chunksize, 0x70809);
        QCOMPARE(header->threadsCompress, 0x203);
        QCOMPARE(header->threadsDecompress, 0x405);
        QVERIFY(header->hasVlMetalayers);
        QCOMPARE(header->filterCount, 5);
        QCOMPARE(header->filters, (std::array<std::uint8_t, 6>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(header->udcodec, 0x21);
        QCOMPARE(header->codecMeta, 0x22);
        QCOMPARE(header->filtersMeta, (std::array<std::uint8_t, 6>{17, 18, 19, 20, 21, 22}));
        QVERIFY(header->usesDictionary());
    }

    void refusesEveryWrongMarker_data() // format.md 14.1, #3
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<std::string>("message");
        const auto row = [](int at, const char* field, const char* expected) {
            QTest::addRow("byte %d", at)
                << at
                << std::string("frame header damaged: the marker of ") + field +
                       " is 0xc1, expected " + expected + " (at byte " + std::to_string(at) + ")";
        };
        row(0, "the header", "0x9e");
        row(1, "the magic", "0xa8");
        row(10, "header_len", "0xd2");
        row(15, "frame_len", "0xcf");
        row(24, "the flags", "0xa4");
        row(29, "nbytes", "0xd3");
        row(38, "cbytes", "0xd3");
        row(47, "typesize", "0xd2");
        row(52, "blocksize", "0xd2");
        row(57, "chunksize", "0xd2");
        row(62, "nthreads_c", "0xd1");
        row(65, "nthreads_d", "0xd1");
        row(69, "the filters", "0xd8");
    }
    void refusesEveryWrongMarker()
    {
        QFETCH(int, at);
        const auto header =
            parseFrameHeader(patched(emptyFrame, static_cast<std::size_t>(at), "c1"_hex));
        QVERIFY(failedAs(ErrorKind::Malformed, header));
        QTEST(header.error().text(), "message");
    }

    void refusesWhatTheFormatForbids_data() // numbers of format.md 14.1
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        const auto malformed = [](const char* name, int at, ByteBuffer bytes, const char* message) {
            QTest::newRow(name) << at << std::move(bytes) << ErrorKind::Malformed
                                << std::string("frame header damaged: ") + message;
        };
        const auto unsupported = [](const char* name, int at, ByteBuffer bytes,
                                    const char* message) {
            QTest::newRow(name) << at << std::move(bytes) << ErrorKind::Unsupported
                                << std::string(message);
        };
        unsupported("#4 version 4", 25, "14"_hex,
                    "written by a newer version of Blosc2 (frame format 4); this program supports "
                    "formats up to 3");
        unsupported("#4 version 15", 25, "1f"_hex,
                    "written by a newer version of Blosc2 (frame format 15); this program supports "
                    "formats up to 3");
        malformed("#5 type 2", 26, "02"_hex, "frame type 2 (at byte 26)");
        malformed("#5 unknown type", 26, "10"_hex, "frame type 16 (at byte 26)");
        unsupported("#6 offsets of 32 bits", 25, "02"_hex,
                    "unsupported width of chunk offsets (code 0)");
        unsupported("#6 offsets of 128 bits", 25, "22"_hex,
                    "unsupported width of chunk offsets (code 2)");
        malformed("#7 header_len below the least", 11, "00000060"_hex,
                  "a header length of 96 is impossible (at byte 11)");
        malformed("#7 header_len beyond the frame", 11, "00000085"_hex,
                  "a header length of 133 is impossible (at byte 11)");
        malformed("#7 header_len negative", 11, "ffffffff"_hex,
                  "a header length of -1 is impossible (at byte 11)");
        malformed("#8 frame_len below the least", 16, "000000000000006f"_hex,
                  "a frame length of 111 is impossible (at byte 16)");
        malformed("#8 frame_len with the top bit", 16, "8000000000000084"_hex,
                  "a frame length of -9223372036854775676 is impossible (at byte 16)");
        malformed("#13 nbytes negative", 30, "ffffffffffffffff"_hex,
                  "negative data size (nbytes -1, cbytes 0) (at byte 30)");
        malformed("#13 cbytes negative", 39, "8000000000000000"_hex,
                  "negative data size (nbytes 0, cbytes -9223372036854775808) (at byte 30)");
        malformed("#15 typesize 0", 48, "00000000"_hex,
                  "an element size of 0 is impossible (at byte 48)");
        malformed("#15 typesize negative", 48, "ffffffff"_hex,
                  "an element size of -1 is impossible (at byte 48)");
        malformed("#15 typesize too large", 48, "20000001"_hex,
                  "an element size of 536870913 is impossible (at byte 48)");
        malformed("#18 seven filter slots", 70, "07"_hex, "7 filter slots (at byte 70)");
    }
    void refusesWhatTheFormatForbids()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        QFETCH(ErrorKind, kind);
        const auto header =
            parseFrameHeader(patched(emptyFrame, static_cast<std::size_t>(at), bytes));
        QTEST(outcomeOf(header), "message");
        QVERIFY(failedAs(kind, header));
    }

    void acceptsWhatIsOnlyUnusual_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<ByteBuffer>("bytes");
        const auto row = [](const char* name, int at, ByteBuffer bytes) {
            QTest::newRow(name) << at << std::move(bytes);
        };
        row("version 0", 25, "10"_hex);
        row("version 3 without the bits that ask for it", 25, "13"_hex);
        row("the shortest frame there can be", 16, "0000000000000070"_hex);
        row("a header that fills the frame", 11, "00000084"_hex);
        row("the largest typesize", 48, "1fffeec0"_hex);
        row("#16 a negative blocksize, which only a writer needs", 53, "ffffffff"_hex);
        row("#19 an unknown codec", 27, "5d"_hex);
        row("#19 an unknown filter", 71, "1f"_hex);
        row("#20 level 15", 27, "f1"_hex);
        row("#20 reserved bits", 28, "fc"_hex);
        row("no filter slots", 70, "00"_hex);
        row("a strange has_vlmetalayers", 68, "00"_hex);
        row("reserved byte", 86, "ff"_hex);
    }
    void acceptsWhatIsOnlyUnusual()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        QCOMPARE(
            outcomeOf(parseFrameHeader(patched(emptyFrame, static_cast<std::size_t>(at), bytes))),
            std::string());
    }

    void saysWhatIsMissingOfAShortHeader_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("message");
        const auto row = [](int size, const char* message) {
            QTest::addRow("%d bytes", size)
                << size << std::string("frame header damaged: ") + message;
        };
        row(0, "the marker of the header needs 1 bytes, but only 0 are left (at byte 0)");
        row(9, "magic needs 8 bytes, but only 7 are left (at byte 2)");
        row(14, "header_len needs 4 bytes, but only 3 are left (at byte 11)");
        row(46, "cbytes needs 8 bytes, but only 7 are left (at byte 39)");
        row(86, "reserved needs 1 bytes, but only 0 are left (at byte 86)");
    }
    void saysWhatIsMissingOfAShortHeader()
    {
        QFETCH(int, size);
        const ByteBuffer bytes(emptyFrame.begin(), emptyFrame.begin() + size);
        QTEST(outcomeOf(parseFrameHeader(bytes)), "message");
    }

    void recognisesAFrameByItsMagic()
    {
        QVERIFY(looksLikeAFrame(emptyFrame));
        QVERIFY(looksLikeAFrame("0000 62326672616d6500"_hex));
        QVERIFY(!looksLikeAFrame("0000 62326672616d65"_hex));
        QVERIFY(!looksLikeAFrame("0000 62326672616d6501"_hex));
        QVERIFY(!looksLikeAFrame("62326672616d6500 0000"_hex));
        QVERIFY(!looksLikeAFrame({}));
    }
};

const Registered<TestFrameHeader> registered;

} // namespace bloscope::tst_frame_header

#include "tst_frame_header.moc"
