#pragma once

#include "core/bytes/byte_folder.h"

#include <list>
#include <mutex>

namespace bloscope {

// The files of a folder that were read last, kept open: a sparse frame may have millions of chunk
// files, a process a thousand descriptors. Usable from any thread.
class OpenFiles {
 public:
    static constexpr std::size_t mostFiles = 32;

    explicit OpenFiles(ByteFolderPtr folder) : m_folder(std::move(folder)) {}

    // The file of that name, opened now unless it still is.
    Result<ByteSourcePtr> open(const std::string& name);

 private:
    struct File {
        std::string name;
        ByteSourcePtr source;
    };

    ByteSourcePtr find(const std::string& name);
    void keep(const std::string& name, ByteSourcePtr source);

    ByteFolderPtr m_folder;
    std::mutex m_mutex;
    std::list<File> m_recent; // most recently used first
};

// A file that is opened again whenever it is read after it was closed to make room for others.
// Errors when reading: Io when it has another size by then.
Result<ByteSourcePtr> openedLazily(std::shared_ptr<OpenFiles> files, const std::string& name);

} // namespace bloscope
