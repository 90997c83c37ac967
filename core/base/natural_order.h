#pragma once

#include <string_view>

namespace bloscope {

// The order in which people expect names: digits by the number that they are ("case2" before
// "case10"), letters of ASCII whatever their case; of names that are alike in this, by their bytes.
// The parts of a path follow each other: what is in a folder stays together.
bool isNaturallyBefore(std::string_view a, std::string_view b);

} // namespace bloscope
