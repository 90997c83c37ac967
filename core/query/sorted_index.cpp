#include "core/query/sorted_index.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/objects/metadata_value.h"
#include "core/query/column_index.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

using IndexValue = msgpack_value::Value;

constexpr std::size_t mostPieces = 64;
constexpr std::size_t cacheBytes = 32UL << 20;
constexpr std::int64_t slotsAtOnce = 1 << 20;
constexpr std::int64_t checkedPlaces = 4; // of each piece
constexpr std::uint64_t lastKey = std::numeric_limits<std::uint64_t>::max();

template <class Element, class Number>
std::vector<std::uint64_t> keysOfNumbers(const std::byte* from, std::size_t count)
{
    std::vector<std::uint64_t> keys(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto element = loadLittle<Element>(from + i * sizeof(Element));
        keys[i] = element == element ? orderedNumber(static_cast<Number>(element)) : lastKey;
    }
    return keys;
}

template <class One, class Two, class Four, class Eight, class Number>
std::vector<std::uint64_t> keysOfIntegers(std::size_t itemsize, const std::byte* from,
                                          std::size_t count)
{
    switch (itemsize) {
    case sizeof(One):
        return keysOfNumbers<One, Number>(from, count);
    case sizeof(Two):
        return keysOfNumbers<Two, Number>(from, count);
    case sizeof(Four):
        return keysOfNumbers<Four, Number>(from, count);
    default:
        return keysOfNumbers<Eight, Number>(from, count);
    }
}

// NumPy sorts NaN and NaT behind all others.
std::vector<std::uint64_t> keysOfElements(const DType& dtype, const std::byte* from,
                                          std::size_t count)
{
    switch (dtype.kind) {
    case DTypeKind::Float:
        return dtype.itemsize == sizeof(float) ? keysOfNumbers<float, double>(from, count)
                                               : keysOfNumbers<double, double>(from, count);
    case DTypeKind::Signed:
        return keysOfIntegers<std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::int64_t>(
            dtype.itemsize, from, count);
    case DTypeKind::DateTime: {
        auto keys = keysOfNumbers<std::int64_t, std::int64_t>(from, count);
        std::ranges::replace(keys, orderedNumber(std::numeric_limits<std::int64_t>::min()),
                             lastKey);
        return keys;
    }
    default:
        return keysOfIntegers<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t,
                              std::uint64_t>(dtype.itemsize, from, count);
    }
}

// Does the column read its elements as what they are in the array?
bool areKindsEqual(const TypedColumn& column)
{
    const DTypeKind kind = column.array().dtype().kind;
    switch (column.type()) {
    case TypedColumn::Type::Boolean:
        return kind == DTypeKind::Boolean || kind == DTypeKind::Unsigned;
    case TypedColumn::Type::Signed:
        return kind == DTypeKind::Signed;
    case TypedColumn::Type::Unsigned:
        return kind == DTypeKind::Unsigned;
    case TypedColumn::Type::Float:
        return kind == DTypeKind::Float;
    case TypedColumn::Type::Date:
        return kind == DTypeKind::DateTime || kind == DTypeKind::Signed;
    default:
        return false;
    }
}

// Ranks are of the values that the table had at a time which the index names.
bool isOfTheseValues(const QueryTable& table, const IndexValue& index)
{
    const auto built = integerOf(memberOf(index, "built_value_epoch"));
    return built && built == table.valueEpoch();
}

Result<std::unique_ptr<const SliceReader>> openLine(const QueryTable& table, const IndexValue* path,
                                                    BlockCache& cache, WorkerPool& pool)
{
    const auto name = textOf(path);
    if (!name)
        return unusableIndex("one of its sidecars has no name");
    const Result<FramePtr> frame = table.openSidecar(*name);
    if (!frame)
        return unusableIndex(frame.error().text());
    const ArrayPtr array = Array::of(*frame);
    if (array->shape().size() != 1 || !array->layout())
        return unusableIndex(escapeForDisplay(*name, 200) + " is not a line of values");
    return std::make_unique<const SliceReader>(array, cache, pool);
}

Result<Cells> readLine(const SliceReader& line, std::int64_t begin, std::int64_t count,
                       const Job& job)
{
    Slice slice = Slice::whole(line.shape());
    slice.set(0, DimensionSlice::range(begin, count));
    BLOSCOPE_TRY(Cells cells, line.read(slice, {job.stop}, Reuse::Unlikely));
    if (!cells.states.empty())
        return unusableIndex("one of its sidecars cannot be read" +
                             (cells.regions.empty() ? "" : ": " + cells.regions.front().reason));
    return cells;
}

} // namespace

