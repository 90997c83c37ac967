#include "core/frame/chunk_positions.h"

#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_chunk_positions {

using namespace test;

namespace {

struct Laid {
    std::shared_ptr<CountingSource> source;
    FramePtr frame;
    Result<ChunkPositions> positions;
};

Laid laid(const ByteBuffer& bytes)
{
    const auto source = std::make_shared<CountingSource>(memorySource(bytes));
    FramePtr frame = *Frame::open(source);
    source->forget();
    auto positions = ChunkPositions::of(*frame);
    return {source, std::move(frame), std::move(positions)};
}

// Plain copies of these sizes, one chunk each.
ByteBuffer frameOf(const std::vector<std::size_t>& sizes)
{
    std::vector<ByteBuffer> chunks;
    for (const std::size_t size : sizes)
        chunks.push_back(noise(size, static_cast<std::uint32_t>(size)));
    return chunksFrame(chunks, 1, {.level = 0});
}

// The same, but the frame says that all chunks have 1000 bytes: what remains after chunks were
// moved or inserted.
ByteBuffer frameWithShortChunks(const std::vector<std::size_t>& sizes)
{
    return patched(frameOf(sizes), 58, "000003e8"_hex);
}

// "chunk:begin+size" of the chunk that holds a byte.
std::string placeOf(const ChunkPositions& positions, std::int64_t position)
{
    const ChunkPositions::Place place = positions.at(position);
    return std::to_string(place.chunk) + ":" + std::to_string(place.begin) + "+" +
           std::to_string(place.size);
}

} // namespace

class TestChunkPositions : public QObject {
    Q_OBJECT

 private slots:
    void areKnownWithoutReadingWhenAllChunksAreEqual()
    {
        const Laid laid = tst_chunk_positions::laid(frameOf({1000, 1000, 1000}));
        QCOMPARE(laid.source->reads(), 0);
        QCOMPARE(laid.positions->totalBytes(), std::int64_t(3000));
        QCOMPARE(placeOf(*laid.positions, 0), std::string("0:0+1000"));
        QCOMPARE(placeOf(*laid.positions, 999), std::string("0:0+1000"));
        QCOMPARE(placeOf(*laid.positions, 1000), std::string("1:1000+1000"));
        QCOMPARE(placeOf(*laid.positions, 2999), std::string("2:2000+1000"));
    }

    void areKnownFromTheLastChunkWhenItIsShort()
    {
        const Laid laid = tst_chunk_positions::laid(frameOf({1000, 1000, 300}));
        QVERIFY(laid.source->reads() <= 3); // its entry and its header
        QCOMPARE(laid.positions->totalBytes(), std::int64_t(2300));
        QCOMPARE(placeOf(*laid.positions, 1999), std::string("1:1000+1000"));
        QCOMPARE(placeOf(*laid.positions, 2000), std::string("2:2000+300"));
        QCOMPARE(placeOf(*laid.positions, 2299), std::string("2:2000+300"));
    }

    void costNoMoreForMillionsOfChunks()
    {
        const Laid laid = tst_chunk_positions::laid(frameOfManyChunks(10'000'000));
        QCOMPARE(laid.source->reads(), 0);
        QCOMPARE(laid.positions->totalBytes(), std::int64_t(40'000'000'000));
        QCOMPARE(placeOf(*laid.positions, 39'999'999'999), std::string("9999999:39999996000+4000"));
    }

    void findAShortChunkAnywhere_data()
    {
        QTest::addColumn<std::vector<std::size_t>>("sizes");
        using Sizes = std::vector<std::size_t>;
        QTest::newRow("first") << Sizes{300, 1000, 1000};
        QTest::newRow("in the middle") << Sizes{1000, 300, 1000};
        QTest::newRow("in the middle and at the end") << Sizes{1000, 700, 600};
        QTest::newRow("at the end, of another size than the header says") << Sizes{900, 500, 700};
        QTest::newRow("alone") << Sizes{400};
    }
    void findAShortChunkAnywhere()
    {
        QFETCH(std::vector<std::size_t>, sizes);
        const Laid laid = tst_chunk_positions::laid(frameWithShortChunks(sizes));
        QCOMPARE(outcomeOf(laid.positions), std::string());
        QCOMPARE(laid.frame->chunkCount(), static_cast<std::int64_t>(sizes.size()));
        std::int64_t begin = 0;
        for (std::size_t n = 0; n < sizes.size(); ++n) {
            const auto size = static_cast<std::int64_t>(sizes[n]);
            const std::string place =
                std::to_string(n) + ":" + std::to_string(begin) + "+" + std::to_string(size);
            QCOMPARE(placeOf(*laid.positions, begin), place);
            QCOMPARE(placeOf(*laid.positions, begin + size - 1), place);
            begin += size;
        }
        QCOMPARE(laid.positions->totalBytes(), begin);
    }

    void readEveryHeaderOfAFrameOfDifferentChunks()
    {
        const Laid laid = tst_chunk_positions::laid(frameOf({300, 10, 500, 1}));
        QCOMPARE(laid.frame->header().chunksize, 0);
        QCOMPARE(laid.positions->totalBytes(), std::int64_t(811));
        QCOMPARE(placeOf(*laid.positions, 299), std::string("0:0+300"));
        QCOMPARE(placeOf(*laid.positions, 300), std::string("1:300+10"));
        QCOMPARE(placeOf(*laid.positions, 809), std::string("2:310+500"));
        QCOMPARE(placeOf(*laid.positions, 810), std::string("3:810+1"));
    }

    void countADamagedChunkAsTheHeaderSays()
    {
        ByteBuffer equal = frameWithShortChunks({1000, 300, 1000});
        damageChunkHeader(equal, 0);
        QCOMPARE(tst_chunk_positions::laid(equal).positions->totalBytes(), std::int64_t(2300));

        ByteBuffer different = frameOf({300, 10, 500});
        damageChunkHeader(different, 1);
        const Laid laid = tst_chunk_positions::laid(different);
        QCOMPARE(laid.positions->totalBytes(), std::int64_t(800));
        QCOMPARE(placeOf(*laid.positions, 300), std::string("2:300+500"));
    }

    void areNoneWithoutChunks()
    {
        const Laid laid = tst_chunk_positions::laid(chunksFrame({}, 4));
        QCOMPARE(outcomeOf(laid.positions), std::string());
        QCOMPARE(laid.positions->totalBytes(), std::int64_t(0));
    }

    void refuseToReadTooManyHeaders()
    {
        constexpr std::int32_t chunks = 2'000'001; // the last of them stored, and whole
        const ByteBuffer nbytesOfAShortOne = "00000001dcd65f9f"_hex; // chunks * 4000 - 1
        const Laid laid =
            tst_chunk_positions::laid(patched(frameOfManyChunks(chunks), 30, nbytesOfAShortOne));
        QCOMPARE(laid.frame->header().nbytes, chunks * std::int64_t(4000) - 1);
        QVERIFY(failedAs(ErrorKind::Limit, laid.positions));
        QCOMPARE(
            laid.positions.error().text(),
            std::string("2000001 chunks of different sizes are too many to treat as one array"));
    }
};

const Registered<TestChunkPositions> registered;

} // namespace bloscope::tst_chunk_positions

#include "tst_chunk_positions.moc"
