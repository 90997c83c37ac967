#include "core/export/records.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/record_writer.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <set>
#include <string_view>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t recordBandBytes = 4 << 20;    // that are put together at once
constexpr std::int64_t mostCellsAtOnce = 64 * 1024; // of any number of bytes, such as texts
constexpr std::size_t characterBytes = sizeof(char32_t);

// Raw bytes in place of what a .npy file has no words for, so that all other fields keep theirs.
Result<DType> describable(const DType& dtype)
{
    if (dtype.kind == DTypeKind::SubArray) {
        BLOSCOPE_TRY(DType element, describable(dtype.element()));
        return subArrayDType(std::move(element), dtype.shape);
    }
    return descrOf(dtype) ? dtype : rawDType(dtype.itemsize);
}

DType textDType(std::size_t characters)
{
    DType dtype;
    dtype.kind = DTypeKind::Text;
    dtype.itemsize = characters * characterBytes;
    dtype.text = fmt::format("<U{}", characters);
    return dtype;
}

DType booleanDType()
{
    DType dtype;
    dtype.kind = DTypeKind::Boolean;
    dtype.text = "|b1";
    return dtype;
}

// Has each of its values one that means "no value"?
bool hasMissingElement(const DType& dtype)
{
    if (dtype.kind == DTypeKind::SubArray)
        return hasMissingElement(dtype.element());
    return dtype.kind == DTypeKind::Float || dtype.kind == DTypeKind::Complex || dtype.isTime();
}

// The characters of a text, in which every byte that is not UTF-8 is written as \xff.
template <class Take>
void forEachCharacter(const std::string& text, const Take& take)
{
    const std::string valid = textForJson(text);
    std::string_view left = valid;
    while (const auto point = firstCodePoint(left)) {
        take(point->value);
        left.remove_prefix(point->size);
    }
}

std::size_t charactersOf(const std::string& text)
{
    std::size_t count = 0;
    forEachCharacter(text, [&](char32_t) { ++count; });
    return count;
}

std::vector<std::size_t> columnsOf(const auto& parts, const auto& isWanted)
{
    std::vector<std::size_t> columns;
    for (const auto& part : parts)
        if (isWanted(part))
            columns.push_back(part.column);
    return columns;
}

} // namespace

Result<RowCells> readRowCells(const TableSource& source, std::span<const std::size_t> elements,
                              std::span<const std::size_t> texts, std::int64_t first,
                              std::int64_t rows, const Job& job, ExportReport& report)
{
    BLOSCOPE_TRY(std::vector<TableElements> ofElements,
                 source.readElementColumns(elements, first, rows, job));
    BLOSCOPE_TRY(TableCells ofTexts, source.read(texts, first, rows, CellTextForm::Full, job, {}));
    RowCells cells{std::vector<TableElements>(source.columns().size()),
                   std::vector<TableCells::Column>(source.columns().size())};
    for (std::size_t i = 0; i < elements.size(); ++i) {
        report.count(ofElements[i].states);
        for (const std::string& problem : ofElements[i].problems)
            report.addReason(problem);
        cells.elements[elements[i]] = std::move(ofElements[i]);
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        report.count(ofTexts.columns[i].states);
        cells.texts[texts[i]] = std::move(ofTexts.columns[i]);
    }
    for (const std::string& problem : ofTexts.problems)
        report.addReason(problem);
    return cells;
}

Result<Records> Records::of(const TableSource& source, std::int64_t first, std::int64_t rows,
                            std::optional<std::string> fill, std::string_view format,
                            const Job& job)
{
    Records records(source, first, rows, std::move(fill), format);
    BLOSCOPE_CHECK(records.checkNames());
    BLOSCOPE_CHECK(records.findParts());
    BLOSCOPE_CHECK(records.measure(job));
    BLOSCOPE_CHECK(records.layOut());
    return records;
}

Result<> Records::checkNames() const
{
    if (m_source.columns().empty())
        return usageError("the table has no columns");
    std::set<std::string_view> names;
    for (const TableColumn& column : m_source.columns())
        if (!names.insert(column.name).second)
            return usageError(fmt::format(
                "two columns are named {}, which {} does not allow; write the table as csv or tsv",
                escapeForDisplay(column.name), m_format));
    return {};
}

