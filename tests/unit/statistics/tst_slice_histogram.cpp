#include "core/statistics/slice_histogram.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/unit/statistics/scanned_array.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_slice_histogram {

using namespace test;
using Counts = std::vector<std::uint64_t>;

class TestSliceHistogram : public QObject {
    Q_OBJECT

 private slots:
    void countsASliceLikeItsNumbers()
    {
        std::vector<double> numbers(40 * 30);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = i % 11 == 0 ? NAN : std::sin(static_cast<double>(i));
        const ScannedArray array(
            arrayFrame({40, 30}, {7, 9}, {4, 4}, "<f8", std::as_bytes(std::span(numbers))));
        QVERIFY(*histogramOf(*array.scan(), -0.9, 1, 13) == histogramOf(numbers, -0.9, 1, 13));
    }

    void countsSpecialChunksAtOnce()
    {
        const std::int64_t huge = std::int64_t(1) << 20;
        const ScannedArray array(
            unstoredArrayFrame({huge, 1000}, {huge / 4, 1000}, {1, 1000}, "<i2"));
        const auto all = static_cast<std::uint64_t>(huge) * 1000;
        QCOMPARE(histogramOf(*array.scan(), -1, 1, 2)->counts, (Counts{0, all}));
    }

    void leavesOutCellsWithoutANumber()
    {
        ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(frame, 0, 1);
        const ScannedArray array(frame);
        QCOMPARE(histogramOf(*array.scan(), 0, 64, 4)->counts, (Counts{16, 0, 16, 16}));
    }

    void tellsWhatItHasSoFar()
    {
        const ScannedArray array(arrayFrame({100}, {10}, {10}, "|u1", counted<std::uint8_t>(100)));
        std::vector<std::uint64_t> seen;
        const auto note = [&](const Histogram& sofar) { seen.push_back(sofar.inBins()); };
        QVERIFY(histogramOf(*array.scan(), 0, 100, 5, note));
        QCOMPARE(seen.size(), std::size_t(10));
        QCOMPARE(seen.front(), std::uint64_t(10));
        QCOMPARE(seen.back(), std::uint64_t(100));
    }

    void stopsWhenAsked()
    {
        const ScannedArray array(arrayFrame({100}, {1}, {1}, "|u1", counted<std::uint8_t>(100)));
        std::stop_source stop;
        const Result<Histogram> found =
            histogramOf(*array.scan(), 0, 100, 5, [&](const Histogram&) { stop.request_stop(); },
                        {stop.get_token()});
        QVERIFY(failedAs(ErrorKind::Cancelled, found));
    }
};

const Registered<TestSliceHistogram> registered;

} // namespace bloscope::tst_slice_histogram

#include "tst_slice_histogram.moc"
