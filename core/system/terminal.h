#pragma once

#include <optional>
#include <string>

namespace bloscope {

// What is typed on the terminal of the program up to Enter, at most so many bytes, and not shown;
// nothing where it is given up, or nothing can be typed.
std::optional<std::string> typedInSilence(const std::string& question, std::size_t longest);

} // namespace bloscope
