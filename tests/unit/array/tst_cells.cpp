#include "core/array/cells.h"
#include "core/dtype/dtype.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_cells {

using namespace test;

namespace {

// All cells of `slice`, their bytes counted up from 0.
Cells cellsOf(Slice slice, std::size_t itemsize = 1)
{
    Cells cells;
    for (const DimensionSlice& taken : slice.dimensions())
        cells.extent.push_back(taken.count);
    cells.itemsize = itemsize;
    cells.bytes.resize(static_cast<std::size_t>(slice.cellCount().value_or(0)) * itemsize);
    for (std::size_t i = 0; i < cells.bytes.size(); ++i)
        cells.bytes[i] = static_cast<std::byte>(i);
    cells.slice = std::move(slice);
    return cells;
}

CellRegion damaged(std::vector<std::int64_t> first, std::vector<std::int64_t> count,
                   std::string reason = "why")
{
    return {CellState::Damaged, std::move(reason), std::move(first), std::move(count)};
}

// "F" fine, "D" damaged, "U" uninitialised, cell by cell.
std::string statesOf(const Cells& cells)
{
    std::string text;
    for (const CellState state : cells.states)
        text += "FDU"[static_cast<std::size_t>(state)];
    return text;
}

} // namespace

class TestCells : public QObject {
    Q_OBJECT

 private slots:
    void findCellsByRowAndColumn()
    {
        const Cells cells = cellsOf(Slice::whole({3, 4}), 2);
        QCOMPARE(cells.cellAt(0, 0), std::size_t(0));
        QCOMPARE(cells.cellAt(2, 1), std::size_t(9));
        QCOMPARE(*cells.at(2, 1), std::byte{18});
    }

    void findCellsOfATurnedPlane()
    {
        Slice slice = Slice::whole({3, 4});
        slice.transpose();
        QCOMPARE(cellsOf(slice).cellAt(1, 2), std::size_t(9));
    }

    void findCellsOfAPlaneInManyDimensions()
    {
        Slice slice = Slice::whole({2, 3, 4});
        slice.set(1, DimensionSlice::index(2));
        const Cells cells = cellsOf(slice); // 2 x 1 x 4
        QCOMPARE(cells.cellAt(1, 3), std::size_t(7));

        slice = Slice::whole({2, 3, 4}); // the first index of what is neither row nor column
        QCOMPARE(cellsOf(slice).cellAt(2, 3), std::size_t(11));
    }

    void findTheOnlyCellOfAScalar()
    {
        QCOMPARE(cellsOf(Slice::whole({})).cellAt(0, 0), std::size_t(0));
        QCOMPARE(cellsOf(Slice::whole({5})).cellAt(3, 0), std::size_t(3));
    }

    void areFineUntilMarked()
    {
        Cells cells = cellsOf(Slice::whole({3, 4}));
        QVERIFY(cells.states.empty());
        QCOMPARE(cells.stateAt(2, 3), CellState::Fine);
        QCOMPARE(cells.regionAt(2, 3), nullptr);
        cells.mark(damaged({1, 1}, {2, 2}));
        QCOMPARE(statesOf(cells), std::string("FFFF"
                                              "FDDF"
                                              "FDDF"));
        QCOMPARE(cells.stateAt(1, 1), CellState::Damaged);
        QCOMPARE(cells.stateAt(0, 0), CellState::Fine);
        QCOMPARE(cells.regionAt(0, 0), nullptr);
        QCOMPARE(cells.regionAt(2, 2)->reason, std::string("why"));
        QCOMPARE(cells.damagedRegions, std::int64_t(1));
    }

