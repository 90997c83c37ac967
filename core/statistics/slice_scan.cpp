#include "core/statistics/slice_scan.h"

#include "core/array/uniform_chunk.h"
#include "core/base/row_major.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t pieceBytes = 4_MiB; // read at once, unless one block has more
constexpr std::int64_t hugeBytes = 64_MiB;
constexpr std::size_t keysAtOnce = 4096;

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

} // namespace

Result<SliceScanPtr> SliceScan::create(const SliceReader& reader, Slice slice,
                                       const std::optional<DTypeLeaf>& part)
{
    const Array& array = *reader.array();
    if (slice.shape() != array.shape())
        return Error{ErrorKind::Usage, "the slice was made for another shape"};
    const DTypeLeaf numbers = part.value_or(DTypeLeaf{{}, 0, array.dtype()});
    assert(numbers.offset + numbers.dtype.itemsize <= array.dtype().itemsize);
    if (!numbers.dtype.isNumeric())
        return Error{ErrorKind::Usage,
                     fmt::format("elements of type {} are no numbers", numbers.dtype.text)};
    const auto cells = slice.cellCount();
    if (!cells)
        return Error{ErrorKind::Limit, fmt::format("{} has too many cells", slice.text())};
    return SliceScanPtr(new SliceScan(reader, slice, numbers, static_cast<std::uint64_t>(*cells)));
}

SliceScan::SliceScan(const SliceReader& reader, const Slice& slice, const DTypeLeaf& part,
                     std::uint64_t cellCount)
    : NumberScan(part.dtype, SliceGrid(slice, spacingOf(*reader.array(), slice)), cellCount),
      m_reader(reader),
      m_offset(part.offset),
      m_pieceShape(reader.array()->isNd() && cellCount > 0 ? pieceShapeOf(*reader.array()->layout())
                                                           : parts().spacing()),
      m_reuse(reuseOf(reader, cellCount))
{
}

std::optional<std::int64_t> SliceScan::chunkOf(const CellBox& part) const
{
    if (!m_reader.array()->isNd())
        return {};
    const ArrayLayout& layout = *m_reader.array()->layout();
    std::int64_t chunk = 0;
    for (std::size_t d = 0; d < layout.dimensions(); ++d)
        chunk = chunk * layout.chunkGrid[d] + slice()[d].at(part.first[d]) / layout.chunkshape[d];
    return chunk;
}

Shape SliceScan::beginOfChunk(const CellBox& part) const
{
    Shape begin;
    for (std::size_t d = 0; d < part.first.size(); ++d) {
        const std::int64_t index = slice()[d].at(part.first[d]);
        begin.push_back(index - index % parts().spacing()[d]);
    }
    return begin;
}

std::optional<std::int64_t> SliceScan::wholeChunk(const CellBox& part) const
{
    const Shape begin = beginOfChunk(part);
    for (std::size_t d = 0; d < begin.size(); ++d) {
        const std::int64_t extent = std::min(parts().spacing()[d], slice().shape()[d] - begin[d]);
        if (part.count[d] != extent)
            return {};
    }
    return chunkOf(part);
}

Result<> SliceScan::visitPart(const CellBox& part, CellVisitor& to, const Job& job) const
{
    if (job.stopped())
        return cancelled();
    if (visitAtOnce(part, to)) {
        job.advance(cellsOf(part));
        return {};
    }
    const SliceGrid pieces(SliceGrid::part(slice(), part), m_pieceShape, beginOfChunk(part));
    for (std::int64_t n = 0; n < pieces.count(); ++n) {
        CellBox piece = pieces[n];
        for (std::size_t d = 0; d < piece.first.size(); ++d)
            piece.first[d] += part.first[d];
        BLOSCOPE_CHECK(visitPiece(piece, to, job));
    }
    return {};
}

// Without reading a cell, when it is known what all of them are.
bool SliceScan::visitAtOnce(const CellBox& part, CellVisitor& to) const
{
    const Array& array = *m_reader.array();
    if (const auto& broken = array.frame()->indexError()) {
        to.visitMissing(CellState::Damaged, cellsOf(part), part, 0);
        to.noteDamage(broken->text());
        return true;
    }
    if (!array.presence().nothing().empty()) {
        to.visitMissing(CellState::Absent, cellsOf(part), part, 0);
        return true;
    }
    const auto chunk = chunkOf(part);
    return chunk && visitUniform(*chunk, part, to);
}

bool SliceScan::visitUniform(std::int64_t chunk, const CellBox& part, CellVisitor& to) const
{
    const Array& array = *m_reader.array();
    const Result<ChunkPtr> opened = array.frame()->chunk(chunk);
    if (!opened || (*opened)->header().nbytes != array.layout()->chunkBytes)
        return false; // reading it tells what is wrong
    const auto uniform = uniformChunk(**opened, chunk, array.presence(), array.dtype().itemsize);
    if (!uniform)
        return false;
    if (uniform->state == CellState::Fine)
        to.visitAlike(
            order().keyOf(ByteView(uniform->element).subspan(m_offset, order().dtype().itemsize)),
            cellsOf(part), part);
    else
        to.visitMissing(uniform->state, cellsOf(part), part, 0);
    return true;
}

Result<> SliceScan::visitPiece(const CellBox& piece, CellVisitor& to, const Job& job) const
{
    if (job.stopped())
        return cancelled();
    std::unique_lock lock(m_hugePieces, std::defer_lock);
    if (cellsOf(piece) * m_reader.array()->dtype().itemsize > hugeBytes)
        lock.lock();
    BLOSCOPE_TRY(const Cells cells,
                 m_reader.read(SliceGrid::part(slice(), piece), {job.stop}, m_reuse));
    visitCells(cells, piece, to);
    for (const CellRegion& region : cells.regions)
        if (region.kind == CellState::Damaged)
            to.noteDamage(region.reason);
    job.advance(cellsOf(piece));
    return {};
}

void SliceScan::visitCells(const Cells& cells, const CellBox& box, CellVisitor& to) const
{
    std::array<NumberKey, keysAtOnce> buffer;
    ByteBuffer gathered;
    const ByteView bytes(cells.bytes.data(), cells.bytes.size());
    const std::size_t count = bytes.size() / cells.itemsize;
    const auto stateAt = [&](std::size_t i) {
        return cells.states.empty() ? CellState::Fine : cells.states[i];
    };
    for (std::size_t begin = 0; begin < count;) {
        const CellState state = stateAt(begin);
        const std::size_t most = state == CellState::Fine ? begin + keysAtOnce : count;
        std::size_t end = begin + 1;
        while (end < std::min(most, count) && stateAt(end) == state)
            ++end;
        const auto first = static_cast<std::int64_t>(begin);
        if (state == CellState::Fine) {
            const auto keys = std::span(buffer).first(end - begin);
            const ByteView elements =
                bytes.subspan(begin * cells.itemsize, keys.size() * cells.itemsize);
            order().readKeys(
                partsOf(elements, cells.itemsize, m_offset, order().dtype().itemsize, gathered),
                keys);
            to.visit(keys, box, first);
        } else {
            to.visitMissing(state, end - begin, box, first);
        }
        begin = end;
    }
}

} // namespace bloscope
