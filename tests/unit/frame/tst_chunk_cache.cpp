#include "core/frame/frame.h"

#include "tests/support/compare.h"
#include "tests/support/hand_made_chunk.h"
#include "tests/support/registered_test.h"

#include <thread>

namespace bloscope::tst_chunk_cache {

using namespace test;

namespace {

// A chunk whose block table takes 4 MB.
ChunkPtr bigChunk()
{
    constexpr std::int32_t blocks = 1 << 20;
    HandMadeChunk chunk;
    chunk.header.nbytes = blocks;
    chunk.header.blocksize = 1;
    chunk.starts = std::vector<std::int32_t>(blocks, 32);
    const ByteBuffer bytes = chunk.bytes();
    return *Chunk::open(memorySource(bytes), 0, bytes.size(), {});
}

ChunkPtr smallChunk()
{
    return Chunk::unstored(headerOfUnstoredChunk(SpecialKind::Zeros, 100, 10, 1));
}

} // namespace

class TestChunkCache : public QObject {
    Q_OBJECT

 private slots:
    void findsWhatWasInserted()
    {
        ChunkCache cache;
        QCOMPARE(cache.find(7), nullptr);
        const ChunkPtr chunk = smallChunk();
        cache.insert(7, chunk);
        QCOMPARE(cache.find(7), chunk);
        QCOMPARE(cache.find(8), nullptr);
    }

    void keepsTheFirstOfTwoThatWereOpenedAtOnce()
    {
        ChunkCache cache;
        const ChunkPtr first = smallChunk();
        cache.insert(7, first);
        cache.insert(7, smallChunk());
        QCOMPARE(cache.find(7), first);
    }

    void forgetsTheLeastRecentlyUsed()
    {
        ChunkCache cache; // of 16 MB
        for (const std::int64_t n : {0, 1, 2})
            cache.insert(n, bigChunk());
        QVERIFY(cache.find(0)); // used again
        cache.insert(3, bigChunk());
        QVERIFY(cache.find(0));
        QVERIFY(!cache.find(1));
        QVERIFY(cache.find(2));
        QVERIFY(cache.find(3));
    }

    void keepsThousandsOfSmallOnes()
    {
        ChunkCache cache;
        for (std::int64_t n = 0; n < 10'000; ++n)
            cache.insert(n, smallChunk());
        QVERIFY(cache.find(0));
        QVERIFY(cache.find(9'999));
    }

    void isUsedByManyThreadsAtOnce()
    {
        ChunkCache cache;
        std::atomic<int> wrong = 0;
        const auto work = [&](std::int64_t shift) {
            for (std::int64_t i = 0; i < 2000; ++i) {
                const std::int64_t n = (i + shift) % 500;
                ChunkPtr chunk = cache.find(n);
                if (!chunk)
                    cache.insert(n,
                                 Chunk::unstored(headerOfUnstoredChunk(
                                     SpecialKind::Zeros, static_cast<std::int32_t>(n + 1), 0, 1)));
                else if (chunk->header().nbytes != n + 1)
                    ++wrong;
            }
        };
        std::vector<std::jthread> threads;
        for (std::int64_t i = 0; i < 4; ++i)
            threads.emplace_back(work, 100 * i);
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }
};

const Registered<TestChunkCache> registered;

} // namespace bloscope::tst_chunk_cache

#include "tst_chunk_cache.moc"
