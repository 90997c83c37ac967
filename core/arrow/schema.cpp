#include "core/arrow/schema.h"

#include "core/base/text.h"

#include <array>
#include <cassert>
#include <fmt/format.h>

namespace bloscope::arrow {

namespace {

// Fields of the tables, by their numbers in Schema.fbs.
namespace field_of {
constexpr std::uint16_t name = 0;
constexpr std::uint16_t isNullable = 1;
constexpr std::uint16_t typeKind = 2;
constexpr std::uint16_t type = 3;
constexpr std::uint16_t dictionary = 4;
constexpr std::uint16_t children = 5;
} // namespace field_of

// The members of the union Type, by their numbers.
constexpr std::array<std::string_view, 27> typeNames = {"none",
                                                        "null",
                                                        "int",
                                                        "floating point",
                                                        "binary",
                                                        "utf8",
                                                        "bool",
                                                        "decimal",
                                                        "date",
                                                        "time",
                                                        "timestamp",
                                                        "interval",
                                                        "list",
                                                        "struct",
                                                        "union",
                                                        "fixed binary",
                                                        "fixed list",
                                                        "map",
                                                        "duration",
                                                        "large binary",
                                                        "large utf8",
                                                        "large list",
                                                        "run end encoded",
                                                        "binary view",
                                                        "utf8 view",
                                                        "list view",
                                                        "large list view"};

Error unsupported(std::string_view what)
{
    return Error{ErrorKind::Unsupported, fmt::format("{} is not supported", what)};
}

Result<Unit> timeUnit(std::int16_t number)
{
    if (number < 0 || number > 3)
        return malformedError(fmt::format("the time unit is {}; the maximum is 3", number));
    return static_cast<Unit>(number + 1);
}

Result<> parseInteger(const FlatTable& type, Field& to)
{
    const auto bits = type.number<std::int32_t>(0, 0);
    if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
        return malformedError(fmt::format("an integer cannot have {} bits", bits));
    to.width = static_cast<std::size_t>(bits) / 8;
    to.kind = type.number<std::uint8_t>(1, 0) != 0 ? Kind::Signed : Kind::Unsigned;
    return {};
}

Result<> parseFloat(const FlatTable& type, Field& to)
{
    const auto precision = type.number<std::int16_t>(0, 0);
    if (precision < 0 || precision > 2)
        return malformedError(fmt::format("unknown float precision {}", precision));
    to.kind = Kind::Float;
    to.width = std::size_t{2} << precision;
    return {};
}

Result<> parseDecimal(const FlatTable& type, Field& to)
{
    const auto bits = type.number<std::int32_t>(2, 128);
    to.scale = type.number<std::int32_t>(1, 0);
    if (bits != 32 && bits != 64 && bits != 128 && bits != 256)
        return malformedError(fmt::format("a decimal number cannot have {} bits", bits));
    if (to.scale < -1000 || to.scale > 1000)
        return malformedError(fmt::format("a decimal number cannot have the scale {}", to.scale));
    to.kind = Kind::Decimal;
    to.width = static_cast<std::size_t>(bits) / 8;
    return {};
}

Result<> parseDate(const FlatTable& type, Field& to)
{
    const bool isDays = type.number<std::int16_t>(0, 1) == 0;
    to.kind = Kind::Date;
    to.unit = isDays ? Unit::Days : Unit::Milliseconds;
    to.width = isDays ? 4 : 8;
    return {};
}

Result<> parseTime(const FlatTable& type, Field& to)
{
    to.kind = Kind::Time;
    BLOSCOPE_TRY(to.unit, timeUnit(type.number<std::int16_t>(0, 1)));
    to.width = to.unit <= Unit::Milliseconds ? 4 : 8;
    return {};
}

Result<> parseTimestamp(const FlatTable& type, Field& to)
{
    to.kind = Kind::Timestamp;
    to.width = 8;
    BLOSCOPE_TRY(to.unit, timeUnit(type.number<std::int16_t>(0, 0)));
    BLOSCOPE_TRY(to.zone, type.text(1));
    return {};
}

Result<> parseDuration(const FlatTable& type, Field& to)
{
    to.kind = Kind::Duration;
    to.width = 8;
    BLOSCOPE_TRY(to.unit, timeUnit(type.number<std::int16_t>(0, 1)));
    return {};
}

Result<std::int32_t> fixedSize(const FlatTable& type)
{
    const auto size = type.number<std::int32_t>(0, 0);
    if (size < 0)
        return malformedError(fmt::format("fixed-size values cannot have the size {}", size));
    return size;
}

Result<> parseFixedBinary(const FlatTable& type, Field& to)
{
    to.kind = Kind::FixedBinary;
    BLOSCOPE_TRY(const std::int32_t size, fixedSize(type));
    to.width = static_cast<std::size_t>(size);
    return {};
}

Result<> parseFixedList(const FlatTable& type, Field& to)
{
    to.kind = Kind::FixedList;
    BLOSCOPE_TRY(to.listSize, fixedSize(type));
    return {};
}

Result<> be(Kind kind, std::size_t bytesOfOffsets, Field& to)
{
    to.kind = kind;
    to.offsetBytes = bytesOfOffsets;
    return {};
}

Result<> parseType(std::uint8_t number, const FlatTable& type, Field& to)
{
    switch (number) {
    case 1:
        return be(Kind::Null, 0, to);
    case 2:
        return parseInteger(type, to);
    case 3:
        return parseFloat(type, to);
    case 4:
    case 19:
        return be(Kind::Binary, number == 4 ? 4 : 8, to);
    case 5:
    case 20:
        return be(Kind::Text, number == 5 ? 4 : 8, to);
    case 6:
        return be(Kind::Boolean, 0, to);
    case 7:
        return parseDecimal(type, to);
    case 8:
        return parseDate(type, to);
    case 9:
        return parseTime(type, to);
    case 10:
        return parseTimestamp(type, to);
    case 12:
    case 21:
        return be(Kind::List, number == 12 ? 4 : 8, to);
    case 13:
        return be(Kind::Struct, 0, to);
    case 15:
        return parseFixedBinary(type, to);
    case 16:
        return parseFixedList(type, to);
    case 17:
        return be(Kind::Map, 4, to);
    case 18:
        return parseDuration(type, to);
    default:
        return unsupported(number < typeNames.size() ? fmt::format("the type {}", typeNames[number])
                                                     : fmt::format("type number {}", number));
    }
}

Result<> parseDictionary(const FlatTable& encoding, Field& to)
{
    DictionaryUse use;
    use.id = encoding.number<std::int64_t>(0, 0);
    if (encoding.has(1)) {
        BLOSCOPE_TRY(const FlatTable index, encoding.table(1));
        Field number;
        BLOSCOPE_CHECK(parseInteger(index, number));
        use.indexBytes = number.width;
        use.isSigned = number.kind == Kind::Signed;
    }
    to.dictionary = use;
    return {};
}

// Kinds that hold others, with how many of them: the first of a pair for lists.
Result<> checkChildren(const Field& field)
{
    const std::size_t count = field.children.size();
    const bool isList =
        field.kind == Kind::List || field.kind == Kind::FixedList || field.kind == Kind::Map;
    if (isList && count != 1)
        return malformedError(fmt::format("a list has {} item types, but needs 1", count));
    if (!isList && field.kind != Kind::Struct && count != 0)
        return malformedError(fmt::format("a type without child fields has {} of them", count));
    if (field.kind != Kind::Map)
        return {};
    const Field& entry = field.children.front();
    if (entry.kind != Kind::Struct || entry.children.size() != 2 || entry.dictionary)
        return malformedError("the entries of a map are not pairs");
    return {};
}

// Counts the fields and how deep they are nested.
class SchemaParser {
 public:
    explicit SchemaParser(const Limits& limits) : m_limits(limits) {}

