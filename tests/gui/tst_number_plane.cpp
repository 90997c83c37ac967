#include "ui/views/number_plane.h"

#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>

using namespace bloscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

// A whole array of int16 counting up from 0, cut by `slice`.
Cells countingCells(const char* slice, const Shape& shape)
{
    Cells cells;
    cells.slice = *Slice::parse(slice, shape);
    cells.itemsize = 2;
    std::int16_t value = 0;
    for (const auto& taken : cells.slice.dimensions())
        cells.extent.push_back(taken.count);
    cells.bytes.resize(2 * static_cast<std::size_t>(*cells.slice.cellCount()));
    for (std::size_t at = 0; at < cells.bytes.size(); at += 2, ++value)
        std::memcpy(cells.bytes.data() + at, &value, 2);
    return cells;
}

const DType int16 = *parseDType("<i2", {});

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

} // namespace

class TestNumberPlane : public QObject {
    Q_OBJECT

 private slots:
    void holdsRowsAndColumnsOfTheSlice_data();
    void holdsRowsAndColumnsOfTheSlice();
    void marksCellsThatAreNotFine();
    void isEmptyForAnEmptySlice();
    void reducesToMeans_data();
    void reducesToMeans();
    void keepsDamageInSightWhenReduced();
};

void TestNumberPlane::holdsRowsAndColumnsOfTheSlice_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<bool>("transposed");
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::newRow("a plane") << "" << false << std::vector<double>{0, 1, 2, 3, 4, 5};
    QTest::newRow("transposed") << "" << true << std::vector<double>{0, 3, 1, 4, 2, 5};
    QTest::newRow("one row") << "0" << false << std::vector<double>{0, 1, 2};
    QTest::newRow("one column") << ":, 1" << true << std::vector<double>{0, 1};
}

void TestNumberPlane::holdsRowsAndColumnsOfTheSlice()
{
    QFETCH(QString, slice);
    QFETCH(bool, transposed);
    QFETCH(std::vector<double>, numbers);
    Cells cells = countingCells(qPrintable(slice), {2, 3});
    if (transposed)
        cells.slice.transpose();
    const NumberPlane plane = numberPlaneOf(cells, int16);
    QCOMPARE(plane.rows, cells.slice.rows());
    QCOMPARE(plane.columns, cells.slice.columns());
    QCOMPARE(plane.numbers, numbers);
    QVERIFY(plane.states.empty());
}

void TestNumberPlane::marksCellsThatAreNotFine()
{
    Cells cells = countingCells("", {2, 3});
    cells.mark({CellState::Damaged, "chunk 1: gone", {0, 1}, {2, 1}});
    cells.slice.transpose();
    const NumberPlane plane = numberPlaneOf(cells, int16);
    const auto fine = CellState::Fine;
    const auto damaged = CellState::Damaged;
    QVERIFY(same(plane.numbers, {0, 3, notANumber, notANumber, 2, 5}));
    QCOMPARE(plane.states, (std::vector<CellState>{fine, fine, damaged, damaged, fine, fine}));
}

void TestNumberPlane::isEmptyForAnEmptySlice()
{
    const NumberPlane plane = numberPlaneOf(countingCells("", {0, 3}), int16);
    QCOMPARE(plane.rows, 0);
    QVERIFY(plane.numbers.empty());
}

void TestNumberPlane::reducesToMeans_data()
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

void TestNumberPlane::reducesToMeans()
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

void TestNumberPlane::keepsDamageInSightWhenReduced()
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

QTEST_GUILESS_MAIN(TestNumberPlane)
#include "tst_number_plane.moc"
