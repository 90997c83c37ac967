#include "core/chunk/chunk_encoder.h"
#include "core/inspect/frame_ranges.h"
#include "tests/support/compare.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <fmt/format.h>

namespace bloscope::tst_chunk_order {

using namespace test;

namespace {

constexpr auto zeros = static_cast<std::int64_t>(0x8100000000000000);

// An index of these entries.
std::shared_ptr<const ChunkIndex> indexOf(const std::vector<std::int64_t>& entries)
{
    const ByteView bytes = std::as_bytes(std::span(entries));
    const ByteBuffer chunk =
        orAbort(encodeChunk(bytes, {.typesize = 8, .codec = 0, .level = 5, .filters = {1}}));
    FrameHeader header;
    header.chunksize = 100;
    header.nbytes = 100 * std::ssize(entries);
    return orAbort(ChunkIndex::open({memorySource(chunk), 0, chunk.size()}, header, Limits()));
}

std::string textOf(const std::optional<ChunkOrder::Place>& place)
{
    return place ? fmt::format("chunk {} at {}", place->chunk, place->position) : "nothing";
}

std::string around(const ChunkOrder& order, std::int64_t position)
{
    const auto [before, behind] = order.around(position);
    return textOf(before) + ", " + textOf(behind);
}

// The same by looking at every entry.
std::string plainlyAround(const std::vector<std::int64_t>& entries, std::int64_t position)
{
    std::optional<ChunkOrder::Place> before;
    std::optional<ChunkOrder::Place> behind;
    for (std::int64_t n = 0; n < std::ssize(entries); ++n) {
        const std::int64_t at = entries[static_cast<std::size_t>(n)];
        if (at >= 0 && at <= position && (!before || at > before->position))
            before = {at, n};
        if (at > position && (!behind || at < behind->position))
            behind = {at, n};
    }
    return textOf(before) + ", " + textOf(behind);
}

} // namespace

// Chunks by position, in an index of any order.
class TestChunkOrder : public QObject {
    Q_OBJECT

 private slots:
    void findsTheNeighboursOfAPosition_data()
    {
        QTest::addColumn<std::vector<std::int64_t>>("entries");
        std::vector<std::int64_t> ascending(3000);
        for (std::int64_t n = 0; n < 3000; ++n)
            ascending[static_cast<std::size_t>(n)] = 40 * n;
        std::vector<std::int64_t> some = ascending;
        for (std::size_t n = 0; n < some.size(); ++n)
            if (n % 7 != 3)
                some[n] = zeros;
        std::vector<std::int64_t> farApart = ascending;
        std::fill(farApart.begin() + 500, farApart.begin() + 2500, zeros);
        std::vector<std::int64_t> replaced = ascending;
        replaced[1000] = 40 * 3000;
        replaced[2000] = 40 * 3001;
        std::vector<std::int64_t> turned(ascending.rbegin(), ascending.rend());
        std::vector<std::int64_t> halves(ascending.begin() + 1500, ascending.end());
        halves.insert(halves.end(), ascending.begin(), ascending.begin() + 1500);
        std::vector<std::int64_t> twice = ascending;
        std::copy(ascending.begin(), ascending.begin() + 1500, twice.begin() + 1500);
        QTest::newRow("none is stored") << std::vector<std::int64_t>(3000, zeros);
        QTest::newRow("one") << std::vector<std::int64_t>{40};
        QTest::newRow("all in order") << ascending;
        QTest::newRow("few are stored") << some;
        QTest::newRow("a gap of unstored ones") << farApart;
        QTest::newRow("two were replaced") << replaced;
        QTest::newRow("the last comes first") << turned;
        QTest::newRow("two stretches") << halves;
        QTest::newRow("each twice") << twice;
    }
    void findsTheNeighboursOfAPosition()
    {
        QFETCH(std::vector<std::int64_t>, entries);
        const auto order = ChunkOrder::of(indexOf(entries), {});
        QVERIFY(order);
        for (std::int64_t position = 0; position < 40 * 3003; position += 39)
            QCOMPARE(around(*order, position), plainlyAround(entries, position));
    }

    void looksAtAnIndexOfOneValueOnce()
    {
        constexpr std::int32_t count = 200'000'000;
        const std::int64_t position = 64;
        const ByteBuffer bytes = orAbort(repeatedValueChunk(std::as_bytes(std::span(&position, 1)),
                                                            8ULL * count, {.typesize = 8}));
        FrameHeader header;
        header.chunksize = 1;
        header.nbytes = count;
        const auto index =
            orAbort(ChunkIndex::open({memorySource(bytes), 0, bytes.size()}, header, Limits()));
        QCOMPARE(index->count(), std::int64_t(count));
        const auto order = ChunkOrder::of(index, {});
        QVERIFY(order);
        QCOMPARE(around(*order, 100), "chunk 0 at 64, nothing");
    }

    void stopsWhenItIsTold()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(failedAs(ErrorKind::Cancelled, ChunkOrder::of(indexOf({0, 40}), stop.get_token())));
    }
};

const Registered<TestChunkOrder> registered;

} // namespace bloscope::tst_chunk_order

#include "tst_chunk_order.moc"
