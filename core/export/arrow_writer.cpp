#include "core/arrow/file_writer.h"
#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/element.h"
#include "core/export/records.h"
#include "core/export/table_writer.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

constexpr std::size_t mostBatchBytes = 4_MiB; // of elements, and of the texts of several rows
constexpr std::int64_t mostBatchCells = 1'000'000;
constexpr std::int64_t mostTextsAtOnce = 64 * 1024;
constexpr std::size_t mostWords = 1 << 20; // of a dictionary
constexpr std::size_t mostWordBytes = 64_MiB;
constexpr std::size_t lastOffset = std::numeric_limits<std::int32_t>::max();

// How the counts of a NumPy type become those of Arrow.
struct ArrowTime {
    arrow::Kind kind;
    arrow::Unit unit;
    std::int64_t factor;
};

// The numbers of the words of a column.
using WordNumbers = std::unordered_map<std::string, std::int32_t>;

// How the cells of a column become values of Arrow.
struct ArrowColumn {
    enum class Values { Booleans, Numbers, Times, Bytes, FixedBytes, Texts, Words };
    Values values = Values::Texts;
    DType dtype = {}; // of all but texts and words
    arrow::Field field = {};
    std::int64_t factor = 1; // of times
    WordNumbers words = {};
    std::size_t wordBytes = 0; // of these

    bool isRead() const { return values != Values::Texts && values != Values::Words; }
};

std::optional<ArrowTime> arrowTimeOf(const DType& dtype)
{
    using Base = TimeUnit::Base;
    constexpr std::int64_t day = 86'400;
    const bool isDate = dtype.kind == DTypeKind::DateTime;
    const arrow::Kind kind = isDate ? arrow::Kind::Timestamp : arrow::Kind::Duration;
    const auto days = [&](std::int64_t count) {
        return isDate ? ArrowTime{arrow::Kind::Date, arrow::Unit::Days, count}
                      : ArrowTime{kind, arrow::Unit::Seconds, count * day};
    };
    std::optional<ArrowTime> time;
    switch (dtype.unit.base) {
    case Base::Week:
        time = days(7);
        break;
    case Base::Day:
        time = days(1);
        break;
    case Base::Hour:
        time = {kind, arrow::Unit::Seconds, 3600};
        break;
    case Base::Minute:
        time = {kind, arrow::Unit::Seconds, 60};
        break;
    case Base::Second:
        time = {kind, arrow::Unit::Seconds, 1};
        break;
    case Base::Milli:
        time = {kind, arrow::Unit::Milliseconds, 1};
        break;
    case Base::Micro:
        time = {kind, arrow::Unit::Microseconds, 1};
        break;
    case Base::Nano:
        time = {kind, arrow::Unit::Nanoseconds, 1};
        break;
    default:
        return {};
    }
    const auto factor = checkedMultiply(time->factor, dtype.unit.multiple);
    if (!factor)
        return {};
    time->factor = *factor;
    return time;
}

// Years, months and what is shorter than a nanosecond stay texts.
void takeTimes(const DType& dtype, const std::string& zone, ArrowColumn& to)
{
    const auto time = arrowTimeOf(dtype);
    if (!time)
        return;
    to.values = ArrowColumn::Values::Times;
    to.dtype = dtype;
    to.factor = time->factor;
    to.field.kind = time->kind;
    to.field.unit = time->unit;
    to.field.width = time->kind == arrow::Kind::Date ? 4 : 8;
    if (time->kind == arrow::Kind::Timestamp)
        to.field.zone = zone;
}

