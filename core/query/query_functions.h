#pragma once

#include "core/dtype/dtype.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace bloscope {

// What a function of the query language takes and returns (docs/queries.md). Names are those of
// python-blosc2.
struct QueryFunction {
    enum class Type {
        Real,      // of numbers; computed in float64
        WholeKept, // the same, but integers stay what they are
        Absolute,  // of numbers of any kind
        TestReal,  // a predicate of numbers
        TestText,  // a predicate of two texts
        ChangeText,
        DatePart, // of a date: a number
        Bin,      // bin(price, 10), bin(when, "month"): where the bin of a value begins
        Choice    // where(condition, a, b)
    };
    std::string_view name;
    Type type = Type::Real;
    std::size_t arguments = 1;
    double (*real)(double) = nullptr;         // of Real, WholeKept and TestReal (not 0: true)
    double (*both)(double, double) = nullptr; // of Real with two arguments
    bool (*test)(std::string_view text, std::string_view part) = nullptr;
    char (*letter)(char) = nullptr;            // of ChangeText, for letters of ASCII
    TimeUnit::Base part = TimeUnit::Base::Day; // of DatePart
    std::size_t optional = 0;                  // of the arguments, the last ones
};

// All of them, by name.
std::span<const QueryFunction> queryFunctions();

// Null when there is none of that name.
const QueryFunction* findQueryFunction(std::string_view name);

} // namespace bloscope
