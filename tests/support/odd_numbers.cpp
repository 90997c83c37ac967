#include "tests/support/odd_numbers.h"

#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <random>

namespace bloscope::test {

namespace {

using Limits = std::numeric_limits<double>;

double specialNumber(std::size_t i)
{
    constexpr double special[] = {Limits::quiet_NaN(),
                                  Limits::infinity(),
                                  -Limits::infinity(),
                                  -0.0,
                                  0.0,
                                  Limits::denorm_min(),
                                  -Limits::denorm_min(),
                                  Limits::max(),
                                  Limits::lowest(),
                                  Limits::min(),
                                  -1.5,
                                  255};
    return special[i % std::size(special)];
}

} // namespace

std::vector<OddNumbers> oddNumbers(std::size_t count)
{
    std::mt19937_64 random(7);
    std::normal_distribution<double> normal(0, 1);
    const auto smooth = [](std::size_t i) {
        return 280 + 20 * std::sin(static_cast<double>(i) / 97);
    };
    std::vector<OddNumbers> all;
    const auto add = [&](const char* name, const std::function<double(std::size_t i)>& number) {
        all.push_back({name, {}});
        for (std::size_t i = 0; i < count; ++i)
            all.back().numbers.push_back(number(i));
    };
    add("smooth", smooth);
    add("in quarters", [&](std::size_t i) { return std::round(4 * smooth(i)) / 4; });
    add("normal", [&](std::size_t) { return normal(random); });
    add("mostly zeros", [&](std::size_t i) { return i % 5 == 0 ? normal(random) * 100 : 0.0; });
    add("one far away", [&](std::size_t i) { return i == 11 ? 1e30 : smooth(i); });
    add("above zero", [&](std::size_t) { return std::exp(5 * normal(random)); });
    add("labels", [&](std::size_t i) { return static_cast<double>(i / 37 % 9); });
    add("uint16", [&](std::size_t) { return static_cast<double>(random() % 65536); });
    add("two heaps", [](std::size_t i) { return i % 2 == 0 ? 1e-9 : 1e9; });
    add("equal", [](std::size_t) { return 3.25; });
    add("side by side",
        [](std::size_t i) { return std::bit_cast<double>(0x4000'0000'0000'0000 + i % 9); });
    add("zeros of both signs", [](std::size_t i) { return i % 3 == 0 ? -0.0 : 0.0; });
    add("NaN everywhere", [](std::size_t) { return Limits::quiet_NaN(); });
    add("NaN between", [&](std::size_t i) { return i % 7 < 3 ? Limits::quiet_NaN() : smooth(i); });
    add("any bits", [&](std::size_t) { return std::bit_cast<double>(random()); });
    add("special ones", specialNumber);
    add("nothing above zero", [&](std::size_t i) { return -static_cast<double>(i % 1000) / 8; });
    add("tiny",
        [&](std::size_t i) { return Limits::denorm_min() * static_cast<double>(i % 1000); });
    return all;
}

} // namespace bloscope::test