    Result<std::vector<Field>> parseAll(const FlatVector& fields, std::size_t depth)
    {
        if (fields.size() > 0 && depth > m_limits.depth)
            return Error{ErrorKind::Limit,
                         fmt::format("its types are nested deeper than {} levels", m_limits.depth)};
        m_count += fields.size();
        if (m_count > m_limits.fields)
            return Error{ErrorKind::Limit, fmt::format("its schema has {} fields; the limit is {}",
                                                       m_count, m_limits.fields)};
        std::vector<Field> parsed(fields.size());
        for (std::size_t i = 0; i < fields.size(); ++i) {
            BLOSCOPE_TRY(const FlatTable field, fields.table(i));
            BLOSCOPE_CHECK(parse(field, depth, parsed[i]));
        }
        return parsed;
    }

 private:
    Result<> parse(const FlatTable& field, std::size_t depth, Field& to)
    {
        BLOSCOPE_TRY(to.name, field.text(field_of::name));
        const auto within = [&](Result<> part) {
            return to.name.empty() ? part : std::move(part).within(escapeForDisplay(to.name));
        };
        BLOSCOPE_TRY(const FlatTable type, field.table(field_of::type));
        BLOSCOPE_CHECK(
            within(parseType(field.number<std::uint8_t>(field_of::typeKind, 0), type, to)));
        if (field.has(field_of::dictionary)) {
            BLOSCOPE_TRY(const FlatTable encoding, field.table(field_of::dictionary));
            BLOSCOPE_CHECK(within(parseDictionary(encoding, to)));
        }
        BLOSCOPE_TRY(const FlatVector children, field.vector(field_of::children, 4));
        BLOSCOPE_TRY(to.children, parseAll(children, depth + 1));
        return within(checkChildren(to));
    }

