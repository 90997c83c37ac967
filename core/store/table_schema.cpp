#include "core/store/table_schema.h"

#include "core/base/text.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"

#include <array>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Json = TableSchema::Json;

// Python's base64.b64encode(), undone; nothing for other characters.
std::optional<ByteBuffer> decodeBase64(std::string_view text)
{
    constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    ByteBuffer bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char character : text.substr(0, std::min(text.find('='), text.size()))) {
        const std::size_t digit = alphabet.find(character);
        if (digit == alphabet.npos)
            return {};
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count >= 8)
            bytes.push_back(static_cast<std::byte>(bits >> (count -= 8)));
    }
    return bytes;
}

// {"__bytes__": true, "base64": "//8="}
std::optional<ByteBuffer> bytesIn(const Json& value)
{
    const auto text = value.is_object() ? value.find("base64") : value.end();
    if (text == value.end() || !text->is_string())
        return {};
    return decodeBase64(text->get_ref<const std::string&>());
}

// An integer as an element of the dtype.
ByteBuffer elementOf(std::int64_t number, const DType& dtype)
{
    ByteBuffer bytes(dtype.itemsize, number < 0 ? std::byte{0xff} : std::byte{0});
    for (std::size_t i = 0; i < std::min<std::size_t>(dtype.itemsize, 8); ++i) {
        const std::size_t at = dtype.order == ByteOrder::Little ? i : dtype.itemsize - 1 - i;
        bytes[at] = static_cast<std::byte>(number >> (8 * i));
    }
    return bytes;
}

ByteBuffer elementOf(double number, const DType& dtype)
{
    if (dtype.itemsize == sizeof(float)) {
        const auto value = static_cast<float>(number);
        const auto bytes = std::as_bytes(std::span(&value, 1));
        return {bytes.begin(), bytes.end()};
    }
    const auto bytes = std::as_bytes(std::span(&number, 1));
    return {bytes.begin(), bytes.end()};
}

ByteBuffer padded(ByteBuffer bytes, std::size_t size)
{
    bytes.resize(std::max(size, bytes.size()));
    return bytes;
}

using Json = TableSchema::Json;

// The end of the string that begins at `begin`, behind its closing quote.
std::size_t endOfString(std::string_view json, std::size_t begin)
{
    for (std::size_t i = begin + 1; i < json.size(); ++i) {
        if (json[i] == '\\')
            ++i;
        else if (json[i] == '"')
            return i + 1;
    }
    return json.size();
}

Result<> readColumns(const Json& schema, const char* member, std::vector<TableSchema::Column>& to)
{
    const auto list = schema.find(member);
    if (list == schema.end())
        return {};
    if (!list->is_array())
        return Error{ErrorKind::Malformed, fmt::format("its {} are not a list", member)};
    if (list->size() > mostColumns)
        return Error{ErrorKind::Limit,
                     fmt::format("it has {} columns; the limit is {}", list->size(), mostColumns)};
    for (const Json& column : *list) {
        if (!column.is_object() || textMember(column, "name").empty())
            return Error{ErrorKind::Malformed,
                         fmt::format("column {} of its {} has no name", to.size(), member)};
        to.push_back({textMember(column, "name"), textMember(column, "kind"), column});
    }
    return {};
}

void appendEncoded(char character, std::string& to)
{
    constexpr std::string_view encoded = "%/.\\";
    if (encoded.find(character) == encoded.npos)
        to += character;
    else
        to += fmt::format("%{:02X}", static_cast<unsigned char>(character));
}

} // namespace

DType valueDType(const TableSchema::Column& column, const DType& stored)
{
    DType dtype = stored;
    if (column.kind == "bool" && stored.kind == DTypeKind::Unsigned && stored.itemsize == 1)
        dtype.kind = DTypeKind::Boolean;
    if (column.kind != "timestamp" || stored.kind != DTypeKind::Signed || stored.itemsize != 8)
        return dtype;
    constexpr std::array units = {
        std::pair{"s", TimeUnit::Base::Second}, std::pair{"ms", TimeUnit::Base::Milli},
        std::pair{"us", TimeUnit::Base::Micro}, std::pair{"ns", TimeUnit::Base::Nano}};
    for (const auto& [name, base] : units)
        if (column.facts.value("unit", Json("us")) == name) {
            dtype.kind = DTypeKind::DateTime;
            dtype.unit = {base, 1};
        }
    return dtype;
}