SortedIndex::SortedIndex(const QueryTable& table, TypedColumnPtr column)
    : m_cache(cacheBytes),
      m_pool(table.pool()),
      m_slotCount(table.slotCount()),
      m_column(std::move(column)),
      m_valueType(m_column->array().dtype())
{
}

Result<SortedIndexPtr> SortedIndex::open(const QueryTable& table, std::size_t column,
                                         const Job& job)
{
    const IndexValue* const index = table.indexOf(column);
    const IndexValue* const full = index ? memberOf(*index, "full") : nullptr;
    if (isNil(full))
        return usageError("the column has no FULL index");
    BLOSCOPE_TRY(TypedColumnPtr typed, table.column(column, job));
    const std::shared_ptr<SortedIndex> sorted(new SortedIndex(table, std::move(typed)));
    if (sorted->m_column->isText())
        BLOSCOPE_CHECK(sorted->openRanks(table, *index, job));
    else if (!hasIndexedElements(*sorted->m_column) || !areKindsEqual(*sorted->m_column))
        return unusableIndex("indexes of values of this type are not used");
    BLOSCOPE_CHECK(checkIndex(*index, *sorted->m_column, sorted->m_valueType));
    BLOSCOPE_CHECK(sorted->openPieces(table, *full));
    for (std::size_t piece = 0; piece < sorted->pieces(); ++piece)
        BLOSCOPE_CHECK(sorted->checkPiece(piece, job));
    return SortedIndexPtr(sorted);
}

// Of words, or of texts of variable length.
Result<> SortedIndex::openRanks(const QueryTable& table, const IndexValue& index, const Job&)
{
    const IndexValue& full = *memberOf(index, "full");
    const bool isWord = m_column->type() == TypedColumn::Type::Word;
    const IndexValue* const ranks = memberOf(full, isWord ? "dict_rank" : "utf8_rank");
    if (isNil(ranks))
        return unusableIndex("indexes of values of this type are not used");
    if (!isOfTheseValues(table, index))
        return unusableIndex("the table does not say that it was made of these values");
    BLOSCOPE_TRY(m_valueType, parseDType("<i4", {}));
    if (!isWord)
        return openTexts(table, *ranks);
    m_ranks = std::ssize(m_column->words());
    const auto& wordRanks = m_column->wordRanks();
    const bool areDistinct =
        wordRanks.empty() || *std::ranges::max_element(wordRanks) + 1 == wordRanks.size();
    if (integerOf(memberOf(*ranks, "dict_len")) != m_ranks || !areDistinct)
        return unusableIndex("it was made for other words");
    return {};
}

Result<> SortedIndex::openTexts(const QueryTable& table, const IndexValue& ranks)
{
    BLOSCOPE_TRY(std::shared_ptr<const SliceReader> texts,
                 openLine(table, memberOf(ranks, "vocab_path"), m_cache, m_pool));
    if (texts->dtype().kind != DTypeKind::Text)
        return unusableIndex("its texts are none");
    m_ranks = texts->shape()[0];
    const DTypeLeaf all{{}, 0, texts->dtype()};
    const Slice whole = Slice::whole(texts->shape());
    BLOSCOPE_TRY(const ElementLine line, ElementLine::of(std::move(texts), whole));
    BLOSCOPE_TRY(m_texts, typedColumnOf(line, all));
    return {};
}

Result<> SortedIndex::openPieces(const QueryTable& table, const IndexValue& full)
{
    BLOSCOPE_CHECK(addPiece(table, full));
    const auto added = itemsOf(memberOf(full, "runs"));
    if (added.size() >= mostPieces)
        return unusableIndex(fmt::format("it has {} runs of added values; the limit is {}",
                                         added.size(), mostPieces - 1));
    for (const IndexValue& paths : added)
        BLOSCOPE_CHECK(addPiece(table, paths));
    std::int64_t missing = m_slotCount;
    for (const Piece& piece : m_pieces)
        missing -= std::min(piece.length, missing + 1);
    if (missing != 0)
        return unusableIndex(fmt::format("its sidecars do not have {} values", m_slotCount));
    return {};
}

