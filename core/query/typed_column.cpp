#include "core/query/typed_column.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_number.h"
#include "core/msgpack/stored_item.h"
#include "core/objects/item_list.h"
#include "core/objects/object_kind.h"
#include "core/scan/number_scan.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <numeric>

namespace bloscope {

namespace {

using ColumnType = TypedColumn::Type;

constexpr std::int64_t mostTextBytesAtOnce = 256 << 20;
constexpr std::size_t mostWordBytes = 512UL << 20; // of a dictionary
constexpr std::size_t mostProblemsKept = 8;

void noteProblem(const std::string& problem, ColumnValues& to)
{
    if (to.problems.size() < mostProblemsKept &&
        std::ranges::find(to.problems, problem) == to.problems.end())
        to.problems.push_back(problem);
}

void markMissing(ColumnValues& values, std::size_t row)
{
    if (values.missing.empty())
        values.missing.resize(values.rows);
    values.missing[row] = 1;
}

// Elements [begin, begin + count) of a line: `rows` of them, of which those past its end are zero
// and missing, as those that cannot be read.
Result<Cells> readElements(const ElementLine& line, std::int64_t begin, std::int64_t count,
                           const Job& job, ColumnValues& states)
{
    const std::int64_t first = std::min(begin, line.length());
    const std::int64_t inside = std::min(count, line.length() - first);
    BLOSCOPE_TRY(Cells cells, line.read(first, inside, {job.stop}, Reuse::Unlikely));
    if (inside < count)
        cells.bytes.resize(static_cast<std::size_t>(count) * cells.itemsize);
    for (std::size_t row = static_cast<std::size_t>(inside); row < states.rows; ++row)
        markMissing(states, row);
    for (std::size_t row = 0; row < cells.states.size(); ++row)
        if (cells.states[row] != CellState::Fine) {
            markMissing(states, row);
            states.damaged += cells.states[row] == CellState::Damaged ? 1 : 0;
        }
    for (const CellRegion& region : cells.regions)
        if (region.kind == CellState::Damaged)
            noteProblem(region.reason, states);
    return cells;
}

// The mask next to a column: where it is false there is no value.
class NullMask {
 public:
    NullMask() = default;
    explicit NullMask(ElementLine mask) : m_mask(std::move(mask)) {}

    Result<> apply(std::int64_t begin, const Job& job, ColumnValues& to) const
    {
        if (!m_mask)
            return {};
        BLOSCOPE_TRY(const Cells cells,
                     readElements(*m_mask, begin, static_cast<std::int64_t>(to.rows), job, to));
        const auto* const flags = reinterpret_cast<const std::uint8_t*>(cells.bytes.begin());
        if (std::memchr(flags, 0, to.rows))
            to.missing.resize(to.rows);
        for (std::size_t row = 0; row < to.missing.size(); ++row)
            to.missing[row] |= flags[row] == 0 ? 1 : 0;
        return {};
    }

 private:
    std::optional<ElementLine> m_mask; // nothing is masked without one
};

void swapBytes(std::size_t itemsize, HeapBytes& bytes)
{
    for (std::size_t at = 0; at + itemsize <= bytes.size(); at += itemsize)
        std::reverse(bytes.begin() + at, bytes.begin() + at + itemsize);
}

HeapBytes asFloat64(const DType& dtype, ByteView elements)
{
    const std::size_t count = elements.size() / dtype.itemsize;
    HeapBytes numbers = HeapBytes::toBeFilled(count * sizeof(double));
    readNumbers(dtype, elements, {reinterpret_cast<double*>(numbers.data()), count});
    return numbers;
}

// How the elements of a type are read; halves become float64.
std::optional<ColumnType> typeOf(const DType& dtype)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return ColumnType::Boolean;
    case DTypeKind::Signed:
        return ColumnType::Signed;
    case DTypeKind::Unsigned:
        return ColumnType::Unsigned;
    case DTypeKind::Float:
        return dtype.itemsize <= sizeof(double) ? std::optional(ColumnType::Float) : std::nullopt;
    case DTypeKind::DateTime:
        return ColumnType::Date;
    case DTypeKind::Text:
        return ColumnType::Text;
    case DTypeKind::Bytes:
        return ColumnType::Bytes;
    default:
        return {};
    }
}

