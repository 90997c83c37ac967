#include "core/report/statistics_report.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

namespace bloscope::tst_statistics_report {

using namespace test;
using Json = nlohmann::ordered_json;

namespace {

Json jsonOf(const ByteBuffer& frame)
{
    const ScannedArray array(frame);
    const NumberScanPtr scan = array.scan();
    const Statistics found = *statisticsOf(*scan);
    const std::vector<double> percents = {0, 50};
    const PartFindings part{NumberPart::Kind::Number, scan, found,
                            *percentilesOf(*scan, found, percents)};
    return statisticsJson(std::span(&part, 1));
}

std::string textOf(const ByteBuffer& frame)
{
    const ScannedArray array(frame);
    const NumberScanPtr scan = array.scan();
    const PartFindings part{NumberPart::Kind::Number, scan, *statisticsOf(*scan), {}};
    return statisticsText(std::span(&part, 1));
}

} // namespace

class TestStatisticsReport : public QObject {
    Q_OBJECT

 private slots:
    void tellsEverythingThatWasFound()
    {
        const Json expected = Json::parse(R"({
            "slice": "[:]", "dtype": "<f8", "cells": 4, "finite": 2, "nan": 1,
            "positive_infinite": 1, "negative_infinite": 0, "damaged": 0, "uninitialised": 0,
            "absent": 0, "nulls": 0, "min": -1.5, "min_index": [3], "max": 0.5, "max_index": [0], "mean": -0.5,
            "std": 1.0, "sum": -1.0, "percentiles": [[0.0, -1.5], [50.0, -0.5]], "values": null,
            "damaged_chunks": 0, "damage": []})");
        const Json found =
            jsonOf(arrayFrame({4}, "<f8", elementsOf<double>({0.5, NAN, HUGE_VAL, -1.5})));
        QCOMPARE(found.dump(), expected.dump());
    }

    void keepsIntegersExact()
    {
        const Json found =
            jsonOf(arrayFrame({3}, "<u8", elementsOf<std::uint64_t>({UINT64_MAX, UINT64_MAX, 1})));
        QCOMPARE(found["max"].get<std::uint64_t>(), std::uint64_t(UINT64_MAX));
        QCOMPARE(found["sum"].get<std::string>(), std::string("36893488147419103231"));
        QCOMPARE(found["values"].dump(), std::string("[[1,1],[18446744073709551615,2]]"));
        QCOMPARE(found["percentiles"][1].dump(), std::string("[50.0,18446744073709551615]"));
    }

    void writesTimesAndBooleansAsSuch()
    {
        const Json times = jsonOf(arrayFrame({2}, "<M8[D]", elementsOf<std::int64_t>({18690, 0})));
        QCOMPARE(times["max"].get<std::string>(), std::string("2021-03-04"));
        QCOMPARE(times["mean"].get<std::string>(), std::string("1995-08-03"));
        QVERIFY(times["sum"].is_null());
        QCOMPARE(times["percentiles"].dump(),
                 std::string("[[0.0,\"1970-01-01\"],[50.0,\"1995-08-03\"]]"));
        const Json truths = jsonOf(arrayFrame({2}, "|b1", elementsOf<std::uint8_t>({1, 0})));
        QCOMPARE(truths["values"].dump(), std::string("[[false,1],[true,1]]"));
        QCOMPARE(truths["percentiles"].dump(), std::string("[[0.0,0],[50.0,0.5]]"));
    }

    void writesLinesForPeople()
    {
        QCOMPARE(textOf(arrayFrame({3}, "<i2", elementsOf<std::int16_t>({3, -1, 3}))),
                 std::string("\nCells\n"
                             "  all             3\n"
                             "  finite numbers  3\n"
                             "\nFinite numbers\n"
                             "  minimum             -1 at [1]\n"
                             "  maximum             3 at [0]\n"
                             "  mean                1.6666666666666667\n"
                             "  standard deviation  1.8856180831641267\n"
                             "  sum                 5\n"
                             "\nValues\n"
                             "  -1  1 cell\n"
                             "  3   2 cells\n"));
        QCOMPARE(textOf(arrayFrame({1}, "<f4", elementsOf<float>({NAN}))),
                 std::string("\nCells\n"
                             "  all             1\n"
                             "  finite numbers  0\n"
                             "  NaN             1\n"));
    }

    void hasNoNumbersOfNothing()
    {
        const Json found = jsonOf(arrayFrame({1}, "<f4", elementsOf<float>({NAN})));
        for (const char* name : {"min", "min_index", "max", "max_index", "mean", "std", "sum"})
            QVERIFY(found[name].is_null());
        QVERIFY(found["percentiles"].empty());
    }
};

const Registered<TestStatisticsReport> registered;

} // namespace bloscope::tst_statistics_report

#include "tst_statistics_report.moc"
