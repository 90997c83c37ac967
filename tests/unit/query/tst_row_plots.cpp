#include "core/query/row_plots.h"

#include "core/query/query_lists.h"
#include "core/query/row_curves.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <string>

namespace bloscope::tst_row_plots {

using namespace test;

using Numbers = std::vector<double>;
using Counts = std::vector<std::int64_t>;
using Flags = MadeTable::Flags;

constexpr std::size_t manyRows = 300'000;

namespace {

std::vector<CurveBin> plainBins(const Numbers& x, const Numbers& y, const PlotBins& bins)
{
    std::vector<CurveBin> made(bins.count);
    for (std::size_t row = 0; row < x.size(); ++row) {
        if (!(x[row] >= bins.begin) || x[row] > bins.end())
            continue;
        const auto place = static_cast<std::size_t>((x[row] - bins.begin) / bins.width);
        CurveBin& bin = made[std::min(place, bins.count - 1)];
        ++bin.rows;
        if (!std::isfinite(y[row]))
            continue;
        const PlotPoint point{x[row], y[row]};
        if (bin.values == 0 || point.y < bin.lowest.y ||
            (point.y == bin.lowest.y && point.x < bin.lowest.x))
            bin.lowest = point;
        if (bin.values == 0 || point.y > bin.highest.y ||
            (point.y == bin.highest.y && point.x < bin.highest.x))
            bin.highest = point;
        ++bin.values;
    }
    return made;
}

} // namespace

class TestRowPlots : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_one{1};
    WorkerPool m_three{3};
    QueryTablePtr m_table;             // of twelve rows
    std::vector<QueryTablePtr> m_many; // the same rows, on one thread and on three
    Numbers m_x, m_y;                  // of these
    RowSet m_some;

    std::filesystem::path folder(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    static BoundExpression value(const QueryTable& table, const char* name)
    {
        return *plotValueOf(table, *table.find(name), {});
    }

    static RowSet rowsOf(const std::string& flags)
    {
        RowSet rows;
        for (std::size_t i = 0; i < flags.size(); ++i)
            if (flags[i] == '1')
                rows.addRange(std::int64_t(i), std::int64_t(i) + 1);
        return rows;
    }

    void makeFew()
    {
        MadeTable made(folder("few.b2d"), 12, 5);
        made.add("x", "float64", "<f8",
                 Numbers{0, 1, 2.5, NAN, 4, -INFINITY, 6, 7, 7, 9, 10, INFINITY},
                 Flags{1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1});
        made.add("n", "int64", "<i8", Counts{3, -1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8});
        made.add("u", "uint64", "<u8",
                 std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1ULL << 63});
        made.add("b", "bool", "|b1", Flags{0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0});
        made.addWords("w", {0, 1, 1, 2, -1, 1, 0, 0, 2, 1, -1, 3}, {"b", "a", "", "long"});
        made.addTexts("t", {"p", "q", "p", "p", "r", "q", "", "p", "s", "q", "p", "q"},
                      Flags{1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1});
        m_table = made.open(m_cache, m_three);
    }