DType inOrderOfMachine(DType dtype)
{
    dtype.order = ByteOrder::Little;
    return dtype;
}

DType readDType(DType dtype)
{
    dtype = inOrderOfMachine(std::move(dtype));
    if (dtype.kind == DTypeKind::Float && dtype.itemsize < sizeof(float))
        dtype.itemsize = sizeof(double);
    return dtype;
}

template <class T>
void markEqual(T null, ColumnValues& values)
{
    const T* const elements = values.elements<T>();
    if (std::find(elements, elements + values.rows, null) == elements + values.rows)
        return;
    values.missing.resize(values.rows);
    for (std::size_t row = 0; row < values.rows; ++row)
        values.missing[row] |= elements[row] == null ? 1 : 0;
}

template <class T>
void markNaN(ColumnValues& values)
{
    const T* const elements = values.elements<T>();
    values.missing.resize(values.rows);
    for (std::size_t row = 0; row < values.rows; ++row)
        values.missing[row] |= elements[row] != elements[row] ? 1 : 0;
}

void markTexts(const NullRule& nulls, ColumnValues& values)
{
    if (!nulls.text())
        return;
    for (std::size_t row = 0; row < values.texts.size(); ++row)
        if (values.texts[row] == *nulls.text())
            markMissing(values, row);
}

// Elements of one size: all types but Text of variable length and Word.
class ElementColumn final : public TypedColumn {
 public:
    ElementColumn(ColumnType type, ElementLine line, const DTypeLeaf& part, NullRule nulls,
                  NullMask mask)
        : TypedColumn(type, readDType(part.dtype), line),
          m_line(std::move(line)),
          m_part(part),
          m_nulls(std::move(nulls)),
          m_mask(std::move(mask))
    {
    }

    Result<ColumnValues> read(std::int64_t begin, std::int64_t count, const Job& job) const override
    {
        ColumnValues values;
        values.rows = static_cast<std::size_t>(count);
        BLOSCOPE_TRY(Cells cells, readElements(m_line, begin, count, job, values));
        takePart(cells);
        values.bytes = std::move(cells.bytes);
        markNulls(values);
        if (m_part.dtype.kind == DTypeKind::Text)
            BLOSCOPE_CHECK(takeTexts(values));
        if (m_part.dtype.kind == DTypeKind::Bytes)
            takeByteStrings(values);
        markTexts(m_nulls, values);
        BLOSCOPE_CHECK(m_mask.apply(begin, job, values));
        return values;
    }

 private:
    void takePart(Cells& cells) const
    {
        ByteBuffer gathered;
        const ByteView elements(cells.bytes.data(), cells.bytes.size());
        const DType& dtype = m_part.dtype;
        const ByteView part =
            partsOf(elements, cells.itemsize, m_part.offset, dtype.itemsize, gathered);
        if (dtype.kind == DTypeKind::Float && dtype.itemsize < sizeof(float)) {
            cells.bytes = asFloat64(dtype, part);
            return;
        }
        if (!gathered.empty()) {
            HeapBytes kept = HeapBytes::toBeFilled(part.size());
            std::ranges::copy(part, kept.begin());
            cells.bytes = std::move(kept);
        }
        const std::size_t unit = dtype.kind == DTypeKind::Text ? 4 : dtype.itemsize;
        if (dtype.order == ByteOrder::Big && unit > 1 && dtype.kind != DTypeKind::Bytes)
            swapBytes(unit, cells.bytes);
    }

