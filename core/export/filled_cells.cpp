#include "core/export/filled_cells.h"

#include "core/dtype/cell_number.h"
#include "core/scan/slice_parts.h"

#include <algorithm>

namespace bloscope {

namespace {

// Nothing for zeros, which are there already.
ByteBuffer unlessZeros(ByteBuffer element)
{
    const bool isZero = std::ranges::all_of(element, [](std::byte b) { return b == std::byte{0}; });
    return isZero ? ByteBuffer() : element;
}

} // namespace

Result<> checkReadable(const Frame& frame)
{
    if (const auto& broken = frame.indexError())
        return Error(*broken).within("nothing can be read: index");
    return {};
}

FilledCells::FilledCells(const CellSource& from)
    : m_from(from),
      m_part{{}, 0, from.dtype(), {}},
      m_isWhole(true),
      m_fill(unlessZeros(missingElement(m_part.dtype)))
{
}

FilledCells::FilledCells(const CellSource& from, DTypeLeaf part)
    : m_from(from),
      m_part(std::move(part)),
      m_isWhole(false),
      m_fill(unlessZeros(missingElement(m_part.dtype)))
{
}

Result<> FilledCells::setFill(std::string_view text)
{
    BLOSCOPE_TRY(ByteBuffer element, parseElement(text, dtype()));
    m_fill = unlessZeros(std::move(element));
    return {};
}

std::optional<UniformChunk> FilledCells::alike(const Slice& slice) const
{
    if (slice.isEmpty())
        return {};
    if (const auto everywhere = m_from.alike(slice))
        return filled(*everywhere);
    const auto parts = SliceParts::of(m_from, slice);
    if (!parts)
        return {};
    std::optional<UniformChunk> all;
    for (std::int64_t n = 0; n < parts->grid().count(); ++n) {
        const auto part = parts->alike(parts->grid()[n]);
        auto next = part ? filled(*part) : std::nullopt;
        if (!next || (all && all->element != next->element))
            return {};
        all = std::move(next);
    }
    return all;
}

// What is not there has to be told of when it is read.
std::optional<UniformChunk> FilledCells::filled(const UniformChunk& chunk) const
{
    if (chunk.state == CellState::Uninitialised)
        return UniformChunk{.element = m_fill.empty() ? ByteBuffer(m_part.dtype.itemsize) : m_fill};
    if (chunk.state != CellState::Fine)
        return {};
    if (m_isWhole)
        return chunk;
    Cells cell;
    cell.itemsize = chunk.element.size();
    cell.bytes = HeapBytes::zeroed(cell.itemsize);
    std::ranges::copy(chunk.element, cell.bytes.data());
    cell.keep(m_part);
    return UniformChunk{.element =
                            ByteBuffer(cell.bytes.data(), cell.bytes.data() + cell.bytes.size())};
}

Result<Cells> FilledCells::readCells(const Slice& slice, const Job& job, Reuse) const
{
    BLOSCOPE_TRY(Cells cells, m_from.read(slice, job, Reuse::Unlikely));
    if (!m_isWhole)
        cells.keep(m_part);
    if (!cells.states.empty() && !m_fill.empty())
        fillMissing(cells);
    return cells;
}

void FilledCells::fillMissing(Cells& cells) const
{
    std::byte* to = cells.bytes.data();
    for (const CellState state : cells.states) {
        if (state != CellState::Fine)
            std::ranges::copy(m_fill, to);
        to += cells.itemsize;
    }
}

} // namespace bloscope
