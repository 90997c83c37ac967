#include "core/bytes/heap_bytes.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <set>
#include <thread>

namespace bloscope::tst_block_slabs {

namespace {

constexpr std::size_t kibibyte = 1 << 10;

struct Piece {
    std::byte* data;
    std::size_t size;

    void fill(int value) const { std::memset(data, value, size); }
    bool holds(int value) const
    {
        return std::all_of(data, data + size, [value](std::byte byte) {
            return byte == static_cast<std::byte>(value);
        });
    }
};

std::vector<Piece> taken(BlockSlabs& slabs, std::size_t size, std::size_t count)
{
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < count; ++i)
        pieces.push_back({slabs.take(size), size});
    return pieces;
}

void giveAll(BlockSlabs& slabs, const std::vector<Piece>& pieces)
{
    for (const Piece& piece : pieces)
        slabs.give(piece.data);
}

} // namespace

class TestBlockSlabs : public QObject {
    Q_OBJECT

 private slots:
    void cutsPiecesOfMiddlingSizes()
    {
        BlockSlabs slabs;
        for (const std::size_t size : {BlockSlabs::leastPiece, BlockSlabs::mostPiece}) {
            std::byte* const piece = slabs.take(size);
            QVERIFY(piece);
            slabs.give(piece);
        }
        QCOMPARE(slabs.take(0), nullptr);
        QCOMPARE(slabs.take(BlockSlabs::leastPiece - 64), nullptr);
        QCOMPARE(slabs.take(BlockSlabs::mostPiece + 1), nullptr);
    }

    void cutsPiecesOfFewSizes()
    {
        BlockSlabs slabs;
        std::vector<std::byte*> pieces;
        for (std::size_t i = 0; i < BlockSlabs::mostSizes; ++i)
            pieces.push_back(slabs.take((20 + i) * kibibyte));
        QVERIFY(!std::ranges::count(pieces, nullptr));
        QCOMPARE(slabs.take(19 * kibibyte), nullptr);
        QVERIFY(slabs.take(20 * kibibyte));
        slabs.give(pieces[1]);
        QVERIFY(slabs.take(19 * kibibyte)); // in place of a slab that nobody needs
        QCOMPARE(slabs.take(21 * kibibyte), nullptr);
    }

    void piecesOfAnySizesLieApart()
    {
        BlockSlabs slabs;
        std::vector<Piece> pieces;
        for (const std::size_t size : {BlockSlabs::leastPiece, 48 * kibibyte, std::size_t(100'001),
                                       128 * kibibyte, BlockSlabs::mostPiece})
            for (int i = 0; i < 40; ++i) {
                pieces.push_back({slabs.take(size), size});
                pieces.back().fill(static_cast<int>(pieces.size()));
            }
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            QVERIFY(pieces[i].holds(static_cast<int>(i + 1)));
            QCOMPARE(reinterpret_cast<std::uintptr_t>(pieces[i].data) % 64, std::uintptr_t(0));
        }
        QCOMPARE(slabs.idleBytes(), std::size_t(0));
        giveAll(slabs, pieces);
    }

    void whatWasGivenBackIsTakenNext()
    {
        BlockSlabs slabs;
        const auto pieces = taken(slabs, 64 * kibibyte, 3);
        slabs.give(pieces[0].data);
        slabs.give(pieces[1].data);
        QCOMPARE(slabs.idleBytes(), 128 * kibibyte);
        QCOMPARE(slabs.take(64 * kibibyte), pieces[1].data);
        QCOMPARE(slabs.take(64 * kibibyte), pieces[0].data);
        QCOMPARE(slabs.idleBytes(), std::size_t(0));
    }

    void theLowestSlabWithRoomIsFilledFirst()
    {
        BlockSlabs slabs;
        auto pieces = taken(slabs, 1024 * kibibyte, 48); // three slabs
        std::ranges::sort(pieces, {}, &Piece::data);
        slabs.give(pieces[40].data);
        slabs.give(pieces[3].data);
        slabs.give(pieces[20].data);
        for (const std::size_t next : {3, 20, 40})
            QCOMPARE(slabs.take(1024 * kibibyte), pieces[next].data);
    }

