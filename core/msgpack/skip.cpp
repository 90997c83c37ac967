#include "core/msgpack/skip.h"

#include <array>

namespace bloscope::msgpack_value {

namespace {

Error incomplete()
{
    return Error{ErrorKind::Malformed, "not a complete msgpack value"};
}

// What follows the first byte of a value: bytes of its own, and values that it holds.
struct Content {
    std::uint64_t bytes = 0;
    std::uint64_t values = 0;
};

// A big-endian number of 1, 2, 4 or 8 bytes behind the first byte, or nothing when it is cut off.
std::optional<std::uint64_t> lengthAt(ByteView bytes, std::size_t width)
{
    if (bytes.size() < 1 + width)
        return {};
    std::uint64_t length = 0;
    for (const std::byte byte : bytes.subspan(1, width))
        length = length << 8 | std::to_integer<std::uint64_t>(byte);
    return length;
}

// Values whose first byte says everything.
std::optional<Content> shortContent(unsigned first)
{
    if (first <= 0x7f || first >= 0xe0 || first == 0xc0 || first == 0xc2 || first == 0xc3)
        return Content{};
    if (first <= 0x8f)
        return Content{0, 2 * (first & 0x0fU)};
    if (first <= 0x9f)
        return Content{0, first & 0x0fU};
    if (first <= 0xbf)
        return Content{first & 0x1fU, 0};
    return {};
}

// The others, 0xc1 to 0xdf: how wide their length is, or how many bytes they have.
struct Form {
    enum class Kind : std::uint8_t { Invalid, Fixed, Bytes, Extension, Array, Map };
    Kind kind = Kind::Invalid;
    std::uint8_t width = 0; // of the length; of the value itself when Fixed
};

constexpr std::array<Form, 32> forms = [] {
    using Kind = Form::Kind;
    std::array<Form, 32> table{};
    const auto lengths = [&](std::size_t first, Kind kind, std::uint8_t width, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i, width = static_cast<std::uint8_t>(width * 2))
            table[first - 0xc0 + i] = {kind, width};
    };
    lengths(0xc4, Kind::Bytes, 1, 3);     // bin
    lengths(0xc7, Kind::Extension, 1, 3); // ext
    lengths(0xca, Kind::Fixed, 4, 2);     // floats
    lengths(0xcc, Kind::Fixed, 1, 4);     // unsigned
    lengths(0xd0, Kind::Fixed, 1, 4);     // signed
    for (std::size_t i = 0; i < 5; ++i)   // fixext: a type byte and 1 to 16 bytes
        table[0xd4 - 0xc0 + i] = {Kind::Fixed, static_cast<std::uint8_t>(1 + (1 << i))};
    lengths(0xd9, Kind::Bytes, 1, 3); // str
    lengths(0xdc, Kind::Array, 2, 2);
    lengths(0xde, Kind::Map, 2, 2);
    return table;
}();

std::optional<Content> contentOf(ByteView bytes)
{
    const auto first = std::to_integer<unsigned>(bytes.front());
    if (const auto content = shortContent(first))
        return content;
    const Form form = forms[first - 0xc0];
    if (form.kind == Form::Kind::Fixed)
        return Content{form.width, 0};
    const auto length = lengthAt(bytes, form.width);
    if (!length || form.kind == Form::Kind::Invalid)
        return {};
    if (form.kind == Form::Kind::Array)
        return Content{form.width, *length};
    if (form.kind == Form::Kind::Map)
        return Content{form.width, 2 * *length};
    return Content{form.width + *length + (form.kind == Form::Kind::Extension ? 1 : 0), 0};
}

} // namespace

Result<std::size_t> sizeOfValue(ByteView bytes)
{
    ByteView rest = bytes;
    for (std::uint64_t values = 1; values > 0; --values) {
        // Each value takes a byte at least.
        if (values > rest.size())
            return incomplete();
        const auto content = contentOf(rest);
        if (!content || content->bytes > rest.size() - 1)
            return incomplete();
        rest = rest.subspan(1 + static_cast<std::size_t>(content->bytes));
        values += content->values;
    }
    return bytes.size() - rest.size();
}

Result<ArrayStart> readArrayStart(ByteView bytes)
{
    const auto content = bytes.empty() ? std::nullopt : contentOf(bytes);
    if (!content)
        return incomplete();
    const auto first = std::to_integer<unsigned>(bytes.front());
    const bool isArray = (first >= 0x90 && first <= 0x9f) || first == 0xdc || first == 0xdd;
    if (!isArray)
        return Error{ErrorKind::Malformed, "a msgpack array is needed, this is something else"};
    const auto header = 1 + static_cast<std::size_t>(content->bytes);
    if (content->values > bytes.size() - header)
        return incomplete();
    return ArrayStart{static_cast<std::uint32_t>(content->values), header};
}

} // namespace bloscope::msgpack_value
