#include "core/query/index_pruning.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/objects/metadata_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <map>

namespace bloscope {

namespace {

using IndexValue = msgpack_value::Value;

constexpr std::int64_t mostSegments = 1 << 26; // some GiB of rows each
constexpr std::uint8_t allNaN = 1;
constexpr std::uint8_t someNaN = 2;

Error unusable(std::string why)
{
    return Error{ErrorKind::Unsupported, std::move(why)};
}

bool isTrue(const IndexValue* value)
{
    const auto* const truth = value ? std::get_if<bool>(&value->data) : nullptr;
    return truth && *truth;
}

// The only item of a tuple such as ("__tuple__", 256).
std::optional<std::int64_t> onlyItemOf(const IndexValue* tuple)
{
    const auto items = itemsOf(tuple);
    return items.size() == 1 ? integerOf(&items.front()) : std::nullopt;
}

// Of the column now, and of the column that was indexed.
Result<> checkColumn(const IndexValue& index, const TypedColumn& column)
{
    const Array& array = column.array();
    if (!array.layout())
        return unusable("the column is not an n-dimensional array");
    if (integerOf(memberOf(index, "version")) != 1)
        return unusable("its version is not 1");
    if (isTrue(memberOf(index, "stale")))
        return unusable("it is stale: the table was changed after it was made");
    const auto shape = onlyItemOf(memberOf(index, "shape"));
    if (shape != array.shape()[0])
        return unusable(fmt::format("it was made for {} slots, and the column has {}",
                                    shape ? std::to_string(*shape) : "an unknown number of",
                                    array.shape()[0]));
    const auto chunks = onlyItemOf(memberOf(index, "chunks"));
    if (chunks != array.layout()->chunkshape[0])
        return unusable(fmt::format("it was made for chunks of {} rows, and the column has {}",
                                    chunks ? std::to_string(*chunks) : "an unknown number of",
                                    array.layout()->chunkshape[0]));
    const auto dtype = textOf(memberOf(index, "dtype"));
    const auto parsed = dtype ? parseDType(*dtype, {}) : Result<DType>(usageError({}));
    if (!parsed || !(*parsed == array.dtype()))
        return unusable("it was made for values of another type");
    const IndexValue* target = memberOf(index, "target");
    if (textOf(target ? memberOf(*target, "source") : nullptr) != "field" ||
        !isNil(memberOf(*target, "field")))
        return unusable("it is not an index of this column");
    return {};
}

// A pair of elements as a range of the wide type of their kind.
ElementRange rangeOfElements(const DType& dtype, const std::byte* least, const std::byte* greatest)
{
    const auto load = [&](const std::byte* from) -> std::int64_t {
        switch (dtype.itemsize) {
        case 1:
            return dtype.kind == DTypeKind::Signed ? loadLittle<std::int8_t>(from)
                                                   : loadLittle<std::uint8_t>(from);
        case 2:
            return dtype.kind == DTypeKind::Signed ? loadLittle<std::int16_t>(from)
                                                   : loadLittle<std::uint16_t>(from);
        case 4:
            return dtype.kind == DTypeKind::Signed ? loadLittle<std::int32_t>(from)
                                                   : loadLittle<std::uint32_t>(from);
        default:
            return loadLittle<std::int64_t>(from);
        }
    };
    if (dtype.kind == DTypeKind::Float && dtype.itemsize == sizeof(float))
        return ClosedRange<double>{static_cast<double>(loadLittle<float>(least)),
                                   static_cast<double>(loadLittle<float>(greatest))};
    if (dtype.kind == DTypeKind::Float)
        return ClosedRange<double>{loadLittle<double>(least), loadLittle<double>(greatest)};
    if (dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::DateTime)
        return ClosedRange<std::int64_t>{load(least), load(greatest)};
    return ClosedRange<std::uint64_t>{static_cast<std::uint64_t>(load(least)),
                                      static_cast<std::uint64_t>(load(greatest))};
}

ElementRange noneOf(const ElementRange& like)
{
    return std::visit(
        [](const auto& range) -> ElementRange {
            return std::decay_t<decltype(range)>{1, 0};
        },
        like);
}

bool isEmpty(const ElementRange& range)
{
    return std::visit([](const auto& all) { return !(all.low <= all.high); }, range);
}

// Do they have a value in common? Both are not empty.
bool doMeet(const ElementRange& a, const ElementRange& b)
{
    return std::visit(
        [&b](const auto& range) {
            const auto* const other = std::get_if<std::decay_t<decltype(range)>>(&b);
            return !other || (range.high >= other->low && range.low <= other->high);
        },
        a);
}

bool isInside(const ElementRange& a, const ElementRange& b)
{
    return std::visit(
        [&b](const auto& range) {
            const auto* const other = std::get_if<std::decay_t<decltype(range)>>(&b);
            return other && range.low >= other->low && range.high <= other->high;
        },
        a);
}

bool isNaN(const ElementRange& value)
{
    const auto* const range = std::get_if<ClosedRange<double>>(&value);
    return range && std::isnan(range->low);
}

// Where the parts of an element of the sidecar are.
struct SegmentFields {
    DTypeField least;
    DTypeField greatest;
    DTypeField flags;
};

Result<SegmentFields> fieldsOf(const DType& sidecar, const DType& column)
{
    const auto named = [&](std::string_view name) -> const DTypeField* {
        const auto found = std::ranges::find(sidecar.fields, name, &DTypeField::name);
        return found == sidecar.fields.end() ? nullptr : &*found;
    };
    const DTypeField* const least = named("min");
    const DTypeField* const greatest = named("max");
    const DTypeField* const flags = named("flags");
    const bool fit = sidecar.kind == DTypeKind::Structured && least && greatest && flags &&
                     least->dtype == column && greatest->dtype == column &&
                     flags->dtype.kind == DTypeKind::Unsigned && flags->dtype.itemsize == 1;
    if (!fit)
        return unusable("the values of its sidecar are not those of a summary");
    return SegmentFields{*least, *greatest, *flags};
}

// What the index of a column says about segments of its slots: their least and greatest values, so
// that segments which cannot contain a match are never read. python-blosc2 writes them for nearly
// every table ("SUMMARY"; its other indexes have such summaries as well).
class ColumnSummary {
 public:
    // Everything that the description says is compared with the column as it is, and the sidecar
    // with the description; some segments are read, to see whether their values fit. Errors: why
    // the index is not used, Usage where there is none; Cancelled.
    static Result<ColumnSummary> open(const QueryTable& table, std::size_t column, const Job& job);

