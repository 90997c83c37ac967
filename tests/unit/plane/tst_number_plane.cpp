#include "core/plane/number_plane.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>

namespace bloscope::tst_number_plane {

namespace {

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

} // namespace

class TestNumberPlane : public QObject {
    Q_OBJECT

 private slots:
    void holdsRowsAndColumnsOfTheSlice_data();
    void holdsRowsAndColumnsOfTheSlice();
    void marksCellsThatAreNotFine();
    void isEmptyForAnEmptySlice();
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

const test::Registered<TestNumberPlane, QCoreApplication> registered;

} // namespace bloscope::tst_number_plane

#include "tst_number_plane.moc"
