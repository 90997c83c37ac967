#include "ui/pyramid/blockwise_reading.h"

#include "core/base/checked.h"

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

} // namespace

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
                    open->second->add(cells, at, dtype(), nullptr);
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

} // namespace bloscope
