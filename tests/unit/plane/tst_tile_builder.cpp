#include "core/plane/tile_builder.h"

#include "core/plane/picture_plane.h"
#include "core/plane/plane_reducer.h"
#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <random>

namespace bloscope::tst_tile_builder {

using namespace test;

namespace {

constexpr std::int64_t mostRows = 70;
constexpr std::int64_t mostColumns = 150;

struct Kind {
    const char* dtype;
    bool hasSpecials = false;
};

// Cells of any type as bytes made of noise: floats of all kinds are among them.
Cells noise(const Kind& kind, std::int64_t rows, std::int64_t columns, std::mt19937& random)
{
    const DType dtype = *parseDType(kind.dtype, {});
    Cells cells;
    cells.slice = *Slice::parse("", {rows, columns});
    cells.extent = {rows, columns};
    cells.itemsize = dtype.itemsize;
    cells.bytes.resize(static_cast<std::size_t>(rows * columns) * cells.itemsize);
    for (std::byte& byte : std::span(cells.bytes.data(), cells.bytes.size()))
        byte = static_cast<std::byte>(random());
    if (kind.hasSpecials) {
        using State = CellState;
        for (const State state : {State::Damaged, State::Uninitialised, State::Absent})
            cells.mark({state, "", {rows / 3, columns / 4}, {1 + rows / 5, 1 + columns / 7}});
        cells.mark({State::Uninitialised, "", {0, 0}, {1, 1}});
    }
    return cells;
}

bool areNear(double a, double b)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) == std::isnan(b);
    return a == b || std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

// The same by the summaries of single cells.
CellSummary plainSummary(const NumberPlane& plane, const CellRect& of, Reduction reduction,
                         SpecialCounts& counts)
{
    CellSummary summary;
    for (std::int64_t row = of.row; row < of.endRow(); ++row)
        for (std::int64_t column = of.column; column < of.endColumn(); ++column) {
            const auto cell = static_cast<std::size_t>(row * plane.columns + column);
            summary.add(plane.numbers[cell], plane.stateOf(cell), reduction);
            counts.add(plane.numbers[cell], plane.stateOf(cell));
        }
    return summary;
}

} // namespace

class TestTileBuilder : public QObject {
    Q_OBJECT

 private slots:
    void reducesAsSingleCellsDo_data();
    void reducesAsSingleCellsDo();
    void takesPiecesInAnyOrder();
    void addsUpWhatMeansHaveInCommon();
    void takesFourBytesForShortIntegers();
    void takesTheSameSampleOfAnyPieces();
};

void TestTileBuilder::reducesAsSingleCellsDo_data()
{
    QTest::addColumn<Kind>("kind");
    for (const char* dtype : {"|b1", "|u1", "|i1", "<u2", ">u2", "<i2", "<u4", "<i4", "<i8", "<u8",
                              "<f2", "<f4", ">f4", "<f8", "<c8", "<M8[s]"}) {
        QTest::newRow(dtype) << Kind{dtype};
        QTest::addRow("%s with special cells", dtype) << Kind{dtype, true};
    }
}

void TestTileBuilder::reducesAsSingleCellsDo()
{
    QFETCH(Kind, kind);
    std::mt19937 random(7);
    WorkerPool alone(1);
    WorkerPool pool(2);
    const DType dtype = *parseDType(kind.dtype, {});
    for (int i = 0; i < 40; ++i) {
        const auto rows = 1 + static_cast<std::int64_t>(random() % mostRows);
        const auto columns = 1 + static_cast<std::int64_t>(random() % mostColumns);
        const SquareSize square{std::int64_t(1) << random() % 6, std::int64_t(1) << random() % 6};
        const auto reduction = static_cast<Reduction>(random() % 3);
        const Cells cells = noise(kind, rows, columns, random);
        const NumberPlane plane = numberPlaneOf(cells, dtype, coloredBy(reduction));
        TileBuilder builder({0, 0, rows, columns}, square, reduction, 10);
        builder.add(cells, {0, 0, rows, columns}, dtype, i % 2 ? pool : alone);
        const PyramidTile tile = std::move(builder).tile();
        NumberEnds ends;
        for (const double number : plane.numbers)
            if (std::isfinite(number))
                ends.add(number);
        QVERIFY(tile.ends() == ends);
        SpecialCounts all;
        for (std::int64_t row = 0; row < tile.squares().rows; ++row)
            for (std::int64_t column = 0; column < tile.squares().columns; ++column) {
                SpecialCounts counts;
                const CellSummary expected = plainSummary(
                    plane, intersected(square.cellsOf({row, column, 1, 1}), {0, 0, rows, columns}),
                    reduction, counts);
                const CellSummary found = tile.summaryOf({row, column, 1, 1});
                QVERIFY2(areNear(found.number(reduction), expected.number(reduction)),
                         qPrintable(QString("%1 %2 of %3 x %4 cells: %5 in place of %6")
                                        .arg(row)
                                        .arg(column)
                                        .arg(square.rows)
                                        .arg(square.columns)
                                        .arg(found.number(reduction))
                                        .arg(expected.number(reduction))));
                QCOMPARE(found.numbers, expected.numbers);
                QVERIFY(found.state() == expected.state());
                QVERIFY(tile.countsOf({row, column, 1, 1}) == counts);
                all += counts;
            }
        QVERIFY(tile.countsOf(tile.squares()) == all);
    }
}

