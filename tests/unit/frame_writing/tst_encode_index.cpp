#include "core/frame_writing/frame_parts.h"

#include "core/chunk/chunk.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_encode_index {

using namespace test;

namespace {

std::vector<std::int64_t> entriesOf(const ByteBuffer& chunk)
{
    const auto opened = Chunk::open(memorySource(chunk), 0, chunk.size(), Limits());
    const Result<ByteBuffer> bytes = opened ? (*opened)->decode() : opened.error();
    std::vector<std::int64_t> entries(bytes ? bytes->size() / 8 : 0);
    if (!entries.empty())
        std::memcpy(entries.data(), bytes->data(), bytes->size());
    return entries;
}

} // namespace

class TestEncodeIndex : public QObject {
    Q_OBJECT

 private slots:
    void namesTheUnstoredKindsByTheirBits()
    {
        QCOMPARE(std::uint64_t(unstoredEntry(SpecialKind::Zeros)), 0x8100000000000000U);
        QCOMPARE(std::uint64_t(unstoredEntry(SpecialKind::NaN)), 0x8200000000000000U);
        QCOMPARE(std::uint64_t(unstoredEntry(SpecialKind::Uninitialised)), 0x8400000000000000U);
    }

    void copiesAShortIndex()
    {
        // ver lz flags ts | nbytes blocksize cbytes | filters udcodec meta | metas | flags2 flags
        QCOMPARE(*encodeIndex({{0}, {42}}),
                 "05010708 10000000 10000000 30000000 000000000000 00 00 000000000000 00 00"
                 "0000000000000000 2a00000000000000"_hex);
    }

    void repeatsOneValueForManyUnstoredChunks()
    {
        QCOMPARE(*encodeIndex({{unstoredEntry(SpecialKind::Zeros), 100}}),
                 "05010508 20030000 20030000 28000000 000000000000 00 00 000000000000 00 30"
                 "0000000000000081"_hex);
        QCOMPARE(encodeIndex({{unstoredEntry(SpecialKind::NaN), 268'435'451}})->size(),
                 std::size_t(40));
    }

    void compressesALongIndex()
    {
        std::vector<IndexRun> runs;
        std::vector<std::int64_t> entries;
        for (std::int64_t i = 0; i < 20'000; ++i) {
            runs.push_back({i * 1000});
            entries.push_back(i * 1000);
        }
        runs.push_back({unstoredEntry(SpecialKind::Uninitialised), 30'000});
        entries.resize(50'000, unstoredEntry(SpecialKind::Uninitialised));
        const ByteBuffer chunk = *encodeIndex(runs);
        QVERIFY(chunk.size() < 100'000);
        QCOMPARE(chunk[3], std::byte{8}); // the typesize by which single entries are looked up
        QCOMPARE(entriesOf(chunk), entries);
    }

    void refusesMoreChunksThanTheFormatHas()
    {
        QCOMPARE(encodeIndex({{unstoredEntry(SpecialKind::NaN), 268'435'452}}).error().text(),
                 std::string("268435452 chunks; the limit is 268435451"));
    }
};

const Registered<TestEncodeIndex> registered;

} // namespace bloscope::tst_encode_index

#include "tst_encode_index.moc"