Result<> Records::findParts()
{
    for (std::size_t i = 0; i < m_source.columns().size(); ++i) {
        BLOSCOPE_TRY(Part part, partOf(i));
        m_parts.push_back(std::move(part));
    }
    return {};
}

// Sums that are too large for a number are digits.
Result<Records::Part> Records::partOf(std::size_t column) const
{
    const TableColumn& described = m_source.columns()[column];
    const auto type = m_source.cellType(column);
    Part part;
    part.column = column;
    part.isText = !type && type.error().kind() == ErrorKind::Usage &&
                  described.storage != TableColumn::Storage::Missing &&
                  (isTextKind(described.kind) || described.numeric);
    if (!type && !part.isText)
        return Error{type.error().kind(),
                     fmt::format("column {} cannot be written as {}, only as csv, tsv, jsonl, "
                                 "sqlite or arrow: {}",
                                 escapeForDisplay(described.name), m_format, type.error().text())};
    if (type) {
        part.dtype = type->dtype;
        part.areNullsElements = type->areNullsElements;
    }
    part.mayHaveNullField =
        !m_fill && (part.isText || (described.nullable && !part.areNullsElements &&
                                    !hasMissingElement(part.dtype)));
    return part;
}

Result<> Records::measure(const Job& job)
{
    const bool hasAny = std::ranges::any_of(
        m_parts, [](const Part& part) { return part.isText || part.mayHaveNullField; });
    if (!hasAny)
        return {};
    job.start(static_cast<std::uint64_t>(m_rows));
    const std::int64_t atOnce = std::max<std::int64_t>(mostCellsAtOnce / std::ssize(m_parts), 1);
    for (std::int64_t done = 0; done < m_rows; done += atOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t now = std::min(atOnce, m_rows - done);
        BLOSCOPE_CHECK(measureRows(done, now, {job.stop}));
        job.advance(static_cast<std::uint64_t>(now));
    }
    return {};
}

Result<> Records::measureRows(std::int64_t first, std::int64_t count, const Job& job)
{
    const auto takeStates = [](const std::vector<TableCellState>& states, Part& part) {
        part.hasNulls |= std::ranges::find(states, TableCellState::Null) != states.end();
    };
    const auto texts = columnsOf(m_parts, [](const Part& part) { return part.isText; });
    const auto elements =
        columnsOf(m_parts, [](const Part& part) { return !part.isText && part.mayHaveNullField; });
    BLOSCOPE_TRY(const TableCells cells,
                 m_source.read(texts, m_first + first, count, CellTextForm::Full, job, {}));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        Part& part = m_parts[texts[i]];
        takeStates(cells.columns[i].states, part);
        for (const std::string& text : cells.columns[i].texts)
            part.characters = std::max(part.characters, charactersOf(text));
    }
    if (elements.empty())
        return {};
    BLOSCOPE_TRY(const std::vector<TableElements> columns,
                 m_source.readElementColumns(elements, m_first + first, count, job));
    for (std::size_t i = 0; i < elements.size(); ++i)
        takeStates(columns[i].states, m_parts[elements[i]]);
    return {};
}

Result<ByteBuffer> Records::missingOf(const Part& part) const
{
    if (!m_fill)
        return missingElement(part.dtype);
    return parseElement(*m_fill, part.dtype)
        .within(fmt::format("column {}", escapeForDisplay(m_source.columns()[part.column].name)))
        .within("--fill");
}

// A name that no column has.
std::string Records::nullNameOf(const Part& part) const
{
    std::string name = m_source.columns()[part.column].name + "__null";
    while (std::ranges::find(m_source.columns(), name, &TableColumn::name) !=
           m_source.columns().end())
        name += '_';
    return name;
}

Result<> Records::layOut()
{
    std::vector<DTypeField> fields;
    for (Part& part : m_parts) {
        if (part.isText)
            part.dtype = textDType(
                std::max(part.characters, m_fill ? charactersOf(*m_fill) : std::size_t(1)));
        BLOSCOPE_TRY(const ByteBuffer missing, missingOf(part));
        BLOSCOPE_TRY(DType dtype, describable(part.dtype));
        part.offset = m_missing.size();
        m_missing.insert(m_missing.end(), missing.begin(), missing.end());
        fields.push_back({m_source.columns()[part.column].name, {}, 0, std::move(dtype)});
        if (part.mayHaveNullField && part.hasNulls) {
            part.nullOffset = m_missing.size();
            m_missing.push_back(std::byte{0});
            fields.push_back({nullNameOf(part), {}, 0, booleanDType()});
        }
        if (m_missing.size() > mostRecordBytes)
            return Error{ErrorKind::Limit,
                         fmt::format("its rows have more than {} bytes", mostRecordBytes)};
    }
    BLOSCOPE_TRY(m_dtype, packedDType(std::move(fields)));
    return {};
}

