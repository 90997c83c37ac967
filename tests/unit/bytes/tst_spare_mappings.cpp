#include "core/bytes/spare_mappings.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <sys/mman.h>

namespace bloscope::tst_spare_mappings {

namespace {

constexpr std::size_t mebibyte = 1 << 20;

SpareMappings::Mapping mapped(std::size_t size)
{
    void* const memory =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return {static_cast<std::byte*>(memory), size};
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

    void keepsNoMoreThanItMay()
    {
        SpareMappings spares;
        spares.give(mapped(SpareMappings::mostBytes - mebibyte));
        spares.give(mapped(2 * mebibyte));
        QCOMPARE(spares.take(2 * mebibyte).data, nullptr);
        spares.give(mapped(mebibyte));
        QVERIFY(spares.take(mebibyte).data);
        spares.give(mapped(SpareMappings::mostBytes + 1));
        QCOMPARE(spares.take(SpareMappings::mostBytes + 1).data, nullptr);
    }
};

const test::Registered<TestSpareMappings> registered;

} // namespace bloscope::tst_spare_mappings

#include "tst_spare_mappings.moc"
