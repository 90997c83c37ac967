#include "core/msgpack/item_text.h"

#include "core/base/ascii.h"
#include "core/base/float_text.h"
#include "core/base/parse_number.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/timestamp_text.h"
#include "core/msgpack/write.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bloscope::msgpack_value {

namespace {

constexpr std::size_t longestQuote = 40; // of what was typed

// Numbers may be typed with a plus sign.
std::string_view numberIn(std::string_view text)
{
    text = trimmed(text);
    const bool hasPlus = text.size() > 1 && text[0] == '+' && text[1] != '-';
    return text.substr(hasPlus ? 1 : 0);
}

std::string integerText(ByteView bytes, const StoredItem& item)
{
    return isUnsigned(item) ? std::to_string(unsignedInteger(bytes, item))
                            : std::to_string(signedInteger(bytes, item));
}

std::string floatText(ByteView body)
{
    std::string text;
    if (body.size() == sizeof(float))
        appendFloat(loadBig<float>(body.data()), NumberFormat(), text);
    else
        appendFloat(loadBig<double>(body.data()), NumberFormat(), text);
    return text;
}

Result<std::string> textText(std::string_view text)
{
    if (!isUtf8(text))
        return usageError("this text is no UTF-8 and is edited as JSON or as bytes");
    return std::string(text);
}

std::string extensionText(const StoredItem& item, ByteView body)
{
    const auto time = timestampOf(item.extension, body);
    return time ? timeText(*time) : hexOf(body);
}

Result<Value> nilFrom(std::string_view text)
{
    if (text == "null" || text == "nil")
        return Value{Nil()};
    return usageError("nil needs null");
}

Result<Value> booleanFrom(std::string_view text)
{
    if (text == "true" || text == "false")
        return Value{text == "true"};
    return usageError("boolean needs true or false");
}

bool isWholeNumber(std::string_view text)
{
    text.remove_prefix(text.starts_with('-') ? 1 : 0);
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

Result<Value> integerFrom(std::string_view text, ItemType type)
{
    const IntegerRange range = *rangeOf(type);
    if (!isWholeNumber(text))
        return usageError(fmt::format("{} needs a whole number from {} to {}", nameOf(type),
                                      range.least, range.most));
    if (const auto number = parseNumber<std::int64_t>(text);
        number && *number >= range.least && std::cmp_less_equal(*number, range.most))
        return Value{*number};
    if (const auto number = parseNumber<std::uint64_t>(text);
        number && *number > INT64_MAX && *number <= range.most)
        return Value{*number};
    return usageError(fmt::format("{} does not fit {}: {} to {}",
                                  escapeForDisplay(text, longestQuote), nameOf(type), range.least,
                                  range.most));
}

template <class Float>
Result<Value> floatFrom(std::string_view text, ItemType type)
{
    Float number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (stop != end || error == std::errc::invalid_argument)
        return usageError(fmt::format("{} needs a number, nan, inf or -inf", nameOf(type)));
    if (error == std::errc::result_out_of_range)
        return usageError(fmt::format("{} does not fit {}: its exponent is too large or too small",
                                      escapeForDisplay(text, longestQuote), nameOf(type)));
    return Value{number};
}

Result<Value> textFrom(std::string_view text)
{
    if (!isUtf8(text))
        return usageError("str needs text in UTF-8");
    return Value{Text{std::string(text)}};
}

Result<ByteBuffer> bytesFrom(std::string_view text, ItemType type)
{
    std::string hex(text);
    std::erase_if(hex, [](char character) { return blanks.find(character) != blanks.npos; });
    if (auto bytes = bytesOfHex(hex))
        return *std::move(bytes);
    return usageError(fmt::format("{} needs two hex digits for each byte", nameOf(type)));
}

// The extension that is replaced; one of type 0 when there is none.
Extension extensionIn(ByteView before)
{
    const auto item = storedItemAt(before, 0);
    if (!item || item->kind != Kind::Extension)
        return {};
    const ByteView body = bodyOf(before, *item);
    return {.type = item->extension, .bytes = {body.begin(), body.end()}};
}

Result<Value> extensionFrom(std::string_view text, ByteView before)
{
    BLOSCOPE_TRY(ByteBuffer body, bytesFrom(text, ItemType::Extension));
    return Value{Extension{.type = extensionIn(before).type, .bytes = std::move(body)}};
}

Result<Value> timestampFrom(std::string_view text, ByteView before)
{
    const auto time = timeFromText(text);
    if (!time)
        return usageError("timestamp needs a time in UTC, such as 2023-11-14T22:13:20Z");
    const Extension old = extensionIn(before);
    return Value{extensionOf(*time, timestampOf(old) ? old.bytes.size() : 0)};
}

Result<Value> valueFrom(std::string_view text, ItemType type, ByteView before)
{
    if (rangeOf(type))
        return integerFrom(numberIn(text), type);
    switch (type) {
    case ItemType::Nil:
        return nilFrom(trimmed(text));
    case ItemType::Boolean:
        return booleanFrom(trimmed(text));
    case ItemType::Float32:
        return floatFrom<float>(numberIn(text), type);
    case ItemType::Float64:
        return floatFrom<double>(numberIn(text), type);
    case ItemType::Text:
        return textFrom(text);
    case ItemType::Bytes: {
        BLOSCOPE_TRY(ByteBuffer bytes, bytesFrom(text, type));
        return Value{Binary{std::move(bytes)}};
    }
    case ItemType::Extension:
        return extensionFrom(text, before);
    case ItemType::Timestamp:
        return timestampFrom(trimmed(text), before);
    default:
        return usageError(fmt::format("{} is edited item by item or as JSON", nameOf(type)));
    }
}

} // namespace

Result<std::string> itemText(ByteView bytes, const StoredItem& item)
{
    const ByteView body = bodyOf(bytes, item);
    switch (item.kind) {
    case Kind::Nil:
        return std::string("null");
    case Kind::Boolean:
        return std::string(item.marker == 0xc3 ? "true" : "false");
    case Kind::Integer:
        return integerText(bytes, item);
    case Kind::Float:
        return floatText(body);
    case Kind::Text:
        return textText(textOf(body));
    case Kind::Binary:
        return hexOf(body);
    case Kind::Extension:
        return extensionText(item, body);
    case Kind::List:
    case Kind::Mapping:
        break;
    }
    return usageError(
        fmt::format("{} is edited item by item or as JSON", nameOf(typeOf(bytes, item))));
}

Result<ByteBuffer> itemFromText(std::string_view text, ItemType type, ByteView before)
{
    BLOSCOPE_TRY(const Value value, valueFrom(text, type, before));
    if (rangeOf(type) && type != ItemType::Integer)
        return writeLike(value, emptyItem(type), {});
    return writeLike(value, before, {});
}

Result<ByteBuffer> editedItem(std::string_view text, ByteView before)
{
    BLOSCOPE_CHECK(endOfStored(before, 0));
    const ItemType type = typeOf(before, *storedItemAt(before, 0));
    if (rangeOf(type)) {
        BLOSCOPE_TRY(const ByteBuffer shortest, shortestForm(before, {}));
        if (std::ranges::equal(shortest, before))
            return itemFromText(text, ItemType::Integer);
    }
    return itemFromText(text, type, before);
}

} // namespace bloscope::msgpack_value
