#include "core/plane/plane_reducer.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <limits>

namespace bloscope::tst_plane_reducer {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

// NaN equals NaN here.
bool same(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) {
        return x == y || (std::isnan(x) && std::isnan(y));
    });
}

NumberPlane planeOf(std::int64_t rows, std::vector<double> numbers,
                    std::vector<CellState> states = {})
{
    const auto columns = static_cast<std::int64_t>(numbers.size()) / rows;
    return {rows, columns, std::move(numbers), std::move(states)};
}

NumberPlane reduced(const NumberPlane& plane, std::int64_t rows, std::int64_t columns)
{
    PlaneReducer reducer(plane.rows, plane.columns, rows, columns);
    reducer.add(plane, 0, 0);
    return reducer.result();
}

} // namespace

class TestPlaneReducer : public QObject {
    Q_OBJECT

 private slots:
    void findsThePartOfACell();
    void reducesToMeans_data();
    void reducesToMeans();
    void reducesLabelsToTheLargest();
    void reducesAnglesToTheFirst();
    void keepsDamageInSight();
    void takesPiecesInAnyOrder();
    void countsWhatIsNoNumber();
    void findsOneSpecialNumberAmongMany_data();
    void findsOneSpecialNumberAmongMany();
    void tellsWhereItsRowsEnd();
};