void takeType(const DType& dtype, const TableColumn& described, ArrowColumn& to)
{
    using Values = ArrowColumn::Values;
    const auto take = [&](Values values, arrow::Kind kind) {
        to.values = values;
        to.dtype = dtype;
        to.field.kind = kind;
        to.field.width = dtype.itemsize;
    };
    const bool isTruth =
        described.kind == "bool" && dtype.itemsize == 1; // also with a null element
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return take(Values::Booleans, arrow::Kind::Boolean);
    case DTypeKind::Signed:
        return take(Values::Numbers, arrow::Kind::Signed);
    case DTypeKind::Unsigned:
        if (isTruth)
            return take(Values::Booleans, arrow::Kind::Boolean);
        return take(Values::Numbers, arrow::Kind::Unsigned);
    case DTypeKind::Float:
        if (dtype.itemsize <= sizeof(double))
            take(Values::Numbers, arrow::Kind::Float);
        return;
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return takeTimes(dtype, described.zone, to);
    case DTypeKind::Bytes:
        return take(Values::Bytes, arrow::Kind::Binary);
    case DTypeKind::Raw:
        return take(Values::FixedBytes, arrow::Kind::FixedBinary);
    default:
        return;
    }
}

ArrowColumn arrowColumnOf(const TableSource& source, std::size_t column)
{
    const TableColumn& described = source.columns()[column];
    ArrowColumn taken;
    taken.field.name = textForJson(described.name);
    taken.field.kind = arrow::Kind::Text;
    if (described.kind == "dictionary" && described.storage == TableColumn::Storage::Stored) {
        taken.values = ArrowColumn::Values::Words;
        taken.field.dictionary = arrow::DictionaryUse{static_cast<std::int64_t>(column)};
    } else if (const auto type = source.cellType(column)) {
        takeType(type->dtype, described, taken);
    }
    return taken;
}

// Some rows of a column on their way to a batch.
struct ArrowPart {
    const ArrowColumn& column;
    std::span<const TableCellState> states;
    std::span<const std::string> texts = {}; // of texts and words
    ByteView elements = {};                  // of all others; empty where nothing can be read
    std::vector<bool> isThere = {};          // has a row a value?
};

template <class T>
void appendNumber(T number, ByteBuffer& to)
{
    const auto bytes = std::as_bytes(std::span(&number, 1)); // this machine is little-endian
    to.insert(to.end(), bytes.begin(), bytes.end());
}

// The first in the lowest bit.
ByteBuffer packedBits(const std::vector<bool>& bits)
{
    ByteBuffer packed(ceilDivide<std::size_t>(bits.size(), 8));
    for (std::size_t i = 0; i < bits.size(); ++i)
        if (bits[i])
            packed[i / 8] |= std::byte{1} << (i % 8);
    return packed;
}

// Elements as they are, those without a value as well.
ByteBuffer numbersOf(const ArrowPart& part)
{
    const std::size_t size = part.column.dtype.itemsize;
    ByteBuffer numbers(part.elements.begin(), part.elements.end());
    numbers.resize(part.states.size() * size);
    const bool isTurned = part.column.values == ArrowColumn::Values::Numbers &&
                          part.column.dtype.order == ByteOrder::Big;
    if (isTurned)
        for (std::size_t i = 0; i < numbers.size(); i += size)
            std::reverse(numbers.begin() + std::ptrdiff_t(i),
                         numbers.begin() + std::ptrdiff_t(i + size));
    return numbers;
}

ByteBuffer truthsOf(const ArrowPart& part)
{
    std::vector<bool> truths(part.states.size());
    for (std::size_t i = 0; i < part.elements.size(); ++i)
        truths[i] = part.elements[i] != std::byte{0};
    return packedBits(truths);
}

// NaT is no value; how many others there are that Arrow has no number for.
std::uint64_t addTimes(ArrowPart& part, ByteBuffer& to)
{
    const bool isDate = part.column.field.kind == arrow::Kind::Date;
    const bool isLittle = part.column.dtype.order == ByteOrder::Little;
    std::uint64_t misfits = 0;
    for (std::size_t i = 0; i < part.states.size(); ++i) {
        std::optional<std::int64_t> time;
        if (part.isThere[i]) {
            const std::byte* const from = part.elements.data() + i * sizeof(std::int64_t);
            const auto count =
                isLittle ? loadLittle<std::int64_t>(from) : loadBig<std::int64_t>(from);
            time = checkedMultiply(count, part.column.factor);
            if (isDate && time && !std::in_range<std::int32_t>(*time))
                time.reset();
            misfits += !time && count != TimeCount::notATime;
            if (count == TimeCount::notATime)
                time.reset();
            part.isThere[i] = time.has_value();
        }
        if (isDate)
            appendNumber(static_cast<std::int32_t>(time.value_or(0)), to);
        else
            appendNumber(time.value_or(0), to);
    }
    return misfits;
}

