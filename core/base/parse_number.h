#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace bloscope {

// The number that the whole text is, in C's notation: "-5", "1e3", "nan", but no "+5", no blanks
// and nothing that Number cannot hold.
template <class Number>
std::optional<Number> parseNumber(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

} // namespace bloscope
