#include "core/arrow/rows.h"

#include "core/base/checked.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/dtype_descr.h"
#include "core/numbers/half.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

namespace bloscope::arrow {

namespace {

constexpr std::array<std::string_view, 5> unitNames = {"D", "s", "ms", "us", "ns"};

std::string_view nameOf(Unit unit)
{
    return unitNames[static_cast<std::size_t>(unit)];
}

using Limbs = std::vector<std::uint32_t>; // the lowest first

Limbs limbsOf(ByteView bytes)
{
    Limbs limbs;
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint32_t))
        limbs.push_back(loadLittle<std::uint32_t>(bytes.data() + at));
    return limbs;
}

void negate(Limbs& limbs)
{
    std::uint64_t carry = 1;
    for (std::uint32_t& limb : limbs) {
        carry += ~limb;
        limb = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
}

// The decimal digits, taken off from the end nine at a time.
std::string digitsOf(Limbs limbs)
{
    constexpr std::uint64_t step = 1'000'000'000;
    std::string digits;
    while (std::ranges::any_of(limbs, [](std::uint32_t limb) { return limb != 0; })) {
        std::uint64_t rest = 0;
        for (std::size_t i = limbs.size(); i-- > 0;) {
            rest = rest << 32 | limbs[i];
            limbs[i] = static_cast<std::uint32_t>(rest / step);
            rest %= step;
        }
        digits.insert(0, fmt::format("{:09}", rest));
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    return digits.empty() ? "0" : digits;
}

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
                     fmt::format("its values are nested deeper than {} levels", m_limits.depth)};
    if (++m_values > m_limits.values)
        return Error{ErrorKind::Limit,
                     fmt::format("a row contains more than {} values", m_limits.values)};
    return {};
}

Result<msgpack::Value> ValueMaker::make(const Column& column, std::int64_t i, std::size_t depth)
{
    BLOSCOPE_CHECK(take(depth));
    if (i < 0 || i >= column.length)
        return Error{ErrorKind::Usage,
                     fmt::format("there is no value {}; there are {}", i, column.length)};
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
        return malformedError(fmt::format("index {} is outside the dictionary of {} values", number,
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
        return malformedError(fmt::format("a value at positions {} to {} exceeds the {} available",
                                          range.begin, range.end, available));
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
        return Error{ErrorKind::Limit, fmt::format("the strings of a row have more than {} bytes",
                                                   m_limits.textBytes)};
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

std::size_t fieldsIn(const std::vector<Field>& fields)
{
    std::size_t count = fields.size();
    for (const Field& field : fields)
        count += fieldsIn(field.children);
    return count;
}

} // namespace

std::string dateText(const Field& field, std::int64_t count)
{
    const char letter = field.kind == Kind::Duration ? 'm' : 'M';
    const bool isDate = field.kind == Kind::Date && field.unit == Unit::Milliseconds;
    const auto dtype =
        parseDType(fmt::format("<{}8[{}]", letter, nameOf(field.unit)), bloscope::Limits());
    if (!dtype)
        return fmt::format("{} {}", count, nameOf(field.unit));
    std::string text = CellText(*dtype).of(reinterpret_cast<const std::byte*>(&count));
    if (isDate && text.ends_with("T00:00:00.000"))
        text.resize(text.find('T'));
    return !field.zone.empty() && text != "NaT" ? text + "Z" : text;
}

std::string timeText(Unit unit, std::int64_t count)
{
    constexpr std::array<std::int64_t, 5> perSecond = {1, 1, 1'000, 1'000'000, 1'000'000'000};
    const std::int64_t parts = perSecond[static_cast<std::size_t>(unit)];
    const std::int64_t seconds = count / parts;
    if (count < 0 || seconds >= 24 * 60 * 60)
        return fmt::format("{} {}", count, nameOf(unit));
    const std::string text =
        fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (parts == 1)
        return text;
    const auto digits = fmt::formatted_size("{}", parts) - 1;
    return fmt::format("{}.{:0{}}", text, count % parts, digits);
}

std::string decimalText(ByteView bytes, std::int32_t scale)
{
    Limbs limbs = limbsOf(bytes);
    const bool isNegative = (limbs.back() >> 31) != 0;
    if (isNegative)
        negate(limbs);
    std::string text = digitsOf(std::move(limbs));
    if (scale < 0 && text != "0")
        text.append(static_cast<std::size_t>(-scale), '0');
    if (scale > 0) {
        const auto digits = static_cast<std::size_t>(scale);
        if (text.size() <= digits)
            text.insert(0, digits + 1 - text.size(), '0');
        text.insert(text.size() - digits, 1, '.');
    }
    return (isNegative ? "-" : "") + text;
}

Result<msgpack::Value> valueAt(const Column& column, std::int64_t i, const Limits& limits)
{
    return ValueMaker(limits).make(column, i, 1);
}

Result<Rows> Rows::read(ByteView streams, ByteView schema, const Limits& limits)
{
    Rows rows;
    rows.m_limits = limits;
    for (const ByteView bytes : {schema, streams}) {
        MessageReader messages(bytes);
        while (!messages.isAtEnd()) {
            BLOSCOPE_TRY(const Message message, messages.next());
            BLOSCOPE_CHECK(rows.take(message));
        }
    }
    return rows;
}

Result<> Rows::take(const Message& message)
{
    if (message.kind == Message::Kind::End)
        return {};
    if (message.kind == Message::Kind::Schema) {
        BLOSCOPE_TRY(m_schema, parseSchema(message.header, m_limits));
        if (m_schema->fields.size() != 1)
            return malformedError(fmt::format("Arrow rows must have one column, but these have {}",
                                              m_schema->fields.size()));
        m_schemas.push_back(m_schema);
        m_dictionaries.clear();
    }
    if (!m_schema)
        return malformedError("an Arrow message precedes its schema");
    m_fieldsTaken += fieldsIn(m_schema->fields);
    if (m_fieldsTaken > m_limits.columns)
        return Error{ErrorKind::Limit, fmt::format("an Arrow stream has more than {} columns in "
                                                   "its batches",
                                                   m_limits.columns)};
    if (message.kind == Message::Kind::Dictionary)
        return readDictionary(message, *m_schema, m_dictionaries);
    return message.kind == Message::Kind::Rows ? takeBatch(message) : Result<>();
}

Result<> Rows::takeBatch(const Message& message)
{
    BLOSCOPE_TRY(Batch batch,
                 readBatch(message.header, message.body, m_schema->fields, m_dictionaries));
    const auto end = checkedAdd(count(), batch.length);
    if (!end)
        return malformedError(fmt::format("a batch cannot have {} rows", batch.length));
    m_columns.push_back(std::move(batch.columns.front()));
    m_ends.push_back(*end);
    return {};
}

Result<msgpack_value::Value> Rows::row(std::int64_t i) const
{
    const auto end = std::ranges::upper_bound(m_ends, i);
    if (i < 0 || end == m_ends.end())
        return Error{ErrorKind::Usage, fmt::format("there is no row {}; there are {}", i, count())};
    const auto batch = static_cast<std::size_t>(end - m_ends.begin());
    return valueAt(m_columns[batch], batch == 0 ? i : i - m_ends[batch - 1], m_limits);
}

} // namespace bloscope::arrow
