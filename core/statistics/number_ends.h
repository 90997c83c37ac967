#pragma once

#include <algorithm>
#include <limits>

namespace bloscope {

// The lowest, the lowest above zero and the highest of finite numbers; infinite while there is
// none.
struct NumberEnds {
    double lowest = std::numeric_limits<double>::infinity();
    double lowestPositive = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();

    void add(double number)
    {
        lowest = std::min(lowest, number);
        highest = std::max(highest, number);
        if (number > 0)
            lowestPositive = std::min(lowestPositive, number);
    }
    NumberEnds& operator+=(const NumberEnds& other)
    {
        lowest = std::min(lowest, other.lowest);
        lowestPositive = std::min(lowestPositive, other.lowestPositive);
        highest = std::max(highest, other.highest);
        return *this;
    }
    bool operator==(const NumberEnds&) const = default;
};

} // namespace bloscope
