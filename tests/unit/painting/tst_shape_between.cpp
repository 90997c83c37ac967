#include "core/painting/label_tools.h"

#include "tests/support/registered_test.h"
#include "tests/support/runs_picture.h"

#include <QTest>
#include <cmath>
#include <random>

namespace bloscope::tst_shape_between {

using namespace test;

constexpr CellRect plane{0, 0, 9, 12};

bool isIn(const CellRuns& cells, std::int64_t row, std::int64_t column)
{
    const auto runs = cells.rows().find(row);
    return runs != cells.rows().end() &&
           std::ranges::any_of(runs->second, [&](const CellRuns::Run& run) {
               return run.begin <= column && column < run.end;
           });
}

// To the nearest cell of the other kind, each against each.
double distanceOf(const CellRuns& cells, std::int64_t row, std::int64_t column, double height)
{
    const bool isInside = isIn(cells, row, column);
    double least = 1e9;
    for (std::int64_t r = -1; r <= plane.rows; ++r)
        for (std::int64_t c = -1; c <= plane.columns; ++c)
            if (isIn(cells, r, c) != isInside)
                least = std::min(least, std::hypot(double(r - row) * height, double(c - column)));
    return isInside ? -least : least;
}

// Squares in any places.
CellRuns randomShape(std::mt19937& random)
{
    CellRuns cells;
    for (int part = 0; part < 3; ++part) {
        const auto row = std::int64_t(random() % 6);
        const auto column = std::int64_t(random() % 8);
        const auto side = std::int64_t(1 + random() % 4);
        for (std::int64_t r = row; r < std::min(row + side, plane.rows); ++r)
            cells.add(r, {column, column + side});
    }
    return cells;
}

class TestShapeBetween : public QObject {
    Q_OBJECT

 private slots:
    void isSmallerTowardsTheSmallerShape()
    {
        const CellRuns large = runsOf(".......\n.#####.\n.#####.\n.#####.\n.#####.\n.#####.");
        const CellRuns small = runsOf(".......\n.......\n.......\n...#...");
        const auto between = ShapeBetween::of(large, small, 1);
        QVERIFY(between);
        QCOMPARE(pictureOf(between->at(0.5), {0, 0, 7, 7}),
                 QString(".......\n.......\n..###..\n..###..\n..###..\n.......\n......."));
        QCOMPARE(pictureOf(between->at(0), plane), pictureOf(large, plane));
        QCOMPARE(pictureOf(between->at(1), plane), pictureOf(small, plane));
    }

    void mixesTheDistancesToTheEdges()
    {
        std::mt19937 random(3);
        for (int turn = 0; turn < 40; ++turn) {
            const CellRuns first = randomShape(random);
            const CellRuns last = randomShape(random);
            const double height = turn % 2 == 0 ? 1 : 2.5;
            const double share = 0.37;
            const auto between = ShapeBetween::of(first, last, height);
            QVERIFY(between);
            CellRuns expected;
            for (std::int64_t row = 0; row < plane.rows; ++row)
                for (std::int64_t column = 0; column < plane.columns; ++column)
                    if ((1 - share) * distanceOf(first, row, column, height) +
                            share * distanceOf(last, row, column, height) <=
                        0)
                        expected.add(row, {column, column + 1});
            QCOMPARE(pictureOf(between->at(share), plane), pictureOf(expected, plane));
        }
    }

    void refusesWhatHasNoShape()
    {
        QVERIFY(!ShapeBetween::of({}, runsOf("#"), 1));
        CellRuns far = runsOf("#");
        far.add(std::int64_t(1) << 40, {0, 1});
        const auto refused = ShapeBetween::of(far, runsOf("#"), 1);
        QVERIFY(!refused && refused.error().kind() == ErrorKind::Limit);
    }
};

const Registered<TestShapeBetween> registered;

} // namespace bloscope::tst_shape_between

#include "tst_shape_between.moc"
