#include "core/convert/csv_scan.h"

#include "core/base/text.h"
#include "core/convert/csv_kind.h"
#include "core/convert/text_lines.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/cell_parse.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

using Header = CsvReading::Header;
using What = CsvKind::What;

constexpr std::uint64_t bytesPerMark = 64 << 10;
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t mostShown = 40;                     // of a text, in a sentence
constexpr std::int64_t mostExact = std::int64_t(1) << 53; // of whole numbers, as float64

bool isOfTexts(const DType& dtype)
{
    return dtype.kind == DTypeKind::Text || dtype.kind == DTypeKind::Bytes;
}

bool isOfFloats(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float || dtype.kind == DTypeKind::Complex;
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

std::string inQuotes(std::string_view field)
{
    return fmt::format("\"{}\"", escapeForDisplay(field, mostShown));
}

// Why a field is no value of a type that is found out.
std::string whyNoValue(std::string_view field)
{
    if (field.empty())
        return "the number is missing";
    if (isTooLarge(field))
        return inQuotes(field) + " is too large for float64";
    const std::string word = lowerCase(std::string(field));
    const bool isMark = !isName(field) && word != "yes" && word != "no" &&
                        field.find_first_of("0123456789") == field.npos;
    return inQuotes(field) + " is not a number" +
           (isMark ? fmt::format("; --na {} reads it as a missing value", inQuotes(field)) : "");
}

std::uint64_t beginOf(const ByteSource& file)
{
    const std::size_t size = byteOrderMark.size();
    const auto start = readBytes(file, 0, std::min<std::uint64_t>(size, file.size()));
    return start && textOf(*start) == byteOrderMark ? size : 0;
}

struct Place {
    std::uint64_t line = 0;
    std::int64_t column = 0; // from 0
};

struct Line {
    std::string text;
    std::uint64_t number = 0;
    std::uint64_t offset = 0;
};

// What the fields have been so far, of a type that is found out.
class CsvTally {
 public:
    void addMissing() { m_hasMissing = true; }
    void addWhole(std::int64_t number)
    {
        m_group = What::Whole;
        m_isNegative |= number < 0;
    }
    void addFloat()
    {
        m_group = What::Whole;
        m_hasFloat = true;
    }
    bool fits(What what) const { return m_group == What::None || m_group == groupOf(what); }
    void add(const CsvKind& kind, const Place& place);
    const char* word() const;

    Result<std::string> type() const; // as NumPy has it
    void addNotes(std::vector<std::string>& notes) const;

 private:
    static What groupOf(What what)
    {
        return what == What::Truth || what == What::Time ? what : What::Whole;
    }
    bool areWhole() const { return !m_hasFloat && !m_hasComplex && !m_hasMissing; }
    bool fitNoInteger() const { return m_isHuge || (m_isBeyondSigned && m_isNegative); }

    What m_group = What::None; // Whole for all numbers
    bool m_hasMissing = false;
    bool m_hasFloat = false;
    bool m_hasComplex = false;
    bool m_hasBits = false;
    bool m_isNegative = false;
    bool m_isBeyondSigned = false;
    bool m_isHuge = false; // beyond 64 bits
    std::uint64_t m_inexact = 0;
    Place m_firstInexact;
    TimeUnit::Base m_unit = TimeUnit::Base::Generic;
};

void CsvTally::add(const CsvKind& kind, const Place& place)
{
    m_group = groupOf(kind.what);
    m_hasFloat |= kind.what == What::Float;
    m_hasComplex |= kind.what == What::Complex;
    m_hasBits |= kind.what == What::Bits;
    m_unit = std::max(m_unit, kind.unit);
    if (kind.what != What::Whole && kind.what != What::Bits)
        return;
    m_isNegative |= kind.isNegative;
    m_isBeyondSigned |= !kind.fitsSigned && !kind.isNegative;
    m_isHuge |= !kind.fitsSigned && !kind.fitsUnsigned;
    if (!kind.isExact && m_inexact++ == 0)
        m_firstInexact = place;
}

const char* CsvTally::word() const
{
    return m_group == What::Truth ? "boolean" : m_group == What::Time ? "date" : "number";
}

Result<std::string> CsvTally::type() const
{
    if (m_group == What::Truth && m_hasMissing)
        return usageError("booleans cannot represent missing values");
    if (m_group == What::Truth)
        return std::string("|b1");
    if (m_group == What::Time)
        return fmt::format(
            "<M8[{}]",
            abbreviationOf(m_unit == TimeUnit::Base::Generic ? TimeUnit::Base::Second : m_unit));
    if (m_hasComplex)
        return std::string("<c16");
    if (!areWhole() || m_group == What::None || fitNoInteger())
        return std::string("<f8");
    return std::string(m_isBeyondSigned ? "<u8" : "<i8");
}

void CsvTally::addNotes(std::vector<std::string>& notes) const
{
    if (m_group != What::Whole)
        return;
    const bool areFloats = !areWhole() || fitNoInteger();
    if (areWhole() && areFloats)
        notes.emplace_back(
            "no 64-bit type can represent all of these whole numbers; they are read as float64");
    if (areFloats && m_inexact > 0)
        notes.push_back(fmt::format(
            "{} rounded to float64, the first at line {}, column {}",
            m_inexact == 1 ? "1 whole number is" : groupedDigits(m_inexact) + " whole numbers are",
            m_firstInexact.line, m_firstInexact.column + 1));
    if (m_hasBits)
        notes.emplace_back("numbers such as 0x00ff are read as unsigned");
}

// The first walk through the text.
class CsvScan {
 public:
    CsvScan(const ByteSource& file, const CsvReading& reading)
        : m_lines(file, beginOf(file), 1),
          m_reading(reading),
          m_element(reading.dtype ? reading.dtype->itemsize : 8)
    {
    }

    Result<CsvForm> run(const Job& job);

 private:
    Result<std::optional<Line>> nextRow(const Job& job);
    Result<> begin(const Line& first, const std::optional<Line>& second);
    void findDelimiter(const Line& first, const std::optional<Line>& second);
    Result<bool> isHeader(const Line& first, const std::optional<Line>& second);
    Result<bool> guessHeader(const Line& first, const std::optional<Line>& second);
    bool canBeValue(const std::string& field);
    std::string whyNot(const std::string& field);

    Result<> take(std::string_view line, std::uint64_t number, std::uint64_t offset);
    Result<> checkFields(std::string_view line, std::uint64_t number);
    Result<> checkField(std::string_view field, const Place& place);
    Result<> checkQuotes(std::string_view line, std::uint64_t number) const;
    void noteCommas(std::string_view line, std::uint64_t number);
    void noteComma(std::string_view field, const Place& place);
    void noteDecimals(std::string_view line);
    std::int64_t fieldsIn(std::string_view line) const;
    bool isMissing(std::string_view field) const { return m_form.na && field == *m_form.na; }

    Result<> finish();
    Result<> finishDecimals();

    TextLines m_lines;
    const CsvReading& m_reading;
    CsvForm m_form;
    CsvTally m_tally;
    ByteBuffer m_element; // that fields are tried on
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    std::uint64_t m_firstLine = 0; // of values

    std::optional<Place> m_firstComma; // as a decimal point
    bool m_areCommasCertain = false;
    bool m_mayBeDecimal = false; // two columns that could be one
    bool m_isProbablyDecimal = false;
    bool m_hasZerosInFront = true;
};

Result<CsvForm> CsvScan::run(const Job& job)
{
    m_form.na = m_reading.na;
    if (m_reading.dtype)
        m_form.dtype = *m_reading.dtype;
    BLOSCOPE_TRY(const auto first, nextRow(job));
    if (first) {
        BLOSCOPE_TRY(const auto second, nextRow(job));
        BLOSCOPE_CHECK(begin(*first, second));
    }
    while (m_rows > 0) {
        BLOSCOPE_TRY(const auto line, m_lines.next());
        if (job.stopped())
            return cancelled();
        if (!line)
            break;
        if (m_form.isRow(*line)) {
            BLOSCOPE_CHECK(take(*line, m_lines.number(), m_lines.offset()));
        }
    }
    BLOSCOPE_CHECK(finish());
    return std::move(m_form);
}

Result<std::optional<Line>> CsvScan::nextRow(const Job& job)
{
    for (;;) {
        BLOSCOPE_TRY(const auto line, m_lines.next());
        if (job.stopped())
            return cancelled();
        if (!line)
            return std::optional<Line>();
        if (m_form.isRow(*line))
            return std::optional(Line{std::string(*line), m_lines.number(), m_lines.offset()});
    }
}

Result<> CsvScan::begin(const Line& first, const std::optional<Line>& second)
{
    findDelimiter(first, second);
    BLOSCOPE_CHECK(checkQuotes(first.text, first.number));
    BLOSCOPE_TRY(const bool hasHeader, isHeader(first, second));
    if (hasHeader && !second)
        return {};
    const Line& values = hasHeader ? *second : first;
    m_columns = fieldsIn(values.text);
    m_firstLine = values.number;
    if (m_form.indexColumns >= m_columns)
        return csvErrorAt(values.number, 0, ErrorKind::Malformed,
                          "there is no value after the index");
    const bool isCut = !m_reading.delimiter && !m_reading.decimalPoint && m_columns == 2 &&
                       m_form.delimiter == ',' && m_form.indexColumns == 0;
    const auto names = hasHeader ? fieldsIn(first.text) : 0;
    m_mayBeDecimal = isCut && names < 2 && (!m_reading.dtype || isOfFloats(*m_reading.dtype));
    m_isProbablyDecimal = names == 1;
    if (!hasHeader) {
        BLOSCOPE_CHECK(take(first.text, first.number, first.offset));
    }
    return second ? take(second->text, second->number, second->offset) : Result<>();
}

void CsvScan::findDelimiter(const Line& first, const std::optional<Line>& second)
{
    const bool areCommasDecimal = m_reading.decimalPoint == ',';
    const bool mayBeBlank =
        !m_reading.dtype || (!isOfTexts(*m_reading.dtype) && !m_reading.dtype->isTime());
    const DelimiterGuess guess{areCommasDecimal, mayBeBlank};
    char found = second ? delimiterOf(second->text, guess) : '\0';
    if (found == '\0')
        found = delimiterOf(first.text, guess);
    if (found == '\0')
        found = areCommasDecimal ? ';' : ',';
    m_form.delimiter = m_reading.delimiter.value_or(found);
    m_form.decimalPoint = m_reading.decimalPoint.value_or('.');
}

Result<bool> CsvScan::isHeader(const Line& first, const std::optional<Line>& second)
{
    switch (m_reading.header) {
    case Header::No:
        return false;
    case Header::Yes:
        return true;
    case Header::Index: {
        const auto columns = indexColumnsIn(allFieldsOf(m_form.row(first.text)));
        m_form.indexColumns = static_cast<std::int64_t>(columns);
        return true;
    }
    case Header::Guess:
        break;
    }
    if (m_reading.dtype && isOfTexts(*m_reading.dtype))
        return false; // any text is a value
    return guessHeader(first, second);
}

Result<bool> CsvScan::guessHeader(const Line& first, const std::optional<Line>& second)
{
    const auto fields = allFieldsOf(m_form.row(first.text));
    const auto wrong =
        std::ranges::find_if_not(fields, [this](const auto& field) { return canBeValue(field); });
    const auto next = second ? allFieldsOf(m_form.row(second->text)) : std::vector<std::string>();
    const std::size_t columns = indexColumnsOf(fields, next);
    if (wrong == fields.end() && columns > 0 && fields.front().empty())
        return Error{ErrorKind::Malformed,
                     fmt::format("line {} may contain column indices, or values of which the first "
                                 "is missing; specify --header index or --header no",
                                 first.number)};
    if (wrong == fields.end())
        return false;
    if (columns > 0) {
        m_form.indexColumns = static_cast<std::int64_t>(columns);
        m_form.notes.push_back(fmt::format(
            "line {} and the first {} are read as indices, not as values", first.number,
            columns == 1 ? "column" : groupedDigits(std::uint64_t(columns)) + " columns"));
        return true;
    }
    const bool hasNames = std::ranges::any_of(fields, isName);
    if (hasNames && std::ranges::all_of(
                        fields, [](const auto& field) { return field.empty() || isName(field); })) {
        m_form.notes.push_back(fmt::format("line {} is read as column names, not as values: {}",
                                           first.number, escapeForDisplay(first.text, mostShown)));
        return true;
    }
    const std::string advice = hasNames ? "; if the line contains names, use --header yes" : "";
    return csvErrorAt(first.number, wrong - fields.begin(), ErrorKind::Malformed,
                      whyNot(*wrong) + advice);
}

bool CsvScan::canBeValue(const std::string& field)
{
    if (isMissing(field))
        return true;
    if (!m_reading.dtype)
        return kindOf(field).what != What::None;
    if (field.empty())
        return false;
    const bool hasDecimals = isOfFloats(*m_reading.dtype) && m_reading.decimalPoint != '.';
    return parseCell(hasDecimals ? withDecimalPoint(field) : field, *m_reading.dtype, m_element)
        .has_value();
}

std::string CsvScan::whyNot(const std::string& field)
{
    if (!m_reading.dtype || field.empty())
        return whyNoValue(field);
    const Result<> value = parseCell(field, *m_reading.dtype, m_element);
    return value ? inQuotes(field) : value.error().text();
}

Result<> CsvScan::take(std::string_view line, std::uint64_t number, std::uint64_t offset)
{
    if (const std::int64_t fields = fieldsIn(line); fields != m_columns)
        return Error{ErrorKind::Malformed,
                     fmt::format("line {} has {} {}, but line {} has {}", number, fields,
                                 fields == 1 ? "column" : "columns", m_firstLine, m_columns)};
    BLOSCOPE_CHECK(checkQuotes(line, number));
    noteDecimals(line);
    if (!m_reading.dtype) {
        BLOSCOPE_CHECK(checkFields(line, number));
    } else if (isOfFloats(*m_reading.dtype)) {
        noteCommas(line, number);
    }
    if (m_form.marks.empty() || offset - m_form.marks.back().offset >= bytesPerMark)
        m_form.marks.push_back({m_rows, offset, number});
    ++m_rows;
    return {};
}

std::int64_t CsvScan::fieldsIn(std::string_view line) const
{
    if (m_form.delimiter != ' ' && line.find('"') == std::string_view::npos)
        return 1 + std::ranges::count(line, m_form.delimiter);
    std::int64_t count = 0;
    for (CsvRow row = m_form.row(line); !row.isAtEnd(); row.next())
        ++count;
    return count;
}

Result<> CsvScan::checkQuotes(std::string_view line, std::uint64_t number) const
{
    if (line.find('"') == std::string_view::npos)
        return {};
    CsvRow row = m_form.row(line);
    for (std::int64_t column = 0; !row.isAtEnd(); ++column) {
        row.next();
        if (row.isBroken())
            return csvErrorAt(number, column, ErrorKind::Malformed,
                              "the quote is not closed on the same line");
    }
    return {};
}

Result<> CsvScan::checkFields(std::string_view line, std::uint64_t number)
{
    std::int64_t column = 0;
    for (CsvRow row = m_form.row(line); !row.isAtEnd(); ++column) {
        const std::string_view field = row.next();
        if (column >= m_form.indexColumns) {
            BLOSCOPE_CHECK(checkField(field, {number, column}));
        }
    }
    return {};
}

Result<> CsvScan::checkField(std::string_view field, const Place& place)
{
    const auto whole = parseNumber<std::int64_t>(field);
    if (isMissing(field)) {
        m_tally.addMissing();
        return {};
    }
    if (m_tally.fits(What::Whole) && whole && *whole >= -mostExact && *whole <= mostExact) {
        m_tally.addWhole(*whole);
        return {};
    }
    if (m_tally.fits(What::Whole) && !whole && parseNumber<double>(field) &&
        field.find_first_of(".eEnN") != std::string_view::npos) {
        m_tally.addFloat();
        return {};
    }
    const CsvKind kind = kindOf(field);
    const bool isNone = kind.what == What::None || (kind.hasComma && m_reading.decimalPoint == '.');
    if (isNone || !m_tally.fits(kind.what))
        return csvErrorAt(place.line, place.column, ErrorKind::Malformed,
                          isNone ? whyNoValue(field)
                                 : fmt::format("{} is not a {}", inQuotes(field), m_tally.word()));
    m_tally.add(kind, place);
    if (kind.hasComma)
        noteComma(field, place);
    return {};
}

// Where the type is told, only fields with a comma are looked at.
void CsvScan::noteCommas(std::string_view line, std::uint64_t number)
{
    if (m_reading.decimalPoint || line.find(',') == std::string_view::npos ||
        (m_form.delimiter == ',' && line.find('"') == std::string_view::npos))
        return;
    std::int64_t column = 0;
    for (CsvRow row = m_form.row(line); !row.isAtEnd(); ++column) {
        const std::string_view field = row.next();
        if (column >= m_form.indexColumns && kindOf(field).hasComma)
            noteComma(field, {number, column});
    }
}

void CsvScan::noteComma(std::string_view field, const Place& place)
{
    if (!m_firstComma)
        m_firstComma = place;
    m_areCommasCertain |= !mayBeGroups(field);
}

void CsvScan::noteDecimals(std::string_view line)
{
    if (!m_mayBeDecimal)
        return;
    m_mayBeDecimal = mayBeDecimal(line);
    m_isProbablyDecimal |= isProbablyDecimal(line);
    m_hasZerosInFront &= line.starts_with("0,") || line.starts_with("-0,");
}

Result<> CsvScan::finish()
{
    if (m_rows == 0)
        return Error{ErrorKind::Malformed, "there are no rows of numbers"};
    const std::int64_t columns = m_columns - m_form.indexColumns;
    m_form.shape = columns == 1 ? Shape{m_rows} : Shape{m_rows, columns};
    if (!m_reading.dtype) {
        BLOSCOPE_TRY(const std::string type, m_tally.type());
        BLOSCOPE_TRY(m_form.dtype, parseDType(type, {}));
        m_tally.addNotes(m_form.notes);
    }
    return finishDecimals();
}

Result<> CsvScan::finishDecimals()
{
    if (m_mayBeDecimal && (m_isProbablyDecimal || m_hasZerosInFront))
        return Error{ErrorKind::Malformed,
                     fmt::format("line {} may be one number with a decimal comma or two whole "
                                 "numbers; specify --decimal , or --delimiter ,",
                                 m_firstLine)};
    if (m_mayBeDecimal)
        m_form.notes.emplace_back("commas are read as separators of two columns; use --decimal , "
                                  "to read them as decimal commas in one column");
    if (m_reading.decimalPoint || !m_firstComma)
        return {};
    if (!m_areCommasCertain && m_form.delimiter != ';')
        return csvErrorAt(m_firstComma->line, m_firstComma->column, ErrorKind::Malformed,
                          "the comma may be a decimal comma or a thousands separator; use "
                          "--decimal , to read it as a decimal comma");
    m_form.decimalPoint = ',';
    m_form.notes.emplace_back("commas in numbers are read as decimal commas");
    return {};
}

} // namespace

