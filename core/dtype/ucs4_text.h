#pragma once

#include "core/base/utf8.h"
#include "core/dtype/element.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

namespace bloscope {

// Code points of four bytes, one after the other, to UTF-8; what is none becomes U+FFFD.
template <ByteOrder order>
class Ucs4Text {
 public:
    // Appends `count` code points without the zeros at their end.
    static void append(const std::byte* from, std::size_t count, std::string& to)
    {
        constexpr std::size_t few = 64; // that are appended at once
        char text[few * mostUtf8Bytes];
        while (count > 0 && Unit::load(from + (count - 1) * unitBytes) == 0)
            --count;
        for (std::size_t i = 0; i < count; i += few)
            to.append(text, writeAll(from + i * unitBytes, std::min(count - i, few), text));
    }

    // Writes them to where there is room for mostUtf8Bytes of each of `count`. Returns the end.
    static char* write(const std::byte* from, std::size_t count, char* to)
    {
        return withoutZeros(to, writeAll(from, count, to));
    }

 private:
    using Unit = Stored<std::uint32_t, order>;
    static constexpr std::size_t unitBytes = 4;

    static char* writeAll(const std::byte* from, std::size_t count, char* to)
    {
        for (; count >= 4; count -= 4, from += 4 * unitBytes)
            to = writeFour(from, to);
        for (; count > 0; --count, from += unitBytes)
            to = writeOne(Unit::load(from), to);
        return to;
    }

    // Most text is ASCII.
    static char* writeFour(const std::byte* from, char* to)
    {
        std::array<std::uint32_t, 4> units;
        for (std::size_t i = 0; i < 4; ++i)
            units[i] = Unit::load(from + i * unitBytes);
        if ((units[0] | units[1] | units[2] | units[3]) >= 0x80) {
            for (const std::uint32_t unit : units)
                to = writeOne(unit, to);
            return to;
        }
        const std::uint32_t four = units[0] | units[1] << 8 | units[2] << 16 | units[3] << 24;
        for (std::size_t i = 0; i < 4; ++i) // one store
            to[i] = static_cast<char>(four >> 8 * i);
        return to + 4;
    }

    // Latin, Greek, Cyrillic and more take one byte or two: both are written, without a branch.
    static char* writeOne(std::uint32_t unit, char* to)
    {
        if (unit >= 0x800)
            return writeUtf8(unit, to);
        const std::uint32_t takesTwo = unit >= 0x80 ? 1 : 0;
        to[0] = static_cast<char>((unit >> 6 * takesTwo) | 0xC0 * takesTwo);
        to[1] = static_cast<char>(0x80 | (unit & 0x3F));
        return to + 1 + takesTwo;
    }

    // Where [begin, end) ends if zeros at its end are left out.
    static char* withoutZeros(const char* begin, char* end)
    {
        const auto lastEight = [&] {
            return loadLittle<std::uint64_t>(reinterpret_cast<const std::byte*>(end) - 8);
        };
        while (end - begin >= 8 && lastEight() == 0)
            end -= 8;
        if (end - begin >= 8)
            return end - std::countl_zero(lastEight()) / 8;
        while (end > begin && end[-1] == 0)
            --end;
        return end;
    }
};

} // namespace bloscope
