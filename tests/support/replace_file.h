#pragma once

#include "core/system/file_calls.h"
#include "tests/support/files.h"

#include <cstdlib>

namespace bloscope::test {

// As other programs write files: a new one takes the place of the old one. Where files that are
// open do not give way (see special_files.h), this process lets go of the old one.
inline void replaceFile(const std::filesystem::path& path, ByteView content)
{
    std::filesystem::path replacement = path;
    replacement += ".new";
    writeFile(replacement, content);
    if (SystemFileCalls().rename(replacement, path) != 0)
        std::abort();
}

} // namespace bloscope::test
