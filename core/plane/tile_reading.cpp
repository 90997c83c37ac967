#include "core/plane/tile_reading.h"

#include "core/base/checked.h"
#include "core/plane/number_sample.h"

#include <atomic>

namespace bloscope {

namespace {

// Of cells that a thread holds at a time, and those that it goes through in one turn.
constexpr std::int64_t fewestPieceCells = std::int64_t(1) << 15;
constexpr std::int64_t mostPieceBytes = std::int64_t(2) << 20;
constexpr std::int64_t mostTurnCells = std::int64_t(1) << 18;
constexpr std::int64_t mostPieces = std::int64_t(1) << 24;

// Blocks below each other while that makes whole squares, then beside each other.
CellRect pieceOf(const PlaneBlocks& blocks, const SquareSize& square)
{
    const auto times = [](std::int64_t most, std::int64_t wanted) {
        return std::max<std::int64_t>(1, std::min(most, wanted));
    };
    const std::int64_t most = fewestPieceCells / blocks.columns / blocks.rows;
    CellRect piece{0, 0, blocks.rows * times(most, ceilDivide(square.rows, blocks.rows)),
                   blocks.columns};
    piece.columns *= times(fewestPieceCells / piece.rows / piece.columns, most);
    return piece;
}

// May squares be added up in parts, and are blocks small enough for each thread to have one?
bool isReadBlockwise(const TileReading::Plane& plane)
{
    const DType& dtype = plane.source.dtype();
    const PlaneBlocks& blocks = plane.blocks;
    if (!TileBuilder::takesPartsOfSquares(dtype, plane.reduction) ||
        blocks.columns > mostPieceBytes / blocks.rows / static_cast<std::int64_t>(dtype.itemsize))
        return false;
    const CellRect piece = pieceOf(blocks, plane.grid.squareAt(plane.level));
    return ceilDivide(plane.grid.all.rows, piece.rows) <
           mostPieces / (2 + plane.grid.all.columns / piece.columns);
}

// To the piece before it, if it lies beside that and both are not too much for one turn.
void append(const CellRect& piece, std::vector<CellRect>& to)
{
    const bool isBeside = !to.empty() && to.back().row == piece.row &&
                          to.back().rows == piece.rows && to.back().endColumn() == piece.column;
    if (isBeside && to.back().columns + piece.columns <= mostTurnCells / piece.rows)
        to.back().columns += piece.columns;
    else
        to.push_back(piece);
}

// How far the first cell of a plane lies inside of a block.
std::int64_t shiftOf(const Slice& slice, std::optional<std::size_t> dimension, std::int64_t side)
{
    return dimension && slice[*dimension].step == 1 ? slice[*dimension].start % side : 0;
}

constexpr std::int64_t mostBandBytes = 16 << 20; // of cells that are held

std::int64_t multipleAbove(std::int64_t least, std::int64_t of)
{
    return ceilDivide(std::max<std::int64_t>(least, 1), of) * of;
}

constexpr std::int64_t fewestGroupSide = 8192; // of cells, so that all threads have work
constexpr std::int64_t mostGroupSide = 8 * PyramidTile::side; // of squares, whose numbers are held
constexpr std::int64_t blocksAlong = 2; // of a group, at least, as far as it may be so large

// One side of a plane, and how far the other one goes.
struct PlaneSide {
    std::int64_t block;  // cells
    std::int64_t square; // cells
    std::int64_t cellsAcross;
    std::int64_t squaresAcross;
};

// In tiles. Groups of narrow planes are as much longer.
std::int64_t groupSide(const PlaneSide& of)
{
    const auto inPlaceOf = [](std::int64_t side, std::int64_t across) {
        return side * side / std::min(side, across);
    };
    const std::int64_t tile = of.square * PyramidTile::side;
    const std::int64_t most = inPlaceOf(mostGroupSide, of.squaresAcross) / PyramidTile::side;
    const std::int64_t side = std::max(std::min(of.block, tile * most) * blocksAlong,
                                       inPlaceOf(fewestGroupSide, of.cellsAcross));
    return std::clamp(ceilDivide(side, tile), std::int64_t(1), most);
}

template <class Visit>
void forEachPlace(const CellRect& places, const Visit& visit)
{
    for (std::int64_t row = places.row; row < places.endRow(); ++row)
        for (std::int64_t column = places.column; column < places.endColumn(); ++column)
            visit(row, column);
}

} // namespace

MadeTile FullTile::make() &&
{
    MadeTile made{at, std::make_shared<const PyramidTile>(std::move(*builder).tile())};
    builder.reset(); // it is larger
    return made;
}

TileReading::TileReading(Plane plane, IsWanted isWanted)
    : m_plane(std::move(plane)),
      m_isWanted(std::move(isWanted)),
      m_square(m_plane.grid.squareAt(m_plane.level)),
      m_isBlockwise(isReadBlockwise(m_plane))
{
    if (!m_isBlockwise)
        return;
    const Slice& slice = m_plane.plane.slice();
    m_together = pieceOf(m_plane.blocks, m_square);
    m_together.row = shiftOf(slice, m_plane.plane.rowDimension(), m_together.rows);
    m_together.column = shiftOf(slice, m_plane.plane.columnDimension(), m_together.columns);
    m_places = blocksOf(m_plane.grid.all);
    m_isRead.resize(static_cast<std::size_t>(m_places.rows * m_places.columns));
}

CellRect TileReading::group() const
{
    const CellRect& all = m_plane.grid.all;
    const CellRect squares = m_square.squaresOf(all);
    return {0, 0, groupSide({m_plane.blocks.rows, m_square.rows, all.columns, squares.columns}),
            groupSide({m_plane.blocks.columns, m_square.columns, all.rows, squares.rows})};
}

CellRect TileReading::cellsOf(const CellRect& tiles) const
{
    return united(m_plane.grid.cellsOf(m_plane.level, {tiles.row, tiles.column}),
                  m_plane.grid.cellsOf(m_plane.level, {tiles.endRow() - 1, tiles.endColumn() - 1}));
}

Result<std::vector<FullTile>> TileReading::collect(const CellRect& tiles, const Job& job)
{
    const CellRect cells = cellsOf(tiles);
    const std::vector<CellRect> pieces = m_isBlockwise ? takeUnread(cells) : bandsOf(cells);
    openTiles(pieces);
    BLOSCOPE_CHECK(m_isBlockwise ? readBlocks(pieces, job) : readBands(pieces, job));
    return takeFull();
}

// Where the blocks are that reach into `cells`.
CellRect TileReading::blocksOf(const CellRect& cells) const
{
    const auto& [rowBefore, columnBefore, rows, columns] = m_together;
    const std::int64_t row = (cells.row + rowBefore) / rows;
    const std::int64_t column = (cells.column + columnBefore) / columns;
    return {row, column, ceilDivide(cells.endRow() + rowBefore, rows) - row,
            ceilDivide(cells.endColumn() + columnBefore, columns) - column};
}

CellRect TileReading::blocksAt(CellPosition place) const
{
    const auto& [rowBefore, columnBefore, rows, columns] = m_together;
    return intersected(
        {place.row * rows - rowBefore, place.column * columns - columnBefore, rows, columns},
        m_plane.grid.all);
}

// Those that reach into `cells`, a few beside each other in one.
std::vector<CellRect> TileReading::takeUnread(const CellRect& cells)
{
    std::vector<CellRect> unread;
    forEachPlace(blocksOf(cells), [&](std::int64_t row, std::int64_t column) {
        const auto place = static_cast<std::size_t>(row * m_places.columns + column);
        if (!m_isRead[place])
            append(blocksAt({row, column}), unread);
        m_isRead[place] = true;
    });
    return unread;
}

// Blocks side by side, then below each other.
CellRect TileReading::firstBandOf(const CellRect& cells) const
{
    const auto cellBytes =
        std::max<std::int64_t>(1, static_cast<std::int64_t>(m_plane.source.dtype().itemsize));
    const std::int64_t held = mostBandBytes / cellBytes;
    CellRect band = cells;
    const auto rowsWithin = [&](std::int64_t wanted) {
        return std::min(multipleAbove(wanted, m_square.rows), cells.rows);
    };
    const std::int64_t blockRows = rowsWithin(m_plane.blocks.rows);
    const std::int64_t columns = std::max(m_plane.blocks.columns, held / blockRows);
    band.columns = std::min(
        multipleAbove(std::min(columns, held / m_square.rows), m_square.columns), cells.columns);
    const std::int64_t rows = held / band.columns / blockRows * blockRows;
    band.rows = rowsWithin(std::max(rows, blockRows));
    if (band.rows > 2 * held / band.columns) // a block that is large is cached meanwhile
        band.rows = rowsWithin(held / band.columns);
    return band;
}

// What of `cells` is read at once.
std::vector<CellRect> TileReading::bandsOf(const CellRect& cells) const
{
    const CellRect band = firstBandOf(cells);
    std::vector<CellRect> bands;
    for (std::int64_t row = cells.row; row < cells.endRow(); row += band.rows)
        for (std::int64_t column = cells.column; column < cells.endColumn(); column += band.columns)
            bands.push_back(intersected({row, column, band.rows, band.columns}, cells));
    return bands;
}

void TileReading::openTiles(const std::vector<CellRect>& pieces)
{
    std::vector<Builders::iterator> opened;
    for (const CellRect& piece : pieces)
        forEachPlace(m_plane.grid.tilesOf(m_plane.level, piece),
                     [&](std::int64_t row, std::int64_t column) {
                         const TilePlace tile(row, column);
                         if (m_isWanted({row, column}) && !m_open.contains(tile))
                             opened.push_back(m_open.emplace(tile, nullptr).first);
                     });
    m_plane.source.pool().forEach(opened.size(), [&](std::size_t i) {
        const auto [row, column] = opened[i]->first;
        opened[i]->second = builderOf({row, column});
    });
}

std::unique_ptr<TileBuilder> TileReading::builderOf(CellPosition tile) const
{
    const CellRect& all = m_plane.grid.all;
    const double samples = static_cast<double>(NumberSample::mostNumbers) /
                           static_cast<double>(all.rows) / static_cast<double>(all.columns);
    const CellRect cells = m_plane.grid.cellsOf(m_plane.level, tile);
    const double share = samples * static_cast<double>(cells.rows * cells.columns);
    return std::make_unique<TileBuilder>(cells, m_square, m_plane.reduction,
                                         static_cast<std::int64_t>(share) + 1);
}

Result<> TileReading::readBlocks(const std::vector<CellRect>& pieces, const Job& job) const
{
    std::mutex mutex; // of the failure
    std::optional<Error> failure;
    std::atomic<bool> hasFailed = false;
    m_plane.source.pool().forEach(pieces.size(), [&](std::size_t i) {
        if (hasFailed)
            return;
        const CellRect& piece = pieces[i];
        const auto addPart = [&](const CellsView& cells, const CellRect& at) {
            add(cells, {piece.row + at.row, piece.column + at.column, at.rows, at.columns});
        };
        Result<> done =
            m_plane.source.show(m_plane.plane.samplesOf(piece, {}), reuse(), addPart, job);
        if (done)
            return;
        const std::lock_guard lock(mutex);
        hasFailed = true;
        failure = std::move(done).error();
    });
    if (failure)
        return *std::move(failure);
    return {};
}

Result<> TileReading::readBands(const std::vector<CellRect>& bands, const Job& job) const
{
    for (const CellRect& band : bands) {
        BLOSCOPE_TRY(const Cells cells,
                     m_plane.source.read(m_plane.plane.samplesOf(band, {}), job, reuse()));
        add(cells, band);
    }
    return {};
}

// To all tiles that they lie in.
void TileReading::add(const CellsView& cells, const CellRect& at) const
{
    forEachPlace(
        m_plane.grid.tilesOf(m_plane.level, at), [&](std::int64_t row, std::int64_t column) {
            const auto open = m_open.find({row, column});
            if (open != m_open.end())
                open->second->add(cells, at, m_plane.source.dtype(), m_plane.source.pool());
        });
}

std::vector<FullTile> TileReading::takeFull()
{
    std::vector<FullTile> full;
    for (auto open = m_open.begin(); open != m_open.end();) {
        if (!open->second->isComplete()) {
            ++open;
            continue;
        }
        full.push_back({{open->first.first, open->first.second}, std::move(open->second)});
        open = m_open.erase(open);
    }
    return full;
}

} // namespace bloscope
