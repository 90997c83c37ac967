#pragma once

#include <QString>
#include <cstdint>
#include <optional>

namespace bloscope {

// The bytes that somebody can go to, and where they are.
struct ByteBounds {
    std::uint64_t begin = 0;
    std::uint64_t end = 0; // behind the last
    std::uint64_t current = 0;
};

// "4 096", "0x1000", or with a sign, counted from where one is: "+16", "-0x10". Nothing for any
// other text and for places outside.
std::optional<std::uint64_t> byteOffsetIn(const QString& text, const ByteBounds& bounds);

} // namespace bloscope
