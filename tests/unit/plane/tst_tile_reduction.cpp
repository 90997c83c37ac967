#include "core/plane/plane_reading.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cstring>
#include <limits>

namespace bloscope::tst_tile_reduction {

namespace {

const DType float64 = *parseDType("<f8", {});

// Numbers of all sizes, some that are none, and cells of every state.
Cells manyCells(const Shape& shape, bool hasStates)
{
    Cells cells;
    cells.slice = *Slice::parse("", shape);
    cells.itemsize = 8;
    cells.extent = shape;
    const auto count = static_cast<std::size_t>(shape[0] * shape[1]);
    cells.bytes.resize(8 * count);
    for (std::size_t i = 0; i < count; ++i) {
        double number = double((i * 7919) % 1009) * 0.1 - 30;
        if (i % 997 == 5)
            number = std::numeric_limits<double>::quiet_NaN();
        if (i % 9973 == 7)
            number = std::numeric_limits<double>::infinity();
        std::memcpy(cells.bytes.data() + 8 * i, &number, 8);
    }
    if (hasStates) {
        cells.mark({CellState::Damaged, "chunk 1: gone", {3, 5}, {70, 40}});
        cells.mark({CellState::Uninitialised, "", {shape[0] - 9, 0}, {9, shape[1]}});
    }
    return cells;
}

struct Answer {
    NumberPlane plane;
    std::vector<double> sample;
    SpecialCounts counts;
};

// Of the cells as a tile that lies at `row` of a plane twice as high.
Answer reducedWith(WorkerPool& pool, const Cells& cells, std::int64_t row, std::int64_t smallRows)
{
    const NumberRows rows(cells, float64);
    PlaneReducer reducer(2 * rows.rows(), rows.columns(), smallRows, 17);
    NumberSample sample(rows.rows() * rows.columns() * 16); // not all of them
    const CellRect tile{row, 0, rows.rows(), rows.columns()};
    const SpecialCounts counts = reduce(rows, tile, reducer, &sample, pool);
    return {reducer.result(), std::move(sample).take(), counts};
}

bool sameBits(const std::vector<double>& a, const std::vector<double>& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), 8 * a.size()) == 0;
}

} // namespace

class TestTileReduction : public QObject {
    Q_OBJECT

 private slots:
    void isTheSameForAnyThreads_data();
    void isTheSameForAnyThreads();
    void takesTheOnlyColumnOfAStripAsARow();
};

void TestTileReduction::isTheSameForAnyThreads_data()
{
    QTest::addColumn<std::int64_t>("rows");
    QTest::addColumn<std::int64_t>("columns");
    QTest::addColumn<std::int64_t>("smallRows"); // of a plane twice as high
    QTest::addColumn<bool>("hasStates");
    const auto row = [](const char* name, std::int64_t rows, std::int64_t columns,
                        std::int64_t smallRows, bool hasStates) {
        QTest::newRow(name) << rows << columns << smallRows << hasStates;
    };
    row("many stripes", 900, 500, 200, false);
    row("many stripes with states", 900, 500, 200, true);
    row("one row of the small plane", 900, 500, 1, false);
    row("as many rows as before", 900, 500, 1800, true);
    row("a row longer than a stripe", 80, 40'000, 7, true);
    row("one stripe", 80, 50, 16, true);
}

void TestTileReduction::isTheSameForAnyThreads()
{
    QFETCH(std::int64_t, rows);
    QFETCH(std::int64_t, columns);
    QFETCH(std::int64_t, smallRows);
    QFETCH(bool, hasStates);
    const Cells cells = manyCells({rows, columns}, hasStates);
    for (const std::int64_t at : {std::int64_t(0), std::int64_t(3), rows}) {
        WorkerPool none(1);
        const Answer alone = reducedWith(none, cells, at, smallRows);
        for (const unsigned threads : {2U, 5U}) {
            WorkerPool pool(threads);
            const Answer answer = reducedWith(pool, cells, at, smallRows);
            QVERIFY(sameBits(answer.plane.numbers, alone.plane.numbers));
            QCOMPARE(answer.plane.states, alone.plane.states);
            QVERIFY(sameBits(answer.sample, alone.sample));
            QCOMPARE(answer.counts, alone.counts);
        }
        QCOMPARE(alone.counts.damaged > 0, hasStates);
        QVERIFY(alone.counts.notANumber > 0);
    }
}

void TestTileReduction::takesTheOnlyColumnOfAStripAsARow()
{
    Cells cells = manyCells({6, 1}, false);
    cells.slice = *Slice::parse(":, 0", {6, 1});
    const NumberRows strip(cells, float64, true);
    QCOMPARE(strip.rows(), 1);
    QCOMPARE(strip.columns(), 6);
    NumberRow row;
    strip.read(0, row);
    NumberRow first;
    NumberRows(cells, float64).read(3, first);
    QCOMPARE(row.numbers.size(), 6);
    QCOMPARE(row.numbers[3], first.numbers[0]);
}

const test::Registered<TestTileReduction, QCoreApplication> registered;

} // namespace bloscope::tst_tile_reduction

#include "tst_tile_reduction.moc"
