#include "core/convert/csv_source.h"

#include "core/base/parse_number.h"
#include "core/base/text.h"
#include "core/convert/csv_row.h"
#include "core/convert/text_lines.h"
#include "core/dtype/cell_parse.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint64_t bytesPerMark = 64 << 10;
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

struct Place {
    std::uint64_t line;
    std::int64_t column; // from 0
};

Error at(const Place& place, ErrorKind kind, std::string_view why)
{
    return {kind, fmt::format("line {}, column {}: {}", place.line, place.column + 1, why)};
}

template <class Number>
bool parsed(std::string_view text, ByteSpan element)
{
    const auto number = parseNumber<Number>(text);
    if (number)
        std::memcpy(element.data(), &*number, sizeof *number);
    return number.has_value();
}

// What nearly all fields are, without the words that parseCell() has for others.
bool isPlainNumber(std::string_view text, const DType& dtype, ByteSpan element)
{
    if (dtype.itemsize != 8 || dtype.order != ByteOrder::Little)
        return false;
    return (dtype.kind == DTypeKind::Float && parsed<double>(text, element)) ||
           (dtype.kind == DTypeKind::Signed && parsed<std::int64_t>(text, element));
}

Result<> parseField(std::string_view text, const DType& dtype, ByteSpan element, const Place& place)
{
    if (isPlainNumber(text, dtype, element))
        return {};
    if (text.empty())
        return at(place, ErrorKind::Malformed, "there is no number");
    const Result<> cell = parseCell(text, dtype, element);
    return cell ? Result<>() : at(place, cell.error().kind(), cell.error().text());
}

// Rows that are counted must not be others when they are read.
Error changed()
{
    return {ErrorKind::Changed, "the text has changed meanwhile"};
}

std::uint64_t beginOf(const ByteSource& file)
{
    const std::size_t size = byteOrderMark.size();
    const auto start = readBytes(file, 0, std::min<std::uint64_t>(size, file.size()));
    return start && textOf(*start) == byteOrderMark ? size : 0;
}

// The first walk through the text.
class CsvScan {
 public:
    CsvScan(const ByteSource& file, const std::optional<DType>& dtype)
        : m_lines(file, beginOf(file), 1), m_dtype(dtype), m_element(dtype ? dtype->itemsize : 8)
    {
    }

    Result<> run(const Job& job);

    char delimiter() const { return m_delimiter; }
    Shape shape() const { return m_columns == 1 ? Shape{m_rows} : Shape{m_rows, m_columns}; }
    bool areWhole() const { return m_areWhole; }
    std::vector<CsvSource::Mark> takeMarks() { return std::move(m_marks); }

 private:
    bool hasValue(std::string_view line);
    Result<> take(std::string_view line);
    Result<> checkNumbers(std::string_view line);
    bool isValue(std::string_view text);

    TextLines m_lines;
    const std::optional<DType>& m_dtype;
    ByteBuffer m_element; // that fields are tried on
    bool m_areNamesPossible = true;
    bool m_areWhole = true;
    char m_delimiter = ',';
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    std::vector<CsvSource::Mark> m_marks;
};

Result<> CsvScan::run(const Job& job)
{
    for (;;) {
        BLOSCOPE_TRY(const auto line, m_lines.next());
        if (job.stopped())
            return cancelled();
        if (!line)
            break;
        if (!isNoRow(*line)) {
            BLOSCOPE_CHECK(take(*line));
        }
    }
    if (m_rows == 0)
        return Error{ErrorKind::Malformed, "there is no row of numbers"};
    return {};
}

