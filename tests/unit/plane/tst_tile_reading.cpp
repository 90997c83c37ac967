#include "core/plane/tile_reading.h"

#include "core/plane/number_sample.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <random>

namespace bloscope::tst_tile_reading {

using namespace test;

namespace {

constexpr CellRect image{0, 0, 570, 640};
constexpr CellRect table{0, 0, 90, 3500};
constexpr std::int64_t firstRow = 37; // of the array
constexpr std::int64_t firstColumn = 90;

// Noise of any type, a part of it damaged, which counts how often each cell is read.
class NoiseSource : public CellSource {
 public:
    explicit NoiseSource(const char* dtype, const CellRect& all = image)
        : m_all(all),
          m_shape{firstRow + all.rows, firstColumn + all.columns},
          m_dtype(*parseDType(dtype, {}))
    {
        std::mt19937 random(23);
        m_bytes.resize(static_cast<std::size_t>(all.rows * all.columns) * m_dtype.itemsize);
        for (std::byte& byte : m_bytes)
            byte = static_cast<std::byte>(random());
        m_reads = std::vector<std::atomic<int>>(static_cast<std::size_t>(all.rows * all.columns));
    }

    PicturePlane plane() const { return PicturePlane(*Slice::parse("37:,90:", m_shape)); }
    const CellRect& all() const { return m_all; }
    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_pool; }
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse) const override
    {
        if (job.stopped() || ++m_answers > mostAnswers)
            return cancelled();
        const CellRect at{slice[0].start - firstRow, slice[1].start - firstColumn, slice[0].count,
                          slice[1].count};
        Cells cells;
        cells.slice = slice;
        cells.extent = {at.rows, at.columns};
        cells.itemsize = m_dtype.itemsize;
        cells.bytes.resize(static_cast<std::size_t>(at.rows * at.columns) * cells.itemsize);
        for (std::int64_t row = 0; row < at.rows; ++row) {
            const auto from = static_cast<std::size_t>((at.row + row) * m_all.columns + at.column);
            std::memcpy(cells.bytes.data() +
                            static_cast<std::size_t>(row * at.columns) * cells.itemsize,
                        m_bytes.data() + from * cells.itemsize,
                        static_cast<std::size_t>(at.columns) * cells.itemsize);
            for (std::size_t i = 0; i < static_cast<std::size_t>(at.columns); ++i)
                ++m_reads[from + i];
        }
        for (const auto& [state, part] : odd()) {
            const CellRect both = intersected(at, part);
            if (!both.isEmpty())
                cells.mark({state,
                            "",
                            {both.row - at.row, both.column - at.column},
                            {both.rows, both.columns}});
        }
        return cells;
    }

    bool isReadOnce() const
    {
        return std::ranges::all_of(m_reads, [](const auto& count) { return count == 1; });
    }
    void forgetReads()
    {
        for (auto& count : m_reads)
            count = 0;
    }

    int mostAnswers = 1 << 30;

 private:
    static std::vector<std::pair<CellState, CellRect>> odd()
    {
        return {{CellState::Damaged, {500, 250, 60, 300}},
                {CellState::Uninitialised, {0, 500, 200, 100}},
                {CellState::Damaged, {80, 700, 5, 900}},
                {CellState::Absent, {560, 0, 10, 20}}};
    }

    CellRect m_all;
    Shape m_shape;
    DType m_dtype;
    ByteBuffer m_bytes;
    mutable std::vector<std::atomic<int>> m_reads;
    mutable std::atomic<int> m_answers = 0;
    mutable WorkerPool m_pool{4};
};

TileReading::Plane planeFor(const NoiseSource& source, const PicturePlane& plane, int level,
                            Reduction reduction, const PlaneBlocks& blocks)
{
    return {source, plane, {source.all(), level}, level, reduction, blocks, false};
}

// Some tiles that were not yet read, made.
Result<std::vector<MadeTile>> read(TileReading& reading, const CellRect& tiles, const Job& job)
{
    BLOSCOPE_TRY(std::vector<FullTile> full, reading.collect(tiles, job));
    std::vector<MadeTile> made;
    for (FullTile& tile : full)
        made.push_back(std::move(tile).make());
    return made;
}

using Tiles = std::map<std::pair<std::int64_t, std::int64_t>, PyramidTilePtr>;

// One after the other, from the last one to the first; those that come with them are not asked for.
Tiles readOneByOne(TileReading& reading, const CellRect& tiles, Tiles& made)
{
    for (std::int64_t row = tiles.endRow(); row-- > tiles.row;)
        for (std::int64_t column = tiles.endColumn(); column-- > tiles.column;) {
            if (made.contains({row, column}))
                continue;
            const auto answer = read(reading, {row, column, 1, 1}, {});
            for (const MadeTile& one : *answer)
                made[{one.at.row, one.at.column}] = one.tile;
        }
    return made;
}

// All at once from all cells.
PyramidTile tileOf(const NoiseSource& source, const CellRect& cells, const SquareSize& square,
                   Reduction reduction, std::int64_t samples)
{
    TileBuilder builder(cells, square, reduction, samples);
    builder.add(*source.read(source.plane().samplesOf(cells, {}), {}, Reuse::Likely), cells,
                source.dtype(), source.pool());
    return std::move(builder).tile();
}

