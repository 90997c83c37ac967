#include "core/statistics/statistics.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <random>
#include <set>

namespace bloscope::tst_statistics {

using namespace test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

// What is compared, as text: "count 3 min 1 [0] max 3 [2] mean 2 std 0.816.. sum 6 ...".
std::string textOf(const Statistics& found, const NumberOrder& order)
{
    const CellCounts& counts = found.counts;
    std::string text =
        fmt::format("finite {} nan {} +inf {} -inf {} damaged {} uninit {} absent {}",
                    counts.finite, counts.notANumber, counts.positiveInfinite,
                    counts.negativeInfinite, counts.damaged, counts.uninitialised, counts.absent);
    const auto place = [](const Extreme& extreme) {
        return fmt::format("[{}]", fmt::join(extreme.position, ","));
    };
    if (counts.finite > 0)
        text += fmt::format("; min {} {} max {} {}; mean {} std {} sum {}",
                            order.text(found.minimum->key), place(*found.minimum),
                            order.text(found.maximum->key), place(*found.maximum),
                            toDouble(found.moments.mean()), toDouble(found.moments.deviation()),
                            toDouble(found.moments.sum()));
    if (found.values)
        text += found.values->tooMany() ? "; many values"
                                        : fmt::format("; {} values", found.values->size());
    return text;
}

std::string statisticsText(const NumberScan& scan, ChunkSummaries* summaries = nullptr)
{
    const Result<Statistics> found = statisticsOf(scan, summaries);
    return found ? textOf(*found, scan.order()) : found.error().text();
}

// 60 x 70 noisy floats with NaN and infinities here and there.
const ByteBuffer& noisyPlane()
{
    static const ByteBuffer frame = [] {
        std::mt19937 random(9);
        std::normal_distribution<float> normal(100, 5);
        ByteBuffer elements;
        for (int i = 0; i < 60 * 70; ++i) {
            const float number = i % 97 == 0    ? std::numeric_limits<float>::quiet_NaN()
                                 : i % 501 == 1 ? -HUGE_VALF
                                                : normal(random);
            const ByteBuffer element = elementsOf({number});
            elements.insert(elements.end(), element.begin(), element.end());
        }
        return arrayFrame({60, 70}, {16, 16}, {8, 5}, "<f4", elements);
    }();
    return frame;
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

 private slots:
    void describesSmallArrays_data();
    void describesSmallArrays();
    void describesSlices();
    void doesNotDependOnThreads();
    void answersSpecialChunksWithoutReading();
    void countsWhatCannotBeRead();
    void keepsSummariesOfWholeChunks();
    void tellsWhatItHasSoFar();
    void countsAsFarAsItIs();
    void stopsWhenAsked();
    void namesOnlyTheFirstDamagedParts();
};

void TestStatistics::describesSmallArrays_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<ByteBuffer>("elements");
    QTest::addColumn<std::string>("expected");
    const std::string fine = " nan 0 +inf 0 -inf 0 damaged 0 uninit 0 absent 0";
    const auto row = [](const char* name, const char* dtype, ByteBuffer elements,
                        std::string expected) {
        QTest::newRow(name) << std::string(dtype) << std::move(elements) << std::move(expected);
    };
    row("int16", "<i2", elementsOf<std::int16_t>({3, -1, 2, -1, 7}),
        "finite 5" + fine +
            "; min -1 [1] max 7 [4]; mean 2 std 2.9664793948382653 sum 10; 4 values");
    row("int64 extremes", "<i8", elementsOf<std::int64_t>({INT64_MAX, INT64_MIN}),
        "finite 2" + fine +
            "; min -9223372036854775808 [1] max 9223372036854775807 [0]; mean -0.5 "
            "std 9.223372036854776e+18 sum -1; 2 values");
    row("the largest uint64", "<u8", elementsOf<std::uint64_t>({UINT64_MAX, UINT64_MAX}),
        "finite 2" + fine +
            "; min 18446744073709551615 [0] max 18446744073709551615 [0]; mean "
            "1.8446744073709552e+19 std 0 sum 3.6893488147419103e+19; 1 values");
    row("big-endian", ">i4", "0000000affffffff"_hex,
        "finite 2" + fine + "; min -1 [1] max 10 [0]; mean 4.5 std 5.5 sum 9; 2 values");
    row("booleans", "|b1", elementsOf<std::uint8_t>({0, 1, 5, 0}),
        "finite 4" + fine + "; min False [0] max True [1]; mean 0.5 std 0.5 sum 2; 2 values");
    row("NaN and infinities", "<f8",
        elementsOf<double>({notANumber, 1.5, infinity, -infinity, -infinity, 0.5}),
        "finite 2 nan 1 +inf 1 -inf 2 damaged 0 uninit 0 absent 0; min 0.5 [5] max 1.5 [1]; mean 1 "
        "std 0.5 sum 2");
    row("nothing but NaN", "<f4", elementsOf<float>({NAN, NAN}),
        "finite 0 nan 2 +inf 0 -inf 0 damaged 0 uninit 0 absent 0");
    row("zeros of both signs", "<f8", elementsOf<double>({0.0, -0.0}),
        "finite 2" + fine + "; min 0.0 [0] max 0.0 [0]; mean 0 std 0 sum 0");
    row("equal numbers that sums would round", "<f8", elementsOf<double>({0.1, 0.1, 0.1}),
        "finite 3" + fine + "; min 0.1 [0] max 0.1 [0]; mean 0.1 std 0 sum 0.30000000000000004");
    row("halves", "<f2", elementsOf<std::uint16_t>({0x3C00, 0x7C00, 0x7E00, 0xC000}),
        "finite 2 nan 1 +inf 1 -inf 0 damaged 0 uninit 0 absent 0; min -2.0 [3] max 1.0 [0]; mean "
        "-0.5 std 1.5 sum -1");
    row("complex by magnitude", "<c16", elementsOf<double>({3, 4, 0, -1}),
        "finite 2" + fine + "; min 1.0 [1] max 5.0 [0]; mean 3 std 2 sum 6");
    row("dates", "<M8[D]", elementsOf<std::int64_t>({18690, INT64_MIN, 18692}),
        "finite 2 nan 1 +inf 0 -inf 0 damaged 0 uninit 0 absent 0; min 2021-03-04 [0] max "
        "2021-03-06 [2]; mean 18691 std 1 sum 37382; 2 values");
}