Result<> CsvScan::take(std::string_view line)
{
    if (m_rows == 0) {
        m_delimiter = delimiterOf(line);
        if (std::exchange(m_areNamesPossible, false) && !hasValue(line))
            return {};
        m_columns = fieldsIn(line, m_delimiter);
    }
    if (const std::int64_t fields = fieldsIn(line, m_delimiter); fields != m_columns)
        return Error{ErrorKind::Malformed,
                     fmt::format("line {} has {} columns, the first row has {}", m_lines.number(),
                                 fields, m_columns)};
    if (!m_dtype) {
        BLOSCOPE_CHECK(checkNumbers(line));
    }
    if (m_marks.empty() || m_lines.offset() - m_marks.back().offset >= bytesPerMark)
        m_marks.push_back({m_rows, m_lines.offset(), m_lines.number()});
    ++m_rows;
    return {};
}

bool CsvScan::hasValue(std::string_view line)
{
    for (CsvRow row(line, m_delimiter); !row.isAtEnd();)
        if (isValue(row.next()))
            return true;
    return false;
}

bool CsvScan::isValue(std::string_view text)
{
    return m_dtype ? parseCell(text, *m_dtype, m_element).has_value()
                   : parsed<double>(text, m_element);
}

Result<> CsvScan::checkNumbers(std::string_view line)
{
    std::int64_t column = 0;
    for (CsvRow row(line, m_delimiter); !row.isAtEnd(); ++column) {
        const std::string_view field = row.next();
        if (m_areWhole && parsed<std::int64_t>(field, m_element))
            continue;
        m_areWhole = false;
        if (!parsed<double>(field, m_element))
            return at({m_lines.number(), column}, ErrorKind::Malformed,
                      field.empty()
                          ? "there is no number"
                          : fmt::format("\"{}\" is no number", escapeForDisplay(field, 40)));
    }
    return {};
}

} // namespace

Result<std::unique_ptr<CsvSource>>
CsvSource::open(ByteSourcePtr file, const std::optional<DType>& dtype, const Job& job)
{
    if (dtype && (dtype->isCompound() || dtype->kind == DTypeKind::Object))
        return usageError("the fields of a text have one value, not several or none");
    CsvScan scan(*file, dtype);
    BLOSCOPE_CHECK(scan.run(job));
    std::unique_ptr<CsvSource> source(new CsvSource(std::move(file)));
    source->m_dtype = dtype ? *dtype : *parseDType(scan.areWhole() ? "<i8" : "<f8", {});
    source->m_shape = scan.shape();
    source->m_delimiter = scan.delimiter();
    source->m_marks = scan.takeMarks();
    return source;
}

Result<HeapBytes> CsvSource::read(const ArrayBox& box, const Job& job) const
{
    const std::int64_t firstRow = box.first[0];
    const std::int64_t endRow = firstRow + box.count[0];
    const std::int64_t firstColumn = m_shape.size() == 1 ? 0 : box.first[1];
    const std::int64_t columns = m_shape.size() == 1 ? 1 : box.count[1];
    const std::size_t itemsize = m_dtype.itemsize;
    HeapBytes elements =
        HeapBytes::zeroed(static_cast<std::size_t>(box.count[0] * columns) * itemsize);
    const auto behind = std::ranges::upper_bound(m_marks, firstRow, {}, &Mark::row);
    const Mark& mark = *std::prev(behind); // the first one is that of row 0
    TextLines lines(*m_file, mark.offset, mark.line);
    std::size_t to = 0;
    for (std::int64_t rowNumber = mark.row; rowNumber < endRow;) {
        BLOSCOPE_TRY(const auto line, lines.next());
        if (job.stopped())
            return cancelled();
        if (!line)
            return changed();
        if (isNoRow(*line) || rowNumber++ < firstRow)
            continue;
        CsvRow row(*line, m_delimiter);
        for (std::int64_t column = 0; column < firstColumn + columns; ++column) {
            if (row.isAtEnd())
                return changed();
            const std::string_view field = row.next();
            if (column < firstColumn)
                continue;
            BLOSCOPE_CHECK(parseField(field, m_dtype, ByteSpan(elements).subspan(to, itemsize),
                                      {lines.number(), column}));
            to += itemsize;
        }
    }
    return elements;
}

} // namespace bloscope
