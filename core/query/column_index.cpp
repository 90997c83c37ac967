#include "core/query/column_index.h"

#include "core/array/slice_reader.h"
#include "core/base/checked.h"
#include "core/objects/metadata_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using IndexValue = msgpack_value::Value;

constexpr std::int64_t mostSegments = 1 << 26; // some GiB of rows each
constexpr std::uint8_t allNaN = 1;
constexpr std::uint8_t someNaN = 2;

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

std::string numberOr(std::optional<std::int64_t> number, const char* otherwise)
{
    return number ? std::to_string(*number) : otherwise;
}

// Texts of variable length have one more element, the end of the last one, and are indexed by an
// array with chunks of its own.
Result<> checkShape(const IndexValue& index, const TypedColumn& column)
{
    const Array& array = column.array();
    const bool isVariableText = column.type() == TypedColumn::Type::Text;
    const std::int64_t slots = array.shape()[0] - (isVariableText ? 1 : 0);
    const auto shape = onlyItemOf(memberOf(index, "shape"));
    if (shape != slots)
        return unusableIndex(fmt::format("it was made for {} slots, and the column has {}",
                                         numberOr(shape, "an unknown number of"), slots));
    if (isVariableText)
        return {};
    const auto chunks = onlyItemOf(memberOf(index, "chunks"));
    const std::int64_t rows = array.layout()->chunkshape[0];
    const bool isWord = column.type() == TypedColumn::Type::Word; // as far as it has rows
    if (chunks != (isWord ? std::min(rows, slots) : rows))
        return unusableIndex(fmt::format("it was made for chunks of {} rows, and the column has {}",
                                         numberOr(chunks, "an unknown number of"), rows));
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
        return unusableIndex("the values of its sidecar are not those of a summary");
    return SegmentFields{*least, *greatest, *flags};
}

} // namespace

Error unusableIndex(std::string why)
{
    return Error{ErrorKind::Unsupported, std::move(why)};
}

bool hasIndexedElements(const TypedColumn& column)
{
    const DType& dtype = column.array().dtype();
    return !column.isText() && column.type() != TypedColumn::Type::Bytes &&
           dtype.order == ByteOrder::Little && dtype.itemsize == column.dtype().itemsize;
}

Result<> checkIndex(const IndexValue& index, const TypedColumn& column, const DType& values)
{
    if (!column.array().layout())
        return unusableIndex("the column is not an n-dimensional array");
    if (integerOf(memberOf(index, "version")) != 1)
        return unusableIndex("its version is not 1");
    if (isTrue(memberOf(index, "stale")))
        return unusableIndex("it is stale: the table was changed after it was made");
    BLOSCOPE_CHECK(checkShape(index, column));
    const auto dtype = textOf(memberOf(index, "dtype"));
    const auto parsed = dtype ? parseDType(*dtype, {}) : Result<DType>(usageError({}));
    if (!parsed || !(*parsed == values))
        return unusableIndex("it was made for values of another type");
    const IndexValue* target = memberOf(index, "target");
    if (textOf(target ? memberOf(*target, "source") : nullptr) != "field" ||
        !isNil(memberOf(*target, "field")))
        return unusableIndex("it is not an index of this column");
    return {};
}

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
            return unusableIndex("its segments are not those of the column");
        if (found.segments > mostSegments)
            return unusableIndex(
                fmt::format("it has {} segments; the limit is {}", found.segments, mostSegments));
        return found;
    }
    return unusableIndex("it has no summaries");
}

Result<ColumnSummary> ColumnSummary::read(const QueryTable& table, const Level& level,
                                          const TypedColumn& column, const Job& job)
{
    BLOSCOPE_TRY(FramePtr frame, table.openSidecar(level.path));
    const ArrayPtr array = Array::of(std::move(frame));
    if (array->shape() != Shape{level.segments})
        return unusableIndex(fmt::format("its sidecar does not have {} segments", level.segments));
    BLOSCOPE_TRY(const SegmentFields fields, fieldsOf(array->dtype(), column.array().dtype()));
    BlockCache cache(0);
    const SliceReader reader(array, cache, table.pool());
    BLOSCOPE_TRY(const Cells cells,
                 reader.read(Slice::whole(array->shape()), {job.stop}, Reuse::Unlikely));
    if (!cells.states.empty())
        return unusableIndex("its sidecar cannot be read" +
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
            return unusableIndex(
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
            return unusableIndex(fmt::format(
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
    if (!hasIndexedElements(*typed))
        return unusableIndex("indexes of values of this type are not used");
    BLOSCOPE_CHECK(checkIndex(*index, *typed, typed->array().dtype()));
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

} // namespace bloscope
