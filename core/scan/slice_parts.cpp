#include "core/scan/slice_parts.h"

#include "core/frame/far_reads.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t pieceBytes = 4_MiB; // read at once, unless one block has more
constexpr std::int64_t hugeBytes = 64_MiB;
constexpr std::int64_t mostBlocks = 1 << 20; // of a chunk that is gone through block by block
constexpr std::int64_t partsPerThread = 4;

// A box of whole blocks inside of a chunk, as large as may be read at once.
Shape pieceShapeOf(const ArrayLayout& layout)
{
    std::int64_t room = pieceBytes / std::max<std::int64_t>(1, layout.blockBytes);
    Shape shape = layout.blockshape;
    for (std::size_t d = shape.size(); d-- > 0;) {
        const std::int64_t blocks = std::clamp<std::int64_t>(room, 1, layout.blockGrid[d]);
        shape[d] = std::min(shape[d] * blocks, layout.chunkshape[d]);
        room /= blocks;
    }
    return shape;
}

// A box of elements that follow one another, as many as may be read at once.
Shape stretchShapeOf(const CellSource& source)
{
    std::int64_t room = pieceBytes / static_cast<std::int64_t>(source.dtype().itemsize);
    Shape shape = source.shape();
    for (std::size_t d = shape.size(); d-- > 0;) {
        shape[d] = std::clamp<std::int64_t>(room, 1, std::max<std::int64_t>(1, shape[d]));
        room /= shape[d];
    }
    return shape;
}

// Of the n-d array in whose chunks the cells lie; null for others.
const ArrayLayout* layoutOf(const CellSource& source)
{
    const SliceReader* const reader = source.reader();
    return reader && reader->array()->isNd() ? &*reader->array()->layout() : nullptr;
}

// Empty slices are never cut: their shapes may be anything.
Shape spacingOf(const CellSource& source, const Slice& slice)
{
    if (slice.isEmpty())
        return Shape(slice.shape().size(), 1);
    const ArrayLayout* const layout = layoutOf(source);
    return layout ? layout->chunkshape : stretchShapeOf(source);
}

// Is the slice small enough for its blocks to stay in the cache, from where others read them again?
Reuse reuseOf(const CellSource& source, std::uint64_t cells)
{
    const BlockCache* const keeper = source.keeper();
    return keeper && cells * source.dtype().itemsize <= keeper->budget() / 4 ? Reuse::Likely
                                                                             : Reuse::Unlikely;
}

// Parts that are gone through block by block are what threads share, instead of their blocks.
bool canGoByBlocks(const CellSource& source, const SliceGrid& parts)
{
    const ArrayLayout* const layout = layoutOf(source);
    if (!layout || parts.count() == 0 || source.reader() != &source)
        return false;
    const unsigned threads = source.pool().threads();
    return layout->blockBytes <= pieceBytes &&
           layout->chunkBytes / layout->blockBytes <= mostBlocks &&
           (threads == 1 || parts.count() >= partsPerThread * threads);
}

bool goesThroughAll(const CellSource& source, const SliceGrid& grid)
{
    return source.reader() == &source && source.reader()->array()->isNd() &&
           grid.slice() == Slice::whole(source.shape());
}

// Where the file is far away, what is read next comes with what is read now.
void foretell(const SliceReader& reader, std::int64_t chunk, const std::stop_token& stop)
{
    if (const FarReads far(*reader.array()->frame()); far.isFar())
        far.prepareNear(chunk, stop);
}

} // namespace

Result<SliceParts> SliceParts::of(const CellSource& source, const Slice& slice)
{
    if (slice.shape() != source.shape())
        return usageError("the slice does not match the shape of the array");
    const auto cells = slice.cellCount();
    if (!cells)
        return Error{ErrorKind::Limit, fmt::format("{} has too many cells", slice.text())};
    return SliceParts(source, slice, static_cast<std::uint64_t>(*cells));
}

SliceParts::SliceParts(const CellSource& source, const Slice& slice, std::uint64_t cellCount)
    : m_source(source),
      m_grid(slice, spacingOf(source, slice)),
      m_cellCount(cellCount),
      m_pieceShape(layoutOf(source) && cellCount > 0 ? pieceShapeOf(*layoutOf(source))
                                                     : m_grid.spacing()),
      m_reuse(reuseOf(source, cellCount)),
      m_goByBlocks(canGoByBlocks(source, m_grid))
{
}

Shape SliceParts::beginOfChunk(const CellBox& part) const
{
    Shape begin;
    for (std::size_t d = 0; d < part.first.size(); ++d) {
        const std::int64_t index = m_grid.slice()[d].at(part.first[d]);
        begin.push_back(index - index % m_grid.spacing()[d]);
    }
    return begin;
}

std::optional<std::int64_t> SliceParts::chunkOf(const CellBox& part) const
{
    if (!layoutOf(m_source) || !isOfReader())
        return {};
    const std::int64_t chunk = numberOfChunk(part);
    return m_source.reader()->edits().of(chunk) ? std::nullopt : std::optional(chunk);
}

// Of an n-d array.
std::int64_t SliceParts::numberOfChunk(const CellBox& part) const
{
    const ArrayLayout& layout = *layoutOf(m_source);
    std::int64_t chunk = 0;
    for (std::size_t d = 0; d < layout.dimensions(); ++d)
        chunk = chunk * layout.chunkGrid[d] +
                m_grid.slice()[d].at(part.first[d]) / layout.chunkshape[d];
    return chunk;
}

std::optional<UniformChunk> SliceParts::alike(const CellBox& part) const
{
    if (goesThroughAll(m_source, m_grid)) // it opens the chunk
        foretell(*m_source.reader(), numberOfChunk(part), {});
    return m_source.alike(SliceGrid::part(m_grid.slice(), part));
}

Result<> SliceParts::read(const CellBox& part, const Show& show, const Job& job) const
{
    if (goesThroughAll(m_source, m_grid))
        foretell(*m_source.reader(), numberOfChunk(part), job.stop);
    const SliceGrid pieces(SliceGrid::part(m_grid.slice(), part), m_pieceShape, beginOfChunk(part));
    for (std::int64_t n = 0; n < pieces.count(); ++n) {
        CellBox piece = pieces[n];
        for (std::size_t d = 0; d < piece.first.size(); ++d)
            piece.first[d] += part.first[d];
        BLOSCOPE_CHECK(readPiece(piece, show, job));
    }
    return {};
}

Result<> SliceParts::walk(const CellBox& part, const ShowBlock& show, const Job& job) const
{
    const auto showInSlice = [&](BlockCells block) {
        for (std::size_t d = 0; d < part.first.size(); ++d)
            block.box.first[d] += part.first[d];
        show(std::move(block));
    };
    if (goesThroughAll(m_source, m_grid))
        foretell(*m_source.reader(), numberOfChunk(part), job.stop);
    return m_source.reader()->walk(numberOfChunk(part), SliceGrid::part(m_grid.slice(), part),
                                   showInSlice, job, m_reuse);
}

Result<> SliceParts::readPiece(const CellBox& piece, const Show& show, const Job& job) const
{
    if (job.stopped())
        return cancelled();
    std::unique_lock lock(*m_hugePieces, std::defer_lock);
    if (cellsOf(piece) * m_source.dtype().itemsize > hugeBytes)
        lock.lock();
    BLOSCOPE_TRY(const Cells cells,
                 m_source.read(SliceGrid::part(m_grid.slice(), piece), {job.stop}, m_reuse));
    show(cells, piece);
    job.advance(cellsOf(piece));
    return {};
}

} // namespace bloscope
