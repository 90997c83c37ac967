#include "tests/bench/samples.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <string_view>

namespace bloscope::bench {

namespace {

// Elements of type T, as element(z, y, x) yields them one after the other.
template <class T, class Element>
ByteBuffer filled(const Shape& shape, Element element)
{
    ByteBuffer bytes(static_cast<std::size_t>(shape[0] * shape[1] * shape[2]) * sizeof(T));
    std::byte* to = bytes.data();
    for (std::int64_t z = 0; z < shape[0]; ++z)
        for (std::int64_t y = 0; y < shape[1]; ++y)
            for (std::int64_t x = 0; x < shape[2]; ++x, to += sizeof(T)) {
                const T value = element(z, y, x);
                std::memcpy(to, &value, sizeof value);
            }
    return bytes;
}

// Far faster than the distributions of the standard library, and the same everywhere: about normal,
// mean 0, deviation 1.
class Noise {
 public:
    float next()
    {
        float sum = -6;
        for (int i = 0; i < 3; ++i) {
            const auto bits = static_cast<std::uint32_t>(m_random());
            sum += static_cast<float>(bits >> 16) / 16384.0F;
        }
        return sum / 2;
    }

 private:
    std::minstd_rand m_random;
};

bool isInBody(std::int64_t y, std::int64_t x, const Shape& shape)
{
    const double down = static_cast<double>(2 * y) / static_cast<double>(shape[1]) - 1;
    const double across = static_cast<double>(2 * x) / static_cast<double>(shape[2]) - 1;
    return down * down + across * across < 0.6;
}

ByteBuffer makeClimate(const Shape& shape)
{
    Noise noise;
    return filled<float>(shape, [&](std::int64_t z, std::int64_t y, std::int64_t x) {
        const double smooth = 260 + 20 * std::sin(0.02 * static_cast<double>(y)) +
                              8 * std::sin(0.03 * static_cast<double>(x + z));
        return std::round((static_cast<float>(smooth) + 0.25F * noise.next()) * 4) / 4;
    });
}

ByteBuffer makeMedical(const Shape& shape)
{
    Noise noise;
    return filled<float>(shape, [&](std::int64_t, std::int64_t y, std::int64_t x) {
        return isInBody(y, x, shape) ? noise.next() : -1.5F;
    });
}

ByteBuffer makeCamera(const Shape& shape)
{
    Noise noise;
    return filled<std::uint16_t>(shape, [&](std::int64_t, std::int64_t y, std::int64_t x) {
        const double light = 900 + 400 * std::sin(0.01 * static_cast<double>(x)) *
                                       std::cos(0.013 * static_cast<double>(y));
        return static_cast<std::uint16_t>(static_cast<float>(light) + 12 * noise.next());
    });
}

ByteBuffer makeWalk(const Shape& shape)
{
    Noise noise;
    double position = 0;
    return filled<double>(shape, [&](std::int64_t, std::int64_t, std::int64_t) {
        return position += static_cast<double>(noise.next()) / 3;
    });
}

ByteBuffer makeLabels(const Shape& shape)
{
    return filled<std::int16_t>(shape, [&](std::int64_t z, std::int64_t y, std::int64_t x) {
        return static_cast<std::int16_t>(isInBody(y, x, shape) ? (y / 40 + x / 56 + z / 24) % 9
                                                               : 0);
    });
}

struct Point {
    std::int32_t number;
    std::array<float, 4> values;
};
static_assert(sizeof(Point) == 20);

ByteBuffer makePoints(const Shape& shape)
{
    Noise noise;
    Point point{};
    return filled<Point>(shape, [&](std::int64_t, std::int64_t, std::int64_t) {
        ++point.number;
        for (float& value : point.values)
            value += std::round(noise.next() * 4) / 4;
        return point;
    });
}

// One of the words that a syllable of each of three lists make, with a number behind it.
ByteBuffer makeNames(const Shape& shape)
{
    using Name = std::array<char32_t, 12>;
    constexpr std::array<std::u32string_view, 4> begins{U"an", U"bri", U"ce", U"do"};
    constexpr std::array<std::u32string_view, 3> ends{U"ra", U"l\u00e9n", U"tto"};
    std::minstd_rand random;
    return filled<Name>(shape, [&](std::int64_t, std::int64_t, std::int64_t) {
        const auto bits = static_cast<std::size_t>(random());
        Name name{};
        auto* to = std::ranges::copy(begins[bits / 3 % begins.size()], name.begin()).out;
        to = std::ranges::copy(ends[bits % ends.size()], to).out;
        for (std::size_t number = bits / 12 % 1000; number > 0; number /= 10)
            *to++ = U'0' + static_cast<char32_t>(number % 10);
        return name;
    });
}

ByteBuffer makeNumbers(const Shape& shape)
{
    std::mt19937_64 random;
    return filled<std::int64_t>(shape, [&](std::int64_t, std::int64_t, std::int64_t) {
        constexpr int unusedBits = 24;
        return static_cast<std::int64_t>(random() >> unusedBits);
    });
}

} // namespace

const Sample climate{"climate", "<f4", 4, {96, 192, 384}, {48, 96, 192}, {8, 24, 64}, makeClimate};
const Sample medical{"medical", "<f4", 4, {96, 256, 256}, {32, 128, 128}, {8, 64, 64}, makeMedical};
const Sample camera{"camera",       "<u2",          2,         {24, 512, 1024},
                    {1, 512, 1024}, {1, 512, 1024}, makeCamera};
const Sample walk{"walk", "<f8", 8, {48, 256, 256}, {16, 128, 128}, {4, 32, 64}, makeWalk};
const Sample labels{"labels", "<i2", 2, {128, 256, 384}, {32, 128, 128}, {8, 64, 128}, makeLabels};
const Sample points{"points",
                    "[('n', '<i4'), ('x', '<f4'), ('y', '<f4'), ('z', '<f4'), ('v', '<f4')]",
                    20,
                    {16, 256, 256},
                    {8, 128, 128},
                    {2, 32, 64},
                    makePoints};
const Sample names{"names", "<U12", 48, {16, 128, 256}, {8, 128, 128}, {2, 32, 32}, makeNames};
const Sample column{"column",        "<f8",           8,       {1, 1, 8 << 20},
                    {1, 1, 1 << 19}, {1, 1, 1 << 15}, makeWalk};
const Sample numbers{"numbers",       "<i8",           8,          {1, 1, 8 << 20},
                     {1, 1, 1 << 19}, {1, 1, 1 << 15}, makeNumbers};

} // namespace bloscope::bench
