#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <stop_token>

namespace bloscope {

// Calls found(path) for every Blosc2 frame below `directory`, known by its content, in the order of
// names; sparse frames and stores are found as the directories
// or archives that they are. Symbolic links are not followed.
// Folders that cannot be read are told to failed(error). Ends early when `stop` is requested.
struct FileSearch {
    std::function<void(const std::filesystem::path&)> found;
    std::function<void(const Error&)> failed;
    std::stop_token stop;

    void run(const std::filesystem::path& directory) const;
};

} // namespace bloscope
