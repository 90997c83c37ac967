#pragma once

#include <optional>
#include <string_view>

namespace bloscope {

// How many millimetres a unit of length is, as people abbreviate or spell it: "um", "mm", "inch".
// Nothing for all other texts.
std::optional<double> millimetresOf(std::string_view unit);

} // namespace bloscope
