#pragma once

#include "core/statistics/number_survey.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// Which of many numbers stand for all of them: one of each stretch, wherever it lies there, without
// a period that rows of a plane could have as well.
class ScatteredChoice {
 public:
    explicit ScatteredChoice(double stretch) : m_stretch(stretch) {} // at least one number

    double stretch() const { return m_stretch; }
    std::uint64_t of(std::uint64_t stretch) const; // the position that is chosen

 private:
    double m_stretch;
};

// Adds the lowest, the highest and the lowest one above zero, where they are finite.
template <class Ends>
void appendEnds(const Ends& ends, std::vector<double>& to)
{
    for (const double end : {ends.lowest, ends.lowestPositive, ends.highest})
        if (std::isfinite(end))
            to.push_back(end);
}

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

    bool isSample() const { return m_choice.stretch() > 1; } // otherwise all of them

    // With the lowest, the highest and the lowest one above zero of all finite numbers.
    std::vector<double> take() &&;

 private:
    void addChosen(std::span<const double> numbers);
    void startAt(std::uint64_t position);

    ScatteredChoice m_choice;
    std::uint64_t m_seen = 0;
    std::uint64_t m_nextStretch = 0;
    std::uint64_t m_next = 0; // the position that is chosen of it
    std::vector<double> m_numbers;
    NumberSurvey m_survey; // with their ends
};

} // namespace bloscope
