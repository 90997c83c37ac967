#include "core/table_edit/leaf_edits.h"

#include "core/array/array.h"
#include "core/array/array_layout.h"
#include "core/array/slice.h"
#include "core/edit/edit_set.h"

#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

Result<> checkHasRows(const Array& array)
{
    if (array.isNd() && array.metadata() && !array.shape().empty() &&
        array.layout()->chunkshape[0] > 0)
        return {};
    return malformedError("it is not an array with rows");
}

// With more rows, all of them zeros.
Result<FramePtr> longerArray(const Array& array, std::int64_t rows, const EditTools& tools)
{
    B2ndMetadata metadata = *array.metadata();
    metadata.shape[0] = rows;
    const FramePtr& frame = array.frame();
    BLOSCOPE_TRY(const ArrayLayout layout, layoutOf(metadata, frame->header().typesize));
    BLOSCOPE_TRY(FramePtr longer,
                 longerFrame(frame, {.zeros = layout.chunkCount - frame->chunkCount(),
                                     .zeroBytes = static_cast<std::int32_t>(layout.chunkBytes)}));
    EditSet edits(std::move(longer));
    BLOSCOPE_CHECK(edits.setArray(metadata));
    BLOSCOPE_TRY(PlannedFrame planned, plannedFrame(edits, tools.pool, tools.job));
    return std::move(planned.frame);
}

// Columns of a damaged table may be shorter than the table.
Result<> checkHasRow(const Array& array, std::int64_t row)
{
    const std::int64_t rows = array.shape()[0];
    if (row < rows)
        return {};
    return malformedError(
        fmt::format("it has {} rows only, so row {} cannot be written", rows, row));
}

Slice sliceOfRows(const Shape& shape, std::int64_t begin, std::int64_t count)
{
    Slice slice = Slice::whole(shape);
    slice.set(0, DimensionSlice::range(begin, count));
    return slice;
}

} // namespace

// Opens the array that is edited, once.
Result<> LeafEditor::open()
{
    if (m_array)
        return {};
    ArrayPtr array = Array::of(m_edits.longer);
    BLOSCOPE_CHECK(checkHasRows(*array));
    m_editor = std::make_unique<ValueEditor>(array, m_edits.values, m_tools.store, m_tools.pool);
    m_array = std::move(array);
    return {};
}

Result<std::int64_t> LeafEditor::rows() const
{
    const ArrayPtr array = m_array ? m_array : Array::of(m_edits.longer);
    BLOSCOPE_CHECK(checkHasRows(*array));
    return array->shape()[0];
}

Result<ByteBuffer> LeafEditor::zeroElement() const
{
    const ArrayPtr array = m_array ? m_array : Array::of(m_edits.longer);
    BLOSCOPE_CHECK(checkHasRows(*array));
    return ByteBuffer(static_cast<std::size_t>(array->itemsize()));
}

// The chunks of rows keep their numbers, and with them the edits.
Result<> LeafEditor::growTo(std::int64_t wanted)
{
    BLOSCOPE_TRY(const std::int64_t rows, this->rows());
    if (wanted <= rows)
        return {};
    if (m_editor)
        m_edits.values = m_editor->edits();
    m_editor.reset();
    m_array.reset();
    const ArrayPtr original = Array::of(m_edits.original);
    BLOSCOPE_TRY(m_edits.longer, longerArray(*original, wanted, m_tools));
    return open();
}

Result<> LeafEditor::fill(const RowSet& rows, ByteView element)
{
    BLOSCOPE_CHECK(open());
    if (rows.isEmpty())
        return {};
    BLOSCOPE_CHECK(checkHasRow(*m_array, rows.select(rows.count() - 1)));
    RowRuns runs(rows);
    const auto next = [&]() -> std::optional<Slice> {
        const auto run = runs.next();
        return run ? std::optional(sliceOfRows(m_array->shape(), run->begin, run->count))
                   : std::nullopt;
    };
    return m_editor->fillAll(next, {0, element.size()}, element, m_tools.job);
}

Result<> LeafEditor::put(std::int64_t firstRow, ByteView elements)
{
    BLOSCOPE_CHECK(open());
    const auto size = static_cast<std::size_t>(m_array->itemsize());
    const auto count = static_cast<std::int64_t>(elements.size() / size);
    if (count == 0)
        return {};
    BLOSCOPE_CHECK(checkHasRow(*m_array, firstRow + count - 1));
    return m_editor->write(sliceOfRows(m_array->shape(), firstRow, count), {0, size}, elements,
                           {m_tools.job.stop});
}

Result<LeafEdits> LeafEditor::finish() &&
{
    if (m_editor)
        m_edits.values = m_editor->edits();
    EditSet edits(m_edits.longer);
    edits.setValues(m_edits.values);
    BLOSCOPE_TRY(PlannedFrame planned, plannedFrame(edits, m_tools.pool, m_tools.job));
    m_edits.frame = std::move(planned.frame);
    m_edits.rounded = planned.rounded;
    return std::move(m_edits);
}

std::optional<std::int64_t> RowRuns::peek()
{
    if (m_at == m_part.size()) {
        m_part = m_rows.rows(m_read, rowsAtOnce);
        m_read += std::ssize(m_part);
        m_at = 0;
    }
    return m_at < m_part.size() ? std::optional(m_part[m_at]) : std::nullopt;
}

std::optional<RowRuns::Run> RowRuns::next()
{
    const auto first = peek();
    if (!first)
        return {};
    Run run{*first, 1};
    ++m_at;
    while (peek() == run.begin + run.count) {
        ++run.count;
        ++m_at;
    }
    return run;
}

} // namespace bloscope
