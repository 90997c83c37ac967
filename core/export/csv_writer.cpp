#include "core/export/csv_writer.h"

#include "core/dtype/cell_text.h"
#include "core/export/csv_field.h"
#include "core/export/csv_options.h"
#include "core/export/slice_bands.h"
#include "core/export/text_bands.h"
#include "core/numbers/integer_digits.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <vector>

namespace bloscope {

namespace {

// A part of each cell that has a field of its own in a CSV file; of scalars, all of it.
struct CsvValue {
    std::string path;
    std::size_t offset;
    CellText text;
    bool mayNeedQuotes;
};

// The fields of the cells of an array, as they are without quotes. Immutable and usable from any
// thread.
class CsvValues {
 public:
    // `delimiter`: behind each field.
    CsvValues(std::vector<CsvValue> values, char delimiter);

    const std::vector<CsvValue>& all() const { return m_values; }

    // Are all fields so short that many cells of them are written at once?
    bool areShort() const { return m_cellsAtOnce > 0; }

    // Appends all fields of a run of cells, with delimiters between them; where they are short.
    void append(CellRun cells, std::string& to) const;

 private:
    char* write(const CellRun& cells, char* to) const;

    std::vector<CsvValue> m_values;
    char m_delimiter;
    std::size_t m_cellsAtOnce; // 0: how long they can be is not said, or more than there is room
};

// The text of a CSV file, piece by piece. Immutable and usable from any thread.
class CsvLines {
 public:
    // `leaves`: what has a column of its own in each cell.
    CsvLines(const std::vector<DTypeLeaf>& leaves, Slice slice, const CsvOptions& options);

    std::int64_t valuesOfCell() const { return std::ssize(m_values.all()); } // fields of a line
    std::uint64_t leastBytes() const;                                        // of the whole text

    // Columns of the first line, and how many there are (0: no such line).
    std::int64_t headerFields() const;
    void appendHeader(std::int64_t firstField, std::int64_t fields, std::string& to) const;

    // The text of `count` cells of a band in export order, with all that stands before and after
    // them: pieces that follow one another make up the file.
    void append(const TextBand& band, std::int64_t firstCell, std::int64_t count,
                std::string& to) const;

 private:
    struct LinePart {
        std::int64_t element;                   // of the first cell
        std::span<const std::int64_t> position; // of the line in the band
        std::int64_t firstColumn;               // of the band
        std::int64_t columns;
    };

    bool isLong() const { return m_options.layout == CsvOptions::Layout::Long; }
    std::int64_t indexFields() const;    // in front of a line, vectors among them
    const FrameVectors& vectors() const; // those to be told
    std::int64_t valueFields() const;    // behind them
    static CsvValues valuesOf(const std::vector<DTypeLeaf>& leaves, const CsvOptions& options);
    std::string headerField(std::int64_t field) const;
    std::string indexName(std::size_t dimension) const;

    // Do all cells of a band follow one another without anything but delimiters, unless they need
    // quotes?
    bool isPlain(const TextBand& band) const;
    void appendPlain(const TextBand& band, const LinePart& part, std::string& to) const;
    std::int64_t columnInLine(const TextBand& band, const LinePart& part) const; // the whole one
    void appendLinePart(const TextBand& band, const LinePart& part, std::string& to) const;
    void appendIndices(const TextBand& band, const LinePart& part, std::string& to) const;
    const Coordinates* coordinatesOf(std::size_t dimension) const; // null: not to be told
    void appendVectors(const TextBand& band, const LinePart& part, std::int64_t column,
                       std::string& to) const;
    void appendPosition(std::size_t dimension, std::int64_t index, std::string& to) const;
    void appendCoordinate(const Coordinates& coordinates, std::int64_t index,
                          std::string& to) const;
    void appendIndex(std::size_t dimension, std::int64_t position, std::string& to) const;
    void appendCell(const TextBand& band, std::int64_t element, std::int64_t column,
                    std::string& to) const;
    void appendValue(const TextBand& band, std::int64_t element, const CsvValue& value,
                     std::string& to) const;

