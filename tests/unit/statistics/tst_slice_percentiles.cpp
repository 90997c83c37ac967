#include "core/statistics/slice_percentiles.h"

#include "core/dtype/cell_parse.h"
#include "core/statistics/figure_text.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <cmath>
#include <random>

namespace bloscope::tst_slice_percentiles {

using namespace test;

namespace {

const std::vector<double> percents = {50, 0, 1, 25, 99.9, 100, 33.3};

std::vector<Percentile> percentilesOf(const NumberScan& scan)
{
    const Result<Statistics> known = statisticsOf(scan);
    return *bloscope::percentilesOf(scan, *known, percents);
}

} // namespace

class TestSlicePercentiles : public QObject {
    Q_OBJECT

 private slots:
    void equalThoseOfTheSortedNumbers_data()
    {
        QTest::addColumn<QString>("slice");
        for (const char* slice : {"", "5", ":, ::3", "9:3:-1, 7"})
            QTest::newRow(slice) << QString(slice);
    }
    void equalThoseOfTheSortedNumbers()
    {
        QFETCH(QString, slice);
        std::mt19937 random(3);
        std::normal_distribution<double> normal(0, 1);
        std::vector<double> numbers(50 * 60);
        for (double& number : numbers)
            number = random() % 50 == 0 ? NAN : random() % 70 == 0 ? HUGE_VAL : normal(random);
        const ScannedArray array(
            arrayFrame({50, 60}, {16, 7}, {8, 4}, "<f8", std::as_bytes(std::span(numbers))));
        const NumberScanPtr scan = array.scan(slice.toUtf8());
        std::vector<double> finite;
        const Slice& taken = scan->slice();
        for (std::int64_t i = 0; i < taken[0].count; ++i)
            for (std::int64_t j = 0; j < taken[1].count; ++j)
                if (const double number =
                        numbers[static_cast<std::size_t>(taken[0].at(i) * 60 + taken[1].at(j))];
                    std::isfinite(number))
                    finite.push_back(number);
        const std::vector<double> expected = bloscope::percentilesOf(finite, percents);
        const std::vector<Percentile> found = percentilesOf(*scan);
        QCOMPARE(found.size(), percents.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].percent, percents[i]);
            QVERIFY(found[i].value == expected[i]);
            QVERIFY(scan->order().number(found[i].below) <= found[i].value);
            QVERIFY(scan->order().number(found[i].above) >= found[i].value);
        }
    }

    void areExactForLargeIntegers()
    {
        const ScannedArray array(
            arrayFrame({4}, {1}, {1}, "<i8",
                       elementsOf<std::int64_t>({INT64_MAX, INT64_MIN, INT64_MAX - 1, 7})));
        const NumberScanPtr scan = array.scan();
        const std::vector<Percentile> found = percentilesOf(*scan);
        QCOMPARE(scan->order().text(found[0].below), std::string("7"));
        QCOMPARE(scan->order().text(found[0].above), std::string("9223372036854775806"));
        QCOMPARE(scan->order().text(found[1].below), std::string("-9223372036854775808"));
        QCOMPARE(scan->order().text(found[5].below), std::string("9223372036854775807"));
        QCOMPARE(found[5].below, found[5].above);
    }

    void comeFromCountsWithoutAPass()
    {
        const NumberOrder order(*parseDType("|u1", {}));
        const std::vector<ValueCounts::Entry> values = {{1, 2}, {4, 1}, {10, 1}};
        const auto found = bloscope::percentilesOf(order, values, percents);
        QCOMPARE(found[0].value, 2.5); // of 1 1 4 10
        QCOMPARE(found[1].value, 1.0);
        QCOMPARE(found[3].value, 1.0);
        QCOMPARE(found[5].value, 10.0);
        QVERIFY(bloscope::percentilesOf(order, {}, percents).empty());
    }

    // Long doubles go to 1e4932, and neither their values nor the way between them is cut off.
    void goPastTheRangeOfFloat64_data()
    {
        QTest::addColumn<QByteArray>("low");
        QTest::addColumn<QByteArray>("high");
        QTest::addColumn<double>("percent");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* low, const char* high, double percent,
                            const char* text) {
            QTest::newRow(name) << QByteArray(low) << QByteArray(high) << percent
                                << QByteArray(text);
        };
        row("both past it", "1e400", "3e400", 50, "2.0000000000e+400");
        row("a quarter", "-1e400", "4e400", 25, "2.5000000000e+399");
        row("three quarters", "-1e400", "3e400", 75, "2.0000000000e+400");
        row("one past it", "0", "1e310", 25, "2.5000000000e+309");
        row("one past it, within", "0", "1e310", 0.5,
            "5.0000000000"); // e+307, as far as it is known
        row("both negative", "-3e4000", "-1e4000", 50, "-2.0000000000e+4000");
        row("farther apart than it", "-1.5e308", "1.5e308", 50, "0.0");
        row("far from each other", "1e-4000", "1e4000", 50, "5.0000000000e+3999");
    }
    void goPastTheRangeOfFloat64()
    {
        QFETCH(QByteArray, low);
        QFETCH(QByteArray, high);
        QFETCH(double, percent);
        const DType dtype = *parseDType("<f16", {});
        ByteBuffer elements(32);
        QVERIFY(parseCell(low.toStdString(), dtype, std::span(elements).first(16)));
        QVERIFY(parseCell(high.toStdString(), dtype, std::span(elements).last(16)));
        const ScannedArray array(arrayFrame({2}, "<f16", elements));
        const NumberScanPtr scan = array.scan();
        const Result<Statistics> known = statisticsOf(*scan);
        const std::vector<double> asked{percent};
        const auto found = bloscope::percentilesOf(*scan, *known, asked);
        QVERIFY(found && found->size() == 1);
        QFETCH(QByteArray, text);
        const std::string told = percentileText(scan->order(), found->front());
        QVERIFY2(told.starts_with(text.toStdString()), told.c_str());
    }

    void thereAreNoneOfNoNumbers()
    {
        const ScannedArray array(arrayFrame({2}, "<f4", elementsOf<float>({NAN, HUGE_VALF})));
        QVERIFY(percentilesOf(*array.scan()).empty());
    }
};

const Registered<TestSlicePercentiles> registered;

} // namespace bloscope::tst_slice_percentiles

#include "tst_slice_percentiles.moc"