    std::int64_t segmentRows() const { return m_segmentRows; } // the last one may have fewer
    std::int64_t segments() const { return static_cast<std::int64_t>(m_segments.size()); }

    // Can an element of the segment be in the range? Can one be outside, NaN included?
    bool mayBeInside(std::int64_t segment, const ElementRange& range) const;
    bool mayBeOutside(std::int64_t segment, const ElementRange& range) const;

 private:
    struct Level; // what the description says about one of its levels
    struct Segment {
        ElementRange values; // from the least to the greatest, NaN aside; empty: none
        bool hasNaN = false;
    };
    static Result<Level> levelOf(const msgpack_value::Value& index, const TypedColumn& column);
    static Result<ColumnSummary> read(const QueryTable& table, const Level& level,
                                      const TypedColumn& column, const Job& job);
    Result<> checkSegment(std::int64_t segment, const TypedColumn& column, const Job& job) const;

    std::int64_t m_segmentRows = 0;
    std::vector<Segment> m_segments;
};

struct ColumnSummary::Level {
    std::int64_t segmentRows = 0;
    std::int64_t segments = 0;
    std::string path;
};

// The finest level, so that most can be skipped.
Result<ColumnSummary::Level> ColumnSummary::levelOf(const msgpack_value::Value& index,
                                                    const TypedColumn& column)
{
    const ArrayLayout& layout = *column.array().layout();
    struct KnownLevel {
        const char* name;
        std::int64_t rows;
    };
    const std::array known = {
        KnownLevel{"subblock", std::max<std::int64_t>(1, layout.blockshape[0] / 8)},
        KnownLevel{"block", layout.blockshape[0]}, KnownLevel{"chunk", layout.chunkshape[0]}};
    const IndexValue* levels = memberOf(index, "levels");
    for (const KnownLevel& kind : known) {
        const IndexValue* level = levels ? memberOf(*levels, kind.name) : nullptr;
        const auto path = level ? textOf(memberOf(*level, "path")) : std::nullopt;
        if (!path)
            continue;
        Level found{kind.rows, ceilDivide(layout.shape[0], kind.rows), *path};
        if (integerOf(memberOf(*level, "segment_len")) != found.segmentRows ||
            integerOf(memberOf(*level, "nsegments")) != found.segments)
            return unusable("its segments are not those of the column");
        if (found.segments > mostSegments)
            return unusable(
                fmt::format("it has {} segments; the limit is {}", found.segments, mostSegments));
        return found;
    }
    return unusable("it has no summaries");
}

Result<ColumnSummary> ColumnSummary::read(const QueryTable& table, const Level& level,
                                          const TypedColumn& column, const Job& job)
{
    BLOSCOPE_TRY(FramePtr frame, table.openSidecar(level.path));
    const ArrayPtr array = Array::of(std::move(frame));
    if (array->shape() != Shape{level.segments})
        return unusable(fmt::format("its sidecar does not have {} segments", level.segments));
    BLOSCOPE_TRY(const SegmentFields fields, fieldsOf(array->dtype(), column.array().dtype()));
    BlockCache cache(0);
    const SliceReader reader(array, cache, table.pool());
    BLOSCOPE_TRY(const Cells cells,
                 reader.read(Slice::whole(array->shape()), {job.stop}, Reuse::Unlikely));
    if (!cells.states.empty())
        return unusable("its sidecar cannot be read" +
                        (cells.regions.empty() ? "" : ": " + cells.regions.front().reason));
    ColumnSummary summary;
    summary.m_segmentRows = level.segmentRows;
    for (std::size_t i = 0; i < static_cast<std::size_t>(level.segments); ++i) {
        const std::byte* const element = cells.bytes.data() + i * cells.itemsize;
        const auto flags = loadLittle<std::uint8_t>(element + fields.flags.offset);
        Segment segment{rangeOfElements(column.array().dtype(), element + fields.least.offset,
                                        element + fields.greatest.offset),
                        (flags & (allNaN | someNaN)) != 0};
        if (flags & allNaN)
            segment.values = noneOf(segment.values);
        else if (isEmpty(segment.values))
            return unusable(
                fmt::format("the least value of segment {} is not below the greatest", i));
        summary.m_segments.push_back(segment);
    }
    return summary;
}

// Are its values what the index says about them?
Result<> ColumnSummary::checkSegment(std::int64_t segment, const TypedColumn& column,
                                     const Job& job) const
{
    const std::int64_t begin = segment * m_segmentRows;
    const std::int64_t count = std::min(m_segmentRows, column.array().shape()[0] - begin);
    BLOSCOPE_TRY(const ColumnValues values, column.read(begin, count, job));
    const Segment& said = m_segments[static_cast<std::size_t>(segment)];
    const DType& dtype = column.dtype();
    for (std::size_t row = 0; row < values.rows; ++row) {
        if (!values.missing.empty() && values.missing[row])
            continue;
        const std::byte* const element = values.bytes.data() + row * dtype.itemsize;
        const ElementRange value = rangeOfElements(dtype, element, element);
        if (isNaN(value) ? !said.hasNaN : isEmpty(said.values) || !isInside(value, said.values))
            return unusable(fmt::format(
                "it is wrong about slot {}, whose value is not what it says about segment {}",
                begin + static_cast<std::int64_t>(row), segment));
    }
    return {};
}

Result<ColumnSummary> ColumnSummary::open(const QueryTable& table, std::size_t column,
                                          const Job& job)
{
    const IndexValue* index = table.indexOf(column);
    if (!index)
        return Error{ErrorKind::Usage, "the column has no index"};
    BLOSCOPE_TRY(const TypedColumnPtr typed, table.column(column, job));
    const DType& dtype = typed->array().dtype();
    if (typed->isText() || typed->type() == TypedColumn::Type::Bytes ||
        dtype.order != ByteOrder::Little || dtype.itemsize != typed->dtype().itemsize)
        return unusable("indexes of values of this type are not used");
    BLOSCOPE_CHECK(checkColumn(*index, *typed));
    BLOSCOPE_TRY(const Level level, levelOf(*index, *typed));
    BLOSCOPE_TRY(ColumnSummary summary, read(table, level, *typed, job));
    for (const std::int64_t segment : {std::int64_t(0), summary.segments() / 2})
        if (segment < summary.segments())
            BLOSCOPE_CHECK(summary.checkSegment(segment, *typed, job));
    return summary;
}

bool ColumnSummary::mayBeInside(std::int64_t segment, const ElementRange& range) const
{
    const Segment& said = m_segments[static_cast<std::size_t>(segment)];
    return !isEmpty(range) && !isEmpty(said.values) && doMeet(said.values, range);
}

bool ColumnSummary::mayBeOutside(std::int64_t segment, const ElementRange& range) const
{
    const Segment& said = m_segments[static_cast<std::size_t>(segment)];
    return said.hasNaN ||
           (!isEmpty(said.values) && (isEmpty(range) || !isInside(said.values, range)));
}

// Which slots have to be tested, by what is known without reading them.
class Pruning {
 public:
    Pruning(const QueryTable& table, std::string_view text, const Job& job)
        : m_table(table), m_text(text), m_job(job)
    {
    }