void TestStatistics::describesSmallArrays()
{
    QFETCH(std::string, dtype);
    QFETCH(ByteBuffer, elements);
    const auto itemsize = static_cast<std::int64_t>(parseDType(dtype, {})->itemsize);
    const auto count = static_cast<std::int64_t>(elements.size()) / itemsize;
    for (const std::int64_t chunk : {count, std::int64_t(1)}) {
        const ScannedArray array(arrayFrame({count}, {chunk}, {chunk}, dtype, elements));
        QTEST(statisticsText(*array.scan()), "expected");
    }
}

void TestStatistics::describesSlices()
{
    const ScannedArray array(
        arrayFrame({10, 12}, {4, 5}, {3, 2}, "|u1", counted<std::uint8_t>(120)));
    const std::string fine = " nan 0 +inf 0 -inf 0 damaged 0 uninit 0 absent 0; ";
    QCOMPARE(statisticsText(*array.scan("2, 3:6")),
             "finite 3" + fine +
                 "min 27 [0,0] max 29 [0,2]; mean 28 std 0.816496580927726 sum 84; "
                 "3 values");
    QCOMPARE(statisticsText(*array.scan("::-9, 11")),
             "finite 2" + fine + "min 11 [1,0] max 119 [0,0]; mean 65 std 54 sum 130; 2 values");
    QCOMPARE(statisticsText(*array.scan("3:3")),
             std::string("finite 0 nan 0 +inf 0 -inf 0 damaged 0 uninit 0 absent 0; 0 values"));
}

void TestStatistics::doesNotDependOnThreads()
{
    std::set<std::string> texts;
    for (const unsigned threads : {1U, 2U, 3U, 7U}) {
        const ScannedArray array(noisyPlane(), threads);
        texts.insert(statisticsText(*array.scan()));
    }
    QCOMPARE(texts.size(), std::size_t(1));
}