void TestPlaneReducer::findsThePartOfACell()
{
    std::vector<std::int64_t> parts;
    for (std::int64_t cell = 0; cell < 10; ++cell)
        parts.push_back(partOf(cell, 10, 3)); // parts begin at 0, 3 and 6
    QCOMPARE(parts, (std::vector<std::int64_t>{0, 0, 0, 1, 1, 1, 2, 2, 2, 2}));
    QCOMPARE(partOf(999'999'999'999, 1'000'000'000'000, 1000), 999);
}

void TestPlaneReducer::reducesToMeans_data()
{
    QTest::addColumn<std::vector<double>>("numbers"); // of two rows
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<std::vector<double>>("expected");
    using Numbers = std::vector<double>;
    const double largest = std::numeric_limits<double>::max();
    QTest::newRow("to one") << Numbers{1, 2, 3, 6} << 1 << 1 << Numbers{3};
    QTest::newRow("not at all") << Numbers{1, 2, 3, 6} << 2 << 2 << Numbers{1, 2, 3, 6};
    QTest::newRow("rows") << Numbers{1, 2, 3, 6} << 1 << 2 << Numbers{2, 4};
    QTest::newRow("uneven parts") << Numbers{1, 2, 6, 1, 2, 6} << 1 << 2 << Numbers{1, 4};
    QTest::newRow("without NaN") << Numbers{notANumber, 2, 4, notANumber} << 1 << 1 << Numbers{3};
    QTest::newRow("NaN alone") << Numbers(4, notANumber) << 1 << 1 << Numbers{notANumber};
    QTest::newRow("an infinity") << Numbers{1, -infinity, 1, 1} << 1 << 1 << Numbers{-infinity};
    QTest::newRow("two infinities") << Numbers{infinity, -infinity, -infinity, infinity} << 2 << 1
                                    << Numbers{infinity, infinity};
    QTest::newRow("no overflow") << Numbers(4, largest) << 1 << 1 << Numbers{largest};
}

void TestPlaneReducer::reducesToMeans()
{
    QFETCH(std::vector<double>, numbers);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(std::vector<double>, expected);
    const NumberPlane small = reduced(planeOf(2, numbers), rows, columns);
    QCOMPARE(small.rows, rows);
    QCOMPARE(small.columns, columns);
    QVERIFY(same(small.numbers, expected));
    QVERIFY(small.states.empty());
}

void TestPlaneReducer::reducesLabelsToTheLargest()
{
    PlaneReducer reducer(2, 4, 1, 2, Reduction::Largest);
    reducer.add(planeOf(2, {0, 3, -1, -2, 1, 2, notANumber, -3}), 0, 0);
    QCOMPARE(reducer.result().numbers, (std::vector<double>{3, -1}));
}

void TestPlaneReducer::reducesAnglesToTheFirst()
{
    PlaneReducer reducer(2, 4, 1, 2, Reduction::First);
    reducer.add(planeOf(2, {3.1, -3.1, notANumber, -2, 1, 2, 3, -3}), 0, 0);
    QCOMPARE(reducer.result().numbers, (std::vector<double>{3.1, -2}));
}

void TestPlaneReducer::keepsDamageInSight()
{
    const auto fine = CellState::Fine;
    const auto damaged = CellState::Damaged;
    const auto unwritten = CellState::Uninitialised;
    const NumberPlane small =
        reduced(planeOf(1, {1, notANumber, 3, notANumber, notANumber, notANumber},
                        {fine, damaged, fine, unwritten, unwritten, unwritten}),
                1, 3);
    QCOMPARE(small.states, (std::vector<CellState>{damaged, fine, unwritten}));
    QVERIFY(same(small.numbers, {notANumber, 3, notANumber}));
}

void TestPlaneReducer::takesPiecesInAnyOrder()
{
    PlaneReducer reducer(4, 4, 2, 2);
    for (const std::int64_t row : {3, 0, 2, 1}) {
        const double base = 4.0 * double(row);
        reducer.add(planeOf(1, {base + 3}), row, 3);
        reducer.add(planeOf(1, {base, base + 1, base + 2}), row, 0);
    }
    QCOMPARE(reducer.result().numbers, (std::vector<double>{2.5, 4.5, 10.5, 12.5}));
}

void TestPlaneReducer::countsWhatIsNoNumber()
{
    PlaneReducer reducer(2, 4, 1, 1);
    SpecialCounts counts = reducer.add(planeOf(1, {1, notANumber, infinity, infinity}), 0, 0);
    counts += reducer.add(
        planeOf(1, {-infinity, notANumber, notANumber, 2},
                {CellState::Fine, CellState::Damaged, CellState::Uninitialised, CellState::Fine}),
        1, 0);
    QCOMPARE(counts, (SpecialCounts{1, 2, 1, 1, 1}));
}

// Runs that are long enough to be added side by side, and what stops that at each place in them.
void TestPlaneReducer::findsOneSpecialNumberAmongMany_data()
{
    QTest::addColumn<double>("special");
    QTest::addColumn<double>("expected"); // of 20 numbers, the others being 3
    QTest::newRow("none") << 3.0 << 3.0;
    QTest::newRow("NaN") << notANumber << 3.0;
    QTest::newRow("infinity") << infinity << infinity;
    QTest::newRow("minus infinity") << -infinity << -infinity;
    QTest::newRow("the largest number") << 1e308 << 1e308 / 20;
}

void TestPlaneReducer::findsOneSpecialNumberAmongMany()
{
    QFETCH(double, special);
    QFETCH(double, expected);
    for (std::size_t at = 0; at < 20; ++at) {
        std::vector<double> numbers(20, 3.0);
        numbers[at] = special;
        PlaneReducer reducer(1, 20, 1, 1);
        const SpecialCounts counts = reducer.add(planeOf(1, numbers), 0, 0);
        QCOMPARE(reducer.result().numbers.front(), expected);
        QCOMPARE(counts.notANumber, std::int64_t(std::isnan(special)));
        QCOMPARE(counts.plusInfinity, std::int64_t(special == infinity));
        QCOMPARE(counts.minusInfinity, std::int64_t(special == -infinity));
    }
}

void TestPlaneReducer::tellsWhereItsRowsEnd()
{
    const PlaneReducer reducer(10, 4, 3, 2); // rows begin at 0, 3 and 6
    QCOMPARE(reducer.rowsEnd(0), 3);
    QCOMPARE(reducer.rowsEnd(2), 3);
    QCOMPARE(reducer.rowsEnd(3), 6);
    QCOMPARE(reducer.rowsEnd(9), 10);
}

const test::Registered<TestPlaneReducer, QCoreApplication> registered;

} // namespace bloscope::tst_plane_reducer

#include "tst_plane_reducer.moc"