// Without the NULs at their end.
std::string_view bytesOfCell(const ArrowPart& part, std::size_t row)
{
    const std::size_t size = part.column.dtype.itemsize;
    const std::string_view padded = textOf(part.elements.subspan(row * size, size));
    return padded.substr(0, padded.find_last_not_of('\0') + 1);
}

// Texts or byte strings, one after the other. Errors: Limit.
Result<> addTexts(const ArrowPart& part, arrow::ColumnValues& to)
{
    appendNumber(std::int32_t(0), to.offsets);
    for (std::size_t i = 0; i < part.states.size(); ++i) {
        if (part.isThere[i]) {
            const std::string text = part.column.values == ArrowColumn::Values::Bytes
                                         ? std::string(bytesOfCell(part, i))
                                         : textForJson(part.texts[i]);
            if (to.data.size() + text.size() > lastOffset)
                return Error{ErrorKind::Limit,
                             fmt::format("column {}: a text of {} bytes is too large",
                                         escapeForDisplay(part.column.field.name), text.size())};
            const ByteView bytes = bytesOf(text);
            to.data.insert(to.data.end(), bytes.begin(), bytes.end());
        }
        appendNumber(static_cast<std::int32_t>(to.data.size()), to.offsets);
    }
    return {};
}

// The numbers of words. Errors: Io for those that were not there before.
Result<> addNumbered(const ArrowPart& part, ByteBuffer& to)
{
    for (std::size_t i = 0; i < part.states.size(); ++i) {
        std::int32_t number = 0;
        if (part.isThere[i]) {
            const auto found = part.column.words.find(part.texts[i]);
            if (found == part.column.words.end())
                return Error{ErrorKind::Io, fmt::format("column {} changed while it was written",
                                                        escapeForDisplay(part.column.field.name))};
            number = found->second;
        }
        appendNumber(number, to);
    }
    return {};
}

// Writes the rows of a source as an Arrow file.
class ArrowRows {
 public:
    ArrowRows(const TableSource& source, std::int64_t first, std::int64_t rows)
        : m_source(source), m_first(first), m_rows(rows)
    {
        for (std::size_t i = 0; i < source.columns().size(); ++i)
            m_columns.push_back(arrowColumnOf(source, i));
    }

    Result<ExportReport> write(Sink& to, const Job& job);

 private:
    std::vector<std::size_t> columnsWhere(auto isWanted) const;
    std::uint64_t rowBytes() const;
    std::int64_t rowsAtOnce() const;
    Result<> findWords(const Job& job);
    void takeWords(const TableCells::Column& cells, ArrowColumn& column) const;
    Result<> writeWords(arrow::FileWriter& to) const;
    Result<RowCells> read(std::int64_t first, std::int64_t rows, const Job& job);
    std::size_t endOfBatch(const RowCells& cells, std::size_t begin, std::size_t rows) const;
    Result<> writeBatches(const RowCells& cells, std::size_t rows, arrow::FileWriter& to);
    Result<arrow::ColumnValues> valuesOf(std::size_t number, const RowCells& cells,
                                         std::size_t begin, std::size_t end);
    void countMisfits(const ArrowColumn& column, std::uint64_t cells);

    const TableSource& m_source;
    std::int64_t m_first;
    std::int64_t m_rows;
    std::vector<ArrowColumn> m_columns;
    ExportReport m_report;
};

std::vector<std::size_t> ArrowRows::columnsWhere(auto isWanted) const
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (isWanted(m_columns[i]))
            columns.push_back(i);
    return columns;
}