std::int64_t Records::rowsAtOnce() const
{
    const auto most = mostCellsAtOnce / std::ssize(m_parts);
    const std::size_t bytes = std::max<std::size_t>(m_dtype.itemsize, 1);
    return std::max<std::int64_t>(
        std::min(static_cast<std::int64_t>(recordBandBytes / bytes), most), 1);
}

Result<ByteBuffer> Records::read(std::int64_t first, std::int64_t count, const Job& job,
                                 ExportReport& report) const
{
    ByteBuffer records;
    records.reserve(m_missing.size() * static_cast<std::size_t>(count));
    for (std::int64_t row = 0; row < count; ++row)
        records.insert(records.end(), m_missing.begin(), m_missing.end());
    const auto texts = columnsOf(m_parts, [](const Part& part) { return part.isText; });
    const auto elements = columnsOf(m_parts, [](const Part& part) { return !part.isText; });
    BLOSCOPE_TRY(const std::vector<TableElements> columns,
                 m_source.readElementColumns(elements, m_first + first, count, job));
    for (std::size_t i = 0; i < elements.size(); ++i) {
        putElements(columns[i], m_parts[elements[i]], records);
        putStates(columns[i], m_parts[elements[i]], records, report);
        for (const std::string& problem : columns[i].problems)
            report.addReason(problem);
    }
    if (texts.empty())
        return records;
    BLOSCOPE_TRY(const TableCells cells,
                 m_source.read(texts, m_first + first, count, CellTextForm::Full, job, {}));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        putTexts(cells.columns[i], m_parts[texts[i]], records);
        putStates(cells.columns[i], m_parts[texts[i]], records, report);
    }
    for (const std::string& problem : cells.problems)
        report.addReason(problem);
    return records;
}

// Those that have a value.
void Records::putElements(const TableElements& cells, const Part& part, ByteBuffer& records) const
{
    const std::size_t bytes = part.dtype.itemsize;
    for (std::size_t row = 0; row < cells.states.size(); ++row) {
        const TableCellState state = cells.states[row];
        const bool isNullElement = state == TableCellState::Null && part.areNullsElements;
        if ((state == TableCellState::Value || isNullElement) && bytes > 0)
            std::memcpy(records.data() + row * m_dtype.itemsize + part.offset,
                        cells.bytes.data() + row * bytes, bytes);
    }
}

// Texts that have become longer since they were measured end where there is no room any more.
void Records::putTexts(const TableCells::Column& cells, const Part& part, ByteBuffer& records) const
{
    for (std::size_t row = 0; row < cells.states.size(); ++row) {
        if (cells.states[row] != TableCellState::Value)
            continue;
        std::byte* const begin = records.data() + row * m_dtype.itemsize + part.offset;
        std::byte* const end = begin + part.dtype.itemsize;
        std::fill(begin, end, std::byte{0});
        std::byte* at = begin;
        forEachCharacter(cells.texts[row], [&](char32_t character) {
            if (at == end)
                return;
            std::memcpy(at, &character, characterBytes); // this machine is little-endian
            at += characterBytes;
        });
    }
}

template <class Cells>
void Records::putStates(const Cells& cells, const Part& part, ByteBuffer& records,
                        ExportReport& report) const
{
    report.count(cells.states);
    if (!part.areNullsElements && !part.nullOffset)
        report.nullCells +=
            static_cast<std::uint64_t>(std::ranges::count(cells.states, TableCellState::Null));
    if (!part.nullOffset)
        return;
    for (std::size_t row = 0; row < cells.states.size(); ++row)
        if (cells.states[row] == TableCellState::Null)
            records[row * m_dtype.itemsize + *part.nullOffset] = std::byte{1};
}

} // namespace bloscope
