#include "core/convert/write_cells.h"

#include "core/array/interpretation.h"
#include "core/convert/complete_cells.h"
#include "core/convert/slice_source.h"
#include "core/dtype/dtype_descr.h"
#include "core/scan/slice_parts.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// A box of a slice, told in the dimensions that are shown.
CellBox shownBox(const Slice& slice, const CellBox& box)
{
    CellBox shown;
    for (std::size_t d = 0; d < box.first.size(); ++d)
        if (!slice[d].fixed) {
            shown.first.push_back(box.first[d]);
            shown.count.push_back(box.count[d]);
        }
    return shown;
}

// Writes one piece of a slice after the other.
class CellWriting {
 public:
    CellWriting(const NewCells& cells, const Slice& slice, ValueEditor& editor, const Job& job)
        : m_cells(cells), m_slice(slice), m_editor(editor), m_job(job)
    {
    }

    // Those that are chosen: all, or by what they hold.
    Result<> writeBox(const CellBox& box, const std::vector<bool>* chosen = nullptr)
    {
        BLOSCOPE_TRY(const Cells cells,
                     readComplete(m_cells.from,
                                  sliceOfBox(m_cells.from.shape(), shownBox(m_slice, box)), m_job));
        const Slice part = SliceGrid::part(m_slice, box);
        for (const DTypeLeaf& leaf : leavesOf(m_cells.part)) { // at offsets in the part
            const auto bytesOf = [&](std::size_t i) -> const std::byte* {
                if (chosen && !(*chosen)[i])
                    return nullptr;
                return cells.bytes.data() + i * m_cells.part.dtype.itemsize + leaf.offset;
            };
            BLOSCOPE_CHECK(m_editor.write(part,
                                          {m_cells.part.offset + leaf.offset, leaf.dtype.itemsize},
                                          bytesOf, Job{m_job.stop}));
        }
        const auto count = static_cast<std::uint64_t>(part.cellCount().value_or(0));
        if (!chosen) // or they were counted when they were read
            m_job.advance(count);
        m_written += chosen ? static_cast<std::uint64_t>(std::ranges::count(*chosen, true)) : count;
        return {};
    }

    Result<> writeWhere(const Cells& now, const CellBox& box)
    {
        const auto count =
            static_cast<std::size_t>(SliceGrid::part(m_slice, box).cellCount().value_or(0));
        const std::size_t itemsize = count == 0 ? 0 : now.bytes.size() / count;
        m_editor.noteRead(now);
        const NumberOrder order(m_cells.part.dtype);
        std::vector<bool> chosen(count);
        for (std::size_t i = 0; i < count; ++i) {
            const bool isThere = now.states.empty() || now.states[i] == CellState::Fine;
            chosen[i] = isThere && m_cells.where->accepts(order.keyOf(
                                       {now.bytes.data() + i * itemsize + m_cells.part.offset,
                                        m_cells.part.dtype.itemsize}));
        }
        return std::ranges::count(chosen, true) == 0 ? Result<>() : writeBox(box, &chosen);
    }

    std::uint64_t written() const { return m_written; }

 private:
    const NewCells& m_cells;
    const Slice& m_slice;
    ValueEditor& m_editor;
    const Job& m_job;
    std::uint64_t m_written = 0;
};

} // namespace

Result<> checkFits(const CellSource& from, const Slice& slice, const DType& dtype)
{
    if (from.shape() != shapeOfCopy(slice))
        return usageError(fmt::format("it has the shape {}, but the cells have {}",
                                      tupleText(from.shape()), tupleText(shapeOfCopy(slice))));
    if (from.dtype() == dtype)
        return {};
    return usageError(fmt::format("it has elements of type {}, but the cells are {}",
                                  storedTextOf(from.dtype()), storedTextOf(dtype)));
}

Result<std::uint64_t> writeCells(const NewCells& cells, const Slice& slice,
                                 const SliceReader& reader, ValueEditor& editor, const Job& job)
{
    const auto count = slice.cellCount();
    if (!count)
        return usageError("more than 2^63 cells");
    if (*count == 0)
        return std::uint64_t(0);
    job.start(static_cast<std::uint64_t>(*count));
    BLOSCOPE_TRY(const SliceParts parts, SliceParts::of(reader, slice));
    CellWriting writing(cells, slice, editor, job);
    for (std::int64_t n = 0; n < parts.grid().count(); ++n) {
        const CellBox box = parts.grid()[n];
        Result<> done;
        if (cells.where) {
            const auto write = [&](const Cells& now, const CellBox& piece) {
                if (done)
                    done = writing.writeWhere(now, piece);
            };
            BLOSCOPE_CHECK(parts.read(box, write, job));
        } else {
            done = writing.writeBox(box);
        }
        BLOSCOPE_CHECK(std::move(done));
        if (job.stopped())
            return cancelled();
    }
    return writing.written();
}

} // namespace bloscope