CsvRow CsvForm::row(std::string_view line) const
{
    return {line, delimiter, isOfTexts(dtype) ? CsvRow::Blanks::Kept : CsvRow::Blanks::Trimmed};
}

// Of texts a remark is a value as well.
bool CsvForm::isRow(std::string_view line) const
{
    return isOfTexts(dtype) ? !line.empty() : !isNoRow(line);
}

Result<CsvForm> scanCsv(const ByteSource& file, const CsvReading& reading, const Job& job)
{
    return CsvScan(file, reading).run(job);
}

Result<> parseCsvField(std::string_view field, const CsvForm& form, ByteSpan element)
{
    const DType& dtype = form.dtype;
    if (isOfTexts(dtype))
        return parseCell(field, dtype, element);
    if (form.na && field == *form.na) {
        if (!isOfFloats(dtype) && !dtype.isTime())
            return usageError(fmt::format("{} is a missing value, which {} cannot represent",
                                          inQuotes(field), dtype.text));
        std::ranges::copy(missingElement(dtype), element.begin());
        return {};
    }
    const bool hasComma = form.decimalPoint == ',' && isOfFloats(dtype);
    if (!hasComma && isPlainNumber(field, dtype, element))
        return {};
    if (field.empty())
        return Error{ErrorKind::Malformed, "the number is missing"};
    if (hasComma && field.find('.') != std::string_view::npos)
        return usageError(inQuotes(field) +
                          " has a decimal point, but the others have a decimal comma");
    return parseCell(hasComma ? withDecimalPoint(field) : std::string(field), dtype, element);
}

Error csvErrorAt(std::uint64_t line, std::int64_t column, ErrorKind kind, std::string_view why)
{
    return {kind, fmt::format("line {}, column {}: {}", line, column + 1, why)};
}

} // namespace bloscope
