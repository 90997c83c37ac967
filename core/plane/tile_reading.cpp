#include "core/plane/tile_reading.h"

#include "core/base/checked.h"
#include "core/plane/number_sample.h"

#include <atomic>
#include <map>

namespace bloscope {

namespace {

// Tiles of squares that may be added up in parts: each block is decoded once, reduced while it is
// in the caches of a processor, and forgotten.
class BlockwiseReading : public TileReading {
 public:
    // Are its squares such, and its blocks small enough for each thread to have one?
    static bool takes(const Plane& plane);

    BlockwiseReading(Plane plane, IsWanted isWanted);

    Result<std::vector<FullTile>> collect(const CellRect& tiles, const Job& job) override;

 private:
    using TilePlace = std::pair<std::int64_t, std::int64_t>; // row and column
    using Builders = std::map<TilePlace, std::unique_ptr<TileBuilder>>;

    CellRect piecesOf(const CellRect& cells) const;
    CellRect pieceAt(CellPosition piece) const;
    std::vector<CellRect> takeUnread(const CellRect& cells);
    void openTiles(const std::vector<CellRect>& pieces);
    Result<> readPiece(const CellRect& piece, const Job& job) const;
    std::vector<FullTile> takeFull();

    IsWanted m_isWanted;
    CellRect m_piece;           // rows and columns; before its first one are these of the block
    CellRect m_pieces;          // of the plane
    std::vector<bool> m_isRead; // of each
    Builders m_open;            // tiles that are not complete
};

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

bool BlockwiseReading::takes(const Plane& plane)
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

BlockwiseReading::BlockwiseReading(Plane of, IsWanted isWanted)
    : TileReading(std::move(of)), m_isWanted(std::move(isWanted))
{
    const Slice& slice = plane().plane.slice();
    m_piece = pieceOf(plane().blocks, plane().grid.squareAt(plane().level));
    m_piece.row = shiftOf(slice, plane().plane.rowDimension(), m_piece.rows);
    m_piece.column = shiftOf(slice, plane().plane.columnDimension(), m_piece.columns);
    m_pieces = piecesOf(plane().grid.all);
    m_isRead.resize(static_cast<std::size_t>(m_pieces.rows * m_pieces.columns));
}

CellRect BlockwiseReading::piecesOf(const CellRect& cells) const
{
    const std::int64_t row = (cells.row + m_piece.row) / m_piece.rows;
    const std::int64_t column = (cells.column + m_piece.column) / m_piece.columns;
    return {row, column, ceilDivide(cells.endRow() + m_piece.row, m_piece.rows) - row,
            ceilDivide(cells.endColumn() + m_piece.column, m_piece.columns) - column};
}

CellRect BlockwiseReading::pieceAt(CellPosition piece) const
{
    return intersected({piece.row * m_piece.rows - m_piece.row,
                        piece.column * m_piece.columns - m_piece.column, m_piece.rows,
                        m_piece.columns},
                       plane().grid.all);
}

// Those that reach into `cells`, a few beside each other in one.
std::vector<CellRect> BlockwiseReading::takeUnread(const CellRect& cells)
{
    std::vector<CellRect> unread;
    const CellRect pieces = piecesOf(cells);
    for (std::int64_t row = pieces.row; row < pieces.endRow(); ++row)
        for (std::int64_t column = pieces.column; column < pieces.endColumn(); ++column) {
            const auto place = static_cast<std::size_t>(row * m_pieces.columns + column);
            if (!m_isRead[place])
                append(pieceAt({row, column}), unread);
            m_isRead[place] = true;
        }
    return unread;
}

void BlockwiseReading::openTiles(const std::vector<CellRect>& pieces)
{
    std::vector<Builders::iterator> opened;
    for (const CellRect& piece : pieces) {
        const CellRect tiles = plane().grid.tilesOf(plane().level, piece);
        for (std::int64_t row = tiles.row; row < tiles.endRow(); ++row)
            for (std::int64_t column = tiles.column; column < tiles.endColumn(); ++column)
                if (m_isWanted({row, column}) && !m_open.contains({row, column}))
                    opened.push_back(m_open.emplace(TilePlace(row, column), nullptr).first);
    }
    forEach(opened.size(), [&](std::size_t i) {
        const auto [row, column] = opened[i]->first;
        opened[i]->second = builderOf({row, column});
    });
}

Result<> BlockwiseReading::readPiece(const CellRect& piece, const Job& job) const
{
    const auto add = [this](const CellsView& cells, const CellRect& at) {
        const CellRect tiles = plane().grid.tilesOf(plane().level, at);
        for (std::int64_t row = tiles.row; row < tiles.endRow(); ++row)
            for (std::int64_t column = tiles.column; column < tiles.endColumn(); ++column)
                if (const auto open = m_open.find({row, column}); open != m_open.end())
                    open->second->add(cells, at, dtype(), plane().source.pool());
    };
    return show(piece, add, job);
}

std::vector<FullTile> BlockwiseReading::takeFull()
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

Result<std::vector<FullTile>> BlockwiseReading::collect(const CellRect& tiles, const Job& job)
{
    const std::vector<CellRect> pieces = takeUnread(cellsOf(tiles));
    openTiles(pieces);
    std::mutex mutex; // of the failure
    std::optional<Error> failure;
    std::atomic<bool> hasFailed = false;
    forEach(pieces.size(), [&](std::size_t i) {
        if (hasFailed)
            return;
        Result<> done = readPiece(pieces[i], job);
        if (done)
            return;
        const std::lock_guard lock(mutex);
        hasFailed = true;
        failure = std::move(done).error();
    });
    if (failure)
        return *std::move(failure);
    return takeFull();
}

// Tiles of squares that have to be added up as a whole, wherever they lie in blocks: so many cells
// are read at once that few of these lie across. Holds no more cells than a few blocks have.
class BandwiseReading : public TileReading {
 public:
    explicit BandwiseReading(Plane plane) : TileReading(std::move(plane)) {}

