#pragma once

#include "core/scan/number_order.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// What one has to know of float64 numbers before they are given a range of colours: found in one
// pass, in parts of any order. NaN and infinities are left out of everything.
struct NumberSurvey : NumberEnds {
    std::uint64_t numbers = 0;    // finite ones
    std::uint64_t positive = 0;   // of these, above zero
    bool areWhole = true;         // are all of them whole numbers?
    bool arePositiveWhole = true; // are those above zero?

    void add(std::span<const double> numbers);
    void add(const NumberSurvey& other);
    bool operator==(const NumberSurvey&) const = default;
};

NumberSurvey surveyOf(std::span<const double> numbers);

// Numbers, which live longer, and what is known of them.
class SurveyedNumbers {
 public:
    SurveyedNumbers() = default;
    SurveyedNumbers(std::span<const double> numbers, const NumberSurvey& survey)
        : m_numbers(numbers), m_survey(survey)
    {
    }
    SurveyedNumbers(std::span<const double> numbers) : SurveyedNumbers(numbers, surveyOf(numbers))
    {
    }
    SurveyedNumbers(const std::vector<double>& numbers)
        : SurveyedNumbers(std::span<const double>(numbers))
    {
    }

    std::span<const double> numbers() const { return m_numbers; }
    const NumberSurvey& survey() const { return m_survey; }

 private:
    std::span<const double> m_numbers;
    NumberSurvey m_survey;
};

} // namespace bloscope
