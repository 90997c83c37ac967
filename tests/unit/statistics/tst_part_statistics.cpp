#include "core/statistics/part_statistics.h"

#include "core/numbers/long_double.h"
#include "tests/support/frames.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <cstring>
#include <fmt/format.h>

namespace bloscope::tst_part_statistics {

using namespace test;

namespace {

constexpr std::int64_t cells = 70'000; // more than are added up at once

// Noise, and a part of few values and of zeros of both signs.
ByteBuffer elementsFor(std::size_t itemsize)
{
    ByteBuffer bytes = noise(static_cast<std::size_t>(cells) * itemsize);
    for (std::size_t i = 0; i < 9000 * itemsize; ++i)
        bytes[i] &= std::byte{static_cast<unsigned char>(i % 5 == 0 ? 0x80 : 0x03)};
    if (itemsize == sizeof(float)) // measurements of a few digits, as floats
        for (std::size_t i = 10'000; i < 30'000; ++i) {
            const float number = static_cast<float>(i % 7919) / 4 - 300;
            std::memcpy(&bytes[i * sizeof number], &number, sizeof number);
        }
    return bytes;
}

std::string figuresOf(const Statistics& found, const NumberOrder& order)
{
    const auto extreme = [&](const std::optional<Extreme>& best) {
        return best ? fmt::format("{} at {}", order.text(best->key), best->position.at(0))
                    : std::string("none");
    };
    return fmt::format("{} of {}, {} NaN, {} and {} infinite, from {} to {}, sum {}, deviation {}",
                       found.counts.finite, found.counts.all, found.counts.notANumber,
                       found.counts.positiveInfinite, found.counts.negativeInfinite,
                       extreme(found.minimum), extreme(found.maximum),
                       found.moments.count() > 0 ? scientificText(found.moments.sum(), 18) : "-",
                       found.moments.count() > 0 ? scientificText(found.moments.deviation(), 18)
                                                 : "-");
}

// Pieces of ever other lengths, where vectors begin and end.
template <class Key, class Visit>
void visitInPieces(const std::vector<Key>& keys, const Visit& visit)
{
    std::size_t count = 1;
    for (std::size_t first = 0; first < keys.size(); first += count) {
        count = std::min(count % 5000 + 37, keys.size() - first);
        visit(std::span(keys).subspan(first, count), static_cast<std::int64_t>(first));
    }
}

const CellBox all{{0}, {cells}};

} // namespace

// Short keys give what others give, as every kind of processor adds them up.
class TestPartStatistics : public QObject {
    Q_OBJECT

 private slots:
    void areTheSameByShortKeys_data()
    {
        QTest::addColumn<std::string>("dtype");
        for (const char* dtype :
             {"|b1", "|i1", "|u1", "<i2", ">u2", "<i4", ">u4", "<f2", "<f4", ">f4"})
            QTest::newRow(dtype) << std::string(dtype);
    }
    void areTheSameByShortKeys()
    {
        QFETCH(std::string, dtype);
        const std::size_t itemsize = parseDType(dtype, {})->itemsize;
        const ByteBuffer bytes = elementsFor(itemsize);
        const ScannedArray array(arrayFrame({cells}, {cells}, {cells}, dtype, bytes));
        const NumberScanPtr scan = array.scan();
        std::vector<NumberKey> keys(static_cast<std::size_t>(cells));
        scan->order().readKeys(bytes, keys);
        const Found byKeys = foundBy(*scan, [&](PartStatistics& part) {
            visitInPieces(keys, [&](const auto& piece, std::int64_t first) {
                part.visit(piece, all, first);
            });
            part.visitAlike(keys[3], 5'000'000'000, all);
        });
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            const Found byShorts = foundBy(*scan, [&](PartStatistics& part) {
                if (scan->shortKeys()->areDigits())
                    visitShortly<DigitKey>(*scan, bytes, part, &PartStatistics::visitDigits);
                else
                    visitShortly<ShortKey>(*scan, bytes, part, &PartStatistics::visitShort);
                part.visitAlike(keys[3], 5'000'000'000, all);
            });
            compare(byShorts, byKeys, *scan);
        }
    }

    void countNothingWhereOnlyMomentsAreAskedFor_data() { areTheSameByShortKeys_data(); }
    void countNothingWhereOnlyMomentsAreAskedFor()
    {
        QFETCH(std::string, dtype);
        const std::size_t itemsize = parseDType(dtype, {})->itemsize;
        const ByteBuffer bytes = elementsFor(itemsize);
        const ScannedArray array(arrayFrame({cells}, {9000}, {1000}, dtype, bytes));
        const NumberScanPtr scan = array.scan();
        const Statistics counted = *statisticsOf(*scan);
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            const Statistics added = *statisticsOf(*scan, nullptr, {}, {}, Asked::Moments);
            QCOMPARE(figuresOf(added, scan->order()), figuresOf(counted, scan->order()));
            QVERIFY(added.counts == counted.counts);
            QVERIFY(!added.values && !added.digits);
        }
    }

 private:
    struct Found {
        Statistics statistics;
        DigitCounts digits;
    };

    template <class Show>
    static Found foundBy(const NumberScan& scan, const Show& show)
    {
        const DigitCounts none = *PartStatistics::noDigits(scan);
        SharedDigits digits(none);
        PartStatistics part(scan, &digits);
        show(part);
        return {part.found(),
                digits.sum([](DigitCounts& sum, const DigitCounts& some) { sum.add(some); })};
    }

    template <class Key, class Visit>
    static void visitShortly(const NumberScan& scan, const ByteBuffer& bytes, PartStatistics& part,
                             Visit visit)
    {
        std::vector<Key> keys(static_cast<std::size_t>(cells));
        scan.shortKeys()->read(bytes, std::span<Key>(keys));
        visitInPieces(
            keys, [&](const auto& piece, std::int64_t first) { (part.*visit)(piece, all, first); });
    }

    void compare(const Found& byShorts, const Found& byKeys, const NumberScan& scan)
    {
        QCOMPARE(figuresOf(byShorts.statistics, scan.order()),
                 figuresOf(byKeys.statistics, scan.order()));
        const std::vector<std::uint64_t> expected = byKeys.digits.counts();
        const std::vector<std::uint64_t> digits = byShorts.digits.counts();
        for (std::size_t digit = 0; digit < digits.size(); ++digit) {
            const auto first = static_cast<ShortKey>(digit << byShorts.digits.shift());
            if (scan.shortKeys()->isFinite(first)) // nobody asks for the others
                QCOMPARE(digits[digit], expected[digit]);
        }
        const auto& values = byShorts.statistics.values;
        if (!values)
            return;
        QVERIFY(values->sorted() == byKeys.statistics.values->sorted());
        QCOMPARE(values->tooMany(), byKeys.statistics.values->tooMany());
    }
};

const Registered<TestPartStatistics> registered;

} // namespace bloscope::tst_part_statistics

#include "tst_part_statistics.moc"
