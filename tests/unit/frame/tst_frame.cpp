#include "core/frame/frame.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <thread>

namespace bloscope::tst_frame {

using namespace test;

namespace {

// format.md 16.2
const ByteBuffer smallFrame = "9ea862326672616d6500 d200000073"
                              "cf0000000000000118 a412005003"
                              "d3000000000000000a d3000000000000002a"
                              "d200000001 d200000000 d20000000a"
                              "d10001 d10001 c3"
                              "d806 000000000001 00 00 000000000000 00 00"
                              "93cd0011de0001 a46e6f7465 d20000006b dc0001"
                              "c600000003a26869"
                              "05010701 0a000000 0a000000 2a000000"
                              "00000000000100000000000000000000"
                              "30313233343536373839"
                              "05010708 08000000 08000000 28000000"
                              "00000000000000000000000000000000"
                              "0000000000000000"
                              "9401 93cd000fde0001 a3746167 d200000015 dc0001"
                              "c600000022"
                              "05010701 02000000 01000000 22000000"
                              "00000000000000000000000000000000"
                              "a178"
                              "ce00000053 d80000000000000000000000000000000000"_hex;

Result<FramePtr> opened(const ByteBuffer& bytes, const Limits& limits = {})
{
    return Frame::open(memorySource(bytes), limits);
}

// "Damage index: ..., Note trailer: ..."
std::string problemsOf(const Frame& frame)
{
    std::string text;
    for (const Problem& problem : frame.problems())
        text += (text.empty() ? "" : " | ") +
                std::string(problem.severity == Problem::Severity::Note ? "Note " : "Damage ") +
                problem.part + ": " + problem.text;
    return text;
}

ByteBuffer bigEndian(std::uint64_t value, std::size_t size)
{
    ByteBuffer bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(value >> (8 * (size - 1 - i)));
    return bytes;
}

ByteBuffer littleEndian(std::uint64_t value)
{
    ByteBuffer bytes(8);
    std::memcpy(bytes.data(), &value, 8);
    return bytes;
}

// A frame of four chunks of 1000 noisy bytes, the last of 500: all plain copies, so that the entry
// of chunk n stands 8 * n behind the index's header.
const ByteBuffer fourChunks = [] {
    return chunksFrame({noise(1000, 1), noise(1000, 2), noise(1000, 3), noise(500, 4)}, 1,
                       {.level = 0,
                        .metalayers = {{"note", "a26869"_hex}},
                        .vlMetalayers = {{"tag", "a178"_hex}}});
}();

ByteBuffer withEntry(const ByteBuffer& frame, std::int64_t n, std::uint64_t entry)
{
    const std::uint64_t index = (*opened(frame))->indexOffset();
    return patched(frame, index + 32 + 8 * static_cast<std::uint64_t>(n), littleEndian(entry));
}

std::string outcomeOfChunk(const ByteBuffer& frame, std::int64_t n)
{
    return outcomeOf((*opened(frame))->chunk(n));
}

} // namespace

class TestFrame : public QObject {
    Q_OBJECT

 private slots:
    void opensTheSmallestFrame() // format.md 16.1
    {
        const auto frame = opened("9ea862326672616d6500 d200000061 cf0000000000000084 a412005103"
                                  "d30000000000000000 d30000000000000000 d200000004 d200000000"
                                  "d2ffffffff d10001 d10001 c2 d806000000000001"
                                  "01000000000000000000 93cd0007de0000dc0000"
                                  "9401 93cd0006de0000dc0000 ce00000023"
                                  "d80000000000000000000000000000000000"_hex);
        QCOMPARE(outcomeOf(frame), std::string());
        QCOMPARE(problemsOf(**frame), std::string());
        QCOMPARE((*frame)->chunkCount(), std::int64_t(0));
        QCOMPARE((*frame)->index(), nullptr);
        QVERIFY(!(*frame)->indexError());
        QVERIFY((*frame)->metalayers().entries.empty());
        QVERIFY((*frame)->vlMetalayers().entries.empty());
        QCOMPARE(outcomeOf((*frame)->chunk(0)),
                 std::string("there is no chunk 0; the frame has 0"));
    }

