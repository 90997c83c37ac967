#include "core/painting/label_tools.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <array>
#include <deque>
#include <random>
#include <set>

namespace bloscope::tst_connected_cells {

using namespace test;

constexpr std::int64_t planes = 4;
constexpr std::int64_t side = 7;

using Cell = std::array<std::int64_t, 3>; // plane, row, column
using CellSet = std::set<Cell>;

CellRuns planeOf(const CellSet& cells, std::int64_t index)
{
    CellRuns runs;
    for (const auto& [plane, row, column] : cells)
        if (plane == index)
            runs.add(row, {column, column + 1});
    return runs;
}

CellSet cellsIn(const StackCells& stack)
{
    CellSet cells;
    for (const auto& [index, ofPlane] : stack)
        for (const auto& [row, runs] : ofPlane.rows())
            for (const CellRuns::Run& run : runs)
                for (std::int64_t column = run.begin; column < run.end; ++column)
                    cells.insert({index, row, column});
    return cells;
}

// Cell by cell.
CellSet regionIn(const CellSet& cells, const Cell& from)
{
    CellSet found;
    std::deque<Cell> waiting{from};
    while (!waiting.empty()) {
        const Cell cell = waiting.front();
        waiting.pop_front();
        if (!cells.contains(cell) || !found.insert(cell).second)
            continue;
        for (std::size_t d = 0; d < cell.size(); ++d)
            for (const int step : {-1, 1}) {
                Cell next = cell;
                next[d] += step;
                waiting.push_back(next);
            }
    }
    return found;
}

CellSet randomCells(std::mt19937& random, unsigned percent)
{
    CellSet cells;
    for (std::int64_t plane = 0; plane < planes; ++plane)
        for (std::int64_t row = 0; row < side; ++row)
            for (std::int64_t column = 0; column < side; ++column)
                if (random() % 100 < percent)
                    cells.insert({plane, row, column});
    return cells;
}

class TestConnectedCells : public QObject {
    Q_OBJECT

    CellsOfPlane planesOf(const CellSet& cells)
    {
        return [this, cells](std::int64_t index) -> Result<CellRuns> {
            m_asked.push_back(index);
            return planeOf(cells, index);
        };
    }

    std::vector<std::int64_t> m_asked;

 private slots:
    void init() { m_asked.clear(); }

    void haveSidesInCommon()
    {
        std::mt19937 random(1);
        for (int turn = 0; turn < 60; ++turn) {
            const CellSet cells = randomCells(random, 30 + unsigned(turn));
            const Cell from{std::int64_t(random() % planes), std::int64_t(random() % side),
                            std::int64_t(random() % side)};
            const auto region =
                connectedWith({from[0], {from[1], from[2]}}, planes, planesOf(cells), {});
            QVERIFY(region);
            QVERIFY(cellsIn(*region) == regionIn(cells, from));
        }
    }

    void areIslandsWhereThereAreFew()
    {
        std::mt19937 random(2);
        for (int turn = 0; turn < 20; ++turn) {
            const CellSet cells = randomCells(random, 20 + 3 * unsigned(turn));
            const auto fewest = std::int64_t(1 + turn % 9);
            CellSet expected;
            for (const Cell& cell : cells)
                if (std::int64_t(regionIn(cells, cell).size()) < fewest)
                    expected.insert(cell);
            const auto islands = islandsIn(planes, planesOf(cells), fewest, {});
            QVERIFY(islands);
            QVERIFY(cellsIn(*islands) == expected);
        }
    }

    void readOnlyThePlanesThatAreReached()
    {
        const CellSet cells{{1, 2, 2}, {1, 2, 3}, {3, 2, 2}};
        QVERIFY(connectedWith({1, {2, 2}}, planes, planesOf(cells), {}));
        std::ranges::sort(m_asked);
        QCOMPARE(m_asked, (std::vector<std::int64_t>{0, 1, 2}));
    }

    void areRefusedWhereTheyAreTooScattered()
    {
        CellSet cells;
        for (std::int64_t row = 0; row < side; ++row)
            for (std::int64_t column = row % 2; column < side; column += 2)
                cells.insert({0, row, column});
        const auto region = connectedWith({0, {0, 0}}, 1, planesOf(cells), {}, 10);
        QVERIFY(!region && region.error().kind() == ErrorKind::Limit);
        const auto islands = islandsIn(1, planesOf(cells), 5, {}, 10);
        QVERIFY(!islands && islands.error().kind() == ErrorKind::Limit);
    }

    void stopWhenNobodyWantsThem()
    {
        std::stop_source stop;
        stop.request_stop();
        const CellSet cells{{0, 0, 0}};
        const auto region = connectedWith({0, {0, 0}}, planes, planesOf(cells), {stop.get_token()});
        QVERIFY(!region && region.error().kind() == ErrorKind::Cancelled);
        const auto islands = islandsIn(planes, planesOf(cells), 5, {stop.get_token()});
        QVERIFY(!islands && islands.error().kind() == ErrorKind::Cancelled);
    }
};

const Registered<TestConnectedCells> registered;

} // namespace bloscope::tst_connected_cells

#include "tst_connected_cells.moc"
