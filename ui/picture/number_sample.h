#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace bloscope {

// Numbers from which the range of a picture is chosen: all of them as far as that is possible,
// otherwise an even sample with the exact ends. Takes the same ones each time.
class NumberSample {
 public:
    static constexpr std::int64_t mostNumbers = 1 << 20;

    explicit NumberSample(std::int64_t expected); // so many will be added in all

    void add(std::span<const double> numbers);

    bool isSample() const { return m_everyOne < allOfThem; } // otherwise all of them

    // With the lowest, the highest and the lowest one above zero of all finite numbers.
    std::vector<double> take() &&;

 private:
    static constexpr std::uint64_t allOfThem = std::uint64_t(1) << 32;

    void addToEnds(std::span<const double> numbers);

    std::uint64_t m_everyOne; // of 2^32 numbers so many are taken
    std::uint64_t m_seen = 0;
    std::vector<double> m_numbers;
    double m_lowest = std::numeric_limits<double>::infinity();
    double m_lowestPositive = std::numeric_limits<double>::infinity();
    double m_highest = -std::numeric_limits<double>::infinity();
};

} // namespace bloscope