    void markNulls(ColumnValues& values) const;
    Result<> takeTexts(ColumnValues& values) const;
    void takeByteStrings(ColumnValues& values) const;

    ElementLine m_line;
    DTypeLeaf m_part;
    NullRule m_nulls;
    NullMask m_mask;
};

void ElementColumn::markNulls(ColumnValues& values) const
{
    const std::size_t size = dtype().itemsize;
    if (m_nulls.isNaN())
        size == sizeof(float) ? markNaN<float>(values) : markNaN<double>(values);
    if (type() == ColumnType::Date)
        markEqual(std::numeric_limits<std::int64_t>::min(), values); // NaT
    if (const auto& null = m_nulls.element();
        null && type() != ColumnType::Bytes && null->size() == size) {
        if (size == 1)
            markEqual(loadLittle<std::uint8_t>(null->data()), values);
        else if (size == 2)
            markEqual(loadLittle<std::uint16_t>(null->data()), values);
        else if (size == 4)
            markEqual(loadLittle<std::uint32_t>(null->data()), values);
        else if (size == 8)
            markEqual(loadLittle<std::uint64_t>(null->data()), values);
    }
    if (type() == ColumnType::Boolean)
        for (std::byte& flag : std::span(values.bytes.data(), values.bytes.size()))
            flag = std::byte{flag != std::byte{0}};
}

// UCS-4, padded with NULs, becomes UTF-8.
Result<> ElementColumn::takeTexts(ColumnValues& values) const
{
    const std::size_t characters = m_part.dtype.itemsize / sizeof(char32_t);
    if (values.rows * characters * mostUtf8Bytes > static_cast<std::size_t>(mostTextBytesAtOnce))
        return Error{ErrorKind::Limit, "its texts are too large to be read at once"};
    HeapBytes utf8 = HeapBytes::uninitialised(values.rows * characters * mostUtf8Bytes);
    char* to = reinterpret_cast<char*>(utf8.data());
    const auto* from = values.elements<std::uint32_t>();
    values.texts.resize(values.rows);
    for (std::size_t row = 0; row < values.rows; ++row, from += characters) {
        std::size_t length = characters;
        while (length > 0 && from[length - 1] == 0)
            --length;
        char* const begin = to;
        for (std::size_t i = 0; i < length; ++i)
            to = writeUtf8(from[i], to);
        values.texts[row] = {begin, static_cast<std::size_t>(to - begin)};
    }
    values.bytes = std::move(utf8);
    return {};
}

void ElementColumn::takeByteStrings(ColumnValues& values) const
{
    const std::size_t size = m_part.dtype.itemsize;
    values.texts.resize(values.rows);
    const auto& null = m_nulls.element();
    for (std::size_t row = 0; row < values.rows; ++row) {
        const std::string_view all(values.elements<char>() + row * size, size);
        if (null && textOf(ByteView(*null)) == all)
            markMissing(values, row);
        values.texts[row] = all.substr(0, all.find_last_not_of('\0') + 1);
    }
}

// Texts in two arrays: row i is bytes [offset i, offset i + 1) (format.md 10.7).
class VariableTextColumn final : public TypedColumn {
 public:
    VariableTextColumn(ElementLine offsets, ElementLine bytes, NullRule nulls, NullMask mask)
        : TypedColumn(ColumnType::Text, {}, offsets),
          m_offsets(std::move(offsets)),
          m_bytes(std::move(bytes)),
          m_nulls(std::move(nulls)),
          m_mask(std::move(mask))
    {
    }

    Result<ColumnValues> read(std::int64_t begin, std::int64_t count,
                              const Job& job) const override;

 private:
    struct Span {
        std::int64_t begin = std::numeric_limits<std::int64_t>::max();
        std::int64_t end = 0;
    };
    Span spanOf(const std::int64_t* offsets, std::int64_t firstRow, ColumnValues& values) const;
    Result<> takeTexts(const std::int64_t* offsets, const Span& span, const Job& job,
                       ColumnValues& values) const;

