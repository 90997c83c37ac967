#include "core/system/memory_pages.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cstdint>
#include <span>

namespace bloscope::tst_memory_pages {

using namespace test;

namespace {

constexpr std::size_t mebibyte = 1 << 20;

bool areZero(std::span<const std::byte> bytes)
{
    return std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte(0); });
}

} // namespace

class TestMemoryPages : public QObject {
    Q_OBJECT

 private slots:
    void beginAsZero()
    {
        std::byte* const pages = mapPages(mebibyte);
        QVERIFY(areZero({pages, mebibyte}));
        std::fill_n(pages, mebibyte, std::byte(1));
        unmapPages(pages, mebibyte);
    }

    void areAligned()
    {
        std::byte* const pages = mapAlignedPages(4 * mebibyte);
        QCOMPARE(reinterpret_cast<std::uintptr_t>(pages) % (4 * mebibyte), std::uintptr_t(0));
        pages[4 * mebibyte - 1] = std::byte(1);
        unmapPages(pages, 4 * mebibyte);
    }

    void areZeroOnceDropped()
    {
        std::byte* const pages = mapAlignedPages(mebibyte);
        std::fill_n(pages, mebibyte, std::byte(1));
        dropPages(pages, mebibyte, pages + mebibyte / 4, mebibyte / 2);
        QVERIFY(areZero({pages + mebibyte / 4, mebibyte / 2}));
        QVERIFY(pages[0] == std::byte(1) && pages[mebibyte - 1] == std::byte(1));
        pages[mebibyte / 2] = std::byte(2);
        unmapPages(pages, mebibyte);
    }

    void canBeWrittenToOnceLent()
    {
        std::byte* const pages = mapPages(mebibyte);
        lendPages(pages, mebibyte);
        std::fill_n(pages, mebibyte, std::byte(3));
        QVERIFY(std::all_of(pages, pages + mebibyte,
                            [](std::byte byte) { return byte == std::byte(3); }));
        unmapPages(pages, mebibyte);
    }
};

const Registered<TestMemoryPages> registered;

} // namespace bloscope::tst_memory_pages

#include "tst_memory_pages.moc"
