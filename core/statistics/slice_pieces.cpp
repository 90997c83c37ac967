#include "core/statistics/slice_pieces.h"

#include "core/objects/object_kind.h"
#include "core/statistics/number_scan.h"

#include <algorithm>

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
Shape stretchShapeOf(const Array& array)
{
    std::int64_t room = pieceBytes / array.itemsize();
    Shape shape = array.shape();
    for (std::size_t d = shape.size(); d-- > 0;) {
        shape[d] = std::clamp<std::int64_t>(room, 1, std::max<std::int64_t>(1, shape[d]));
        room /= shape[d];
    }
    return shape;
}

// Empty slices are never cut: their shapes may be anything.
Shape spacingOf(const Array& array, const Slice& slice)
{
    if (slice.isEmpty())
        return Shape(slice.shape().size(), 1);
    return array.isNd() ? array.layout()->chunkshape : stretchShapeOf(array);
}

// Is the slice small enough for its blocks to stay in the cache, from where others read them again?
Reuse reuseOf(const SliceReader& reader, std::uint64_t cells)
{
    const auto itemsize = static_cast<std::uint64_t>(reader.array()->itemsize());
    return cells * itemsize <= reader.cache().budget() / 4 ? Reuse::Likely : Reuse::Unlikely;
}

// Parts that are gone through block by block are what threads share, instead of their blocks.
bool partsGoByBlocks(const SliceReader& reader, const SliceGrid& parts)
{
    if (!reader.array()->isNd() || parts.count() == 0)
        return false;
    const ArrayLayout& layout = *reader.array()->layout();
    const unsigned threads = reader.pool().threads();
    return layout.blockBytes <= pieceBytes && layout.chunkBytes / layout.blockBytes <= mostBlocks &&
           (threads == 1 || parts.count() >= partsPerThread * threads);
}

} // namespace

SlicePieces::SlicePieces(const SliceReader& reader, const Slice& slice, std::uint64_t cellCount)
    : m_reader(reader),
      m_parts(slice, spacingOf(*reader.array(), slice)),
      m_pieceShape(reader.array()->isNd() && cellCount > 0 ? pieceShapeOf(*reader.array()->layout())
                                                           : m_parts.spacing()),
      m_reuse(reuseOf(reader, cellCount)),
      m_goesByBlocks(partsGoByBlocks(reader, m_parts))
{
}

Shape SlicePieces::beginOfChunk(const CellBox& part) const
{
    Shape begin;
    for (std::size_t d = 0; d < part.first.size(); ++d) {
        const std::int64_t index = m_parts.slice()[d].at(part.first[d]);
        begin.push_back(index - index % m_parts.spacing()[d]);
    }
    return begin;
}

std::optional<std::int64_t> SlicePieces::chunkOf(const CellBox& part) const
{
    if (!m_reader.array()->isNd())
        return {};
    const std::int64_t chunk = numberOfChunk(part);
    return m_reader.edits().of(chunk) ? std::nullopt : std::optional(chunk);
}

// Of an n-d array.
std::int64_t SlicePieces::numberOfChunk(const CellBox& part) const
{
    const ArrayLayout& layout = *m_reader.array()->layout();
    std::int64_t chunk = 0;
    for (std::size_t d = 0; d < layout.dimensions(); ++d)
        chunk = chunk * layout.chunkGrid[d] +
                m_parts.slice()[d].at(part.first[d]) / layout.chunkshape[d];
    return chunk;
}

std::optional<UniformChunk> SlicePieces::uniformChunkOf(const CellBox& part) const
{
    const auto chunk = chunkOf(part);
    if (!chunk)
        return {};
    const Array& array = *m_reader.array();
    const Result<ChunkPtr> opened = array.frame()->chunk(*chunk);
    if (!opened || (*opened)->header().nbytes != array.layout()->chunkBytes)
        return {}; // reading it tells what is wrong
    return uniformChunk(**opened, *chunk, array.presence(), array.dtype().itemsize);
}

std::optional<UniformChunk> SlicePieces::uniformArray() const
{
    const Array& array = *m_reader.array();
    const ChunkIndex* index = array.frame()->index();
    if (!array.isNd() || !index || index->chunk()->header().payload() != Payload::Special ||
        m_parts.count() == 0 || !m_reader.edits().isEmpty() || isCache(classify(*array.frame())))
        return {};
    const auto entry = array.frame()->indexEntry(0);
    return entry && !entry->stored() ? uniformChunkOf(m_parts[0]) : std::nullopt;
}

Result<> SlicePieces::readPart(const CellBox& part, const Show& show, const Job& job) const
{
    const SliceGrid pieces(SliceGrid::part(m_parts.slice(), part), m_pieceShape,
                           beginOfChunk(part));
    for (std::int64_t n = 0; n < pieces.count(); ++n) {
        CellBox piece = pieces[n];
        for (std::size_t d = 0; d < piece.first.size(); ++d)
            piece.first[d] += part.first[d];
        BLOSCOPE_CHECK(readPiece(piece, show, job));
    }
    return {};
}

Result<> SlicePieces::walkPart(const CellBox& part, const ShowBlock& show, const Job& job) const
{
    const auto showInSlice = [&](BlockCells block) {
        for (std::size_t d = 0; d < part.first.size(); ++d)
            block.box.first[d] += part.first[d];
        show(std::move(block));
    };
    return m_reader.walk(numberOfChunk(part), SliceGrid::part(m_parts.slice(), part), showInSlice,
                         job, m_reuse);
}

Result<> SlicePieces::readPiece(const CellBox& piece, const Show& show, const Job& job) const
{
    if (job.stopped())
        return cancelled();
    std::unique_lock lock(m_hugePieces, std::defer_lock);
    if (cellsOf(piece) * m_reader.array()->dtype().itemsize > hugeBytes)
        lock.lock();
    BLOSCOPE_TRY(const Cells cells,
                 m_reader.read(SliceGrid::part(m_parts.slice(), piece), {job.stop}, m_reuse));
    show(cells, piece);
    job.advance(cellsOf(piece));
    return {};
}

} // namespace bloscope