    ElementLine m_offsets;
    ElementLine m_bytes;
    NullRule m_nulls;
    NullMask m_mask;
};

// The bytes of all rows, of which those that the text does not have are damaged.
VariableTextColumn::Span VariableTextColumn::spanOf(const std::int64_t* offsets,
                                                    std::int64_t firstRow,
                                                    ColumnValues& values) const
{
    Span span;
    for (std::size_t row = 0; row < values.rows; ++row) {
        if (!values.missing.empty() && values.missing[row])
            continue;
        const std::int64_t begin = offsets[row];
        const std::int64_t end = offsets[row + 1];
        if (begin < 0 || begin > end || end > m_bytes.length()) {
            markMissing(values, row);
            ++values.damaged;
            noteProblem(fmt::format("the text of slot {} would be at bytes {} to {} of {}",
                                    firstRow + static_cast<std::int64_t>(row), begin, end,
                                    m_bytes.length()),
                        values);
            continue;
        }
        span.begin = std::min(span.begin, begin);
        span.end = std::max(span.end, end);
    }
    return span;
}

// The texts of rows whose offsets are right.
Result<> VariableTextColumn::takeTexts(const std::int64_t* offsets, const Span& span,
                                       const Job& job, ColumnValues& values) const
{
    if (span.begin >= span.end)
        return {};
    if (span.end - span.begin > mostTextBytesAtOnce)
        return Error{ErrorKind::Limit, "its texts are too large to be read at once"};
    ColumnValues states; // of bytes
    states.rows = static_cast<std::size_t>(span.end - span.begin);
    BLOSCOPE_TRY(Cells text, readElements(m_bytes, span.begin, span.end - span.begin, job, states));
    values.bytes = std::move(text.bytes);
    for (std::size_t row = 0; row < values.rows; ++row) {
        if (!values.missing.empty() && values.missing[row])
            continue;
        const auto first = static_cast<std::size_t>(offsets[row] - span.begin);
        const auto size = static_cast<std::size_t>(offsets[row + 1] - offsets[row]);
        values.texts[row] = {values.elements<char>() + first, size};
        if (states.missing.empty() || !std::memchr(states.missing.data() + first, 1, size))
            continue;
        markMissing(values, row);
        ++values.damaged;
    }
    for (const std::string& problem : states.problems)
        noteProblem(problem, values);
    return {};
}

Result<ColumnValues> VariableTextColumn::read(std::int64_t begin, std::int64_t count,
                                              const Job& job) const
{
    ColumnValues all; // with the end of the last row
    all.rows = static_cast<std::size_t>(count) + 1;
    BLOSCOPE_TRY(const Cells cells, readElements(m_offsets, begin, count + 1, job, all));
    ColumnValues values;
    values.rows = static_cast<std::size_t>(count);
    values.damaged = all.damaged;
    values.problems = std::move(all.problems);
    for (std::size_t row = 0; row < values.rows && !all.missing.empty(); ++row)
        if (all.missing[row] || all.missing[row + 1])
            markMissing(values, row);
    values.texts.resize(values.rows);
    const auto* const offsets = reinterpret_cast<const std::int64_t*>(cells.bytes.data());
    const Span span = spanOf(offsets, begin, values);
    BLOSCOPE_CHECK(takeTexts(offsets, span, job, values));
    markTexts(m_nulls, values);
    BLOSCOPE_CHECK(m_mask.apply(begin, job, values));
    return values;
}

// Codes of the words of a list.
class WordColumn final : public TypedColumn {
 public:
    WordColumn(ElementLine codes, std::vector<std::string> words, std::int64_t nullCode,
               NullMask mask)
        : TypedColumn(ColumnType::Word, readDType(codes.array().dtype()), codes),
          m_codes(std::move(codes)),
          m_nullCode(nullCode),
          m_mask(std::move(mask))
    {
        setWords(std::move(words));
    }