    void readsTheExample() // format.md 16.2
    {
        const auto frame = opened(smallFrame);
        QCOMPARE(outcomeOf(frame), std::string());
        QCOMPARE(problemsOf(**frame), std::string());
        QCOMPARE((*frame)->metalayers().find("note")->value, "a26869"_hex);
        QCOMPARE((*frame)->metalayers().find("note")->valueOffset, std::uint64_t(0x70));
        QCOMPARE((*frame)->chunkCount(), std::int64_t(1));
        QCOMPARE((*frame)->indexOffset(), std::uint64_t(0x9d));
        const ChunkPtr chunk = *(*frame)->chunk(0);
        QCOMPARE(chunk->offset(), std::uint64_t(0x73));
        QCOMPARE(*chunk->decode(), "30313233343536373839"_hex);
        const MetadataEntry* tag = (*frame)->vlMetalayers().find("tag");
        QCOMPARE(tag->valueOffset, std::uint64_t(0xdf));
        QCOMPARE(*(*frame)->readVlMetadata(*tag), "a178"_hex);
    }

    void readsChunksOfASource()
    {
        const FramePtr frame = *opened(fourChunks);
        QCOMPARE(problemsOf(*frame), std::string());
        QCOMPARE(frame->chunkCount(), std::int64_t(4));
        for (std::uint32_t n = 0; n < 4; ++n)
            QCOMPARE(*(*frame->chunk(n))->decode(), noise(n < 3 ? 1000 : 500, n + 1));
        QCOMPARE(*frame->chunk(2), *frame->chunk(2)); // opened once
    }

