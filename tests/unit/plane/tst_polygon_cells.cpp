#include "core/plane/cell_runs.h"

#include "tests/support/registered_test.h"
#include "tests/support/runs_picture.h"

#include <QTest>
#include <random>

namespace bloscope::tst_polygon_cells {

using namespace test;

constexpr CellRect plane{0, 0, 6, 8};

// How often a line goes around a place, from the side on which each part of it passes.
int turnsAround(const std::vector<PlanePlace>& corners, double column, double row)
{
    int turns = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PlanePlace a = corners[i];
        const PlanePlace b = corners[(i + 1) % corners.size()];
        const double side =
            (b.column - a.column) * (row - a.row) - (column - a.column) * (b.row - a.row);
        if (a.row <= row && b.row > row && side > 0)
            ++turns;
        if (a.row > row && b.row <= row && side < 0)
            --turns;
    }
    return turns;
}

class TestPolygonCells : public QObject {
    Q_OBJECT

 private slots:
    void haveTheirMiddlesInside_data()
    {
        QTest::addColumn<std::vector<PlanePlace>>("corners");
        QTest::addColumn<QString>("picture");
        QTest::newRow("no corner") << std::vector<PlanePlace>{} << "........";
        QTest::newRow("a line") << std::vector<PlanePlace>{{1, 1}, {6, 1}} << "........";
        QTest::newRow("a rectangle")
            << std::vector<PlanePlace>{{0.5, -0.5}, {3.5, -0.5}, {3.5, 1.5}, {0.5, 1.5}}
            << ".###....\n.###....\n........";
        QTest::newRow("the other way round")
            << std::vector<PlanePlace>{{0.5, 1.5}, {3.5, 1.5}, {3.5, -0.5}, {0.5, -0.5}}
            << ".###....\n.###....\n........";
        QTest::newRow("beyond the plane")
            << std::vector<PlanePlace>{{5.5, -9}, {1e12, -9}, {1e12, 0.5}, {5.5, 0.5}}
            << "......##\n........";
        QTest::newRow("twice around the same")
            << std::vector<PlanePlace>{{-0.5, -0.5}, {2.5, -0.5}, {2.5, 0.5}, {-0.5, 0.5},
                                       {-0.5, -0.5}, {1.5, -0.5}, {1.5, 0.5}, {-0.5, 0.5}}
            << "###.....\n........";
    }
    void haveTheirMiddlesInside()
    {
        QFETCH(std::vector<PlanePlace>, corners);
        QFETCH(QString, picture);
        const auto rows = picture.count('\n') + 1;
        QCOMPARE(pictureOf(cellsInside(corners, Inside::Surrounded, plane), {0, 0, rows, 8}),
                 picture);
    }

    void areThoseThatTheLineGoesAround()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> anywhere(-3, 10);
        for (int turn = 0; turn < 200; ++turn) {
            std::vector<PlanePlace> corners(std::size_t(3 + turn % 6));
            for (PlanePlace& corner : corners)
                corner = {anywhere(random), anywhere(random)};
            CellRuns surrounded;
            CellRuns odd;
            for (std::int64_t row = 0; row < plane.rows; ++row)
                for (std::int64_t column = 0; column < plane.columns; ++column)
                    if (const int turns = turnsAround(corners, double(column), double(row))) {
                        surrounded.add(row, {column, column + 1});
                        if (turns % 2 != 0)
                            odd.add(row, {column, column + 1});
                    }
            QCOMPARE(pictureOf(cellsInside(corners, Inside::Surrounded, plane), plane),
                     pictureOf(surrounded, plane));
            QCOMPARE(pictureOf(cellsInside(corners, Inside::EvenOdd, plane), plane),
                     pictureOf(odd, plane));
        }
    }
};

const Registered<TestPolygonCells> registered;

} // namespace bloscope::tst_polygon_cells

#include "tst_polygon_cells.moc"
