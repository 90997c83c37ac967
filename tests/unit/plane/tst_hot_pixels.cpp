#include "core/plane/hot_pixels.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope::tst_hot_pixels {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t side = 20;

// Of numbers that differ by 2 at the most, without a pattern that the eye would see.
NumberPlane calmPlane()
{
    NumberPlane plane{side, side, {}, {}};
    for (std::int64_t cell = 0; cell < side * side; ++cell)
        plane.numbers.push_back(double(cell * cell % 7 % 3));
    return plane;
}

double& at(NumberPlane& plane, std::int64_t row, std::int64_t column)
{
    return plane.numbers[std::size_t(row * plane.columns + column)];
}

} // namespace

class TestHotPixels : public QObject {
    Q_OBJECT

 private slots:
    void replacesWhatSticksOut_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<double>("number");
        QTest::newRow("hot") << 7 << 9 << 500.0;
        QTest::newRow("cold") << 7 << 9 << -500.0;
        QTest::newRow("in a corner") << 0 << 0 << 500.0;
        QTest::newRow("at an edge") << 5 << int(side - 1) << 500.0;
    }
    void replacesWhatSticksOut()
    {
        QFETCH(const int, row);
        QFETCH(const int, column);
        QFETCH(const double, number);
        NumberPlane plane = calmPlane();
        at(plane, row, column) = number;
        const auto calm = calmed(plane, 5);
        QVERIFY(calm);
        QCOMPARE(calm->replaced, std::int64_t(1));
        std::vector<double> around;
        for (int r = std::max(0, row - 1); r <= std::min(row + 1, int(side) - 1); ++r)
            for (int c = std::max(0, column - 1); c <= std::min(column + 1, int(side) - 1); ++c)
                if (r != row || c != column)
                    around.push_back(at(plane, r, c));
        std::ranges::sort(around);
        const std::size_t half = around.size() / 2;
        NumberPlane wanted = plane;
        at(wanted, row, column) =
            around.size() % 2 == 1 ? around[half] : (around[half - 1] + around[half]) / 2;
        QCOMPARE(calm->plane.numbers, wanted.numbers);
    }

    void leavesTheRestAlone()
    {
        QVERIFY(!calmed(calmPlane(), 5));
        QVERIFY(!calmed(NumberPlane{}, 5));
        NumberPlane same{4, 4, std::vector<double>(16, 3.0), {}};
        QVERIFY(!calmed(same, 5));
        NumberPlane edge = calmPlane(); // is none of its pixels
        for (std::int64_t row = 0; row < side; ++row)
            for (std::int64_t column = side / 2; column < side; ++column)
                at(edge, row, column) += 1000;
        QVERIFY(!calmed(edge, 5));
    }

    // Where nothing else differs, any difference is large.
    void findsOneAmongEqualNumbers()
    {
        NumberPlane plane{9, 9, std::vector<double>(81, 3.0), {}};
        at(plane, 4, 4) = 3.5;
        const auto calm = calmed(plane, 5);
        QVERIFY(calm);
        QCOMPARE(calm->plane.numbers, std::vector<double>(81, 3.0));
    }

    void passesOverWhatIsNoNumber()
    {
        NumberPlane plane = calmPlane();
        at(plane, 7, 9) = 500;
        for (const auto& [row, column] : {std::pair{6, 8}, {6, 9}, {6, 10}, {7, 8}, {7, 10}})
            at(plane, row, column) = nan;
        auto calm = calmed(plane, 5);
        QVERIFY(calm); // three neighbours are left
        QVERIFY(std::isfinite(at(calm->plane, 7, 9)) && at(calm->plane, 7, 9) <= 2);
        QVERIFY(std::isnan(at(calm->plane, 6, 8)));
        at(plane, 8, 8) = nan;
        QVERIFY(!calmed(plane, 5));
    }

    void followsTheOptions()
    {
        NumberPlane plane = calmPlane();
        at(plane, 7, 9) = 500;
        HeatmapOptions options;
        QVERIFY(!calmed(plane, options));
        options.hotPixels = 5;
        QVERIFY(calmed(plane, options));
        options.hotPixels = 1000;
        QVERIFY(!calmed(plane, options));
        options.hotPixels = 5;
        for (const char* map : {"labels", "cyclic"}) {
            options.map = findColorMap(map);
            QVERIFY2(!calmed(plane, options), map);
        }
    }
};

const test::Registered<TestHotPixels> registered;

} // namespace bloscope::tst_hot_pixels

#include "tst_hot_pixels.moc"
