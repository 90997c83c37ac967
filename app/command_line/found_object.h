#pragma once

#include "app/command_line/offset_option.h"
#include "core/store/store.h"

#include <filesystem>
#include <string>

namespace bloscope {

// What a command works on: FILE, with --offset the frame inside it, or with --key a part of the
// store that it is.
struct FoundObject {
    FramePtr frame;                  // of a file or a leaf; null for groups and tables
    StorePtr store;                  // null for a file that is one frame
    const StoreNode* node = nullptr; // of the store

    // The file that is all of it, `path`; others have no neighbours by their name: empty.
    std::filesystem::path fileAlone(const std::string& path) const;

    bool isTable() const { return node && node->kind == StoreNode::Kind::Table; }
};

// Errors: Usage for a key that leads nowhere and for one of a file that is no store; others as
// openContainer() and Store::openLeaf().
Result<FoundObject> findObject(const std::string& path, const std::string& key,
                               const OffsetOption& offset, const Limits& limits = {});

} // namespace bloscope
