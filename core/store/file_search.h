#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>

namespace bloscope {

// Calls found(path) for what is named, whatever it is; where that is a folder to search, for
// everything of Blosc2's below it, in the order of names: what is it by its content, and what
// isMeantAsBlosc2(). Sparse frames and stores are found as the directories or archives that they
// are. Symbolic links are not followed, and told to passedOver() where their name is one of
// Blosc2's. Folders that cannot be read, and those in which nothing was found, are told to
// failed(). Ends early when `stop` is requested.
struct FileSearch {
    std::string patterns; // usual names of Blosc2's files: "*.b2nd *.b2frame"
    std::function<void(const std::filesystem::path&)> found;
    std::function<void(const std::filesystem::path& folder, const Error&)> failed;
    // What is named like Blosc2's files in a folder and is not read: links, pipes, devices.
    std::function<void(const std::filesystem::path&, const Error&)> passedOver;
    std::stop_token stop;

    void run(const std::filesystem::path& path) const;

 private:
    bool searchFolder(const std::filesystem::path& folder) const; // was anything found, or failed?
    bool lookAt(const std::filesystem::directory_entry& entry) const;
};

// Is it a folder to search, and not a directory that is one frame or one store?
bool isFolderToSearch(const std::filesystem::path& path);

// Should this file or folder be one of Blosc2's, whatever is left in it? Told by its name, or, of a
// folder, by the names of chunks in it.
bool isMeantAsBlosc2(const std::filesystem::path& path, const std::string& patterns);

} // namespace bloscope
