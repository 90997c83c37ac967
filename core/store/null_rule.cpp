#include "core/store/null_rule.h"

#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"

#include <cmath>

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

} // namespace

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

} // namespace bloscope
