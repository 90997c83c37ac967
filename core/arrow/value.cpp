#include "core/arrow/value.h"

#include "core/arrow/scalar_text.h"
#include "core/base/checked.h"
#include "core/base/half.h"

#include <fmt/format.h>

namespace bloscope::arrow {

namespace {

namespace msgpack = msgpack_value;

// A number of `bytes` bytes at index `i`.
std::uint64_t unsignedAt(ByteView data, std::size_t bytes, std::int64_t i)
{
    const std::byte* const at = data.data() + static_cast<std::size_t>(i) * bytes;
    switch (bytes) {
    case 1:
        return loadLittle<std::uint8_t>(at);
    case 2:
        return loadLittle<std::uint16_t>(at);
    case 4:
        return loadLittle<std::uint32_t>(at);
    default:
        return loadLittle<std::uint64_t>(at);
    }
}

std::int64_t signedAt(ByteView data, std::size_t bytes, std::int64_t i)
{
    const std::uint64_t number = unsignedAt(data, bytes, i);
    const auto unused = static_cast<int>(64 - 8 * bytes);
    return static_cast<std::int64_t>(number << unused) >> unused;
}

msgpack::Value floatAt(ByteView data, std::size_t bytes, std::int64_t i)
{
    const std::byte* const at = data.data() + static_cast<std::size_t>(i) * bytes;
    if (bytes == 2)
        return {toFloat(loadLittle<Half>(at))};
    if (bytes == 4)
        return {loadLittle<float>(at)};
    return {loadLittle<double>(at)};
}

// Makes one row, and counts what it takes.
class ValueMaker {
 public:
    explicit ValueMaker(const Limits& limits) : m_limits(limits) {}

    Result<msgpack::Value> make(const Column& column, std::int64_t i, std::size_t depth);

 private:
    struct Range {
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };

    Result<> take(std::size_t depth);
    Result<msgpack::Value> numbered(const Column& column, std::int64_t i, std::size_t depth);
    Result<msgpack::Value> plain(const Column& column, std::int64_t i, std::size_t depth);
    Result<Range> rangeOf(const Column& column, std::int64_t i, std::int64_t available) const;
    Result<ByteView> bytesOf(const Column& column, std::int64_t i);
    Result<ByteView> counted(ByteView bytes);
    Result<msgpack::Value> items(const Column& child, Range range, std::size_t depth);
    Result<msgpack::Value> members(const Column& column, std::int64_t i, std::size_t depth);
    Result<msgpack::Value> entries(const Column& pairs, Range range, std::size_t depth);