    void makeMany()
    {
        std::mt19937 random(3);
        std::vector<std::int32_t> y;
        for (std::size_t row = 0; row < manyRows; ++row) {
            m_x.push_back(random() % 50 == 0 ? NAN : double(random() % 100'000) / 8);
            y.push_back(static_cast<std::int32_t>(random() % 2000) - 1000);
        }
        m_y.assign(y.begin(), y.end());
        MadeTable made(folder("many.b2d"), manyRows, 7000);
        made.add("x", "float64", "<f8", m_x);
        made.add("y", "int32", "<i4", y);
        m_many = {made.open(m_cache, m_one)};
        MadeTable again(folder("again.b2d"), manyRows, 9000);
        again.add("x", "float64", "<f8", m_x);
        again.add("y", "int32", "<i4", y);
        m_many.push_back(again.open(m_cache, m_three));
        Flags flags(manyRows);
        for (auto& flag : flags)
            flag = random() % 3 > 0;
        m_some.addFlagged(0, flags);
    }

 private slots:
    void initTestCase()
    {
        makeFew();
        makeMany();
    }

    void knowsTheExtent_data()
    {
        QTest::addColumn<std::string>("column");
        QTest::addColumn<std::string>("rows");
        QTest::addColumn<Counts>("counts"); // of values, nulls, NaN, infinities
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        const std::string all(12, '1');
        QTest::newRow("floats") << std::string("x") << all << Counts{8, 1, 1, 2} << 0.0 << 10.0;
        QTest::newRow("some") << std::string("x") << std::string("011100000001")
                              << Counts{2, 0, 1, 1} << 1.0 << 2.5;
        QTest::newRow("one") << std::string("x") << std::string("000010000000")
                             << Counts{1, 0, 0, 0} << 4.0 << 4.0;
        QTest::newRow("nothing but null and NaN")
            << std::string("x") << std::string("000100010000") << Counts{0, 1, 1, 0} << 1.0 << 0.0;
        QTest::newRow("no rows") << std::string("x") << std::string() << Counts{0, 0, 0, 0} << 1.0
                                 << 0.0;
        QTest::newRow("integers") << std::string("n") << all << Counts{12, 0, 0, 0} << -1.0 << 9.0;
        QTest::newRow("large ones")
            << std::string("u") << all << Counts{12, 0, 0, 0} << 0.0 << 0x1p63;
        QTest::newRow("Booleans") << std::string("b") << all << Counts{12, 0, 0, 0} << 0.0 << 1.0;
    }

    void knowsTheExtent()
    {
        QFETCH(const std::string, column);
        QFETCH(const std::string, rows);
        QFETCH(const Counts, counts);
        QFETCH(const double, low);
        QFETCH(const double, high);
        const RowSet wanted = rowsOf(rows);
        const std::array values{value(*m_table, column.c_str())};
        const auto extents = plotExtents({*m_table, wanted}, values, {});
        QCOMPARE(outcomeOf(extents), std::string());
        const PlotExtent& extent = extents->front();
        QCOMPARE((Counts{extent.count, extent.missing, extent.nan, extent.infinite}), counts);
        QCOMPARE(extent.range.low, low);
        QCOMPARE(extent.range.high, high);
    }

    void refusesTexts()
    {
        for (const char* name : {"w", "t"})
            QCOMPARE(outcomeOf(plotValueOf(*m_table, *m_table->find(name), {})),
                     std::string("the values of ") + name + " are not numbers");
    }

    void dividesRanges_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("areWhole");
        QTest::addColumn<int>("most");
        QTest::addColumn<double>("begin");
        QTest::addColumn<double>("width");
        QTest::addColumn<int>("count");
        QTest::newRow("floats") << 1.0 << 3.0 << false << 4 << 1.0 << 0.5 << 4;
        QTest::newRow("whole") << 0.0 << 9.0 << true << 20 << -0.5 << 1.0 << 10;
        QTest::newRow("several in each") << 0.0 << 9.0 << true << 4 << -0.5 << 3.0 << 4;
        QTest::newRow("a part of them") << 1.5 << 3.2 << true << 9 << 1.5 << 1.0 << 2;
        QTest::newRow("between two") << 1.2 << 1.8 << true << 9 << 1.5 << 1.0 << 1;
        QTest::newRow("one float") << 5.0 << 5.0 << false << 9 << 4.5 << 1.0 << 1;
        QTest::newRow("one whole") << 5.0 << 5.0 << true << 9 << 4.5 << 1.0 << 1;
        QTest::newRow("one far away")
            << 0x1p60 << 0x1p60 << true << 9 << 0x1p60 - 0x1p40 << 0x1p41 << 1;
        QTest::newRow("all of float64")
            << -0x1p1023 << 0x1p1023 << false << 2 << -0x1p1023 << 0x1p1023 << 2;
        QTest::newRow("two next to each other")
            << 0.0 << std::numeric_limits<double>::denorm_min() << false << 9 << 0.0
            << std::numeric_limits<double>::denorm_min() << 1;
    }

    void dividesRanges()
    {
        QFETCH(const double, low);
        QFETCH(const double, high);
        QFETCH(const bool, areWhole);
        QFETCH(const int, most);
        const PlotBins bins =
            plotBins({low, high}, areWhole ? PlotSteps::Whole : PlotSteps::Any, std::size_t(most));
        QTEST(bins.begin, "begin");
        QTEST(bins.width, "width");
        QTEST(int(bins.count), "count");
    }

    void findsBins_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("bin"); // -1: none
        QTest::newRow("begin") << 1.0 << 0;
        QTest::newRow("before") << 0.999 << -1;
        QTest::newRow("edge") << 2.0 << 2;
        QTest::newRow("end") << 3.0 << 3;
        QTest::newRow("after") << 3.001 << -1;
        QTest::newRow("NaN") << double(NAN) << -1;
        QTest::newRow("infinity") << double(INFINITY) << -1;
    }

