#include "core/scan/slice_scan.h"

#include "core/base/row_major.h"
#include "core/scan/slice_parts.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t keysAtOnce = 4096;

class SliceScan final : public NumberScan {
 public:
    SliceScan(SliceParts slice, const DTypeLeaf& part)
        : NumberScan(part.dtype, slice.grid(), slice.cellCount()),
          m_slice(std::move(slice)),
          m_offset(part.offset)
    {
    }

    WorkerPool& pool() const override { return m_slice.source().pool(); }

    std::optional<std::int64_t> chunkOf(const CellBox& part) const override
    {
        return m_slice.chunkOf(part);
    }
    std::optional<std::int64_t> wholeChunk(const CellBox& part) const override;
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override;

 private:
    struct KeyBuffers {
        std::array<NumberKey, keysAtOnce> keys;
        std::array<ShortKey, keysAtOnce> shortKeys;
        std::array<DigitKey, keysAtOnce> digitKeys;
        ByteBuffer gathered;
    };
    struct Place {
        const CellBox* box;
        std::int64_t begin; // of the cells in it
    };

    bool visitAtOnce(const CellBox& part, CellVisitor& to) const;
    void visitBlock(const BlockCells& block, CellVisitor& to) const;
    void visitCells(const Cells& cells, const CellBox& box, CellVisitor& to) const;
    void visitNumbers(ByteView elements, std::size_t itemsize, KeyBuffers& buffers,
                      const Place& place, CellVisitor& to) const;

    SliceParts m_slice;
    std::size_t m_offset; // of the numbers, in their elements
};

std::optional<std::int64_t> SliceScan::wholeChunk(const CellBox& part) const
{
    const Shape begin = m_slice.beginOfChunk(part);
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
    if (m_slice.goByBlocks())
        return m_slice.walk(
            part, [&](const BlockCells& block) { visitBlock(block, to); }, job);
    const auto show = [&](const Cells& cells, const CellBox& piece) {
        visitCells(cells, piece, to);
        for (const CellRegion& region : cells.regions)
            if (region.kind == CellState::Damaged)
                to.noteDamage(region.reason);
    };
    return m_slice.read(part, show, job);
}

// Without reading a cell, when it is known what all of them are.
bool SliceScan::visitAtOnce(const CellBox& part, CellVisitor& to) const
{
    const auto alike = m_slice.alike(part);
    if (!alike)
        return false;
    if (alike->state == CellState::Fine)
        to.visitAlike(
            order().keyOf(ByteView(alike->element).subspan(m_offset, order().dtype().itemsize)),
            cellsOf(part), part);
    else
        to.visitMissing(alike->state, cellsOf(part), part, 0);
    if (alike->state == CellState::Damaged)
        to.noteDamage(alike->reason);
    return true;
}

void SliceScan::visitBlock(const BlockCells& block, CellVisitor& to) const
{
    if (block.state != CellState::Fine) {
        to.visitMissing(block.state, cellsOf(block.box), block.box, 0);
        if (block.state == CellState::Damaged)
            to.noteDamage(block.reason);
        return;
    }
    KeyBuffers buffers;
    const auto itemsize = m_slice.source().dtype().itemsize;
    const std::size_t count = block.elements.size() / itemsize;
    for (std::size_t begin = 0; begin < count; begin += keysAtOnce)
        visitNumbers(block.elements.subspan(begin * itemsize,
                                            std::min(keysAtOnce, count - begin) * itemsize),
                     itemsize, buffers, {&block.box, static_cast<std::int64_t>(begin)}, to);
}

void SliceScan::visitCells(const Cells& cells, const CellBox& box, CellVisitor& to) const
{
    KeyBuffers buffers;
    const ByteView bytes(cells.bytes.data(), cells.bytes.size());
    const std::size_t count = bytes.size() / cells.itemsize;
    const auto stateAt = [&](std::size_t i) {
        return cells.states.empty() ? CellState::Fine : cells.states[i];
    };
    for (std::size_t begin = 0; begin < count;) {
        const CellState state = stateAt(begin);
        const std::size_t most =
            std::min(count, state == CellState::Fine ? begin + keysAtOnce : count);
        std::size_t end = cells.states.empty() ? most : begin + 1;
        while (end < most && stateAt(end) == state)
            ++end;
        const auto first = static_cast<std::int64_t>(begin);
        if (state == CellState::Fine)
            visitNumbers(bytes.subspan(begin * cells.itemsize, (end - begin) * cells.itemsize),
                         cells.itemsize, buffers, {&box, first}, to);
        else
            to.visitMissing(state, end - begin, box, first);
        begin = end;
    }
}

// The numbers of elements of `itemsize` bytes.
void SliceScan::visitNumbers(ByteView elements, std::size_t itemsize, KeyBuffers& buffers,
                             const Place& place, CellVisitor& to) const
{
    const std::size_t count = elements.size() / itemsize;
    const ByteView numbers =
        partsOf(elements, itemsize, m_offset, order().dtype().itemsize, buffers.gathered);
    if (shortKeys() && shortKeys()->areDigits() && to.takesDigitKeys()) {
        const auto keys = std::span(buffers.digitKeys).first(count);
        shortKeys()->read(numbers, keys);
        to.visitDigits(keys, *place.box, place.begin);
    } else if (shortKeys() && to.takesShortKeys()) {
        const auto keys = std::span(buffers.shortKeys).first(count);
        shortKeys()->read(numbers, keys);
        to.visitShort(keys, *place.box, place.begin);
    } else {
        const auto keys = std::span(buffers.keys).first(count);
        order().readKeys(numbers, keys);
        to.visit(keys, *place.box, place.begin);
    }
}

} // namespace

Result<NumberScanPtr> numberScanOf(const CellSource& source, const Slice& slice,
                                   const std::optional<DTypeLeaf>& part)
{
    const DTypeLeaf numbers = part.value_or(DTypeLeaf{{}, 0, source.dtype()});
    assert(numbers.offset + numbers.dtype.itemsize <= source.dtype().itemsize);
    BLOSCOPE_TRY(SliceParts parts, SliceParts::of(source, slice));
    if (!numbers.dtype.isNumeric())
        return usageError(fmt::format("elements of type {} are not numbers", numbers.dtype.text));
    return NumberScanPtr(std::make_shared<const SliceScan>(std::move(parts), numbers));
}

} // namespace bloscope
