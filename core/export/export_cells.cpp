#include "core/export/export_cells.h"

#include "core/dtype/cell_number.h"
#include "core/statistics/slice_pieces.h"

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

ExportCells::ExportCells(const SliceReader& reader)
    : m_reader(reader),
      m_part{{}, 0, reader.array()->dtype(), {}},
      m_isWhole(true),
      m_fill(unlessZeros(missingElement(m_part.dtype)))
{
}

ExportCells::ExportCells(const SliceReader& reader, DTypeLeaf part)
    : m_reader(reader),
      m_part(std::move(part)),
      m_isWhole(false),
      m_fill(unlessZeros(missingElement(m_part.dtype)))
{
}

Result<> ExportCells::setFill(std::string_view text)
{
    BLOSCOPE_TRY(ByteBuffer element, parseElement(text, dtype()));
    m_fill = unlessZeros(std::move(element));
    return {};
}

std::optional<ByteBuffer> ExportCells::alike(const Slice& slice) const
{
    const auto cells = slice.cellCount();
    if (!cells || *cells == 0)
        return {};
    if (const auto everywhere = m_reader.alike(slice))
        return elementOf(*everywhere);
    const SlicePieces pieces(m_reader, slice, static_cast<std::uint64_t>(*cells));
    std::optional<ByteBuffer> element;
    for (std::int64_t n = 0; n < pieces.parts().count(); ++n) {
        const auto uniform = pieces.alike(pieces.parts()[n]);
        auto next = uniform ? elementOf(*uniform) : std::nullopt;
        if (!next || (element && *element != *next))
            return {};
        element = std::move(next);
    }
    return element;
}

// What is not there has to be told of when it is read.
std::optional<ByteBuffer> ExportCells::elementOf(const UniformChunk& chunk) const
{
    if (chunk.state == CellState::Uninitialised)
        return m_fill.empty() ? ByteBuffer(m_part.dtype.itemsize) : m_fill;
    if (chunk.state != CellState::Fine)
        return {};
    if (m_isWhole)
        return chunk.element;
    Cells cell;
    cell.itemsize = chunk.element.size();
    cell.bytes = HeapBytes::zeroed(cell.itemsize);
    std::ranges::copy(chunk.element, cell.bytes.data());
    cell.keep(m_part);
    return ByteBuffer(cell.bytes.data(), cell.bytes.data() + cell.bytes.size());
}

Result<Cells> ExportCells::read(const Slice& slice, const Job& job) const
{
    BLOSCOPE_TRY(Cells cells, m_reader.read(slice, job, Reuse::Unlikely));
    if (!m_isWhole)
        cells.keep(m_part);
    if (!cells.states.empty() && !m_fill.empty())
        fillMissing(cells);
    return cells;
}

void ExportCells::fillMissing(Cells& cells) const
{
    std::byte* to = cells.bytes.data();
    for (const CellState state : cells.states) {
        if (state != CellState::Fine)
            std::ranges::copy(m_fill, to);
        to += cells.itemsize;
    }
}

} // namespace bloscope