// Of elements.
std::uint64_t ArrowRows::rowBytes() const
{
    std::uint64_t bytes = 0;
    for (const ArrowColumn& column : m_columns)
        bytes += column.isRead() ? column.dtype.itemsize : 0;
    return bytes;
}

std::int64_t ArrowRows::rowsAtOnce() const
{
    const auto texts =
        std::ssize(columnsWhere([](const ArrowColumn& column) { return !column.isRead(); }));
    const auto bytes = static_cast<std::int64_t>(std::max<std::uint64_t>(rowBytes(), 1));
    const std::int64_t most = std::min(
        {static_cast<std::int64_t>(mostBatchBytes) / bytes, mostBatchCells / std::ssize(m_columns),
         texts == 0 ? mostBatchCells : mostTextsAtOnce / std::int64_t{texts}});
    return std::max<std::int64_t>(most, 1);
}

// Columns of too many words become texts.
Result<> ArrowRows::findWords(const Job& job)
{
    const auto columns = columnsWhere(
        [](const ArrowColumn& column) { return column.values == ArrowColumn::Values::Words; });
    if (columns.empty())
        return {};
    job.start(static_cast<std::uint64_t>(m_rows));
    const std::int64_t atOnce = std::max<std::int64_t>(mostTextsAtOnce / std::ssize(columns), 1);
    for (std::int64_t done = 0; done < m_rows; done += atOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t now = std::min(atOnce, m_rows - done);
        BLOSCOPE_TRY(const TableCells cells, m_source.read(columns, m_first + done, now,
                                                           CellTextForm::Full, {job.stop}, {}));
        for (std::size_t i = 0; i < columns.size(); ++i)
            takeWords(cells.columns[i], m_columns[columns[i]]);
        job.advance(static_cast<std::uint64_t>(now));
    }
    return {};
}

void ArrowRows::takeWords(const TableCells::Column& cells, ArrowColumn& column) const
{
    if (column.values != ArrowColumn::Values::Words)
        return;
    for (std::size_t row = 0; row < cells.states.size(); ++row) {
        if (cells.states[row] != TableCellState::Value)
            continue;
        const auto next = static_cast<std::int32_t>(column.words.size());
        if (column.words.try_emplace(cells.texts[row], next).second)
            column.wordBytes += cells.texts[row].size();
    }
    if (column.words.size() <= mostWords && column.wordBytes <= mostWordBytes)
        return;
    column.values = ArrowColumn::Values::Texts;
    column.field.dictionary.reset();
    column.words.clear();
}

Result<> ArrowRows::writeWords(arrow::FileWriter& to) const
{
    for (const ArrowColumn& column : m_columns) {
        if (column.values != ArrowColumn::Values::Words)
            continue;
        std::vector<std::string> words(column.words.size());
        for (const auto& [word, number] : column.words)
            words[static_cast<std::size_t>(number)] = word;
        const std::vector<TableCellState> states(words.size(), TableCellState::Value);
        arrow::ColumnValues values;
        values.length = std::ssize(words);
        BLOSCOPE_CHECK(
            addTexts({column, states, words, {}, std::vector<bool>(words.size(), true)}, values));
        BLOSCOPE_CHECK(to.addDictionary(column.field.dictionary->id, values));
    }
    return {};
}

Result<RowCells> ArrowRows::read(std::int64_t first, std::int64_t rows, const Job& job)
{
    const auto elements = columnsWhere([](const ArrowColumn& column) { return column.isRead(); });
    const auto texts = columnsWhere([](const ArrowColumn& column) { return !column.isRead(); });
    return readRowCells(m_source, elements, texts, m_first + first, rows, job, m_report);
}

// At least one row more than `begin`.
std::size_t ArrowRows::endOfBatch(const RowCells& cells, std::size_t begin, std::size_t rows) const
{
    std::size_t bytes = 0;
    for (std::size_t row = begin; row < rows; ++row) {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].values == ArrowColumn::Values::Texts)
                bytes += cells.texts[i].texts[row].size();
        if (bytes > mostBatchBytes)
            return std::max(row, begin + 1);
    }
    return rows;
}

