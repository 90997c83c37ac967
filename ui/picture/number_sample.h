#pragma once

#include "core/statistics/number_survey.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// Numbers from which the range of a picture is chosen: all of them as far as that is possible,
// otherwise an even sample, one number of each stretch, with the exact ends. Takes the same ones
// each time, also when several threads have a part each.
class NumberSample {
 public:
    static constexpr std::int64_t mostNumbers = 1 << 20;

    explicit NumberSample(std::int64_t expected); // so many will be added in all

    void add(std::span<const double> numbers);

    // What takes its share of the numbers that follow the first `ahead` of those still to be added
    // here, and where it is brought in again: in their order.
    NumberSample partAfter(std::uint64_t ahead) const;
    void join(NumberSample&& part);

    bool isSample() const { return m_stretch > 1; } // otherwise all of them

    // With the lowest, the highest and the lowest one above zero of all finite numbers.
    std::vector<double> take() &&;

 private:
    void addChosen(std::span<const double> numbers);
    void startAt(std::uint64_t position);
    std::uint64_t chosenOf(std::uint64_t stretch) const;

    double m_stretch; // so many numbers are told by one of them
    std::uint64_t m_seen = 0;
    std::uint64_t m_nextStretch = 0;
    std::uint64_t m_next = 0; // the position that is chosen of it
    std::vector<double> m_numbers;
    NumberSurvey m_survey; // with their ends
};

} // namespace bloscope
