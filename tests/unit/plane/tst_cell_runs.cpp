#include "core/plane/cell_runs.h"

#include "tests/support/registered_test.h"
#include "tests/support/runs_picture.h"

#include <QStringList>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace bloscope::tst_cell_runs {

using namespace test;

namespace {

constexpr CellRect plane{0, 0, 12, 14};

} // namespace

// Cells in runs, and which of them a round brush covers.
class TestCellRuns : public QObject {
    Q_OBJECT

 private slots:
    void becomeOneWhereTheyTouch()
    {
        CellRuns cells;
        for (const CellRuns::Run& run :
             std::vector<CellRuns::Run>{{8, 9}, {2, 4}, {5, 6}, {4, 5}, {3, 3}, {0, 1}})
            cells.add(7, run);
        QCOMPARE(cells.rows().at(7), (std::vector<CellRuns::Run>{{0, 1}, {2, 6}, {8, 9}}));
        QCOMPARE(cells.cellCount(), std::int64_t(6));
        cells.add(7, {0, 20});
        QCOMPARE(cells.rows().at(7), (std::vector<CellRuns::Run>{{0, 20}}));
    }

    void areRoundOfEverySize_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<PlanePlace>("at");
        QTest::addColumn<CellRect>("part");
        QTest::addColumn<QString>("picture");
        QTest::newRow("1") << 1 << PlanePlace{4.4, 2.6} << CellRect{2, 3, 3, 3} << "...\n.#.\n...";
        QTest::newRow("2") << 2 << PlanePlace{4.4, 2.6} << CellRect{1, 3, 4, 4}
                           << "....\n.##.\n.##.\n....";
        QTest::newRow("5") << 5 << PlanePlace{5, 5} << CellRect{3, 3, 5, 5}
                           << ".###.\n#####\n#####\n#####\n.###.";
        QTest::newRow("6") << 6 << PlanePlace{5.4, 5.2} << CellRect{3, 3, 6, 6}
                           << ".####.\n######\n######\n######\n######\n.####.";
        QTest::newRow("in a corner")
            << 5 << PlanePlace{0, 0} << CellRect{0, 0, 4, 4} << "###.\n###.\n##..\n....";
    }
    void areRoundOfEverySize()
    {
        QFETCH(int, size);
        QFETCH(PlanePlace, at);
        QFETCH(CellRect, part);
        const BrushShape brush = BrushShape::of(size, 1);
        QTEST(pictureOf(brushAt(brushPlace(at, brush), brush, plane), part), "picture");
    }

    // Where cells are no squares: `size` cells one way, fewer the other way.
    void areRoundOnTheScreen_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("rowsPerColumn");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("flat cells") << 9 << 3.0 << 3 << 9;
        QTest::newRow("tall cells") << 9 << 0.33 << 9 << 3;
        QTest::newRow("squares") << 9 << 1.0 << 9 << 9;
        QTest::newRow("flat ones, less than one wide") << 5 << 20.0 << 1 << 5;
        QTest::newRow("one cell") << 1 << 7.0 << 1 << 1;
    }
    void areRoundOnTheScreen()
    {
        QFETCH(int, size);
        QFETCH(double, rowsPerColumn);
        const BrushShape brush = BrushShape::of(size, rowsPerColumn);
        const CellRuns cells = brushAt(brushPlace({6, 5}, brush), brush, plane);
        std::int64_t columns = 0;
        for (const auto& [row, runs] : cells.rows())
            columns = std::max(columns, runs.front().end - runs.front().begin);
        QTEST(int(columns), "columns");
        QTEST(int(cells.rows().size()), "rows");
    }

    // However fast the mouse goes.
    void haveNoGaps()
    {
        const CellRuns cells = brushAlong({0, 0}, {9, 3}, {}, plane);
        QCOMPARE(pictureOf(cells, {0, 0, 4, 10}),
                 QString("##........\n..###.....\n.....###..\n........##"));
        QCOMPARE(brushAlong({3, 3}, {3, 3}, {}, plane).cellCount(), std::int64_t(1));
    }

    // Of any size and shape, in any direction, beside the plane as well.
    void areAllThatTheBrushMeetsOnItsWay()
    {
        const PlanePlace from{6.3, 5.2};
        for (const BrushShape& brush : {BrushShape{1, 1}, {2, 2}, {3, 1}, {4, 2.6}, {5, 5}})
            for (const PlanePlace& to :
                 {PlanePlace{12, 9.6}, {1.2, 10}, {6.3, -4}, {-3, 4.9}, {20, 5}}) {
                const double across = to.column - from.column;
                const double down = to.row - from.row;
                const int steps = int(std::ceil(std::max(std::abs(across), std::abs(down))));
                CellRuns each;
                for (int step = 0; step <= steps; ++step) {
                    const PlanePlace at{from.column + across * step / steps,
                                        from.row + down * step / steps};
                    each.add(brushAt(brushPlace(at, brush), brush, plane));
                }
                QVERIFY(brushAlong(from, to, brush, plane).rows() == each.rows());
            }
    }

    // Large brushes are drawn at fewer places of their way.
    void areNearlyAllUnderLargeBrushes()
    {
        constexpr CellRect large{0, 0, 700, 900};
        const BrushShape brush = BrushShape::of(300, 1);
        CellRuns each;
        for (int step = 0; step <= 400; ++step)
            each.add(brushAt(brushPlace({200.0 + step, 300 + step * 0.25}, brush), brush, large));
        const CellRuns cells = brushAlong({200, 300}, {600, 400}, brush, large);
        QVERIFY(std::abs(double(cells.cellCount() - each.cellCount())) <
                0.002 * double(each.cellCount()));
    }

    void areRoundInSpace_data()
    {
        QTest::addColumn<BrushShape::Sides>("cell");
        QTest::addColumn<int>("planes"); // of 9 cells along the smallest side
        QTest::newRow("cubes") << BrushShape::Sides{1, 1, 1} << 9;
        QTest::newRow("thick slices") << BrushShape::Sides{1, 1, 3} << 3;
        QTest::newRow("one slice is thicker than the ball") << BrushShape::Sides{1, 1, 50} << 1;
        QTest::newRow("thin slices") << BrushShape::Sides{3, 3, 1} << 9;
        QTest::newRow("unknown") << BrushShape::Sides{1, 1, 0} << 9;
        QTest::newRow("NaN") << BrushShape::Sides{1, std::nan(""), 1} << 9;
    }
    void areRoundInSpace()
    {
        QFETCH(BrushShape::Sides, cell);
        QFETCH(int, planes);
        constexpr CellRect wide{0, 0, 40, 40};
        const BrushWay way{{{20, 20}}, BrushShape::ball(9, cell)};
        int covered = 0;
        std::int64_t before = 0;
        for (int distance = -20; distance <= 0; ++distance) {
            const std::int64_t cells = way.cellsIn(wide, distance).cellCount();
            QCOMPARE(way.cellsIn(wide, -distance).cellCount(), cells);
            QVERIFY(cells >= before); // towards the middle
            before = cells;
            if (cells > 0)
                covered += distance == 0 ? 1 : 2;
        }
        QCOMPARE(covered, planes);
        QVERIFY(way.cellsIn(wide).rows() ==
                brushAt(brushPlace({20, 20}, way.brush), way.brush, wide).rows());
    }

    void areNoneBesideThePlane()
    {
        QVERIFY(brushAt({-9, 3}, {4, 4}, plane).isEmpty());
        QVERIFY(brushAt({20, 20}, {4, 4}, plane).isEmpty());
    }
};

const test::Registered<TestCellRuns> registered;

} // namespace bloscope::tst_cell_runs

#include "tst_cell_runs.moc"
