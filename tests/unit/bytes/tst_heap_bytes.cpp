#include "core/bytes/heap_bytes.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_heap_bytes {

namespace {

bool isZero(const HeapBytes& bytes)
{
    return std::all_of(bytes.begin(), bytes.end(),
                       [](std::byte byte) { return byte == std::byte{0}; });
}

} // namespace

class TestHeapBytes : public QObject {
    Q_OBJECT

 private slots:
    void zeroedBytesAreZeroAndCanBeWritten_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("of the heap") << (1 << 20) - 1;
        QTest::newRow("of the system") << (1 << 20);
        QTest::newRow("no whole pages") << (5 << 20) + 13;
    }
    void zeroedBytesAreZeroAndCanBeWritten()
    {
        QFETCH(int, size);
        HeapBytes bytes = HeapBytes::zeroed(static_cast<std::size_t>(size));
        QCOMPARE(bytes.size(), static_cast<std::size_t>(size));
        QCOMPARE(bytes.empty(), size == 0);
        QVERIFY(isZero(bytes));
        std::fill(bytes.begin(), bytes.end(), std::byte{7});
        QVERIFY(bytes == ByteBuffer(static_cast<std::size_t>(size), std::byte{7}));
    }

    void moveTheirBytes()
    {
        HeapBytes first = HeapBytes::zeroed(3 << 20);
        first[5] = std::byte{9};
        const std::byte* const place = first.data();
        HeapBytes second = std::move(first);
        QCOMPARE(second.data(), place);
        QCOMPARE(second[5], std::byte{9});
        HeapBytes third = HeapBytes::uninitialised(10);
        third = std::move(second);
        QCOMPARE(third.data(), place);
    }

    void toBeFilledAreMemoryThatWasUsedBefore()
    {
        const std::byte* place = nullptr;
        {
            HeapBytes first = HeapBytes::zeroed(20 << 20);
            std::fill(first.begin(), first.end(), std::byte{7});
            place = first.data();
        }
        HeapBytes second = HeapBytes::toBeFilled((15 << 20) + 1);
        QCOMPARE(second.data(), place);
        QCOMPARE(second.size(), std::size_t((15 << 20) + 1));
        QCOMPARE(second[15 << 20], std::byte{7});
        QVERIFY(!second.beganAsZero());
        const HeapBytes third = HeapBytes::toBeFilled(15 << 20); // there is no other
        QVERIFY(third.data() != place);
        QVERIFY(third.beganAsZero());
        QVERIFY(isZero(third));
        QVERIFY(!HeapBytes::toBeFilled(100).beganAsZero());
        QVERIFY(HeapBytes::toBeFilled(0).empty());
    }

    void blocksOfAnySizeCanBeFilledAndMoved()
    {
        for (const std::size_t size : {0U, 1U, 48U << 10, 1U << 20, (5U << 20) + 1}) {
            HeapBytes block = HeapBytes::forBlock(size);
            QCOMPARE(block.size(), size);
            std::fill(block.begin(), block.end(), std::byte{7});
            HeapBytes moved = std::move(block);
            QVERIFY(block.empty());
            HeapBytes assigned = HeapBytes::forBlock(size / 2);
            assigned = std::move(moved);
            QVERIFY(assigned == ByteBuffer(size, std::byte{7}));
        }
    }

    void sayWhetherTheyBeganAsZeroWhereverTheyGo()
    {
        HeapBytes zeroed = HeapBytes::zeroed(10);
        HeapBytes unknown = HeapBytes::uninitialised(10);
        QVERIFY(zeroed.beganAsZero());
        QVERIFY(!unknown.beganAsZero());
        const HeapBytes moved = std::move(unknown);
        QVERIFY(!moved.beganAsZero());
        HeapBytes assigned;
        assigned = std::move(zeroed);
        QVERIFY(assigned.beganAsZero());
    }

    void growWithZerosAndShrinkInPlace()
    {
        HeapBytes bytes = HeapBytes::zeroed(2);
        bytes[1] = std::byte{3};
        bytes.resize(2 << 20);
        QCOMPARE(bytes[1], std::byte{3});
        bytes[1] = std::byte{0};
        QVERIFY(isZero(bytes));
        const std::byte* const place = bytes.data();
        bytes.resize(10);
        QCOMPARE(bytes.size(), std::size_t(10));
        QCOMPARE(bytes.data(), place);
    }
};

const test::Registered<TestHeapBytes> registered;

} // namespace bloscope::tst_heap_bytes

#include "tst_heap_bytes.moc"