    // Slots for which the condition may be true, or, with `wanted` false, false. Nothing: any.
    // Errors: Cancelled.
    Result<std::optional<RowSet>> candidates(const BoundExpression& condition, bool wanted);

    std::vector<IndexUse> takeUses() { return std::move(m_uses); }

 private:
    Result<std::optional<RowSet>> ofParts(const BoundExpression& condition, bool wanted);
    Result<std::optional<RowSet>> ofRange(const BoundExpression& test, bool wanted);
    const Result<ColumnSummary>& summaryOf(std::size_t column);

    const QueryTable& m_table;
    std::string_view m_text;
    const Job& m_job;
    std::map<std::size_t, Result<ColumnSummary>> m_summaries;
    std::vector<IndexUse> m_uses;
};

Result<std::optional<RowSet>> Pruning::candidates(const BoundExpression& condition, bool wanted)
{
    const auto wantedWord = wanted ? BoundExpression::Truth::True : BoundExpression::Truth::False;
    switch (condition.op) {
    case BoundExpression::Op::Not:
        return candidates(condition.parts.front(), !wanted);
    case BoundExpression::Op::And:
    case BoundExpression::Op::Or:
        return ofParts(condition, wanted);
    case BoundExpression::Op::InRange:
        return ofRange(condition, wanted);
    case BoundExpression::Op::Words:
        if (std::ranges::find(condition.words, wantedWord) == condition.words.end())
            return std::optional(RowSet());
        return std::optional<RowSet>();
    default:
        return std::optional<RowSet>();
    }
}

// True are those for which all parts of an And may be, or any of an Or; false the other way round.
Result<std::optional<RowSet>> Pruning::ofParts(const BoundExpression& condition, bool wanted)
{
    const bool needsAll = (condition.op == BoundExpression::Op::And) == wanted;
    std::optional<RowSet> all;
    bool isFirst = true;
    for (const BoundExpression& part : condition.parts) {
        BLOSCOPE_TRY(std::optional<RowSet> some, candidates(part, wanted));
        if (isFirst || (needsAll && !all))
            all = std::move(some);
        else if (needsAll && some)
            all->keepOnly(*some);
        else if (!needsAll && all && some)
            all->add(*some);
        else if (!needsAll)
            all.reset();
        isFirst = false;
    }
    return all;
}

const Result<ColumnSummary>& Pruning::summaryOf(std::size_t column)
{
    const auto known = m_summaries.find(column);
    if (known != m_summaries.end())
        return known->second;
    return m_summaries.emplace(column, ColumnSummary::open(m_table, column, m_job)).first->second;
}

void skip(std::int64_t segment, IndexUse& use)
{
    ++use.skipped;
    auto& runs = use.skippedRuns;
    if (!runs.empty() && runs.back().second + 1 == segment)
        runs.back().second = segment;
    else if (runs.size() < IndexUse::mostRuns)
        runs.emplace_back(segment, segment);
}

Result<std::optional<RowSet>> Pruning::ofRange(const BoundExpression& test, bool wanted)
{
    const Result<ColumnSummary>& summary = summaryOf(test.columnIndex);
    if (!summary && summary.error().kind() == ErrorKind::Cancelled)
        return summary.error();
    IndexUse use;
    use.condition = m_text.substr(std::min(test.begin, m_text.size()), test.end - test.begin);
    use.column = m_table.columns()[test.columnIndex].name;
    if (!summary) {
        use.problem = summary.error().text();
        m_uses.push_back(std::move(use));
        return std::optional<RowSet>();
    }
    use.segmentRows = summary->segmentRows();
    use.segments = summary->segments();
    RowSet rows;
    for (std::int64_t i = 0; i < summary->segments(); ++i) {
        const bool may = test.isNegated == wanted ? summary->mayBeOutside(i, test.range)
                                                  : summary->mayBeInside(i, test.range);
        if (may)
            rows.addRange(i * use.segmentRows,
                          std::min((i + 1) * use.segmentRows, m_table.slotCount()));
        else
            skip(i, use);
    }
    m_uses.push_back(std::move(use));
    return std::optional(std::move(rows));
}

} // namespace

Result<CandidateRows> candidateRows(const QueryTable& table, const BoundExpression& condition,
                                    std::string_view text, const Job& job)
{
    Pruning pruning(table, text, job);
    CandidateRows found;
    BLOSCOPE_TRY(found.rows, pruning.candidates(condition, true));
    found.uses = pruning.takeUses();
    return found;
}

} // namespace bloscope
