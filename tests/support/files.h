#pragma once

#include "core/base/byte_view.h"
#include "core/system/descriptor.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

// Files of a test's own folder. What cannot be done aborts the test.
namespace bloscope::test {

void writeFile(const std::filesystem::path& path, ByteView bytes);
ByteBuffer contentOfFile(const std::filesystem::path& path);

// A file to be read and written to, made where there is none.
Descriptor openedToChange(const std::filesystem::path& path);

// Some bytes of a file that is there; what lies around them stays.
void overwrite(const std::filesystem::path& path, std::uint64_t at, ByteView bytes);

// The names of everything in a folder, sorted.
std::vector<std::string> namesIn(const std::filesystem::path& folder);

} // namespace bloscope::test
