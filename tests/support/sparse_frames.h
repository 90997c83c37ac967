#pragma once

#include "core/base/byte_view.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

// Sparse frames (format.md 7), made of contiguous ones.
namespace bloscope::test {

using Files = std::map<std::string, ByteBuffer>; // by name

// The same frame as a directory. Chunk n gets the file number ids[n], or n where there is none;
// chunks that are not stored get no file.
Files sparseFiles(const ByteBuffer& contiguous, const std::vector<std::int64_t>& ids = {});

// Puts the files into a directory, which is made.
void writeFiles(const std::filesystem::path& directory, const Files& files);

} // namespace bloscope::test
