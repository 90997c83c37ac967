#pragma once

#include "core/base/byte_view.h"

#include <filesystem>
#include <string>
#include <vector>

// Files of a test's own folder. What cannot be done aborts the test.
namespace bloscope::test {

void writeFile(const std::filesystem::path& path, ByteView bytes);
ByteBuffer contentOfFile(const std::filesystem::path& path);

// The names of everything in a folder, sorted.
std::vector<std::string> namesIn(const std::filesystem::path& folder);

} // namespace bloscope::test