    Limits m_limits;
    std::size_t m_count = 0;
};

// The number of a type in the union, and its table.
struct TypeNode {
    std::uint8_t number;
    FlatNode table = FlatNode::table();
};

FlatNode integerNode(std::size_t bytes, bool isSigned)
{
    FlatNode type = FlatNode::table();
    type.number(0, static_cast<std::int32_t>(bytes * 8));
    type.number(1, static_cast<std::uint8_t>(isSigned));
    return type;
}

// Of seconds to nanoseconds: the inverse of timeUnit().
std::int16_t unitNumber(Unit unit)
{
    return static_cast<std::int16_t>(static_cast<int>(unit) - 1);
}

TypeNode typeNode(const Field& field)
{
    const auto withNumber = [](std::uint8_t type, auto number) {
        TypeNode node{type};
        node.table.number(0, number);
        return node;
    };
    switch (field.kind) {
    case Kind::Boolean:
        return {6};
    case Kind::Signed:
    case Kind::Unsigned:
        return {2, integerNode(field.width, field.kind == Kind::Signed)};
    case Kind::Float:
        return withNumber(3, static_cast<std::int16_t>(field.width / 4)); // of 2, 4 or 8 bytes
    case Kind::Text:
        return {5};
    case Kind::FixedBinary:
        return withNumber(15, static_cast<std::int32_t>(field.width));
    case Kind::Date:
        return withNumber(8, std::int16_t(0)); // in days
    case Kind::Timestamp: {
        TypeNode node = withNumber(10, unitNumber(field.unit));
        if (!field.zone.empty())
            node.table.node(1, FlatNode::text(field.zone));
        return node;
    }
    case Kind::Duration:
        return withNumber(18, unitNumber(field.unit));
    default:
        assert(field.kind == Kind::Binary);
        return {4};
    }
}

FlatNode fieldNode(const Field& field)
{
    TypeNode type = typeNode(field);
    FlatNode node = FlatNode::table();
    node.node(field_of::name, FlatNode::text(field.name));
    node.number(field_of::isNullable, std::uint8_t(1));
    node.number(field_of::typeKind, type.number);
    node.node(field_of::type, std::move(type.table));
    if (field.dictionary) {
        FlatNode encoding = FlatNode::table();
        encoding.number(0, field.dictionary->id);
        encoding.node(1, integerNode(field.dictionary->indexBytes, field.dictionary->isSigned));
        node.node(field_of::dictionary, std::move(encoding));
    }
    node.node(field_of::children, FlatNode::tables({}));
    return node;
}

const Field* findDictionary(const std::vector<Field>& fields, std::int64_t id)
{
    for (const Field& field : fields) {
        if (field.dictionary && field.dictionary->id == id)
            return &field;
        if (const Field* found = findDictionary(field.children, id))
            return found;
    }
    return nullptr;
}

} // namespace

const Field* Schema::dictionaryField(std::int64_t id) const
{
    return findDictionary(fields, id);
}

Result<SchemaPtr> parseSchema(const FlatTable& schema, const Limits& limits)
{
    if (schema.number<std::int16_t>(0, 0) != 0)
        return Error{ErrorKind::Unsupported, "big-endian numbers are not supported"};
    BLOSCOPE_TRY(const FlatVector fields, schema.vector(1, 4));
    auto parsed = std::make_shared<Schema>();
    BLOSCOPE_TRY(parsed->fields, SchemaParser(limits).parseAll(fields, 1));
    return SchemaPtr(parsed);
}

FlatNode schemaNode(const Schema& schema)
{
    std::vector<FlatNode> fields;
    for (const Field& field : schema.fields)
        fields.push_back(fieldNode(field));
    FlatNode node = FlatNode::table();
    node.node(1, FlatNode::tables(std::move(fields)));
    return node;
}

} // namespace bloscope::arrow