    // Every code of a row with a value is one of words().
    Result<ColumnValues> read(std::int64_t begin, std::int64_t count, const Job& job) const override
    {
        ColumnValues values;
        values.rows = static_cast<std::size_t>(count);
        BLOSCOPE_TRY(Cells cells, readElements(m_codes, begin, count, job, values));
        if (m_codes.array().dtype().order == ByteOrder::Big)
            swapBytes(sizeof(std::int32_t), cells.bytes);
        values.bytes = std::move(cells.bytes);
        for (std::size_t row = 0; row < values.rows; ++row) {
            const std::int64_t code = values.elements<std::int32_t>()[row];
            if (code >= 0 && code < std::ssize(words()))
                continue;
            const bool isNew = values.missing.empty() || !values.missing[row];
            markMissing(values, row);
            if (code == m_nullCode || !isNew)
                continue;
            ++values.damaged;
            noteProblem(fmt::format("code {} has no word", code), values);
        }
        BLOSCOPE_CHECK(m_mask.apply(begin, job, values));
        return values;
    }

 private:
    ElementLine m_codes;
    std::int64_t m_nullCode;
    NullMask m_mask;
};

// An array of one dimension in a leaf.
Result<ElementLine> openLine(const TypedColumnParts& parts, const std::string& key)
{
    BLOSCOPE_TRY(FramePtr frame, parts.store.openLeaf(parts.prefix + key));
    const ArrayPtr array = Array::of(std::move(frame));
    if (array->shape().size() != 1)
        return Error{ErrorKind::Unsupported,
                     fmt::format("its cells have {} dimensions", array->shape().size() - 1)};
    return ElementLine::of(std::make_shared<const SliceReader>(array, parts.cache, parts.pool),
                           Slice::whole(array->shape()));
}

std::int64_t itemsizeOf(const ElementLine& line)
{
    return line.array().array()->itemsize();
}

Result<NullMask> openMask(const TypedColumnParts& parts, const std::string& key)
{
    if (!parts.store.find(parts.prefix + key + ".notnull"))
        return NullMask();
    BLOSCOPE_TRY(ElementLine mask, openLine(parts, key + ".notnull"));
    if (itemsizeOf(mask) != 1)
        return Error{
            ErrorKind::Malformed,
            fmt::format("a mask of 1 byte per row is needed, but it has {}", itemsizeOf(mask))};
    return NullMask(std::move(mask));
}

Result<std::vector<std::string>> readWords(const TypedColumnParts& parts, const std::string& key,
                                           const Job& job)
{
    BLOSCOPE_TRY(FramePtr frame, parts.store.openLeaf(parts.prefix + key + "_dict"));
    BLOSCOPE_TRY(const ItemListPtr items, ItemList::open(std::move(frame)));
    BLOSCOPE_TRY(const std::int64_t count, items->count({job.stop}));
    if (count > mostWords)
        return Error{ErrorKind::Limit,
                     fmt::format("its dictionary has {} words; the limit is {}", count, mostWords)};
    std::vector<std::string> words;
    std::size_t bytes = 0;
    for (std::int64_t code = 0; code < count; ++code) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const ByteBuffer item, items->bytes(code, {job.stop}));
        BLOSCOPE_TRY(const auto stored, msgpack_value::storedItemAt(item, 0));
        if (stored.kind != msgpack_value::Kind::Text)
            return Error{ErrorKind::Unsupported, fmt::format("word {} is not a text", code)};
        words.emplace_back(textOf(msgpack_value::bodyOf(item, stored)));
        if ((bytes += words.back().size()) > mostWordBytes)
            return Error{ErrorKind::Limit, "its dictionary is too large"};
    }
    return words;
}