    void findsBins()
    {
        QFETCH(const double, value);
        const auto bin = PlotBins{1, 0.5, 4}.binOf(value);
        QTEST(bin ? int(*bin) : -1, "bin");
        const PlotBins widest{-0x1p1023, 0x1p1023, 2};
        QCOMPARE(*widest.binOf(0x1p1022), 1U);
        QCOMPARE(*widest.binOf(-0x1p1022), 0U);
    }

    void countsIntoBins_data()
    {
        QTest::addColumn<std::string>("column");
        QTest::addColumn<std::string>("rows");
        QTest::addColumn<double>("begin");
        QTest::addColumn<double>("width");
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<int>("outside");
        const std::string all(12, '1');
        QTest::newRow("all") << std::string("x") << all << 0.0 << 2.5 << Counts{2, 2, 2, 2} << 0;
        QTest::newRow("a part") << std::string("x") << all << 1.0 << 1.0 << Counts{1, 1, 0, 1} << 5;
        QTest::newRow("some rows") << std::string("x") << std::string("100000000110") << 0.0 << 2.5
                                   << Counts{1, 0, 0, 2} << 0;
        QTest::newRow("whole") << std::string("n") << all << 1.5 << 1.0 << Counts{1, 2, 1, 3} << 5;
        QTest::newRow("Booleans") << std::string("b") << all << -0.5 << 1.0 << Counts{7, 5} << 0;
        QTest::newRow("none") << std::string("x") << std::string() << 0.0 << 1.0 << Counts{0, 0}
                              << 0;
    }

    void countsIntoBins()
    {
        QFETCH(const std::string, column);
        QFETCH(const std::string, rows);
        QFETCH(const double, begin);
        QFETCH(const double, width);
        QFETCH(const Counts, counts);
        const RowSet wanted = rowsOf(rows);
        const auto histogram = histogramOf({*m_table, wanted}, value(*m_table, column.c_str()),
                                           {begin, width, counts.size()}, {});
        QCOMPARE(outcomeOf(histogram), std::string());
        QCOMPARE(histogram->counts, counts);
        QTEST(int(histogram->outside), "outside");
    }

    void countsWords()
    {
        using Words = std::vector<TopWords::Word>;
        const RowSet all = RowSet::range(0, 12);
        const auto words = topWordsOf({*m_table, all}, *m_table->find("w"), 2, {});
        QVERIFY(words->words == (Words{{"a", 4}, {"b", 3}}));
        QCOMPARE(words->distinct, 4);
        QCOMPARE(words->otherRows, 3);
        QCOMPARE(words->withoutOne, 2);
        const auto texts = topWordsOf({*m_table, all}, *m_table->find("t"), 10, {});
        QVERIFY(texts->words == (Words{{"p", 5}, {"q", 4}, {"", 1}, {"r", 1}}));
        QCOMPARE(texts->otherRows, 0);
        QCOMPARE(texts->withoutOne, 1);
        const auto none = topWordsOf({*m_table, RowSet()}, *m_table->find("w"), 2, {});
        QVERIFY(none->words.empty());
    }