    bool needsQuotes(std::string_view field) const;
    bool needQuotes(std::string_view fields, std::int64_t count) const;
    void quoteFrom(std::size_t begin, std::string& text) const;

    Slice m_slice;
    CsvOptions m_options;
    ExportOrder m_order;
    CsvValues m_values;
    std::int64_t m_columns; // of the whole slice
    bool m_mayNeedQuotes;   // any value
    bool m_mayBeEmpty;      // any value
    bool m_quotesEmpty;     // values: alone, or between blanks, they would not be seen
    std::string m_fill;
    std::string_view m_lineEnd;
};

constexpr std::size_t room = 8 * 1024; // for what is appended at once

std::size_t cellsThatFit(const std::vector<CsvValue>& values)
{
    std::size_t characters = 0; // of a cell
    for (const CsvValue& value : values) {
        if (value.text.mostOfOne() == 0)
            return 0;
        characters += value.text.mostOfOne() + 1;
    }
    return characters == 0 ? 0 : room / characters;
}

// Delimiters that never occur in a number or a time.
constexpr std::string_view safeDelimiters = ",;\t|";

void appendNumber(std::int64_t number, std::string& to)
{
    char digits[roomForInteger];
    to.append(digits, writeInteger(number, digits));
}

bool mayNeedQuotes(const DType& dtype, const CsvOptions& options)
{
    return !dtype.isNumeric() || options.na.empty() || needsQuotes(options.na, options.delimiter) ||
           safeDelimiters.find(options.delimiter) == std::string_view::npos ||
           options.delimiter == options.decimalPoint;
}

CsvValues::CsvValues(std::vector<CsvValue> values, char delimiter)
    : m_values(std::move(values)), m_delimiter(delimiter), m_cellsAtOnce(cellsThatFit(m_values))
{
}

void CsvValues::append(CellRun cells, std::string& to) const
{
    char text[room];
    while (cells.count > m_cellsAtOnce) {
        char* const end = write({cells.first, cells.stride, m_cellsAtOnce}, text);
        to.append(text, end) += m_delimiter;
        cells.first += static_cast<std::ptrdiff_t>(m_cellsAtOnce) * cells.stride;
        cells.count -= m_cellsAtOnce;
    }
    to.append(text, write(cells, text));
}

// A run of one cell or more. Returns the end, behind which there is room for a delimiter.
char* CsvValues::write(const CellRun& cells, char* to) const
{
    if (m_values.size() == 1) {
        const CsvValue& value = m_values.front();
        return value.text.write({cells.first + value.offset, cells.stride, cells.count},
                                m_delimiter, to);
    }
    const std::byte* cell = cells.first;
    for (std::size_t i = 0; i < cells.count; ++i, cell += cells.stride)
        for (const CsvValue& value : m_values) {
            to = value.text.write({cell + value.offset, 0, 1}, m_delimiter, to);
            *to++ = m_delimiter;
        }
    return to - 1;
}

CsvLines::CsvLines(const std::vector<DTypeLeaf>& leaves, Slice slice, const CsvOptions& options)
    : m_slice(std::move(slice)),
      m_options(options),
      m_order(m_slice),
      m_values(valuesOf(leaves, options)),
      m_columns(m_slice.columns()),
      m_mayNeedQuotes(std::ranges::any_of(m_values.all(), &CsvValue::mayNeedQuotes)),
      m_mayBeEmpty(options.na.empty() ||
                   std::ranges::any_of(
                       leaves, [](const DTypeLeaf& leaf) { return !leaf.dtype.isNumeric(); })),
      m_quotesEmpty(options.delimiter == ' ' || (indexFields() == 0 && valueFields() == 1)),
      m_fill(options.na),
      m_lineEnd(options.lineEnd == CsvOptions::LineEnd::CrLf ? "\r\n" : "\n")
{
    quoteFrom(0, m_fill);
}

CsvValues CsvLines::valuesOf(const std::vector<DTypeLeaf>& leaves, const CsvOptions& options)
{
    const NumberFormat format = options.numbers();
    std::vector<CsvValue> values;
    for (const DTypeLeaf& leaf : leaves)
        values.push_back({leaf.path, leaf.offset, CellText(leaf.dtype, format),
                          mayNeedQuotes(leaf.dtype, options)});
    return {std::move(values), options.delimiter};
}

// A value that may be missing can be empty; a delimiter or the end of a line stands behind each.
std::uint64_t CsvLines::leastBytes() const
{
    const bool hasShortest =
        m_fill.empty() || std::ranges::any_of(m_values.all(), [](const CsvValue& v) {
            return !v.text.dtype().isNumeric();
        });
    return leastTextBytes(m_slice, valuesOfCell(), hasShortest ? 1 : 2);
}

std::int64_t CsvLines::indexFields() const
{
    if (isLong())
        return std::ssize(m_order.dimensions()) + std::ssize(vectors());
    if (m_options.header == CsvOptions::Header::Index)
        return static_cast<std::int64_t>(m_order.lines.size());
    return 0;
}

const FrameVectors& CsvLines::vectors() const
{
    static const FrameVectors none;
    return isLong() && m_options.vectors && m_options.frames ? *m_options.frames : none;
}

std::int64_t CsvLines::valueFields() const
{
    if (isLong())
        return valuesOfCell();
    return m_columns * valuesOfCell() - m_options.skippedAtFirst - m_options.skippedAtLast;
}

std::int64_t CsvLines::headerFields() const
{
    return m_options.header == CsvOptions::Header::None ? 0 : indexFields() + valueFields();
}

void CsvLines::appendHeader(std::int64_t firstField, std::int64_t fields, std::string& to) const
{
    for (std::int64_t field = firstField; field < firstField + fields; ++field) {
        if (field > 0)
            to += m_options.delimiter;
        const std::size_t begin = to.size();
        to += headerField(field);
        quoteFrom(begin, to);
    }
    if (firstField + fields == headerFields())
        to += m_lineEnd;
}

std::string CsvLines::headerField(std::int64_t field) const
{
    const std::int64_t indices = indexFields();
    const std::int64_t ofVectors = indices - std::ssize(vectors());
    if (field < ofVectors)
        return indexName(m_order.dimensions()[static_cast<std::size_t>(field)]);
    if (field < indices)
        return vectors()[static_cast<std::size_t>(field - ofVectors)].name;
    const std::int64_t value = field - indices + (isLong() ? 0 : m_options.skippedAtFirst);
    const std::string& path = m_values.all()[static_cast<std::size_t>(value % valuesOfCell())].path;
    if (isLong() || !m_order.column)
        return path.empty() ? "value" : path;
    const std::int64_t index = m_slice[*m_order.column].at(value / valuesOfCell());
    const bool isIndex = m_options.header == CsvOptions::Header::Index;
    std::string name = isIndex || coordinatesOf(*m_order.column) ? "" : "column ";
    appendPosition(*m_order.column, index, name);
    return path.empty() ? name : name + ' ' + path;
}

std::string CsvLines::indexName(std::size_t dimension) const
{
    const Geometry* geometry = m_options.geometry.get();
    if (geometry && !geometry->dimensions[dimension].name.empty())
        return geometry->dimensions[dimension].name;
    return isLong() ? fmt::format("dimension {}", dimension) : "";
}

void CsvLines::append(const TextBand& band, std::int64_t firstCell, std::int64_t count,
                      std::string& to) const
{
    const std::int64_t columns = band.layout.columns;
    LineWalk walk(band.layout, firstCell / columns);
    for (std::int64_t column = firstCell % columns; count > 0; column = 0, walk.next()) {
        const std::int64_t part = std::min(count, columns - column);
        const std::int64_t element = walk.element() + column * band.layout.columnStride;
        const LinePart linePart{element, walk.position(), column, part};
        if (isPlain(band))
            appendPlain(band, linePart, to);
        else
            appendLinePart(band, linePart, to);
        count -= part;
    }
}

bool CsvLines::isPlain(const TextBand& band) const
{
    const bool mayVanish = m_options.delimiter == ' ' && m_mayBeEmpty;
    return m_values.areShort() && !isLong() && band.cells.states.empty() && !mayVanish &&
           m_options.skippedAtFirst == 0 && m_options.skippedAtLast == 0;
}

// The way of most exports: no question is asked of a cell, and the text grows by many of them.
// Where one of them needs quotes all are written again, one by one.
void CsvLines::appendPlain(const TextBand& band, const LinePart& part, std::string& to) const
{
    const std::size_t before = to.size();
    const std::int64_t column = columnInLine(band, part);
    if (column == 0)
        appendIndices(band, part, to);
    else
        to += m_options.delimiter;
    const std::size_t begin = to.size();
    const auto itemsize = static_cast<std::int64_t>(band.cells.itemsize);
    m_values.append({band.cells.bytes.data() + part.element * itemsize,
                     band.layout.columnStride * itemsize, static_cast<std::size_t>(part.columns)},
                    to);
    const std::int64_t fields = part.columns * valuesOfCell();
    if (m_mayNeedQuotes && needQuotes(std::string_view(to).substr(begin), fields)) {
        to.resize(before);
        return appendLinePart(band, part, to);
    }
    if (column + part.columns == m_columns)
        to += m_lineEnd;
}

std::int64_t CsvLines::columnInLine(const TextBand& band, const LinePart& part) const
{
    return m_order.column ? band.first[*m_order.column] + part.firstColumn : 0;
}

void CsvLines::appendLinePart(const TextBand& band, const LinePart& part, std::string& to) const
{
    const std::int64_t before = columnInLine(band, part);
    std::int64_t element = part.element;
    for (std::int64_t column = before; column < before + part.columns; ++column) {
        if (column == 0 || isLong())
            appendIndices(band, part, to);
        else
            to += m_options.delimiter;
        if (isLong() && m_order.column)
            appendIndex(*m_order.column, column, to);
        appendVectors(band, part, column, to);
        appendCell(band, element, column, to);
        if (column + 1 == m_columns || isLong())
            to += m_lineEnd;
        element += band.layout.columnStride;
    }
}

void CsvLines::appendIndices(const TextBand& band, const LinePart& part, std::string& to) const
{
    if (!isLong() && m_options.header != CsvOptions::Header::Index)
        return;
    for (std::size_t i = 0; i < m_order.lines.size(); ++i)
        appendIndex(m_order.lines[i], band.first[m_order.lines[i]] + part.position[i], to);
}

void CsvLines::appendIndex(std::size_t dimension, std::int64_t position, std::string& to) const
{
    const std::size_t begin = to.size();
    appendPosition(dimension, m_slice[dimension].at(position), to);
    if (coordinatesOf(dimension))
        quoteFrom(begin, to);
    to += m_options.delimiter;
}

// Of the frame, an index of the first dimension, to which the cell in a column of the line belongs.
void CsvLines::appendVectors(const TextBand& band, const LinePart& part, std::int64_t column,
                             std::string& to) const
{
    if (vectors().empty())
        return;
    std::int64_t frame = m_slice[0].start;
    if (m_order.column == std::optional<std::size_t>(0))
        frame = m_slice[0].at(column);
    for (std::size_t i = 0; i < m_order.lines.size(); ++i)
        if (m_order.lines[i] == 0)
            frame = m_slice[0].at(band.first[0] + part.position[i]);
    for (const FrameVector& vector : vectors()) {
        const std::size_t begin = to.size();
        appendCoordinate(vector.values, frame, to);
        quoteFrom(begin, to);
        to += m_options.delimiter;
    }
}

const Coordinates* CsvLines::coordinatesOf(std::size_t dimension) const
{
    if (!m_options.coordinates || !m_options.geometry)
        return nullptr;
    const auto& coordinates = m_options.geometry->dimensions[dimension].coordinates;
    return coordinates ? &*coordinates : nullptr;
}

// An index of the array as it is told: itself, or its coordinate.
void CsvLines::appendPosition(std::size_t dimension, std::int64_t index, std::string& to) const
{
    const Coordinates* coordinates = coordinatesOf(dimension);
    if (!coordinates)
        return appendNumber(index, to);
    appendCoordinate(*coordinates, index, to);
}

void CsvLines::appendCoordinate(const Coordinates& coordinates, std::int64_t index,
                                std::string& to) const
{
    std::string text = coordinates.textAt(index);
    if (coordinates.areNumbers())
        std::ranges::replace(text, '.', m_options.decimalPoint);
    to += text;
}

// `column`: of the whole line.
void CsvLines::appendCell(const TextBand& band, std::int64_t element, std::int64_t column,
                          std::string& to) const
{
    const bool isFirst = column == 0 && !isLong();
    const bool isLast = column + 1 == m_columns && !isLong();
    const std::int64_t first = isFirst ? m_options.skippedAtFirst : 0;
    const std::int64_t end = valuesOfCell() - (isLast ? m_options.skippedAtLast : 0);
    for (std::int64_t value = first; value < end; ++value) {
        if (value > first)
            to += m_options.delimiter;
        appendValue(band, element, m_values.all()[static_cast<std::size_t>(value)], to);
    }
}

void CsvLines::appendValue(const TextBand& band, std::int64_t element, const CsvValue& value,
                           std::string& to) const
{
    if (band.isFill(element)) {
        to += m_fill;
        return;
    }
    const std::size_t begin = to.size();
    const std::size_t cell = static_cast<std::size_t>(element) * band.cells.itemsize;
    value.text.append(band.cells.bytes.data() + cell + value.offset, to);
    if (value.mayNeedQuotes)
        quoteFrom(begin, to);
}

bool CsvLines::needsQuotes(std::string_view field) const
{
    return bloscope::needsQuotes(field, m_options.delimiter) || (field.empty() && m_quotesEmpty);
}

// Does any of so many fields with delimiters between them?
bool CsvLines::needQuotes(std::string_view fields, std::int64_t count) const
{
    return anyNeedsQuotes(fields, static_cast<std::size_t>(count), m_options.delimiter) ||
           (fields.empty() && m_quotesEmpty);
}

// Puts the field that begins at `begin` and ends the text into quotes, if it needs them.
void CsvLines::quoteFrom(std::size_t begin, std::string& text) const
{
    if (needsQuotes(std::string_view(text).substr(begin)))
        bloscope::quoteFrom(begin, text);
}

constexpr std::int64_t fieldsAtOnce = 8 * 1024; // of the first line

Result<> writeHeader(const CsvLines& lines, Sink& to)
{
    std::string text;
    for (std::int64_t field = 0; field < lines.headerFields(); field += fieldsAtOnce) {
        text.clear();
        lines.appendHeader(field, std::min(fieldsAtOnce, lines.headerFields() - field), text);
        BLOSCOPE_CHECK(to.write(bytesOf(text)));
    }
    return {};
}

} // namespace

Result<ExportReport> writeCsv(const FilledCells& cells, const Slice& slice,
                              const CsvOptions& options, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const std::uint64_t cellCount, beginExport(cells, slice));
    const CsvLines lines(cells.leaves(), slice, options);
    BLOSCOPE_CHECK(to.expect(lines.leastBytes()));
    job.start(cellCount);
    BLOSCOPE_CHECK(writeHeader(lines, to));
    const auto append = [&lines](const TextBand& band, std::int64_t first, std::int64_t count,
                                 std::string& text) { lines.append(band, first, count, text); };
    return writeBands(cells, slice, lines.valuesOfCell(), append, to, job);
}

} // namespace bloscope
