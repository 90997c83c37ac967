#include "core/inspect/byte_readings.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/value_text.h"
#include "core/numbers/float_text.h"

#include <algorithm>
#include <concepts>

namespace bloscope {

namespace {

constexpr std::size_t longestReading = 60; // bytes

std::string numberAsText(std::unsigned_integral auto number)
{
    return groupedDigits(static_cast<std::uint64_t>(number));
}

std::string numberAsText(std::signed_integral auto number)
{
    return groupedDigits(static_cast<std::int64_t>(number));
}

std::string numberAsText(Half number)
{
    return floatText(number);
}

std::string numberAsText(std::floating_point auto number)
{
    return floatText(number);
}

template <class T>
ByteReading readingAs(const char* type, ByteView bytes)
{
    if (bytes.size() < sizeof(T))
        return {.type = type, .little = {}, .big = {}};
    return {.type = type,
            .little = numberAsText(loadLittle<T>(bytes.data())),
            .big = sizeof(T) > 1 ? numberAsText(loadBig<T>(bytes.data())) : std::string()};
}

std::string seenText(ByteView bytes)
{
    const std::string_view all = textOf(bytes.first(std::min(bytes.size(), longestReading)));
    std::size_t end = 0;
    while (const auto next = firstCodePoint(all.substr(end))) {
        if (isHidden(next->value))
            break;
        end += next->size;
    }
    return std::string(all.substr(0, end));
}

} // namespace

std::vector<ByteReading> readingsOf(ByteView bytes)
{
    const ByteView looked = bytes.first(std::min(bytes.size(), mostReadingBytes));
    const Result<std::string> item = msgpack_value::shortText(looked, longestReading);
    return {readingAs<std::int8_t>("int8", looked),
            readingAs<std::uint8_t>("uint8", looked),
            readingAs<std::int16_t>("int16", looked),
            readingAs<std::uint16_t>("uint16", looked),
            readingAs<std::int32_t>("int32", looked),
            readingAs<std::uint32_t>("uint32", looked),
            readingAs<std::int64_t>("int64", looked),
            readingAs<std::uint64_t>("uint64", looked),
            readingAs<Half>("float16", looked),
            readingAs<float>("float32", looked),
            readingAs<double>("float64", looked),
            {.type = "text", .little = seenText(looked), .big = {}},
            {.type = "msgpack", .little = item ? *item : std::string(), .big = {}}};
}

} // namespace bloscope
