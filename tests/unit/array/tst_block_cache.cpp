#include "core/array/block_cache.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <thread>

namespace bloscope::tst_block_cache {

using namespace test;

namespace {

BlockCache::Block blockOf(std::size_t size, int value = 0)
{
    HeapBytes bytes = HeapBytes::uninitialised(size);
    std::fill(bytes.begin(), bytes.end(), static_cast<std::byte>(value));
    return std::make_shared<const Result<HeapBytes>>(std::move(bytes));
}

BlockCache::Block damagedBlock()
{
    return std::make_shared<const Result<HeapBytes>>(Error{ErrorKind::Malformed, "damaged"});
}

// What one block of this size is charged.
std::size_t costOf(std::size_t size)
{
    BlockCache cache;
    cache.insert({1, 0, 0}, blockOf(size));
    return cache.bytes();
}

} // namespace

class TestBlockCache : public QObject {
    Q_OBJECT

 private slots:
    void findsBlocksByFileChunkAndNumber()
    {
        BlockCache cache;
        const auto block = blockOf(100);
        cache.insert({1, 2, 3}, block);
        QCOMPARE(cache.find({1, 2, 3}), block);
        QCOMPARE(cache.find({2, 2, 3}), nullptr);
        QCOMPARE(cache.find({1, 3, 3}), nullptr);
        QCOMPARE(cache.find({1, 2, 2}), nullptr);
    }

    void remembersFailures()
    {
        BlockCache cache;
        cache.insert({1, 2, 3}, damagedBlock());
        QCOMPARE(outcomeOf(*cache.find({1, 2, 3})), std::string("damaged"));
    }

    void keepsTheFirstOfTwoThatWereDecodedAtOnce()
    {
        BlockCache cache;
        const auto first = blockOf(100, 1);
        cache.insert({1, 0, 0}, first);
        const std::size_t bytes = cache.bytes();
        cache.insert({1, 0, 0}, blockOf(100, 2));
        QCOMPARE(cache.find({1, 0, 0}), first);
        QCOMPARE(cache.bytes(), bytes);
    }

    void chargesForBytesAndBookkeeping()
    {
        BlockCache cache(1'000'000);
        QCOMPARE(cache.bytes(), std::size_t(0));
        QCOMPARE(cache.budget(), std::size_t(1'000'000));
        cache.insert({1, 0, 0}, blockOf(1000));
        QVERIFY(cache.bytes() >= 1000);
        QVERIFY(cache.bytes() <= 1500);
        cache.insert({1, 0, 1}, damagedBlock());
        QVERIFY(cache.bytes() > costOf(1000));
    }

    void forgetsTheLeastRecentlyUsed()
    {
        BlockCache cache(3 * costOf(1000));
        for (const std::int32_t block : {0, 1, 2})
            cache.insert({1, 0, block}, blockOf(1000));
        QVERIFY(cache.find({1, 0, 0})); // used again
        cache.insert({1, 0, 3}, blockOf(1000));
        QVERIFY(cache.find({1, 0, 0}));
        QVERIFY(!cache.find({1, 0, 1}));
        QVERIFY(cache.find({1, 0, 2}));
        QVERIFY(cache.find({1, 0, 3}));
        QCOMPARE(cache.bytes(), cache.budget());
    }

    void makesRoomForALargeBlock()
    {
        BlockCache cache(costOf(3000));
        for (const std::int32_t block : {0, 1})
            cache.insert({1, 0, block}, blockOf(1000));
        cache.insert({1, 0, 2}, blockOf(3000));
        QVERIFY(!cache.find({1, 0, 0}));
        QVERIFY(!cache.find({1, 0, 1}));
        QVERIFY(cache.find({1, 0, 2}));
    }

    void keepsNothingThatIsLargerThanItself()
    {
        BlockCache cache(costOf(1000));
        cache.insert({1, 0, 0}, blockOf(1000));
        cache.insert({1, 0, 1}, blockOf(1001));
        QVERIFY(cache.find({1, 0, 0}));
        QVERIFY(!cache.find({1, 0, 1}));

        BlockCache none(0);
        none.insert({1, 0, 0}, blockOf(0));
        QVERIFY(!none.find({1, 0, 0}));
        QCOMPARE(none.bytes(), std::size_t(0));
    }