    void areMarkedInBoxesOfAnyDimensions_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("first");
        QTest::addColumn<Shape>("count");
        QTest::addColumn<std::string>("states");
        QTest::newRow("scalar") << Shape{} << Shape{} << Shape{} << std::string("D");
        QTest::newRow("one dimension") << Shape{5} << Shape{1} << Shape{3} << std::string("FDDDF");
        QTest::newRow("everything")
            << Shape{2, 2} << Shape{0, 0} << Shape{2, 2} << std::string("DDDD");
        QTest::newRow("nothing") << Shape{2, 2} << Shape{0, 0} << Shape{2, 0}
                                 << std::string("FFFF");
        QTest::newRow("nothing, first dimension")
            << Shape{2, 2} << Shape{0, 0} << Shape{0, 2} << std::string("FFFF");
        QTest::newRow("three dimensions")
            << Shape{2, 2, 3} << Shape{0, 1, 1} << Shape{2, 1, 2} << std::string("FFFFDDFFFFDD");
    }
    void areMarkedInBoxesOfAnyDimensions()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, first);
        QFETCH(Shape, count);
        Cells cells = cellsOf(Slice::whole(shape), 3);
        cells.mark(damaged(first, count));
        QTEST(statesOf(cells), "states");
    }

    void keepEveryRegionApart()
    {
        Cells cells = cellsOf(Slice::whole({10}));
        cells.mark({CellState::Uninitialised, "chunk 0 was never written", {0}, {2}});
        cells.mark(damaged({5}, {1}, "chunk 2: lost"));
        cells.mark(damaged({8}, {2}, "chunk 3: lost"));
        QCOMPARE(statesOf(cells), std::string("UUFFFDFFDD"));
        QCOMPARE(cells.regionAt(1, 0)->reason, std::string("chunk 0 was never written"));
        QCOMPARE(cells.regionAt(5, 0)->reason, std::string("chunk 2: lost"));
        QCOMPARE(cells.regionAt(9, 0)->reason, std::string("chunk 3: lost"));
        QCOMPARE(cells.damagedRegions, std::int64_t(2)); // what was never written is no damage
    }

    void giveUpOnReasonsAfterAThousand()
    {
        Cells cells = cellsOf(Slice::whole({3000}));
        for (std::int64_t i = 0; i < 1500; ++i)
            cells.mark(damaged({2 * i}, {1}, "chunk " + std::to_string(i)));
        cells.mark({CellState::Uninitialised, "chunk 1500 was never written", {2999}, {1}});
        QCOMPARE(cells.damagedRegions, std::int64_t(1500));
        QCOMPARE(cells.regions.size(), Cells::mostRegions);
        QCOMPARE(cells.regionAt(1998, 0)->reason, std::string("chunk 999"));
        QCOMPARE(cells.stateAt(2000, 0), CellState::Damaged);
        QCOMPARE(cells.regionAt(2000, 0)->kind, CellState::Damaged);
        QCOMPARE(cells.regionAt(2000, 0)->reason, std::string("one of many damaged parts"));
        QCOMPARE(cells.regionAt(2999, 0)->kind, CellState::Uninitialised);
        QCOMPARE(cells.regionAt(2999, 0)->reason, std::string("never written"));
        QCOMPARE(cells.regionAt(2001, 0), nullptr);
    }

    void keepAPartOfEachElement()
    {
        Cells cells = cellsOf(Slice::whole({2}), 3); // 00 01 02, 03 04 05
        cells.keep({"b", 1, *parseDType("<u2", {}), {}});
        QCOMPARE(cells.itemsize, std::size_t(2));
        QCOMPARE(hexOf({cells.bytes.data(), cells.bytes.size()}), std::string("01020405"));
    }

    void knowWhichPositionsARegionHolds()
    {
        const CellRegion region = damaged({1, 2}, {3, 1});
        using Position = std::vector<std::int64_t>;
        QVERIFY(region.contains(Position{1, 2}));
        QVERIFY(region.contains(Position{3, 2}));
        QVERIFY(!region.contains(Position{4, 2}));
        QVERIFY(!region.contains(Position{0, 2}));
        QVERIFY(!region.contains(Position{1, 3}));
        QVERIFY(damaged({}, {}).contains(Position{}));
    }
};

const Registered<TestCells> registered;

} // namespace bloscope::tst_cells

#include "tst_cells.moc"
