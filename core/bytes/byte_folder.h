#pragma once

#include "core/bytes/byte_source.h"

#include <filesystem>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope {

// A directory that is opened as one thing. Its files are opened by plain names, and nothing outside
// of it is ever reached through it: links are refused like pipes and devices. Usable from any
// thread.
class ByteFolder {
 public:
    virtual ~ByteFolder() = default;

    // The file of that name, without a slash. Errors: one sentence with the name; Malformed when it
    // is missing, a link or no regular file, Io when the system says so.
    virtual Result<ByteSourcePtr> open(const std::string& name) const = 0;

    // Says which files will be opened soon, as ByteSource::prepare() does of bytes.
    virtual void prepare(std::span<const std::string>, const std::stop_token&) const {}

    struct Member {
        std::string name;
        bool isFile = true;     // a regular one, no link
        std::uint64_t size = 0; // 0 for what is no regular file
    };
    // What lies directly in it, in the order of names; no more than `most` of them are looked at.
    virtual Result<std::vector<Member>> list(std::size_t most) const = 0;
};

using ByteFolderPtr = std::shared_ptr<const ByteFolder>;

// A directory of the file system; `path` itself may be a link, for the user named it.
Result<ByteFolderPtr> openFolder(const std::filesystem::path& path);

// Files in memory, owned by the folder.
ByteFolderPtr memoryFolder(std::map<std::string, ByteBuffer> files);

} // namespace bloscope