Result<> SortedIndex::addPiece(const QueryTable& table, const IndexValue& paths)
{
    Piece piece;
    BLOSCOPE_TRY(piece.values, openLine(table, memberOf(paths, "values_path"), m_cache, m_pool));
    BLOSCOPE_TRY(piece.slots, openLine(table, memberOf(paths, "positions_path"), m_cache, m_pool));
    const DType& slots = piece.slots->dtype();
    if (!(piece.values->dtype() == m_valueType))
        return unusableIndex("the values of its sidecar are of another type");
    if (slots.kind != DTypeKind::Signed || slots.itemsize != sizeof(std::int64_t) ||
        slots.order != ByteOrder::Little)
        return unusableIndex("its positions are not integers of 64 bits");
    piece.length = piece.values->shape()[0];
    piece.blockRows = piece.values->array()->layout()->blockshape[0];
    if (piece.slots->shape()[0] != piece.length || piece.blockRows < 1)
        return unusableIndex("it does not have a position for each value");
    m_pieces.push_back(std::move(piece));
    return {};
}

// Are some of its values those of the column?
Result<> SortedIndex::checkPiece(std::size_t piece, const Job& job) const
{
    const std::int64_t last = length(piece) - 1;
    for (std::int64_t i = 0; i < checkedPlaces && last >= 0; ++i) {
        const std::int64_t at = last / (checkedPlaces - 1) * i;
        BLOSCOPE_CHECK(checkPlace({piece, at, at + 1}, job));
    }
    return {};
}

Result<> SortedIndex::checkPlace(const Run& place, const Job& job) const
{
    BLOSCOPE_TRY(const Part part, read(place, job));
    BLOSCOPE_TRY(const bool isRight, isAt(part.slots.front(), part.keys.front(), job));
    if (!isRight)
        return unusableIndex(
            fmt::format("it is wrong about slot {}, which has another value", part.slots.front()));
    return {};
}

Result<bool> SortedIndex::isAt(std::int64_t slot, std::uint64_t key, const Job& job) const
{
    BLOSCOPE_TRY(const ColumnValues values, m_column->read(slot, 1, job));
    const bool isMissing = !values.missing.empty() && values.missing.front();
    if (!m_column->isText())
        return isMissing || keysOf(values).front() == key;
    const std::int64_t rank = rankOfKey(key);
    if (isMissing || rank < 0 || rank >= m_ranks)
        return isMissing;
    if (!m_texts)
        return keysOf(values).front() == key;
    BLOSCOPE_TRY(const std::string text, textOfRank(rank, job));
    return values.texts.front() == text;
}

Result<std::string> SortedIndex::textOfRank(std::int64_t rank, const Job& job) const
{
    BLOSCOPE_TRY(const ColumnValues values, m_texts->read(rank, 1, job));
    if (!values.missing.empty())
        return unusableIndex("its texts cannot be read");
    return std::string(values.texts.front());
}

std::vector<std::uint64_t> SortedIndex::keysOf(const ColumnValues& values) const
{
    if (m_column->type() != TypedColumn::Type::Word)
        return keysOfElements(m_valueType, values.bytes.data(), values.rows);
    std::vector<std::uint64_t> keys(values.rows);
    const auto& ranks = m_column->wordRanks();
    for (std::size_t row = 0; row < values.rows; ++row)
        if (values.missing.empty() || !values.missing[row])
            keys[row] =
                keyOfRank(ranks[static_cast<std::size_t>(values.elements<std::int32_t>()[row])]);
    return keys;
}

Result<std::vector<std::uint64_t>> SortedIndex::readKeys(const Piece& piece, std::int64_t begin,
                                                         std::int64_t count, const Job& job) const
{
    BLOSCOPE_TRY(const Cells cells, readLine(*piece.values, begin, count, job));
    return keysOfElements(m_valueType, cells.bytes.data(), static_cast<std::size_t>(count));
}

Result<SortedIndex::Part> SortedIndex::read(const Run& run, const Job& job) const
{
    const Piece& piece = m_pieces[run.piece];
    Part part;
    BLOSCOPE_TRY(part.keys, readKeys(piece, run.begin, run.end - run.begin, job));
    BLOSCOPE_TRY(const Cells cells, readLine(*piece.slots, run.begin, run.end - run.begin, job));
    part.slots.resize(part.keys.size());
    std::memcpy(part.slots.data(), cells.bytes.data(), part.slots.size() * sizeof(std::int64_t));
    for (const std::int64_t slot : part.slots)
        if (slot < 0 || slot >= m_slotCount)
            return unusableIndex(fmt::format("the table has no slot {}", slot));
    return part;
}