void TestTileBuilder::takesPiecesInAnyOrder()
{
    const FakeSource source([](const FakeSource::Index& at) { return at[0] * 7 + at[1]; });
    const CellRect all{0, 0, 300, 200};
    const PicturePlane plane(*Slice::parse("", {300, 200}));
    const auto tileOf = [&](const std::vector<CellRect>& pieces) {
        TileBuilder builder(all, {8, 8}, Reduction::Mean, 100);
        for (const CellRect& piece : pieces)
            builder.add(*source.read(plane.samplesOf(piece, {}), {}, Reuse::Likely), piece,
                        source.dtype(), source.pool());
        return std::move(builder).tile();
    };
    const PyramidTile one = tileOf({all});
    const PyramidTile several =
        tileOf({{160, 0, 140, 120}, {160, 120, 140, 80}, {0, 80, 160, 120}, {0, 0, 160, 80}});
    for (std::int64_t row = 0; row < one.squares().rows; ++row)
        for (std::int64_t column = 0; column < one.squares().columns; ++column)
            QCOMPARE(several.summaryOf({row, column, 1, 1}).sum,
                     one.summaryOf({row, column, 1, 1}).sum);
    QVERIFY(one.ends() == several.ends());
}

void TestTileBuilder::addsUpWhatMeansHaveInCommon()
{
    std::mt19937 random(3);
    const Kind kind{"<f4", true};
    const DType dtype = *parseDType(kind.dtype, {});
    const Cells cells = noise(kind, 61, 83, random);
    WorkerPool pool(1);
    for (const Reduction reduction : {Reduction::Mean, Reduction::Largest}) {
        TileBuilder builder({0, 0, 61, 83}, {4, 4}, reduction, 10);
        builder.add(cells, {0, 0, 61, 83}, dtype, pool);
        const PyramidTile tile = std::move(builder).tile();
        SpecialCounts counts;
        const CellSummary expected =
            plainSummary(numberPlaneOf(cells, dtype), {8, 4, 53, 40}, reduction, counts);
        const CellSummary found = tile.summaryOf({2, 1, 14, 10});
        QVERIFY(areNear(found.number(reduction), expected.number(reduction)));
        QCOMPARE(found.numbers, expected.numbers);
        QVERIFY(tile.countsOf({2, 1, 14, 10}) == counts);
    }
}

void TestTileBuilder::takesFourBytesForShortIntegers()
{
    std::mt19937 random(5);
    const CellRect all{0, 0, 256, 256};
    WorkerPool pool(1);
    const auto bytesOf = [&](const char* name) {
        const DType dtype = *parseDType(name, {});
        TileBuilder builder(all, {4, 4}, Reduction::Mean, 1);
        builder.add(noise({name}, 256, 256, random), all, dtype, pool);
        return std::move(builder).tile().bytes();
    };
    QVERIFY(bytesOf("<u2") < 64 * 64 * 4 + 500);
    QVERIFY(bytesOf("<i4") >= 64 * 64 * 8);
}

void TestTileBuilder::takesTheSameSampleOfAnyPieces()
{
    const FakeSource source([](const FakeSource::Index& at) { return at[0] * 1000 + at[1]; });
    const PicturePlane plane(*Slice::parse("", {300, 200}));
    const auto sampleOf = [&](const std::vector<CellRect>& pieces) {
        EvenSample sample({10, 20, 100, 50}, 40);
        for (const CellRect& piece : pieces)
            sample.take(*source.read(plane.samplesOf(piece, {}), {}, Reuse::Likely), source.dtype(),
                        piece);
        std::vector<double> numbers = sample.numbers();
        std::ranges::sort(numbers);
        return numbers;
    };
    const std::vector<double> whole = sampleOf({{10, 20, 100, 50}});
    QCOMPARE(whole.size(), std::size_t(40));
    QCOMPARE(sampleOf({{60, 0, 240, 45}, {0, 0, 60, 200}, {60, 45, 240, 155}}), whole);
}

const Registered<TestTileBuilder, QCoreApplication> registered;

} // namespace bloscope::tst_tile_builder

#include "tst_tile_builder.moc"