Result<> ArrowRows::writeBatches(const RowCells& cells, std::size_t rows, arrow::FileWriter& to)
{
    for (std::size_t begin = 0; begin < rows;) {
        const std::size_t end = endOfBatch(cells, begin, rows);
        std::vector<arrow::ColumnValues> columns;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            BLOSCOPE_TRY(arrow::ColumnValues values, valuesOf(i, cells, begin, end));
            columns.push_back(std::move(values));
        }
        BLOSCOPE_CHECK(to.addBatch(static_cast<std::int64_t>(end - begin), columns));
        begin = end;
    }
    return {};
}

Result<arrow::ColumnValues> ArrowRows::valuesOf(std::size_t number, const RowCells& cells,
                                                std::size_t begin, std::size_t end)
{
    using Values = ArrowColumn::Values;
    const ArrowColumn& column = m_columns[number];
    const std::size_t count = end - begin;
    const TableElements& elements = cells.elements[number];
    const TableCells::Column& texts = cells.texts[number];
    ArrowPart part{
        column, std::span(column.isRead() ? elements.states : texts.states).subspan(begin, count)};
    if (!column.isRead())
        part.texts = std::span(texts.texts).subspan(begin, count);
    else if (!elements.bytes.empty())
        part.elements = ByteView(elements.bytes)
                            .subspan(begin * column.dtype.itemsize, count * column.dtype.itemsize);
    for (const TableCellState state : part.states)
        part.isThere.push_back(state == TableCellState::Value);

    arrow::ColumnValues values;
    values.length = static_cast<std::int64_t>(count);
    if (column.values == Values::Booleans) {
        values.data = truthsOf(part);
    } else if (column.values == Values::Times) {
        countMisfits(column, addTimes(part, values.data));
    } else if (column.values == Values::Words) {
        BLOSCOPE_CHECK(addNumbered(part, values.data));
    } else if (column.values == Values::Texts || column.values == Values::Bytes) {
        BLOSCOPE_CHECK(addTexts(part, values));
    } else {
        values.data = numbersOf(part);
    }
    values.nulls = std::ranges::count(part.isThere, false);
    if (values.nulls > 0)
        values.validity = packedBits(part.isThere);
    return values;
}

void ArrowRows::countMisfits(const ArrowColumn& column, std::uint64_t cells)
{
    if (cells == 0)
        return;
    m_report.damagedCells += cells;
    m_report.addReason(fmt::format("column {}: a time is outside the range of its type in Arrow",
                                   escapeForDisplay(column.field.name)));
}

Result<ExportReport> ArrowRows::write(Sink& to, const Job& job)
{
    if (m_columns.empty())
        return usageError("the table has no columns");
    BLOSCOPE_CHECK(findWords(job));
    BLOSCOPE_CHECK(to.expect(
        checkedMultiply(rowBytes(), static_cast<std::uint64_t>(m_rows)).value_or(UINT64_MAX)));
    arrow::Schema schema;
    for (const ArrowColumn& column : m_columns)
        schema.fields.push_back(column.field);
    arrow::FileWriter file(std::move(schema), [&](ByteView bytes) { return to.write(bytes); });
    job.start(static_cast<std::uint64_t>(m_rows));
    BLOSCOPE_CHECK(file.begin());
    BLOSCOPE_CHECK(writeWords(file));
    const std::int64_t atOnce = rowsAtOnce();
    for (std::int64_t done = 0; done < m_rows; done += atOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t now = std::min(atOnce, m_rows - done);
        BLOSCOPE_TRY(const RowCells cells, read(done, now, {job.stop}));
        BLOSCOPE_CHECK(writeBatches(cells, static_cast<std::size_t>(now), file));
        job.advance(static_cast<std::uint64_t>(now));
    }
    BLOSCOPE_CHECK(file.end());
    return m_report;
}

} // namespace

Result<ExportReport> writeArrow(const TableSource& source, std::int64_t first, std::int64_t rows,
                                Sink& to, const Job& job)
{
    return ArrowRows(source, first, rows).write(to, job);
}

} // namespace bloscope