Result<TypedColumnPtr> openText(const TypedColumnParts& parts, const TableSchema::Column& column,
                                ElementLine offsets, NullMask mask)
{
    BLOSCOPE_TRY(ElementLine bytes, openLine(parts, keyOfColumn(column.name) + ".utf8"));
    if (itemsizeOf(offsets) != 8 || itemsizeOf(bytes) != 1)
        return Error{
            ErrorKind::Malformed,
            fmt::format("offsets of 8 bytes and text of 1 are needed, but there are {} and {}",
                        itemsizeOf(offsets), itemsizeOf(bytes))};
    return TypedColumnPtr(std::make_shared<VariableTextColumn>(
        std::move(offsets), std::move(bytes), NullRule(column, {}), std::move(mask)));
}

Result<TypedColumnPtr> openWords(const TypedColumnParts& parts, const TableSchema::Column& column,
                                 ElementLine codes, NullMask mask, const Job& job)
{
    if (itemsizeOf(codes) != sizeof(std::int32_t))
        return Error{
            ErrorKind::Malformed,
            fmt::format("codes of 4 bytes are needed, but they have {}", itemsizeOf(codes))};
    BLOSCOPE_TRY(std::vector<std::string> words, readWords(parts, keyOfColumn(column.name), job));
    const auto nullCode = column.facts.value("null_code", TableSchema::Json(-1));
    return TypedColumnPtr(std::make_shared<WordColumn>(
        std::move(codes), std::move(words),
        nullCode.is_number_integer() ? nullCode.get<std::int64_t>() : -1, std::move(mask)));
}

Error notComparable(const DType& dtype)
{
    return Error{ErrorKind::Unsupported,
                 fmt::format("values of type {} cannot be compared", dtype.text)};
}

} // namespace

void TypedColumn::setWords(std::vector<std::string> words)
{
    m_words = std::move(words);
    std::vector<std::uint32_t> order(m_words.size());
    std::iota(order.begin(), order.end(), std::uint32_t(0));
    std::ranges::sort(order, {},
                      [this](std::uint32_t code) -> const std::string& { return m_words[code]; });
    m_wordRanks.resize(m_words.size());
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        rank += i > 0 && m_words[order[i]] != m_words[order[i - 1]] ? 1 : 0;
        m_wordRanks[order[i]] = rank;
    }
}

Result<TypedColumnPtr> openTypedColumn(const TypedColumnParts& parts,
                                       const TableSchema::Column& column, const Job& job)
{
    constexpr std::array listed = {"list", "struct", "object", "vlstring", "vlbytes", "ndarray"};
    if (std::ranges::find(listed, column.kind) != listed.end())
        return Error{ErrorKind::Unsupported,
                     fmt::format("columns of kind {} cannot be compared", column.kind)};
    const std::string key = keyOfColumn(column.name);
    BLOSCOPE_TRY(ElementLine array, openLine(parts, key));
    BLOSCOPE_TRY(NullMask mask, openMask(parts, key));
    if (column.kind == "utf8")
        return openText(parts, column, std::move(array), std::move(mask));
    if (column.kind == "dictionary")
        return openWords(parts, column, std::move(array), std::move(mask), job);
    DTypeLeaf all{{}, 0, valueDType(column, array.array().dtype())};
    const auto type = typeOf(all.dtype);
    if (!type)
        return notComparable(all.dtype);
    NullRule nulls(column, inOrderOfMachine(array.array().dtype()));
    return TypedColumnPtr(std::make_shared<ElementColumn>(*type, std::move(array), all,
                                                          std::move(nulls), std::move(mask)));
}

Result<TypedColumnPtr> typedColumnOf(const ElementLine& rows, const DTypeLeaf& part)
{
    const auto type = typeOf(part.dtype);
    if (!type)
        return notComparable(part.dtype);
    return TypedColumnPtr(
        std::make_shared<ElementColumn>(*type, rows, part, NullRule(), NullMask()));
}

} // namespace bloscope
