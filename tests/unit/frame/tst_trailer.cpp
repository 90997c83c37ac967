#include "core/frame/frame_header.h"

#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_trailer {

using namespace test;

namespace {

constexpr std::size_t headerLen = 97;

// format.md 16.1
const ByteBuffer emptyTrailer = "94 01 93 cd 0006 de 0000 dc 0000"
                                "ce 00000023"
                                "d8 00 00000000000000000000000000000000"_hex;

// One vlmetalayer "v" with the value 2a2b.
const ByteBuffer oneEntry = "94 01 93 cd 000d de 0001 a1 76 d2 00000013 dc 0001"
                            "c6 00000002 2a2b"
                            "ce 00000031"
                            "d8 00 00000000000000000000000000000000"_hex;

std::shared_ptr<CountingSource> frameEndingIn(const ByteBuffer& trailer, std::size_t chunkArea = 0)
{
    ByteBuffer frame(headerLen + chunkArea, std::byte{0xee});
    frame.insert(frame.end(), trailer.begin(), trailer.end());
    return std::make_shared<CountingSource>(memorySource(frame));
}

Result<Trailer> readBack(const ByteBuffer& trailer, std::size_t chunkArea = 0)
{
    const auto source = frameEndingIn(trailer, chunkArea);
    return readTrailer(*source, source->size(), headerLen, {});
}

} // namespace

class TestTrailer : public QObject {
    Q_OBJECT

 private slots:
    void readsTheTrailerOfTheSmallestFrame()
    {
        const auto trailer = readBack(emptyTrailer);
        QCOMPARE(outcomeOf(trailer), std::string());
        QCOMPARE(trailer->offset, std::uint64_t(97));
        QCOMPARE(trailer->size, std::uint32_t(35));
        QCOMPARE(trailer->version, 1);
        QCOMPARE(trailer->vlMetalayers.entries.size(), std::size_t(0));
        QVERIFY(!trailer->vlMetalayers.error);
        QCOMPARE(trailer->fingerprintType, 0);
        QCOMPARE(trailer->fingerprint, ByteBuffer(16));
    }

    void readsVlMetalayers()
    {
        const auto trailer = readBack(oneEntry, 1000);
        QCOMPARE(outcomeOf(trailer), std::string());
        QCOMPARE(trailer->offset, std::uint64_t(1097));
        QCOMPARE(trailer->vlMetalayers.offset, std::uint64_t(1099));
        const MetadataEntry* entry = trailer->vlMetalayers.find("v");
        QVERIFY(entry);
        QCOMPARE(entry->value, "2a2b"_hex);
        QCOMPARE(entry->valueOffset, std::uint64_t(1097 + 0x13 + 5));
    }

    void readsTheFingerprintThatNobodyComputes()
    {
        const auto trailer =
            readBack(patched(emptyTrailer, 18, "03 000102030405060708090a0b0c0d0e0f"_hex));
        QCOMPARE(trailer->fingerprintType, 3);
        QCOMPARE(trailer->fingerprint, "000102030405060708090a0b0c0d0e0f"_hex);
    }

