#include "core/convert/csv_source.h"

#include "core/convert/text_lines.h"

#include <algorithm>

namespace bloscope {

namespace {

// Rows that are counted must not be others when they are read.
Error changed()
{
    return {ErrorKind::Changed, "the text changed while it was being read"};
}

} // namespace

Result<std::unique_ptr<CsvSource>> CsvSource::open(ByteSourcePtr file, const CsvReading& reading,
                                                   WorkerPool& pool, const Job& job)
{
    const auto& dtype = reading.dtype;
    if (dtype && (dtype->isCompound() || dtype->kind == DTypeKind::Object))
        return usageError("structured types and objects cannot be read from text");
    BLOSCOPE_TRY(CsvForm form, scanCsv(*file, reading, job));
    return std::unique_ptr<CsvSource>(new CsvSource(std::move(file), std::move(form), pool));
}

Result<HeapBytes> CsvSource::readBox(const CellBox& box, const Job& job) const
{
    const std::int64_t firstRow = box.first[0];
    const std::int64_t endRow = firstRow + box.count[0];
    const bool isLine = m_form.shape.size() == 1;
    const std::int64_t firstColumn = m_form.indexColumns + (isLine ? 0 : box.first[1]);
    const std::int64_t columns = isLine ? 1 : box.count[1];
    const std::size_t itemsize = m_form.dtype.itemsize;
    HeapBytes elements =
        HeapBytes::zeroed(static_cast<std::size_t>(box.count[0] * columns) * itemsize);
    const auto behind = std::ranges::upper_bound(m_form.marks, firstRow, {}, &CsvForm::Mark::row);
    const CsvForm::Mark& mark = *std::prev(behind); // the first one is that of row 0
    TextLines lines(*m_file, mark.offset, mark.line);
    std::size_t to = 0;
    for (std::int64_t rowNumber = mark.row; rowNumber < endRow;) {
        BLOSCOPE_TRY(const auto line, lines.next());
        if (job.stopped())
            return cancelled();
        if (!line)
            return changed();
        if (!m_form.isRow(*line) || rowNumber++ < firstRow)
            continue;
        CsvRow row = m_form.row(*line);
        for (std::int64_t column = 0; column < firstColumn + columns; ++column) {
            if (row.isAtEnd())
                return changed();
            const std::string_view field = row.next();
            if (column < firstColumn)
                continue;
            const Result<> value =
                parseCsvField(field, m_form, ByteSpan(elements).subspan(to, itemsize));
            if (!value)
                return csvErrorAt(lines.number(), column, value.error().kind(),
                                  value.error().text());
            to += itemsize;
        }
    }
    return elements;
}

} // namespace bloscope
