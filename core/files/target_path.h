#pragma once

#include <filesystem>

namespace bloscope {

// The file that `path` stands for: symbolic links are followed by hand, so that a link to a file
// that is not there yet works as well. Of links that lead in a circle one of them is left.
std::filesystem::path withoutLinks(std::filesystem::path path);

} // namespace bloscope