    // Of three slabs, the last of which is hardly begun, wherever it lies.
    void whatIsInMemoryIsTakenBeforeWhatIsNot()
    {
        BlockSlabs slabs;
        const auto dataOf = [](const std::vector<Piece>& pieces) {
            std::set<std::byte*> data;
            for (const Piece& piece : pieces)
                data.insert(piece.data);
            return data;
        };
        const auto pieces = taken(slabs, 1024 * kibibyte, 33);
        giveAll(slabs, pieces);
        const auto again = taken(slabs, 1024 * kibibyte, 33);
        QCOMPARE(dataOf(again), dataOf(pieces));
        giveAll(slabs, again);
        QCOMPARE(slabs.idleBytes(), 33 * 1024 * kibibyte);
    }

    void keepsNoMoreThanItMayWhereSlabsEmpty()
    {
        BlockSlabs slabs;
        const auto pieces = taken(slabs, 256 * kibibyte, 1024); // 256 MiB that nobody touches
        for (const Piece& piece : pieces) {
            slabs.give(piece.data);
            QVERIFY(slabs.idleBytes() <= BlockSlabs::mostIdleBytes);
        }
        QVERIFY(slabs.idleBytes() >= BlockSlabs::slabBytes);
        for (const Piece& piece : taken(slabs, 256 * kibibyte, 1024))
            piece.data[0] = std::byte{1};
    }

    // Every second piece of all slabs stays in use.
    void keepsNoMoreThanItMayWhereNoneEmpties()
    {
        BlockSlabs slabs;
        const std::size_t size = 32 * kibibyte + 100;
        const auto pieces = taken(slabs, size, 4096);
        for (std::size_t i = 0; i < pieces.size(); ++i)
            pieces[i].fill(static_cast<int>(i % 100 + 1));
        for (std::size_t i = 0; i < pieces.size(); i += 2)
            slabs.give(pieces[i].data);
        QVERIFY(slabs.idleBytes() <= BlockSlabs::mostIdleBytes);
        const auto again = taken(slabs, size, 2048);
        for (const Piece& piece : again)
            piece.fill(101);
        QVERIFY(std::ranges::all_of(again, [](const Piece& piece) { return piece.holds(101); }));
        for (std::size_t i = 1; i < pieces.size(); i += 2)
            QVERIFY(pieces[i].holds(static_cast<int>(i % 100 + 1)));
    }

    void slabsOfOneSizeMakeRoomForAnother()
    {
        BlockSlabs slabs;
        giveAll(slabs, taken(slabs, 1024 * kibibyte, 16)); // one slab, that nobody needs
        QCOMPARE(slabs.idleBytes(), BlockSlabs::slabBytes);
        const std::byte* const other = slabs.take(128 * kibibyte);
        QVERIFY(other);
        QCOMPARE(slabs.idleBytes(), std::size_t(0));
    }

    void areUsedByManyThreadsAtOnce()
    {
        BlockSlabs slabs;
        std::atomic<int> wrong = 0;
        const auto work = [&](int thread) {
            std::vector<Piece> pieces;
            for (int i = 0; i < 2000; ++i) {
                const std::size_t size = (16 + static_cast<std::size_t>(i % 3) * 8) * kibibyte;
                pieces.push_back({slabs.take(size), size});
                pieces.back().fill(thread);
                if (pieces.size() < 20)
                    continue;
                const Piece& old = pieces[static_cast<std::size_t>(i) % 7];
                wrong += old.holds(thread) ? 0 : 1;
                slabs.give(old.data);
                pieces.erase(pieces.begin() + i % 7);
            }
            giveAll(slabs, pieces);
        };
        std::vector<std::jthread> threads;
        for (int i = 1; i <= 4; ++i)
            threads.emplace_back(work, i);
        threads.clear();
        QCOMPARE(wrong.load(), 0);
        QVERIFY(slabs.idleBytes() <= BlockSlabs::mostIdleBytes);
    }
};

const test::Registered<TestBlockSlabs> registered;

} // namespace bloscope::tst_block_slabs

#include "tst_block_slabs.moc"