    void opensAnyNumberOfChunksInTheSameNumberOfReads_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<qlonglong>("chunks");
        QTest::addColumn<int>("reads"); // header, trailer, the index's header, its table if any
        QTest::addColumn<qulonglong>("mostBytes");
        const auto unstored = [](std::int64_t chunks) {
            return unstoredArrayFrame({1000 * chunks}, {1000}, {1000}, "<i4");
        };
        QTest::newRow("one, unstored") << unstored(1) << 1LL << 3 << 600ULL;
        QTest::newRow("ten millions, unstored")
            << unstored(10'000'000) << 10'000'000LL << 4 << 600ULL;
        QTest::newRow("one") << frameOfManyChunks(1) << 1LL << 3 << 600ULL;
        QTest::newRow("a thousand") << frameOfManyChunks(1000) << 1000LL << 4 << 600ULL;
        QTest::newRow("a million") << frameOfManyChunks(1'000'000) << 1'000'000LL << 4 << 10'000ULL;
        QTest::newRow("ten millions")
            << frameOfManyChunks(10'000'000) << 10'000'000LL << 4 << 20'000ULL;
    }
    void opensAnyNumberOfChunksInTheSameNumberOfReads()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(qlonglong, chunks);
        QFETCH(qulonglong, mostBytes);
        const auto source = std::make_shared<CountingSource>(memorySource(bytes));
        const FramePtr frame = *Frame::open(source);
        QCOMPARE(frame->chunkCount(), chunks);
        QTEST(source->reads(), "reads");
        QVERIFY2(source->bytes() <= mostBytes, qPrintable(QString::number(source->bytes())));
        source->forget();
        QVERIFY(frame->chunk(chunks - 1));
        QVERIFY(source->reads() <= 4);
        QVERIFY(source->bytes() < 1'000'000);
    }

    void readsEachPartOfALargeIndexOnceFromEndToEnd()
    {
        const auto source =
            std::make_shared<CountingSource>(memorySource(frameOfManyChunks(10'000'000)));
        const FramePtr frame = *Frame::open(source);
        source->forget();
        for (std::int64_t n = 0; n < frame->chunkCount(); n += 997)
            QCOMPARE(frame->indexEntry(n)->stored(), n % 1000 == 0);
        QCOMPARE(source->reads(), frame->index()->chunk()->blockCount());
    }

    void readsLongHeadersInOneMoreRead()
    {
        const ByteBuffer value = noise(100'000);
        const ByteBuffer bytes = chunksFrame({noise(100)}, 1, {.metalayers = {{"long", value}}});
        const auto source = std::make_shared<CountingSource>(memorySource(bytes));
        const FramePtr frame = *Frame::open(source);
        QCOMPARE(frame->metalayers().find("long")->value, value);
        QVERIFY(source->reads() <= 5);
        const auto refused = opened(bytes, {.frameHeaderBytes = 100'000});
        QVERIFY(failedAs(ErrorKind::Limit, refused));
        QCOMPARE(refused.error().text(),
                 std::string("the frame header has 100112 bytes; the limit is 100000"));
    }

    void opensTruncatedFilesAsFarAsTheyGo()
    {
        const FramePtr whole = *opened(fourChunks);
        const auto headerLen = static_cast<std::size_t>(whole->header().headerLen);
        for (std::size_t size = 0; size < fourChunks.size(); size += size < 300 ? 1 : 97) {
            const auto frame = opened(
                {fourChunks.begin(), fourChunks.begin() + static_cast<std::ptrdiff_t>(size)});
            QCOMPARE(frame.has_value(), size >= headerLen);
            if (!frame)
                continue;
            QCOMPARE((*frame)->metalayers().find("note")->value, "a26869"_hex);
            QCOMPARE((*frame)->header().nbytes, std::int64_t(3500));
            QCOMPARE((*frame)->chunkCount(), std::int64_t(0));
            QCOMPARE(problemsOf(**frame),
                     "Damage index: the file is truncated: the frame should have " +
                         std::to_string(fourChunks.size()) + " bytes, but the file has " +
                         std::to_string(size));
        }
    }

    void refusesWhatHasNoHeader_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, ByteBuffer bytes, ErrorKind kind,
                            const char* message) {
            QTest::newRow(name) << std::move(bytes) << kind << std::string(message);
        };
        const auto start = [](int size) {
            return ByteBuffer(smallFrame.begin(), smallFrame.begin() + size);
        };
        constexpr auto noFrame = "not a Blosc2 frame: the signature \"b2frame\" is missing";
        row("nothing", {}, ErrorKind::NotBlosc2, noFrame);
        row("#2 before the magic ends", start(9), ErrorKind::NotBlosc2, noFrame);
        row("#2 another magic", patched(smallFrame, 2, "42"_hex), ErrorKind::NotBlosc2, noFrame);
        row("#1 too short", start(111), ErrorKind::Malformed,
            "too short to be a Blosc2 frame: 111 bytes, but at least 112 are needed");
        row("#8 header cut off", start(114), ErrorKind::Malformed,
            "the file is truncated: the header should have 115 bytes, but the file has 114");
        row("#3 a marker", patched(smallFrame, 29, "c1"_hex), ErrorKind::Malformed,
            "frame header damaged: the marker of nbytes is 0xc1, expected 0xd3 (at byte 29)");
    }
    void refusesWhatHasNoHeader()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(ErrorKind, kind);
        const auto frame = opened(bytes);
        QTEST(outcomeOf(frame), "message");
        QVERIFY(failedAs(kind, frame));
    }

    void ignoresBytesBehindTheFrame() // format.md 14.1, #9
    {
        ByteBuffer bytes = fourChunks;
        bytes.resize(bytes.size() + 77, std::byte{0xce});
        const FramePtr frame = *opened(bytes);
        QCOMPARE(
            problemsOf(*frame),
            std::string("Note trailer: 77 extra bytes after the end of the frame are ignored"));
        QCOMPARE(frame->chunkCount(), std::int64_t(4));
        QCOMPARE(*frame->readVlMetadata(*frame->vlMetalayers().find("tag")), "a178"_hex);
    }

    void showsTheRestOfAFrameWithDamage_data() // numbers of format.md 14.1 and 14.2
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<bool>("hasTrailer");
        QTest::addColumn<qlonglong>("chunks");
        QTest::addColumn<std::string>("problems");
        const auto row = [](const char* name, ByteBuffer bytes, bool hasTrailer, qlonglong chunks,
                            std::string problems) {
            QTest::newRow(name) << std::move(bytes) << hasTrailer << chunks << std::move(problems);
        };
        const std::size_t size = fourChunks.size();
        const FramePtr frame = *opened(fourChunks);
        const std::string markerAt = std::to_string(size - 23);
        row("#10 no trailer", patched(fourChunks, size - 23, "c1"_hex), false, 4,
            "Damage trailer: frame trailer not found: the marker of trailer_len is 0xc1, expected "
            "0xce (at byte " +
                markerAt + "); variable-length metadata is not available");
        row("#11 impossible trailer", patched(fourChunks, size - 22, "00000001"_hex), false, 4,
            "Damage trailer: the frame trailer is damaged: a length of 1 is impossible (at byte " +
                std::to_string(size - 22) + "); variable-length metadata is not available");
        row("#12 trailer of another version",
            patched(fourChunks, frame->trailer()->offset + 1, "02"_hex), true, 4,
            "Note trailer: unknown trailer version 2");
        row("#14 chunk area reaches into the trailer", patched(fourChunks, 39, bigEndian(4000, 8)),
            true, 0,
            "Damage index: the chunk index is missing: the chunk area of 4000 bytes leaves no room "
            "for "
            "it");
        row("#14 chunk area without end", patched(fourChunks, 39, bigEndian(0x7fffffffffffffff, 8)),
            true, 0,
            "Damage index: the chunk index is missing: the chunk area of 9223372036854775807 bytes "
            "leaves no room for it");
        row("#16 no chunk size", patched(fourChunks, 58, "ffffffff"_hex), true, 0,
            "Damage index: chunk index is damaged: the header declares data, but a chunk size of "
            "-1");
        row("#17 chunk size", patched(fourChunks, 58, "7fffffff"_hex), true, 0,
            "Damage index: a chunk size of 2147483647 bytes exceeds the format's limit");
        row("#23 index", patched(fourChunks, frame->indexOffset(), "00"_hex), true, 0,
            "Damage index: chunk index is damaged: a chunk format of 0 is impossible");
        row("#27 index with another typesize",
            patched(fourChunks, frame->indexOffset() + 3, "01"_hex), true, 4,
            "Note index: the chunk index has the element size 1 instead of 8");
        row("metalayer", patched(fourChunks, 87, "92"_hex), true, 4,
            "Damage metalayers: the marker of the metadata is 0x92, expected 0x93 (at byte 87)");
        row("metalayer's value",
            patched(fourChunks, frame->metalayers().entries[0].valueOffset - 5, "c5"_hex), true, 4,
            "Damage metalayers: metadata 'note': the marker of its value is 0xc5, expected 0xc6 "
            "(at byte 107)");
        row("unusual defaults", patched(fourChunks, 27, "f5"_hex), true, 4,
            "Note header: unusual compression level 15 in the defaults");
    }
    void showsTheRestOfAFrameWithDamage()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(bool, hasTrailer);
        const auto frame = opened(bytes);
        QCOMPARE(outcomeOf(frame), std::string());
        QTEST(problemsOf(**frame), "problems");
        QCOMPARE((*frame)->trailer() != nullptr, hasTrailer);
        QCOMPARE((*frame)->vlMetalayers().entries.size(), std::size_t(hasTrailer ? 1 : 0));
        QTEST(qlonglong((*frame)->chunkCount()), "chunks");
        QCOMPARE((*frame)->indexError().has_value(), (*frame)->chunkCount() == 0);
        if ((*frame)->chunkCount() == 4)
            QCOMPARE(*(*(*frame)->chunk(1))->decode(), noise(1000, 2));
    }

    void refusesOnlyTheChunkThatIsDamaged_data() // format.md 14.2
    {
        QTest::addColumn<qulonglong>("entry"); // of chunk 2
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, qulonglong entry, const char* message) {
            QTest::newRow(name) << entry << std::string("chunk 2: ") + message;
        };
        // The chunk area has 3 * 1032 + 532 = 3628 bytes.
        row("#29 behind the chunks", 3628, "position 3628 is outside the chunk area of 3628 bytes");
        row("#29 less than a header before their end", 3597,
            "position 3597 is outside the chunk area of 3628 bytes");
        row("#29 far away", 0x7fffffffffffffff,
            "position 9223372036854775807 is outside the chunk area of 3628 bytes");
        row("#35 inside of another", 1, "a decoded size of -402653181 bytes is impossible");
        row("#31 of no special kind", 0x8000000000000000,
            "unknown special code 0x8000000000000000");
        row("#33 NaN of one byte", 0x8200000000000000, "NaN needs elements of 4 or 8 bytes, not 1");
    }
    void refusesOnlyTheChunkThatIsDamaged()
    {
        QFETCH(qulonglong, entry);
        QFETCH(std::string, message);
        const FramePtr frame = *opened(withEntry(fourChunks, 2, entry));
        QCOMPARE(outcomeOf(frame->chunk(2)), message);
        QVERIFY(failedAs(ErrorKind::Malformed, frame->chunk(2)));
        for (const std::uint32_t n : {0u, 1u, 3u})
            QCOMPARE(*(*frame->chunk(n))->decode(), noise(n < 3 ? 1000 : 500, n + 1));
    }

    void refusesChunksThatReachBeyondTheirArea() // format.md 14.2, #30
    {
        const FramePtr frame = *opened(fourChunks);
        const auto lastChunk = static_cast<std::size_t>((*frame->chunk(3))->offset());
        ByteBuffer bytes = patched(fourChunks, lastChunk + 12, "15020000"_hex);
        QCOMPARE(outcomeOfChunk(bytes, 3),
                 std::string(
                     "chunk 3: its declared size of 533 bytes does not fit in the 532 available"));
    }

    void refusesChunksLargerThanAllOthers() // format.md 14.3, #42
    {
        const ByteBuffer bytes =
            patched(patched(fourChunks, 58, "000003e7"_hex), 30, bigEndian(3500, 8));
        QCOMPARE(outcomeOfChunk(bytes, 0),
                 std::string("chunk 0: it decodes to 1000 bytes, more than the frame's chunk size "
                             "999"));
        QCOMPARE(outcomeOfChunk(bytes, 3), std::string());
    }

    void letsEntriesShareAPosition() // format.md 14.2, #34
    {
        const FramePtr frame = *opened(withEntry(fourChunks, 2, 0));
        QCOMPARE(*(*frame->chunk(2))->decode(), noise(1000, 1));
        QCOMPARE(*(*frame->chunk(0))->decode(), noise(1000, 1));
    }

    void refusesChunksThatDoNotExist()
    {
        const FramePtr frame = *opened(fourChunks);
        for (const std::int64_t n : {std::int64_t(-1), std::int64_t(4), INT64_MAX, INT64_MIN}) {
            QVERIFY(failedAs(ErrorKind::Usage, frame->chunk(n)));
            QCOMPARE(outcomeOf(frame->indexEntry(n)),
                     "there is no chunk " + std::to_string(n) + "; the frame has 4");
        }
    }

    void knowsTheSizesOfUnstoredChunks()
    {
        const ByteBuffer bytes =
            withEntry(withEntry(fourChunks, 3, 0x8100000000000000), 0, 0x8400000000000000);
        const FramePtr frame = *opened(bytes);
        QCOMPARE(frame->indexEntry(0)->special, SpecialKind::Uninitialised);
        QCOMPARE((*frame->chunk(0))->header().nbytes, 1000);
        QCOMPARE((*frame->chunk(0))->header().special(), SpecialKind::Uninitialised);
        QCOMPARE(*(*frame->chunk(3))->decode(), ByteBuffer(500));
        QVERIFY(!(*frame->chunk(3))->isStored());
        QCOMPARE((*frame->chunk(3))->blockCount(), 1);
    }

    void dividesUnstoredChunksAsTheHeaderSays()
    {
        const FramePtr frame =
            *opened(unstoredArrayFrame({100}, {50}, {10}, "<f8", SpecialKind::NaN));
        const ChunkPtr chunk = *frame->chunk(1);
        QCOMPARE(chunk->header().typesize, 8);
        QCOMPARE(chunk->blockCount(), 5);
        ByteBuffer block(80);
        QVERIFY(chunk->decodeBlock(3, block));
        QCOMPARE(ByteBuffer(block.begin(), block.begin() + 8), "000000000000f87f"_hex);
    }

    void cannotSayHowLargeUnstoredChunksOfVariableFramesAre() // format.md 14.2, #32
    {
        const ByteBuffer bytes = chunksFrame({noise(100, 1), noise(50, 2), noise(80, 3)}, 1);
        QCOMPARE((*opened(bytes))->header().chunksize, 0);
        QCOMPARE(outcomeOfChunk(withEntry(bytes, 1, 0x8100000000000000), 1),
                 std::string("chunk 1: the size of this unstored chunk is not recorded"));
        QCOMPARE(*(*(*opened(bytes))->chunk(1))->decode(), noise(50, 2));
    }

    void refusesDamagedVlMetadata_data() // format.md 14.4, #91 and #92
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<std::string>("message");
        const ByteBuffer good = *vlMetadataChunk("a178"_hex);
        const auto row = [](const char* name, ByteBuffer value, ErrorKind kind,
                            const char* message) {
            QTest::newRow(name) << std::move(value) << kind << std::string(message);
        };
        ByteBuffer longer = good;
        longer.push_back(std::byte{0});
        row("nothing", {}, ErrorKind::Malformed,
            "not a valid compressed value: version needs 1 bytes, but only 0 are left (at byte "
            "121)");
        row("15 bytes", ByteBuffer(good.begin(), good.begin() + 15), ErrorKind::Malformed,
            "not a valid compressed value: cbytes needs 4 bytes, but only 3 are left (at byte "
            "133)");
        row("one byte less", ByteBuffer(good.begin(), good.end() - 1), ErrorKind::Malformed,
            "not a valid compressed value: its declared size of 34 bytes does not fit in the 33 "
            "available");
        row("one byte more", longer, ErrorKind::Malformed,
            "not a valid compressed value: its chunk has 34 bytes, but the entry has 35");
        row("an expansion beyond the limit", *specialChunk(SpecialKind::Zeros, 1001),
            ErrorKind::Limit, "it would expand to 1001 bytes; the limit is 1000");
    }
    void refusesDamagedVlMetadata()
    {
        QFETCH(ByteBuffer, value);
        QFETCH(ErrorKind, kind);
        FrameWriter writer({});
        QVERIFY(writer.addVlMetalayerChunk("v", value));
        const FramePtr frame = *opened(*writer.finish(), {.metadataValueBytes = 1000});
        QCOMPARE(problemsOf(*frame), std::string());
        const auto read = frame->readVlMetadata(*frame->vlMetalayers().find("v"));
        QTEST(outcomeOf(read), "message");
        QVERIFY(failedAs(kind, read));
    }

    void readsVlMetadataUpToTheLimit()
    {
        FrameWriter writer({});
        QVERIFY(writer.addVlMetalayer("long", repetitive(1000)));
        QVERIFY(writer.addVlMetalayer("empty", {}));
        const FramePtr frame = *opened(*writer.finish(), {.metadataValueBytes = 1000});
        QCOMPARE(*frame->readVlMetadata(frame->vlMetalayers().entries[0]), repetitive(1000));
        QCOMPARE(*frame->readVlMetadata(frame->vlMetalayers().entries[1]), ByteBuffer());
    }

    void isReadByManyThreadsAtOnce()
    {
        const FramePtr frame = *opened(frameOfManyChunks(20'000));
        std::atomic<int> wrong = 0;
        const auto work = [&](std::int64_t first) {
            for (std::int64_t n = first; n < 20'000; n += 97) {
                const auto chunk = frame->chunk(n);
                ByteBuffer value(4);
                std::int32_t number = -1;
                if (!chunk || !(*chunk)->read(96, value))
                    ++wrong;
                std::memcpy(&number, value.data(), 4);
                if (number != (n % 1000 == 0 ? n : 0))
                    ++wrong;
            }
        };
        std::vector<std::jthread> threads;
        for (std::int64_t i = 0; i < 5; ++i)
            threads.emplace_back(work, 10 * i);
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }
};

const Registered<TestFrame> registered;

} // namespace bloscope::tst_frame

#include "tst_frame.moc"
