#include "core/plane/contours.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace bloscope::tst_contours {

namespace {

using Rows = std::vector<std::vector<double>>;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double most = std::numeric_limits<double>::max();

NumberPlane planeOf(const Rows& rows)
{
    NumberPlane plane;
    plane.rows = std::ssize(rows);
    plane.columns = rows.empty() ? 0 : std::ssize(rows.front());
    for (const auto& row : rows)
        plane.numbers.insert(plane.numbers.end(), row.begin(), row.end());
    return plane;
}

// "0,0.5 1,0.5": row and column of each point.
QStringList textsOf(const Contours& contours)
{
    QStringList lines;
    for (const ContourLine& line : contours.lines) {
        QStringList points;
        for (const ContourPoint& point : line.points)
            points << QStringLiteral("%1,%2").arg(point.row).arg(point.column);
        lines << points.join(' ');
    }
    return lines;
}

QStringList linesIn(const Rows& rows, double level)
{
    const auto found = contoursOf(planeOf(rows), std::vector{level}, {});
    return found ? textsOf(*found) : QStringList("failed");
}

} // namespace

class TestContours : public QObject {
    Q_OBJECT

 private slots:
    void goesBetweenNumbers_data()
    {
        QTest::addColumn<Rows>("rows");
        QTest::addColumn<double>("level");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char* name, const Rows& rows, double level,
                            const QStringList& lines) {
            QTest::newRow(name) << rows << level << lines;
        };
        row("down", {{0, 1}, {0, 1}}, 0.5, {"0,0.5 1,0.5"});
        row("across", {{0, 0}, {4, 4}}, 1, {"0.25,0 0.25,1"});
        row("a corner", {{1, 0}, {0, 0}}, 0.25, {"0.75,0 0,0.75"});
        row("joined", {{0, 1}, {0, 1}, {0, 1}}, 0.5, {"0,0.5 1,0.5 2,0.5"});
        row("around a peak", {{0, 0, 0}, {0, 1, 0}, {0, 0, 0}}, 0.5,
            {"0.5,1 1,0.5 1.5,1 1,1.5 0.5,1"});
        row("around a hole", {{1, 1, 1}, {1, 0, 1}, {1, 1, 1}}, 0.5,
            {"0.5,1 1,0.5 1.5,1 1,1.5 0.5,1"});
        row("nothing below", {{1, 2}, {3, 4}}, 0, {});
        row("nothing above", {{1, 2}, {3, 4}}, 5, {});
        row("all the same", {{1, 1}, {1, 1}}, 1, {});
        row("a number that is the level", {{0, 1}, {0, 1}}, 1, {"0,1 1,1"});
        row("beside NaN", {{0, 1, nan}, {0, 1, 1}}, 0.5, {"0,0.5 1,0.5"});
        row("cut by NaN", {{0, 1}, {0, 1}, {0, nan}, {0, 1}, {0, 1}}, 0.5,
            {"0,0.5 1,0.5", "3,0.5 4,0.5"});
        row("beside infinity", {{0, std::numeric_limits<double>::infinity()}, {0, 1}}, 0.5, {});
        row("as far apart as float64 can be", {{-most, most}, {-most, most}}, 0, {"0,0.5 1,0.5"});
        row("one row", {{0, 1, 2}}, 1, {});
        row("no cells", {}, 1, {});
    }
    void goesBetweenNumbers()
    {
        QFETCH(const Rows, rows);
        QFETCH(const double, level);
        QFETCH(const QStringList, lines);
        QCOMPARE(linesIn(rows, level), lines);
    }

    void hasLinesOfEachLevel()
    {
        const auto found = contoursOf(planeOf({{0, 4}, {0, 4}}), std::vector{1., 2., 3.}, {});
        QVERIFY(found);
        QCOMPARE(textsOf(*found), QStringList({"0,0.25 1,0.25", "0,0.5 1,0.5", "0,0.75 1,0.75"}));
        QCOMPARE(found->lines[2].level, 3.0);
    }

    // A chess board has a line around each of its fields.
    void leavesOutLevelsOfTooManyLines()
    {
        constexpr std::int64_t side = 600;
        NumberPlane board{side, side, {}, {}};
        for (std::int64_t cell = 0; cell < side * side; ++cell)
            board.numbers.push_back(double((cell / side + cell % side) % 2));
        board.numbers[0] = 9;
        const auto found = contoursOf(board, std::vector{0.5, 5.0}, {});
        QVERIFY(found);
        QCOMPARE(found->leftOut, 1);
        QCOMPARE(textsOf(*found), QStringList("0.5,0 0,0.5"));
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto found =
            contoursOf(planeOf({{0, 1}, {0, 1}}), std::vector{0.5}, {stop.get_token()});
        QVERIFY(!found);
        QCOMPARE(found.error().kind(), ErrorKind::Cancelled);
    }

    void choosesLevels()
    {
        ContourChoice choice;
        choice.count = 5;
        QCOMPARE(levelsOf(choice, {0, 100}, {}), (std::vector<double>{0, 20, 40, 60, 80, 100}));
        QCOMPARE(levelsOf(choice, {1, 1000}, ValueScale::Log),
                 (std::vector<double>{1, 10, 100, 1000}));
        choice.levels = {3, 7};
        QCOMPARE(levelsOf(choice, {0, 100}, {}), choice.levels);
    }

    // The mean of the corners tells which of them belong together.
    void dividesSaddles()
    {
        const auto pieces = [](const Rows& rows, double level) {
            QStringList lines = linesIn(rows, level);
            lines.sort();
            return lines;
        };
        QCOMPARE(pieces({{4, 0}, {0, 4}}, 1), QStringList({"0,0.75 0.25,1", "1,0.25 0.75,0"}));
        QCOMPARE(pieces({{4, 0}, {0, 4}}, 3), QStringList({"0.25,0 0,0.25", "0.75,1 1,0.75"}));
        QCOMPARE(pieces({{0, 4}, {4, 0}}, 1), QStringList({"0.25,0 0,0.25", "0.75,1 1,0.75"}));
    }
};

const test::Registered<TestContours> registered;

} // namespace bloscope::tst_contours

#include "tst_contours.moc"
