#pragma once

#include "core/frame/frame.h"
#include "core/store/store.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace bloscope {

// The first attributes of a group of a store: a frame without chunks, as python-blosc2 makes it,
// and the file that it will be, of which there is nothing yet (saveNewFile()).
struct NewAttributes {
    FramePtr frame; // in memory
    std::filesystem::path file;
};

// The key of the leaf that holds the attributes of a group, and where in the directory its file is.
std::string keyOfAttributes(std::string_view group);
std::string fileOfAttributes(std::string_view key);

// `store` is what is open at `path`. Errors: Usage where it is no directory, where the node is no
// group or has attributes, and where the group is no folder.
Result<NewAttributes> beginAttributes(const Store& store, const std::filesystem::path& path,
                                      const StoreNode& group);

} // namespace bloscope