    Result<std::vector<FullTile>> collect(const CellRect& tiles, const Job& job) override;

 private:
    CellRect bandOf(const CellRect& cells) const;
};

constexpr std::int64_t mostBandBytes = 16 << 20; // of cells that are held

std::int64_t multipleAbove(std::int64_t least, std::int64_t of)
{
    return ceilDivide(std::max<std::int64_t>(least, 1), of) * of;
}

// What of `cells` is read at once: blocks side by side, then below each other.
CellRect BandwiseReading::bandOf(const CellRect& cells) const
{
    const auto cellBytes = static_cast<std::int64_t>(
        std::max<std::size_t>(1, static_cast<std::size_t>(dtype().itemsize)));
    const std::int64_t held = mostBandBytes / cellBytes;
    const SquareSize square = plane().grid.squareAt(plane().level);
    CellRect band = cells;
    const auto rowsWithin = [&](std::int64_t wanted) {
        return std::min(multipleAbove(wanted, square.rows), cells.rows);
    };
    const std::int64_t blockRows = rowsWithin(plane().blocks.rows);
    const std::int64_t columns = std::max(plane().blocks.columns, held / blockRows);
    band.columns = std::min(multipleAbove(std::min(columns, held / square.rows), square.columns),
                            cells.columns);
    const std::int64_t rows = held / band.columns / blockRows * blockRows;
    band.rows = rowsWithin(std::max(rows, blockRows));
    if (band.rows > 2 * held / band.columns) // a block that is large is cached meanwhile
        band.rows = rowsWithin(held / band.columns);
    return band;
}

Result<std::vector<FullTile>> BandwiseReading::collect(const CellRect& tiles, const Job& job)
{
    const CellRect cells = cellsOf(tiles);
    const CellRect band = bandOf(cells);
    std::vector<FullTile> all;
    for (std::int64_t row = tiles.row; row < tiles.endRow(); ++row)
        for (std::int64_t column = tiles.column; column < tiles.endColumn(); ++column)
            all.push_back({{row, column}, builderOf({row, column})});
    for (std::int64_t row = cells.row; row < cells.endRow(); row += band.rows)
        for (std::int64_t column = cells.column; column < cells.endColumn();
             column += band.columns) {
            const CellRect part = intersected({row, column, band.rows, band.columns}, cells);
            BLOSCOPE_TRY(const Cells read, cellsAt(part, job));
            for (const FullTile& tile : all)
                tile.builder->add(read, part, dtype(), plane().source.pool());
        }
    return all;
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

} // namespace

std::unique_ptr<TileReading> TileReading::of(Plane plane, IsWanted isWanted)
{
    if (BlockwiseReading::takes(plane))
        return std::make_unique<BlockwiseReading>(std::move(plane), std::move(isWanted));
    return std::make_unique<BandwiseReading>(std::move(plane));
}

MadeTile FullTile::make() &&
{
    MadeTile made{at, std::make_shared<const PyramidTile>(std::move(*builder).tile())};
    builder.reset(); // it is larger
    return made;
}

Result<std::vector<MadeTile>> TileReading::read(const CellRect& tiles, const Job& job)
{
    BLOSCOPE_TRY(std::vector<FullTile> full, collect(tiles, job));
    std::vector<MadeTile> made(full.size());
    forEach(full.size(), [&](std::size_t i) { made[i] = std::move(full[i]).make(); });
    return made;
}

CellRect TileReading::group() const
{
    const CellRect& all = m_plane.grid.all;
    const SquareSize square = m_plane.grid.squareAt(m_plane.level);
    const CellRect squares = square.squaresOf(all);
    return {0, 0, groupSide({m_plane.blocks.rows, square.rows, all.columns, squares.columns}),
            groupSide({m_plane.blocks.columns, square.columns, all.rows, squares.rows})};
}

CellRect TileReading::cellsOf(const CellRect& tiles) const
{
    return united(m_plane.grid.cellsOf(m_plane.level, {tiles.row, tiles.column}),
                  m_plane.grid.cellsOf(m_plane.level, {tiles.endRow() - 1, tiles.endColumn() - 1}));
}

Result<Cells> TileReading::cellsAt(const CellRect& part, const Job& job) const
{
    const Slice slice = m_plane.plane.samplesOf(part, {});
    return m_plane.source.read(slice, job, m_plane.keepsBlocks ? Reuse::Sure : Reuse::Unlikely);
}

Result<> TileReading::show(const CellRect& part, const ShowCells& show, const Job& job) const
{
    const auto showInPlane = [&](const CellsView& cells, const CellRect& at) {
        show(cells, {part.row + at.row, part.column + at.column, at.rows, at.columns});
    };
    return m_plane.source.show(m_plane.plane.samplesOf(part, {}),
                               m_plane.keepsBlocks ? Reuse::Sure : Reuse::Unlikely, showInPlane,
                               job);
}

std::unique_ptr<TileBuilder> TileReading::builderOf(CellPosition tile) const
{
    const CellRect& all = m_plane.grid.all;
    const double samples = static_cast<double>(NumberSample::mostNumbers) /
                           static_cast<double>(all.rows) / static_cast<double>(all.columns);
    const CellRect cells = m_plane.grid.cellsOf(m_plane.level, tile);
    const double share = samples * static_cast<double>(cells.rows * cells.columns);
    return std::make_unique<TileBuilder>(cells, m_plane.grid.squareAt(m_plane.level),
                                         m_plane.reduction, static_cast<std::int64_t>(share) + 1);
}

void TileReading::forEach(std::size_t count, const std::function<void(std::size_t)>& turn) const
{
    m_plane.source.pool().forEach(count, turn);
}

} // namespace bloscope