NullRule::NullRule(const TableSchema::Column& column, const std::optional<DType>& dtype)
{
    const bool nullable = column.facts.value("nullable", Json()) == true;
    const bool hasMask = column.facts.value("null_storage", Json("")) == "mask";
    if (!nullable || hasMask)
        return;
    const Json value = column.facts.value("null_value", Json());
    if (!dtype) {
        m_text = value.is_string() ? value.get<std::string>() : "__BLOSC2_NULL__";
        return;
    }
    m_dtype = *dtype;
    const bool isFloat = dtype->kind == DTypeKind::Float || dtype->kind == DTypeKind::Complex;
    if (isFloat && value == "NaN")
        m_isNaN = true;
    else if (isFloat && value.is_number())
        m_bytes = elementOf(value.get<double>(), *dtype);
    else if (value.is_number_integer())
        m_bytes = elementOf(value.get<std::int64_t>(), *dtype);
    else if (const auto bytes = bytesIn(value))
        m_bytes = padded(*bytes, dtype->itemsize);
    else if (value.is_string())
        m_text = value.get<std::string>();
}

bool NullRule::isNull(ByteView element) const
{
    if (m_bytes)
        return std::ranges::equal(element, *m_bytes);
    if (m_isNaN) {
        double number = 0;
        readNumbers(m_dtype, element, {&number, 1});
        return std::isnan(number);
    }
    return m_text && m_dtype.kind != DTypeKind::Bytes &&
           CellText(m_dtype).of(element.data()) == *m_text;
}

std::string withQuotedNumbers(std::string_view json)
{
    constexpr std::array<std::string_view, 3> words = {"-Infinity", "Infinity", "NaN"};
    std::string quoted;
    for (std::size_t i = 0; i < json.size();) {
        std::size_t size = json[i] == '"' ? endOfString(json, i) - i : 1;
        std::string_view quote;
        for (const std::string_view word : words)
            if (json.substr(i).starts_with(word)) {
                size = word.size();
                quote = "\"";
                break;
            }
        quoted += quote;
        quoted += json.substr(i, size);
        quoted += quote;
        i += size;
    }
    return quoted;
}

std::string textMember(const TableSchema::Json& object, const char* name)
{
    const auto member = object.find(name);
    return member != object.end() && member->is_string() ? member->get<std::string>() : "";
}

Result<TableSchema> parseTableSchema(std::string_view text)
{
    const Json schema = Json::parse(withQuotedNumbers(text), nullptr, false);
    if (!schema.is_object())
        return Error{ErrorKind::Malformed, "the schema of the table is not a JSON object"};
    TableSchema parsed;
    const auto version = schema.find("version");
    if (version != schema.end() && version->is_number_integer())
        parsed.version = version->get<std::int64_t>();
    const auto within = [](Result<> read) {
        return std::move(read).within("the schema of the table");
    };
    BLOSCOPE_CHECK(within(readColumns(schema, "columns", parsed.stored)));
    BLOSCOPE_CHECK(within(readColumns(schema, "computed_columns", parsed.computed)));
    BLOSCOPE_CHECK(within(readColumns(schema, "materialized_columns", parsed.origins)));
    return parsed;
}

std::string kindOfNumber(const DType& dtype)
{
    const std::size_t bits = 8 * dtype.itemsize;
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return "bool";
    case DTypeKind::Signed:
        return fmt::format("int{}", bits);
    case DTypeKind::Unsigned:
        return fmt::format("uint{}", bits);
    case DTypeKind::Float:
        return fmt::format("float{}", bits);
    default:
        return {};
    }
}

std::string keyOfColumn(std::string_view name)
{
    std::string key = "/_cols/";
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] == '.') {
            key += '/';
            continue;
        }
        const bool escapes = name[i] == '\\' && i + 1 < name.size();
        appendEncoded(name[escapes ? ++i : i], key);
    }
    return key;
}

} // namespace bloscope
