#include "core/export/json_writer.h"

#include "core/export/json_text.h"
#include "core/export/slice_bands.h"
#include "core/export/text_bands.h"

#include <algorithm>

namespace bloscope {

namespace {

// The text of lines, piece by piece. Immutable and usable from any thread.
class JsonRows {
 public:
    JsonRows(const DType& dtype, NumberFormat::Bytes bytes, const Slice& slice)
        : m_cell(dtype, bytes), m_column(slice.columnDimension()), m_columns(slice.columns())
    {
    }

    void append(const TextBand& band, std::int64_t firstCell, std::int64_t count,
                std::string& to) const;

 private:
    void appendCell(const TextBand& band, std::int64_t element, std::int64_t column,
                    std::string& to) const;

    CellJson m_cell;
    std::optional<std::size_t> m_column; // the dimension along a line; none: lines of one value
    std::int64_t m_columns;              // of the whole slice
};

void JsonRows::append(const TextBand& band, std::int64_t firstCell, std::int64_t count,
                      std::string& to) const
{
    const std::int64_t columns = band.layout.columns;
    const std::int64_t before = m_column ? band.first[*m_column] : 0;
    LineWalk walk(band.layout, firstCell / columns);
    for (std::int64_t column = firstCell % columns; count > 0; column = 0, walk.next()) {
        const std::int64_t end = std::min(columns, column + count);
        count -= end - column;
        for (; column < end; ++column)
            appendCell(band, walk.element() + column * band.layout.columnStride, before + column,
                       to);
    }
}

void JsonRows::appendCell(const TextBand& band, std::int64_t element, std::int64_t column,
                          std::string& to) const
{
    if (m_column)
        to += column == 0 ? '[' : ',';
    if (band.isFill(element))
        to += "null";
    else
        m_cell.append(
            band.cells.bytes.data() + static_cast<std::size_t>(element) * band.cells.itemsize, to);
    if (column + 1 == m_columns)
        to += m_column ? "]\n" : "\n";
}

} // namespace

Result<ExportReport> writeJsonLines(const FilledCells& cells, const Slice& slice,
                                    NumberFormat::Bytes bytes, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const std::uint64_t cellCount, beginExport(cells, slice));
    constexpr std::uint64_t shortest = 2; // "0," or "0\n"
    BLOSCOPE_CHECK(to.expect(leastTextBytes(slice, 1, shortest)));
    job.start(cellCount);
    const JsonRows rows(cells.dtype(), bytes, slice);
    const auto append = [&rows](const TextBand& band, std::int64_t first, std::int64_t count,
                                std::string& text) { rows.append(band, first, count, text); };
    return writeBands(cells, slice, std::ssize(cells.leaves()), append, to, job);
}

} // namespace bloscope