    Limits m_limits;
    std::size_t m_values = 0;
    std::size_t m_textBytes = 0;
};

Result<> ValueMaker::take(std::size_t depth)
{
    if (depth > m_limits.depth)
        return Error{ErrorKind::Limit,
                     fmt::format("its values are nested deeper than {}", m_limits.depth)};
    if (++m_values > m_limits.values)
        return Error{ErrorKind::Limit,
                     fmt::format("a row holds more than {} values", m_limits.values)};
    return {};
}

Result<msgpack::Value> ValueMaker::make(const Column& column, std::int64_t i, std::size_t depth)
{
    BLOSCOPE_CHECK(take(depth));
    if (i < 0 || i >= column.length)
        return Error{ErrorKind::Usage, fmt::format("there is no value {} of {}", i, column.length)};
    if (column.isNull(i))
        return msgpack::Value();
    return column.dictionary ? numbered(column, i, depth) : plain(column, i, depth);
}

Result<msgpack::Value> ValueMaker::numbered(const Column& column, std::int64_t i, std::size_t depth)
{
    const DictionaryUse& use = *column.field->dictionary;
    const std::int64_t number =
        use.isSigned ? signedAt(column.data, use.indexBytes, i)
                     : static_cast<std::int64_t>(unsignedAt(column.data, use.indexBytes, i));
    if (number < 0 || number >= column.dictionary->length)
        return malformedError(fmt::format("value {} of a dictionary of {} is needed", number,
                                          column.dictionary->length));
    return make(*column.dictionary, number, depth + 1);
}

Result<msgpack::Value> ValueMaker::plain(const Column& column, std::int64_t i, std::size_t depth)
{
    const Field& field = *column.field;
    switch (field.kind) {
    case Kind::Null:
        return msgpack::Value();
    case Kind::Boolean:
        return msgpack::Value{
            (std::to_integer<unsigned>(column.data[static_cast<std::size_t>(i / 8)]) >> (i % 8) &
             1U) != 0};
    case Kind::Signed:
        return msgpack::Value{signedAt(column.data, field.width, i)};
    case Kind::Unsigned: {
        const std::uint64_t number = unsignedAt(column.data, field.width, i);
        const auto small = static_cast<std::int64_t>(number);
        return small < 0 ? msgpack::Value{number} : msgpack::Value{small};
    }
    case Kind::Float:
        return floatAt(column.data, field.width, i);
    case Kind::Date:
    case Kind::Timestamp:
    case Kind::Duration:
        return msgpack::Value{
            msgpack::Text{dateText(field, signedAt(column.data, field.width, i))}};
    case Kind::Time:
        return msgpack::Value{
            msgpack::Text{timeText(field.unit, signedAt(column.data, field.width, i))}};
    case Kind::Decimal: {
        const ByteView digits =
            column.data.subspan(static_cast<std::size_t>(i) * field.width, field.width);
        return msgpack::Value{msgpack::Text{decimalText(digits, field.scale)}};
    }
    case Kind::Text: {
        BLOSCOPE_TRY(const ByteView bytes, bytesOf(column, i));
        return msgpack::Value{msgpack::Text{std::string(textOf(bytes))}};
    }
    case Kind::Binary:
    case Kind::FixedBinary: {
        BLOSCOPE_TRY(const ByteView bytes, bytesOf(column, i));
        return msgpack::Value{msgpack::Binary{{bytes.begin(), bytes.end()}}};
    }
    case Kind::Struct:
        return members(column, i, depth);
    default: {
        const Column& child = column.children.front();
        BLOSCOPE_TRY(const Range range, rangeOf(column, i, child.length));
        return field.kind == Kind::Map ? entries(child, range, depth) : items(child, range, depth);
    }
    }
}

// What value `i` takes of so many items or bytes.
Result<ValueMaker::Range> ValueMaker::rangeOf(const Column& column, std::int64_t i,
                                              std::int64_t available) const
{
    if (column.field->kind == Kind::FixedList) // there are as many, and it was looked
        return Range{i * column.field->listSize, (i + 1) * column.field->listSize};
    const std::size_t bytes = column.field->offsetBytes;
    const Range range{signedAt(column.offsets, bytes, i), signedAt(column.offsets, bytes, i + 1)};
    if (range.begin < 0 || range.begin > range.end || range.end > available)
        return malformedError(
            fmt::format("a value takes {} to {} of {}", range.begin, range.end, available));
    return range;
}

Result<ByteView> ValueMaker::bytesOf(const Column& column, std::int64_t i)
{
    if (column.field->kind == Kind::FixedBinary)
        return counted(column.data.subspan(static_cast<std::size_t>(i) * column.field->width,
                                           column.field->width));
    BLOSCOPE_TRY(const Range range,
                 rangeOf(column, i, static_cast<std::int64_t>(column.data.size())));
    return counted(column.data.subspan(static_cast<std::size_t>(range.begin),
                                       static_cast<std::size_t>(range.end - range.begin)));
}

Result<ByteView> ValueMaker::counted(ByteView bytes)
{
    m_textBytes += bytes.size();
    if (m_textBytes > m_limits.textBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("the texts of a row have more than {} bytes", m_limits.textBytes)};
    return bytes;
}

Result<msgpack::Value> ValueMaker::items(const Column& child, Range range, std::size_t depth)
{
    msgpack::Array items;
    for (std::int64_t i = range.begin; i < range.end; ++i) {
        BLOSCOPE_TRY(msgpack::Value item, make(child, i, depth + 1));
        items.push_back(std::move(item));
    }
    return msgpack::Value{std::move(items)};
}

Result<msgpack::Value> ValueMaker::members(const Column& column, std::int64_t i, std::size_t depth)
{
    msgpack::Map map;
    for (const Column& child : column.children) {
        BLOSCOPE_TRY(msgpack::Value member, make(child, i, depth + 1));
        BLOSCOPE_TRY(const ByteView name, counted(bloscope::bytesOf(child.field->name)));
        map.push_back({{msgpack::Text{std::string(textOf(name))}}, std::move(member)});
    }
    return msgpack::Value{std::move(map)};
}

Result<msgpack::Value> ValueMaker::entries(const Column& pairs, Range range, std::size_t depth)
{
    msgpack::Map map;
    for (std::int64_t i = range.begin; i < range.end; ++i) {
        BLOSCOPE_TRY(msgpack::Value key, make(pairs.children[0], i, depth + 1));
        BLOSCOPE_TRY(msgpack::Value value, make(pairs.children[1], i, depth + 1));
        map.push_back({std::move(key), std::move(value)});
    }
    return msgpack::Value{std::move(map)};
}

} // namespace

Result<msgpack::Value> valueAt(const Column& column, std::int64_t i, const Limits& limits)
{
    return ValueMaker(limits).make(column, i, 1);
}

} // namespace bloscope::arrow