    void keepsWhatTheSameReadHasUsed()
    {
        BlockCache cache(2 * costOf(1000));
        const BlockCache::ReadId first = cache.newReadId();
        for (const std::int32_t block : {0, 1, 2})
            cache.insert({1, 0, block}, blockOf(1000), first);
        QVERIFY(cache.find({1, 0, 0}, first));
        QVERIFY(!cache.find({1, 0, 2}, first));

        const BlockCache::ReadId second = cache.newReadId();
        QVERIFY(second != first);
        QVERIFY(cache.find({1, 0, 1}, second));
        cache.insert({1, 0, 3}, blockOf(1000), second); // for the one that only the first had used
        cache.insert({1, 0, 4}, blockOf(1000), second); // no room beside 1 and 3
        QVERIFY(!cache.find({1, 0, 0}));
        QVERIFY(cache.find({1, 0, 1}));
        QVERIFY(cache.find({1, 0, 3}));
        QVERIFY(!cache.find({1, 0, 4}));
        QCOMPARE(cache.bytes(), cache.budget());
    }

    void shrinksWithItsBudget()
    {
        BlockCache cache;
        for (std::int32_t block = 0; block < 10; ++block)
            cache.insert({1, 0, block}, blockOf(1000));
        cache.setBudget(2 * costOf(1000));
        QCOMPARE(cache.bytes(), 2 * costOf(1000));
        QVERIFY(!cache.find({1, 0, 7}));
        QVERIFY(cache.find({1, 0, 8}));
        QVERIFY(cache.find({1, 0, 9}));
        cache.setBudget(0);
        QCOMPARE(cache.bytes(), std::size_t(0));
    }

    void forgetsTheBlocksOfAClosedFile()
    {
        BlockCache cache;
        const std::uint64_t one = cache.newFileId();
        const std::uint64_t other = cache.newFileId();
        QVERIFY(one != other);
        for (std::int32_t block = 0; block < 5; ++block) {
            cache.insert({one, 0, block}, blockOf(1000));
            cache.insert({other, 0, block}, blockOf(1000));
        }
        cache.forget(one);
        QCOMPARE(cache.bytes(), 5 * costOf(1000));
        for (std::int32_t block = 0; block < 5; ++block) {
            QVERIFY(!cache.find({one, 0, block}));
            QVERIFY(cache.find({other, 0, block}));
        }
        QVERIFY(cache.newFileId() != one);
    }

    void keepsBlocksAliveThatAreStillInUse()
    {
        BlockCache cache;
        cache.insert({1, 0, 0}, blockOf(1000, 7));
        const auto used = cache.find({1, 0, 0});
        cache.setBudget(0);
        QCOMPARE((*used)->data()[999], std::byte{7});
    }

    void isUsedByManyThreadsAtOnce()
    {
        BlockCache cache(50 * costOf(500));
        std::atomic<int> wrong = 0;
        const auto work = [&](int shift) {
            for (int i = 0; i < 5000; ++i) {
                const std::int32_t n = (i * 7 + shift) % 200;
                const BlockCache::Key key{static_cast<std::uint64_t>(n % 3), n, n};
                if (const auto block = cache.find(key)) {
                    if ((*block)->size() != 500 || (*block)->data()[0] != static_cast<std::byte>(n))
                        ++wrong;
                } else {
                    cache.insert(key, blockOf(500, n));
                }
                if (i % 1000 == 999)
                    cache.forget(static_cast<std::uint64_t>(shift % 3));
            }
        };
        std::vector<std::jthread> threads;
        for (int i = 0; i < 5; ++i)
            threads.emplace_back(work, 40 * i);
        threads.clear();
        QCOMPARE(wrong.load(), 0);
        QVERIFY(cache.bytes() <= cache.budget());
    }

    void leavesRoomForWhatElseIsKept()
    {
        const std::size_t cost = costOf(1000);
        BlockCache cache(8 * cost);
        const auto fill = [&cache] {
            for (std::int64_t chunk = 0; chunk < 8; ++chunk)
                cache.insert({1, chunk, 0}, blockOf(1000));
            return cache.bytes();
        };
        BlockCache::Share nowhere(nullptr);
        nowhere.set(1000);
        QCOMPARE(fill(), 8 * cost);
        {
            BlockCache::Share share(&cache);
            share.set(3 * cost);
            QCOMPARE(cache.bytes(), 5 * cost);
            QCOMPARE(cache.budget(), 8 * cost);
            QCOMPARE(fill(), 5 * cost);
            share.set(100 * cost); // a fourth is left
            QCOMPARE(cache.bytes(), 2 * cost);
            BlockCache::Share other(&cache);
            other.set(7 * cost);
            share.set(0);
            QCOMPARE(fill(), 2 * cost);
            other.set(cost);
            QCOMPARE(fill(), 7 * cost);
        }
        QCOMPARE(fill(), 8 * cost);
    }
};

const Registered<TestBlockCache> registered;

} // namespace bloscope::tst_block_cache

#include "tst_block_cache.moc"
