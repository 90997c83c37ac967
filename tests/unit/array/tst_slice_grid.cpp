#include "core/array/slice_grid.h"

#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <set>

namespace bloscope::tst_slice_grid {

using namespace test;

namespace {

std::int64_t cellsIn(const CellBox& box)
{
    std::int64_t cells = 1;
    for (const std::int64_t count : box.count)
        cells *= count;
    return cells;
}

// Which cell of the grid each corner of a box lies in; one when they all lie in the same.
std::set<Shape> gridCellsOf(const SliceGrid& grid, const CellBox& box)
{
    std::set<Shape> cells;
    Shape first;
    Shape last;
    for (std::size_t d = 0; d < box.first.size(); ++d) {
        first.push_back(grid.slice()[d].at(box.first[d]) / grid.spacing()[d]);
        last.push_back(grid.slice()[d].at(box.first[d] + box.count[d] - 1) / grid.spacing()[d]);
    }
    return {first, last};
}

} // namespace

class TestSliceGrid : public QObject {
    Q_OBJECT

 private slots:
    // Each box lies in one cell of the grid, each cell of the grid has one box, and together they
    // are the slice.
    void cutsAnySliceByAnyGrid()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 3000; ++round) {
            Shape shape;
            Shape spacing;
            for (std::size_t d = 0; d <= static_cast<unsigned>(round) % 3; ++d) {
                shape.push_back(1 + static_cast<std::int64_t>(random() % 20));
                spacing.push_back(1 + static_cast<std::int64_t>(random() % 22));
            }
            const Slice slice = randomSlice(random, shape);
            const SliceGrid grid(slice, spacing);
            std::int64_t cells = 0;
            std::set<Shape> seen;
            Shape before;
            for (std::int64_t n = 0; n < grid.count(); ++n) {
                const CellBox box = grid[n];
                const std::set<Shape> inside = gridCellsOf(grid, box);
                QCOMPARE(inside.size(), std::size_t(1));
                QVERIFY(seen.insert(*inside.begin()).second);
                QVERIFY(before < box.first); // in C order
                before = box.first;
                cells += cellsIn(box);
                const auto [begin, end] = grid.boxesAt(box.first[0]);
                QVERIFY(n >= begin && n < end);
            }
            QCOMPARE(cells, *slice.cellCount());
        }
    }

    void beginsTheGridWhereItIsTold()
    {
        const SliceGrid grid(*Slice::parse("5:17", {20}), {4}, {5});
        QCOMPARE(grid.count(), 3);
        QCOMPARE(grid[1].first, (Shape{4}));
        QCOMPARE(grid[2].count, (Shape{4}));
    }

    void tellsWhatABoxTakesOfTheArray()
    {
        const SliceGrid grid(*Slice::parse("1, ::-2", {2, 10}), {1, 4});
        QCOMPARE(grid.count(), 3);
        const Slice part = SliceGrid::part(grid.slice(), grid[1]);
        QVERIFY(part[0] == DimensionSlice::range(1, 1));
        QVERIFY(part[1] == DimensionSlice::range(7, 2, -2));
        const std::vector<std::int64_t> position = {0, 4};
        QCOMPARE(SliceGrid::indexOf(grid.slice(), position), (Shape{1, 1}));
    }

    void hasNoBoxesOfNothing()
    {
        QCOMPARE(SliceGrid(*Slice::parse("3:3, :", {5, 5}), {1, 1}).count(), 0);
    }

    void hasOneBoxOfAScalar()
    {
        const SliceGrid grid(Slice::whole({}), {});
        QCOMPARE(grid.count(), 1);
        QVERIFY(grid[0].first.empty());
    }

    void countsBoxesWithoutListingThem()
    {
        const std::int64_t huge = std::int64_t(1) << 40;
        const SliceGrid grid(Slice::whole({huge, 1000}), {1, 10});
        QCOMPARE(grid.count(), huge * 100);
        QCOMPARE(grid[huge * 50].first, (Shape{huge / 2, 0}));
    }
};

const Registered<TestSliceGrid> registered;

} // namespace bloscope::tst_slice_grid

#include "tst_slice_grid.moc"
