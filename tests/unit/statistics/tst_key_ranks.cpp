#include "core/statistics/key_ranks.h"

#include "core/statistics/statistics.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <algorithm>
#include <bit>
#include <random>

namespace bloscope::tst_key_ranks {

using namespace test;

namespace {

std::vector<double> numbersLike(const QString& kind, std::mt19937_64& random)
{
    std::vector<double> numbers(3000);
    std::lognormal_distribution<double> wide(0, 40);
    std::normal_distribution<double> normal(1e6, 1e-6);
    for (double& number : numbers)
        number = kind == "of all sizes"  ? wide(random) * (random() % 2 == 0 ? 1 : -1)
                 : kind == "close by"    ? normal(random)
                 : kind == "few values"  ? static_cast<double>(random() % 3)
                 : kind == "one outlier" ? 1 + static_cast<double>(random() % 100) * 1e-12
                                         : std::bit_cast<double>(random() & ~(0x7ffULL << 52));
    numbers[7] = kind == "one outlier" ? -1e300 : numbers[7];
    return numbers;
}

class Collected final : public CellVisitor {
 public:
    explicit Collected(const NumberOrder& order) : m_order(order) {}
    void visit(std::span<const NumberKey> keys, const CellBox&, std::int64_t) override
    {
        std::ranges::copy_if(keys, std::back_inserter(m_keys),
                             [this](NumberKey key) { return m_order.isFinite(key); });
    }
    void visitAlike(NumberKey, std::uint64_t, const CellBox&) override {}
    void visitMissing(CellState, std::uint64_t, const CellBox&, std::int64_t) override {}

    std::vector<NumberKey> sorted() const
    {
        std::vector<NumberKey> keys = m_keys;
        std::ranges::sort(keys);
        return keys;
    }

 private:
    const NumberOrder& m_order;
    std::vector<NumberKey> m_keys;
};

std::vector<NumberKey> finiteKeysOf(const NumberScan& scan)
{
    Collected keys(scan.order());
    for (std::int64_t n = 0; n < scan.parts().count(); ++n)
        if (!scan.visitPart(scan.parts()[n], keys, {}))
            return {};
    return keys.sorted();
}

} // namespace

class TestKeyRanks : public QObject {
    Q_OBJECT

 private slots:
    // However few numbers may be held at once.
    void findsWhatSortingFinds_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<quint64>("mostKept");
        for (const char* kind :
             {"of all sizes", "close by", "few values", "one outlier", "subnormal"})
            for (const quint64 mostKept : {0U, 1U, 40U, 100'000U})
                QTest::addRow("%s, %d kept", kind, int(mostKept)) << QString(kind) << mostKept;
    }
    void findsWhatSortingFinds()
    {
        QFETCH(QString, kind);
        QFETCH(quint64, mostKept);
        std::mt19937_64 random(8);
        std::vector<double> numbers = numbersLike(kind, random);
        const auto bytes = std::as_bytes(std::span(numbers));
        const ScannedArray array(arrayFrame({3000}, {700}, {100}, "<f8", bytes));
        const NumberScanPtr scan = array.scan();
        std::ranges::sort(numbers);
        const std::vector<std::uint64_t> ranks = {2999, 0, 1, 1499, 1500, 2000, 2001, 17};
        const NumberOrder& order = scan->order();
        const KeyRange range{order.keyOfFloat(numbers.front()), order.keyOfFloat(numbers.back())};
        const Result<RankedKeys> found = keysAtRanks(*scan, {range, 3000}, ranks, {}, mostKept);
        QCOMPARE(outcomeOf(found), std::string());
        for (const std::uint64_t rank : ranks)
            QCOMPARE(order.number(found->at(rank)), numbers[rank]);
    }

    // By digits that were counted before, as short keys, and without either.
    void findsWhatSortingFindsInEachType_data()
    {
        QTest::addColumn<std::string>("dtype");
        for (const char* dtype :
             {"|i1", "<u2", "<i4", ">u4", "<f2", "<f4", ">f4", "<i8", "<f8", "<f16", "<M8[s]"})
            QTest::newRow(dtype) << std::string(dtype);
    }
    void findsWhatSortingFindsInEachType()
    {
        QFETCH(std::string, dtype);
        const std::size_t itemsize = parseDType(dtype, {})->itemsize;
        const ScannedArray array(arrayFrame({9000}, {700}, {100}, dtype, noise(9000 * itemsize)));
        const NumberScanPtr scan = array.scan();
        const Result<Statistics> known = statisticsOf(*scan);
        const std::vector<NumberKey> sorted = finiteKeysOf(*scan);
        const KeyRange range{sorted.front(), sorted.back()};
        const std::vector<std::uint64_t> ranks = {0, 1, sorted.size() / 3, sorted.size() / 3 + 1,
                                                  sorted.size() - 1};
        for (const DigitCounts* digits :
             {known->digits.get(), static_cast<const DigitCounts*>(nullptr)})
            for (const std::uint64_t mostKept : {0U, 50U, 100'000U}) {
                const Result<RankedKeys> found =
                    keysAtRanks(*scan, {range, sorted.size(), digits}, ranks, {}, mostKept);
                QCOMPARE(outcomeOf(found), std::string());
                for (const std::uint64_t rank : ranks)
                    QCOMPARE(found->at(rank), sorted[rank]);
            }
    }

    void countsSpecialChunksAtOnce()
    {
        const std::int64_t huge = std::int64_t(1) << 20;
        const ScannedArray array(
            unstoredArrayFrame({huge, 1000}, {huge / 4, 1000}, {1, 1000}, "<f8"));
        const NumberScanPtr scan = array.scan();
        const NumberOrder& order = scan->order();
        const KeyRange wide{order.keyOfFloat(-1), order.keyOfFloat(1)};
        const auto count = static_cast<std::uint64_t>(huge) * 1000;
        const auto found = keysAtRanks(*scan, {wide, count}, {0, count - 1}, {});
        QCOMPARE(order.number(found->at(count - 1)), 0.0);
    }

    void refusesNumbersThatChange()
    {
        const ScannedArray array(arrayFrame({100}, "|u1", counted<std::uint8_t>(100)));
        for (const std::uint64_t mostKept : {0U, 1000U})
            QVERIFY(failedAs(ErrorKind::Changed,
                             keysAtRanks(*array.scan(), {{0, 98}, 100}, {50}, {}, mostKept)));
    }

    void stopsWhenAsked()
    {
        const ScannedArray array(arrayFrame({100}, "|u1", counted<std::uint8_t>(100)));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         keysAtRanks(*array.scan(), {{0, 99}, 100}, {50}, {stop.get_token()})));
    }
};

const Registered<TestKeyRanks> registered;

} // namespace bloscope::tst_key_ranks

#include "tst_key_ranks.moc"