    void drawsCurvesOverRows()
    {
        const RowSet some = rowsOf("011111111101"); // numbers 0 to 9
        const std::array values{value(*m_table, "x"), value(*m_table, "n")};
        const auto curves = curvesOverRows({*m_table, some}, values, {0.5, 3, 2}, {});
        QCOMPARE(outcomeOf(curves), std::string());
        // 1 | 2.5 NaN 4 | -inf 6 null | 7 9 inf
        QVERIFY(curves->front().bins[0] == (CurveBin{3, 2, {1, 2.5}, {3, 4}}));
        QVERIFY(curves->front().bins[1] == (CurveBin{3, 1, {5, 6}, {5, 6}}));
        QCOMPARE(curves->front().before->y, 1.0);
        QCOMPARE(curves->front().after->x, 7.0);
        // -1 | 4 1 5 | 9 2 6 | 5 3 8
        QVERIFY(curves->back().bins[0] == (CurveBin{3, 3, {2, 1}, {3, 5}}));
        QVERIFY(curves->back().bins[1] == (CurveBin{3, 3, {5, 2}, {4, 9}}));
        const auto nothing = curvesOverRows({*m_table, RowSet()}, values, {0.5, 3, 2}, {});
        QVERIFY(nothing->front().bins[1] == CurveBin());
    }

    void drawsCurvesInTheOrderOfASort()
    {
        const RowSet all = RowSet::range(0, 12);
        const std::array keys{*rowKeyOf(*m_table, {"n", true}, {})};
        const auto order = sortRows(*m_table, all, keys, {});
        const std::array values{value(*m_table, "n")};
        const auto curves = curvesOverRows({*m_table, all, &*order}, values, {-0.5, 4, 3}, {});
        QCOMPARE(outcomeOf(curves), std::string());
        // 9 8 6 5 | 5 5 4 3 | 3 2 1 -1
        QVERIFY(curves->front().bins[0] == (CurveBin{4, 4, {3, 5}, {0, 9}}));
        QVERIFY(curves->front().bins[1] == (CurveBin{4, 4, {7, 3}, {4, 5}}));
        QVERIFY(curves->front().bins[2] == (CurveBin{4, 4, {11, -1}, {8, 3}}));
    }

    void drawsCurvesOverAColumn()
    {
        const RowSet all = RowSet::range(0, 12);
        const std::array values{value(*m_table, "x")};
        const auto curves =
            curvesOver(value(*m_table, "n"), {*m_table, all}, values, {1.5, 2, 2}, {});
        QCOMPARE(outcomeOf(curves), std::string());
        // n: 3 -1 4 1 5 9 2 6 5 3 5 8, x: 0 1 2.5 NaN 4 -inf 6 null 7 9 10 inf
        QVERIFY(curves->front().bins[0] == (CurveBin{3, 3, {3, 0}, {3, 9}}));
        QVERIFY(curves->front().bins[1] == (CurveBin{4, 4, {4, 2.5}, {5, 10}}));
        QVERIFY(curves->front().before == (PlotPoint{-1, 1}));
        QVERIFY(!curves->front().after);
    }