bool isSame(const PyramidTile& a, const PyramidTile& b)
{
    if (a.squares() != b.squares() || a.ends() != b.ends() || a.sample() != b.sample() ||
        a.bytes() != b.bytes())
        return false;
    for (std::int64_t row = 0; row < a.squares().rows; ++row)
        for (std::int64_t column = 0; column < a.squares().columns; ++column) {
            const CellSummary one = a.summaryOf({row, column, 1, 1});
            const CellSummary other = b.summaryOf({row, column, 1, 1});
            if (std::memcmp(&one.sum, &other.sum, sizeof one.sum) != 0 ||
                one.numbers != other.numbers || one.state() != other.state() ||
                a.countsOf({row, column, 1, 1}) != b.countsOf({row, column, 1, 1}))
                return false;
        }
    return true;
}

} // namespace

class TestTileReading : public QObject {
    Q_OBJECT

 private slots:
    void makesEqualTilesOfAnyBlocks_data();
    void makesEqualTilesOfAnyBlocks();
    void leavesOutWhatIsNotWanted();
    void makesNothingWhenItIsCancelled();
};

void TestTileReading::makesEqualTilesOfAnyBlocks_data()
{
    QTest::addColumn<CellRect>("all");
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<PlaneBlocks>("blocks");
    QTest::addColumn<bool>("isOnce"); // is every cell read?
    for (const char* dtype : {"|b1", "|u1", "|i1", "<u2", ">u2", "<i2", "<u4", ">i4"})
        QTest::addRow("%s in blocks across squares", dtype)
            << image << QByteArray(dtype) << PlaneBlocks{250, 130, 250 * 130} << true;
    const auto row = [](const char* name, const char* dtype, const PlaneBlocks& blocks,
                        bool isOnce) {
        QTest::newRow(name) << image << QByteArray(dtype) << blocks << isOnce;
        QTest::addRow("%s, a long table", name) << table << QByteArray(dtype) << blocks << isOnce;
    };
    row("little blocks", "<u2", {3, 7, 42}, true);
    row("rows", "<u2", {1, 730, 1460}, true);
    row("columns", "<u2", {607, 1, 1214}, true);
    row("single cells", "|u1", {1, 1, 1}, true);
    row("one block", "<i2", {607, 730, 607 * 730 * 2}, true);
    row("a block larger than the plane", "|u1", {1 << 20, 1 << 20, 1 << 30}, false);
    row("floats", "<f4", {250, 130, 250 * 130 * 4}, false);
    row("long integers", "<i8", {250, 130, 250 * 130 * 8}, false);
}

void TestTileReading::makesEqualTilesOfAnyBlocks()
{
    QFETCH(CellRect, all);
    QFETCH(QByteArray, dtype);
    QFETCH(PlaneBlocks, blocks);
    QFETCH(bool, isOnce);
    NoiseSource source(dtype.constData(), all);
    const PicturePlane whole = source.plane();
    for (const int level : {1, 5, 10})
        for (const Reduction reduction : {Reduction::Mean, Reduction::Largest, Reduction::First}) {
            const TileReading::Plane plane = planeFor(source, whole, level, reduction, blocks);
            Tiles made;
            TileReading reading(plane, [&](CellPosition tile) {
                return !made.contains({tile.row, tile.column});
            });
            source.forgetReads();
            readOneByOne(reading, plane.grid.tilesOf(level, all), made);
            QVERIFY(!isOnce || reduction == Reduction::First || source.isReadOnce());
            for (const auto& [at, tile] : made) {
                const CellRect cells = plane.grid.cellsOf(level, {at.first, at.second});
                const auto share = double(NumberSample::mostNumbers) / double(all.rows) /
                                   double(all.columns) * double(cells.rows * cells.columns);
                QVERIFY(isSame(*tile, tileOf(source, cells, plane.grid.squareAt(level), reduction,
                                             static_cast<std::int64_t>(share) + 1)));
            }
            QCOMPARE(std::int64_t(made.size()),
                     plane.grid.tilesOf(level, all).rows * plane.grid.tilesOf(level, all).columns);
        }
}

void TestTileReading::leavesOutWhatIsNotWanted()
{
    const NoiseSource source("<u2");
    const PicturePlane plane = source.plane();
    TileReading reading(planeFor(source, plane, 1, Reduction::Mean, {600, 600, 720'000}),
                        [](CellPosition tile) {
                            return tile == CellPosition{1, 1};
                        });
    const auto made = read(reading, {1, 1, 1, 1}, {}); // by blocks that reach into all others
    QVERIFY(made && made->size() == 1);
    QVERIFY(made->front().at == (CellPosition{1, 1}));
}

void TestTileReading::makesNothingWhenItIsCancelled()
{
    for (const char* dtype : {"<u2", "<f4"}) {
        NoiseSource source(dtype);
        const PicturePlane plane = source.plane();
        const auto readWith = [&](const Job& job) {
            TileReading reading(planeFor(source, plane, 1, Reduction::Mean, {100, 100, 40'000}),
                                [](CellPosition) { return true; });
            return read(reading, {0, 0, 1, 1}, job);
        };
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = readWith({stop.get_token()});
        QVERIFY(!stopped && stopped.error().kind() == ErrorKind::Cancelled);
        source.mostAnswers = 0; // of one that fails by itself
        QVERIFY(!readWith({}));
    }
}

const Registered<TestTileReading, QCoreApplication> registered;

} // namespace bloscope::tst_tile_reading

#include "tst_tile_reading.moc"
