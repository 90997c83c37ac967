#pragma once

#include <filesystem>
#include <string>

namespace bloscope {

// What is beside a file until it takes its place, or for as long as the old one is still read:
// ".NAME.PID-N.part". Another name every time.
std::filesystem::path newTemporaryName(const std::filesystem::path& target);

// By its name alone, whichever process made it.
bool isTemporaryOf(const std::filesystem::path& target, const std::string& name);

} // namespace bloscope