void TestStatistics::answersSpecialChunksWithoutReading()
{
    const std::int64_t huge = std::int64_t(1) << 20;
    const ScannedArray array(unstoredArrayFrame({huge, 1000}, {huge / 4, 1000}, {1, 1000}, "<i2"));
    QCOMPARE(statisticsText(*array.scan()),
             std::string("finite 1048576000 nan 0 +inf 0 -inf 0 damaged 0 uninit 0 absent 0; min 0 "
                         "[0,0] max 0 [0,0]; mean 0 std 0 sum 0; 1 values"));
}

void TestStatistics::countsWhatCannotBeRead()
{
    ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
    damageBlock(frame, 0, 1);
    const ScannedArray array(frame);
    const Result<Statistics> found = statisticsOf(*array.scan());
    QCOMPARE(outcomeOf(found), std::string());
    QCOMPARE(textOf(*found, array.scan()->order()),
             std::string("finite 48 nan 0 +inf 0 -inf 0 damaged 16 uninit 0 absent 0; min 0 [0] "
                         "max 63 [63]; mean 34.166666666666664 std 20.48102102489576 sum 1640; "
                         "48 values"));
    QCOMPARE(found->damagedChunks, 1);
    QCOMPARE(found->damage.size(), std::size_t(1));
    QVERIFY(found->damage[0].starts_with("chunk 0: block 1: "));

    const ScannedArray nothing(
        unstoredArrayFrame({7}, {4}, {4}, "<f4", SpecialKind::Uninitialised));
    QCOMPARE(statisticsText(*nothing.scan()),
             std::string("finite 0 nan 0 +inf 0 -inf 0 damaged 0 uninit 7 absent 0"));
}

void TestStatistics::keepsSummariesOfWholeChunks()
{
    const ScannedArray array(noisyPlane());
    ChunkSummaries summaries;
    QVERIFY(statisticsOf(*array.scan("17:"), &summaries));
    QVERIFY(!summaries.find(0));
    QVERIFY(!summaries.find(5)); // one row of it was left out
    QVERIFY(summaries.find(10));
    QVERIFY(statisticsOf(*array.scan(), &summaries));
    QCOMPARE(summaries.size(), std::size_t(20));
    const NumberOrder order = array.scan()->order();
    const auto first = summaries.find(0);
    QVERIFY(first->hasNotANumber);
    QCOMPARE(order.number(first->numbers.low), -infinity);
    QVERIFY(order.number(first->numbers.high) < 200);
}

void TestStatistics::tellsWhatItHasSoFar()
{
    const ScannedArray array(noisyPlane(), 1);
    std::vector<std::uint64_t> seen;
    QVERIFY(statisticsOf(*array.scan(), nullptr,
                         [&](const Statistics& sofar) { seen.push_back(sofar.counts.all); }));
    QCOMPARE(seen.size(), std::size_t(19)); // of 20 chunks
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(seen.back() < 60 * 70);
}

void TestStatistics::countsAsFarAsItIs()
{
    const ScannedArray array(noisyPlane());
    Progress progress;
    QVERIFY(statisticsOf(*array.scan("5:, ::2"), nullptr, {}, {{}, &progress}));
    QCOMPARE(progress.total.load(), std::uint64_t(55 * 35));
    QCOMPARE(progress.done.load(), std::uint64_t(55 * 35));
}

void TestStatistics::stopsWhenAsked()
{
    const ScannedArray array(noisyPlane(), 1);
    std::stop_source stop;
    const Result<Statistics> found =
        statisticsOf(*array.scan(), nullptr, [&](const Statistics&) { stop.request_stop(); },
                     {stop.get_token()});
    QVERIFY(failedAs(ErrorKind::Cancelled, found));
}

void TestStatistics::namesOnlyTheFirstDamagedParts()
{
    ByteBuffer frame = arrayFrame({200 * 64}, {64}, {64}, "<i4", counted<std::int32_t>(200 * 64));
    for (std::int64_t chunk = 0; chunk < 150; ++chunk)
        damageBlock(frame, chunk);
    const ScannedArray array(frame);
    const Result<Statistics> found = statisticsOf(*array.scan());
    QCOMPARE(found->damagedChunks, 150);
    QCOMPARE(found->counts.damaged, std::uint64_t(150 * 64));
    QCOMPARE(found->damage.size(), Statistics::mostReasons);
    QVERIFY(found->damage.back().starts_with("chunk 99: "));
}

const Registered<TestStatistics> registered;

} // namespace bloscope::tst_statistics

#include "tst_statistics.moc"