    void countsIntoGrids()
    {
        const RowSet all = RowSet::range(0, 12);
        const BoundExpression x = value(*m_table, "x");
        const BoundExpression n = value(*m_table, "n");
        const BoundExpression u = value(*m_table, "u");
        // (0 3) (1 -1) (2.5 4) - (4 5) - (6 2) - (7 5) (9 3) (10 5) -
        const auto grid = gridOf({*m_table, all}, {x, n, &u, {0, 5, 2}, {0, 2.5, 2}, 7}, {});
        QCOMPARE(outcomeOf(grid), std::string());
        QCOMPARE(grid->counts, (std::vector<std::uint64_t>{0, 1, 3, 3}));
        QCOMPARE(grid->means[1], 6.0);
        QCOMPARE(grid->means[2], 2.0); // of rows 0, 2 and 4
        QVERIFY(std::isnan(grid->means[0]));
        QCOMPARE((Counts{grid->inside, grid->outside, grid->withoutPlace}), (Counts{7, 1, 4}));
        QCOMPARE(grid->points.size(), 7U);
        QCOMPARE(grid->points[3].place.x, 6.0);
        QCOMPARE(grid->points[3].color, 6.0);
        const auto full = gridOf({*m_table, all}, {x, n, nullptr, {0, 5, 2}, {0, 2.5, 2}, 6}, {});
        QVERIFY(full->points.empty());
        QVERIFY(full->means.empty());
        QVERIFY(full->counts == grid->counts);
        const auto huge =
            gridOf({*m_table, all}, {x, n, nullptr, {0, 1, 5000}, {0, 1, 5000}, 0}, {});
        QCOMPARE(outcomeOf(huge), std::string("a grid has at most 16777216 cells"));
    }

    // Beside plain loops; on one thread and on three, with other parts.
    void doesNotDependOnThreads()
    {
        const Counts stored = m_some.rows(0, manyRows);
        Numbers x, y, numbers(stored.size());
        std::iota(numbers.begin(), numbers.end(), 0.0);
        for (const std::int64_t slot : stored) {
            x.push_back(m_x[std::size_t(slot)]);
            y.push_back(m_y[std::size_t(slot)]);
        }
        const PlotBins across{2000, 40, 200};
        for (const QueryTablePtr& table : m_many) {
            const PlottedRows rows{*table, m_some};
            const std::array values{value(*table, "x"), value(*table, "y")};
            const PlotBins part{1234.5, 500, 300};
            const auto overRows = curvesOverRows(rows, values, part, {});
            QVERIFY(overRows->front().bins == plainBins(numbers, x, part));
            QVERIFY(overRows->back().bins == plainBins(numbers, y, part));
            const auto over = curvesOver(values[0], rows, std::span(values).subspan(1), across, {});
            QVERIFY(over->front().bins == plainBins(x, y, across));
            const auto grid =
                gridOf(rows, {values[0], values[1], &values[1], across, {-900, 90, 20}, 10}, {});
            std::vector<std::uint64_t> counts(4000);
            for (std::size_t row = 0; row < x.size(); ++row) {
                const auto column = across.binOf(x[row]);
                const auto line = PlotBins{-900, 90, 20}.binOf(y[row]);
                if (column && line)
                    ++counts[*line * 200 + *column];
            }
            QVERIFY(grid->counts == counts);
            QVERIFY(grid->points.empty());
        }
    }

    void sortedCurvesAreThoseOfTheSortedValues()
    {
        const QueryTable& table = *m_many.back();
        const std::array keys{*rowKeyOf(table, {"y"}, {})};
        const auto order = sortRows(table, m_some, keys, {});
        Numbers y, numbers(std::size_t(m_some.count()));
        std::iota(numbers.begin(), numbers.end(), 0.0);
        for (const std::int64_t slot : order->rows(0, m_some.count()))
            y.push_back(m_y[std::size_t(slot)]);
        const PlotBins part{100.5, 700, 250};
        const std::array values{value(table, "y")};
        const auto curves = curvesOverRows({table, m_some, &*order}, values, part, {});
        QVERIFY(curves->front().bins == plainBins(numbers, y, part));
    }

    void canBeCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        const RowSet all = RowSet::range(0, manyRows);
        const std::array values{value(*m_many.back(), "y")};
        const auto extents =
            plotExtents({*m_many.back(), all}, values, {stop.get_token(), nullptr});
        QVERIFY(extents.error().kind() == ErrorKind::Cancelled);
    }
};

namespace {
const Registered<TestRowPlots> registered;
} // namespace

} // namespace bloscope::tst_row_plots

#include "tst_row_plots.moc"
