#include "core/bytes/spare_mappings.h"

#include "core/system/memory_pages.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cstring>

namespace bloscope::tst_spare_mappings {

namespace {

constexpr std::size_t mebibyte = 1 << 20;

SpareMappings::Mapping mapped(std::size_t size)
{
    return {mapPages(size), size};
}

} // namespace

class TestSpareMappings : public QObject {
    Q_OBJECT

 private slots:
    void givesWhatFits()
    {
        SpareMappings spares;
        const auto two = mapped(2 * mebibyte);
        const auto eight = mapped(8 * mebibyte);
        spares.give(two);
        spares.give(eight);
        QCOMPARE(spares.take(9 * mebibyte).data, nullptr);
        QCOMPARE(spares.take(3 * mebibyte).data, nullptr); // not eight for three
        const auto taken = spares.take(5 * mebibyte);
        QCOMPARE(taken.data, eight.data);
        QCOMPARE(taken.size, eight.size);
        QCOMPARE(spares.take(5 * mebibyte).data, nullptr); // it is gone
        QCOMPARE(spares.take(2 * mebibyte).data, two.data);
    }

    // What does not fit is the system's whenever it likes.
    void lendsWhatItMayNotKeep()
    {
        SpareMappings spares;
        const auto kept = mapped(SpareMappings::mostBytes);
        const auto lent = mapped(SpareMappings::mostBytes + mebibyte);
        lent.data[0] = std::byte{1};
        for (const auto& mapping : {kept, lent})
            spares.give(mapping);
        const auto taken = spares.take(lent.size);
        QCOMPARE(taken.data, lent.data);
        std::memset(taken.data, 2, taken.size); // it is written to like any other
        QVERIFY(std::all_of(taken.data, taken.data + taken.size,
                            [](std::byte byte) { return byte == std::byte{2}; }));
        QCOMPARE(spares.take(kept.size).data, kept.data);
    }

    void givesUpWhatIsLentAndNothingElse()
    {
        SpareMappings spares;
        const auto kept = mapped(SpareMappings::mostBytes);
        spares.give(kept);
        spares.give(mapped(mebibyte));
        spares.giveUpLent();
        QCOMPARE(spares.take(mebibyte).data, nullptr);
        QCOMPARE(spares.take(kept.size).data, kept.data);
        spares.give(kept);
        spares.give(mapped(SpareMappings::mostLentBytes)); // there is room again
        QVERIFY(spares.take(SpareMappings::mostLentBytes).data);
    }

    void lendsNoMoreThanItMay()
    {
        SpareMappings spares;
        spares.give(mapped(SpareMappings::mostBytes));
        const std::size_t half = SpareMappings::mostLentBytes / 2;
        spares.give(mapped(half));
        spares.give(mapped(half + mebibyte));
        QVERIFY(spares.take(half).data);
        QCOMPARE(spares.take(half).data, nullptr);
        spares.give(mapped(SpareMappings::mostLentBytes + 1));
        QCOMPARE(spares.take(SpareMappings::mostLentBytes + 1).data, nullptr);
    }
};

const test::Registered<TestSpareMappings> registered;

} // namespace bloscope::tst_spare_mappings

#include "tst_spare_mappings.moc"