// The first place whose key is not below; the length where there is none. Only blocks that a binary
// search comes to are read.
Result<std::int64_t> SortedIndex::firstPlace(const Piece& piece, std::uint64_t key,
                                             const Job& job) const
{
    std::int64_t low = 0; // blocks
    std::int64_t high = ceilDivide(piece.length, piece.blockRows);
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        BLOSCOPE_TRY(const auto first, readKeys(piece, middle * piece.blockRows, 1, job));
        if (first.front() < key)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0)
        return 0;
    const std::int64_t begin = (low - 1) * piece.blockRows;
    BLOSCOPE_TRY(const auto keys,
                 readKeys(piece, begin, std::min(piece.blockRows, piece.length - begin), job));
    if (!std::ranges::is_sorted(keys))
        return unusableIndex("its values are not in order");
    return begin + (std::ranges::lower_bound(keys, key) - keys.begin());
}

Result<std::vector<SortedIndex::Run>> SortedIndex::find(std::uint64_t low, std::uint64_t high,
                                                        bool isInside, const Job& job) const
{
    std::vector<Run> runs;
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const Piece& piece = m_pieces[i];
        std::int64_t begin = 0;
        std::int64_t end = 0;
        if (low <= high) {
            BLOSCOPE_TRY(begin, firstPlace(piece, low, job));
            end = piece.length;
            if (high < lastKey) {
                BLOSCOPE_TRY(end, firstPlace(piece, high + 1, job));
            }
            end = std::max(begin, end);
        }
        if (isInside) {
            runs.push_back({i, begin, end});
        } else {
            runs.push_back({i, 0, begin});
            runs.push_back({i, end, piece.length});
        }
    }
    std::erase_if(runs, [](const Run& run) { return run.begin == run.end; });
    return runs;
}

Result<std::vector<SortedIndex::Run>> SortedIndex::find(const ElementRange& range, bool isInside,
                                                        const Job& job) const
{
    return std::visit(
        [&](const auto& values) {
            const bool isEmpty = !(values.low <= values.high);
            return find(isEmpty ? lastKey : orderedNumber(values.low),
                        isEmpty ? 0 : orderedNumber(values.high), isInside, job);
        },
        range);
}

// The first rank whose text is not below, or, if it is wanted, not equal either.
Result<std::int64_t> SortedIndex::firstRank(std::string_view text, bool isAfter,
                                            const Job& job) const
{
    std::int64_t low = 0;
    std::int64_t high = m_ranks;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        BLOSCOPE_TRY(const std::string other, textOfRank(middle, job));
        if (other < text || (isAfter && other == text))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// NULs at the end of a text are not in the index: so texts that it has as equal may be above.
Result<std::vector<SortedIndex::Run>> SortedIndex::find(CompareOperator comparison,
                                                        std::string_view text, const Job& job) const
{
    std::int64_t first = 0;
    std::int64_t last = m_ranks - 1;
    const std::string_view stored = text.substr(0, text.find_last_not_of('\0') + 1);
    if (comparison == CompareOperator::Equal || comparison == CompareOperator::Greater ||
        comparison == CompareOperator::GreaterEqual) {
        BLOSCOPE_TRY(first, firstRank(stored, false, job));
    }
    if (comparison == CompareOperator::Equal || comparison == CompareOperator::Less ||
        comparison == CompareOperator::LessEqual) {
        BLOSCOPE_TRY(const std::int64_t end, firstRank(stored, true, job));
        last = end - 1;
    }
    return find(keyOfRank(first), keyOfRank(last), true, job);
}

std::int64_t SortedIndex::countOf(std::span<const Run> runs)
{
    std::int64_t count = 0;
    for (const Run& run : runs)
        count += run.end - run.begin;
    return count;
}

Result<RowSet> SortedIndex::slotsOf(std::span<const Run> runs, const Job& job) const
{
    RowSet rows;
    for (const Run& run : runs)
        for (std::int64_t at = run.begin; at < run.end; at += slotsAtOnce) {
            BLOSCOPE_TRY(Part part,
                         read({run.piece, at, std::min(at + slotsAtOnce, run.end)}, job));
            std::ranges::sort(part.slots);
            rows.addAscending(part.slots);
        }
    return rows;
}

} // namespace bloscope
