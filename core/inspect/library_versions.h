#pragma once

#include <string>
#include <vector>

namespace bloscope {

struct LibraryVersion {
    std::string name;
    std::string version;
};

// The libraries that core decodes and writes with, and the compiler that built it.
std::vector<LibraryVersion> libraryVersions();

} // namespace bloscope
