#include "core/statistics/key_ranks.h"

#include "core/statistics/statistics.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/unit/statistics/scanned_array.h"

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
        const SliceScanPtr scan = array.scan();
        std::ranges::sort(numbers);
        const std::vector<std::uint64_t> ranks = {2999, 0, 1, 1499, 1500, 2000, 2001, 17};
        const NumberOrder& order = scan->order();
        const KeyRange range{order.keyOfFloat(numbers.front()), order.keyOfFloat(numbers.back())};
        const Result<RankedKeys> found = keysAtRanks(*scan, range, 3000, ranks, {}, mostKept);
        QCOMPARE(outcomeOf(found), std::string());
        for (const std::uint64_t rank : ranks)
            QCOMPARE(order.number(found->at(rank)), numbers[rank]);
    }

    void countsSpecialChunksAtOnce()
    {
        const std::int64_t huge = std::int64_t(1) << 20;
        const ScannedArray array(
            unstoredArrayFrame({huge, 1000}, {huge / 4, 1000}, {1, 1000}, "<f8"));
        const SliceScanPtr scan = array.scan();
        const NumberOrder& order = scan->order();
        const KeyRange wide{order.keyOfFloat(-1), order.keyOfFloat(1)};
        const auto count = static_cast<std::uint64_t>(huge) * 1000;
        const auto found = keysAtRanks(*scan, wide, count, {0, count - 1}, {});
        QCOMPARE(order.number(found->at(count - 1)), 0.0);
    }

    void refusesNumbersThatChange()
    {
        const ScannedArray array(arrayFrame({100}, "|u1", counted<std::uint8_t>(100)));
        for (const std::uint64_t mostKept : {0U, 1000U})
            QVERIFY(failedAs(ErrorKind::Changed,
                             keysAtRanks(*array.scan(), {0, 98}, 100, {50}, {}, mostKept)));
    }

    void stopsWhenAsked()
    {
        const ScannedArray array(arrayFrame({100}, "|u1", counted<std::uint8_t>(100)));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         keysAtRanks(*array.scan(), {0, 99}, 100, {50}, {stop.get_token()})));
    }
};

const Registered<TestKeyRanks> registered;

} // namespace bloscope::tst_key_ranks

#include "tst_key_ranks.moc"