    void readsOnceUnlessTheTrailerIsLong()
    {
        const auto small = frameEndingIn(oneEntry, 100'000);
        QVERIFY(readTrailer(*small, small->size(), headerLen, {}));
        QCOMPARE(small->reads(), 1);
        QCOMPARE(small->bytes(), std::uint64_t(4096));

        ByteBuffer trailer = patched(oneEntry, 20, "00002000"_hex);
        trailer.insert(trailer.begin() + 26, 0x2000 - 2, std::byte{7});
        const std::size_t length = trailer.size();
        trailer = patched(trailer, length - 22,
                          bytesFromHex("0000" + hexOf({{static_cast<std::byte>(length >> 8),
                                                        static_cast<std::byte>(length)}})));
        const auto large = frameEndingIn(trailer, 100'000);
        const auto read = readTrailer(*large, large->size(), headerLen, {});
        QCOMPARE(outcomeOf(read), std::string());
        QCOMPARE(read->vlMetalayers.find("v")->value.size(), std::size_t(0x2000));
        QCOMPARE(large->reads(), 2);
    }

    void ignoresWhatLiesBehindTheFrame()
    {
        ByteBuffer file(headerLen);
        file.insert(file.end(), oneEntry.begin(), oneEntry.end());
        const std::size_t frameLen = file.size();
        file.resize(file.size() + 500, std::byte{0xff});
        const auto trailer = readTrailer(*memorySource(file), frameLen, headerLen, {});
        QCOMPARE(outcomeOf(trailer), std::string());
        QCOMPARE(trailer->offset, std::uint64_t(headerLen));
    }

    void refusesDamagedTrailers_data() // numbers of format.md 14.1
    {
        QTest::addColumn<int>("at"); // from the end when negative
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int at, ByteBuffer bytes, const char* message) {
            QTest::newRow(name) << at << std::move(bytes) << std::string(message);
        };
        row("#10 marker of the length", -23, "cd"_hex,
            "frame trailer not found: the marker of trailer_len is 0xcd, expected 0xce (at byte "
            "123)");
        row("#11 shorter than any", -22, "00000022"_hex,
            "the frame trailer is damaged: a length of 34 is impossible (at byte 124)");
        row("#11 nothing", -22, "00000000"_hex,
            "the frame trailer is damaged: a length of 0 is impossible (at byte 124)");
        row("#11 reaches into the header", -22, "00000032"_hex,
            "the frame trailer is damaged: a length of 50 is impossible (at byte 124)");
        row("#11 longer than any", -22, "ffffffff"_hex,
            "the frame trailer is damaged: a length of 4294967295 is impossible (at byte 124)");
        row("another length than it has", -22, "00000030"_hex,
            "frame trailer damaged: the marker of the trailer is 0x01, expected 0x94 (at byte 98)");
        row("marker", 0, "93"_hex,
            "frame trailer damaged: the marker of the trailer is 0x93, expected 0x94 (at byte 97)");
    }
    void refusesDamagedTrailers()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        const auto from = static_cast<std::size_t>(at < 0 ? int(oneEntry.size()) + at : at);
        const auto trailer = readBack(patched(oneEntry, from, bytes));
        QTEST(outcomeOf(trailer), "message");
        QVERIFY(failedAs(ErrorKind::Malformed, trailer));
    }

    void refusesAFrameWithoutRoomForATrailer()
    {
        const auto trailer = readBack(ByteBuffer(34));
        QCOMPARE(outcomeOf(trailer),
                 std::string("the frame trailer was not found: only 34 bytes are left for it"));
    }

    void refusesTrailersBeyondTheLimit()
    {
        const auto source = frameEndingIn(oneEntry);
        const auto trailer =
            readTrailer(*source, source->size(), headerLen, {.frameHeaderBytes = 48});
        QVERIFY(failedAs(ErrorKind::Limit, trailer));
        QCOMPARE(trailer.error().text(),
                 std::string("the frame trailer has 49 bytes; the limit is 48"));
    }

    void keepsDamageOfTheEntriesToThem()
    {
        const auto trailer = readBack(patched(oneEntry, 20, "00000003"_hex)); // into trailer_len
        QCOMPARE(outcomeOf(trailer), std::string());
        QCOMPARE(outcomeOf(Result<>(*trailer->vlMetalayers.entries[0].error)),
                 std::string("3 bytes are declared, but only 2 are available (at byte 117)"));
        const auto map = readBack(patched(oneEntry, 6, "df"_hex));
        QCOMPARE(outcomeOf(map), std::string());
        QCOMPARE(map->vlMetalayers.error->text(),
                 std::string("the marker of the metadata names is 0xdf, expected 0xde (at byte "
                             "103)"));
    }

    void acceptsOtherVersions() // format.md 14.1, #12
    {
        for (const ByteBuffer& version : {"00"_hex, "02"_hex, "ff"_hex}) {
            const auto trailer = readBack(patched(oneEntry, 1, version));
            QCOMPARE(outcomeOf(trailer), std::string());
            QCOMPARE(std::byte{trailer->version}, version[0]);
        }
    }
};

const Registered<TestTrailer> registered;

} // namespace bloscope::tst_trailer

#include "tst_trailer.moc"
