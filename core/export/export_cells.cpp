#include "core/export/export_cells.h"

#include "core/dtype/element_value.h"

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
