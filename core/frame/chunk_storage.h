#pragma once

#include "core/bytes/byte_folder.h"
#include "core/bytes/byte_source.h"
#include "core/frame/chunk_index.h"

#include <list>
#include <mutex>
#include <string>

namespace bloscope {

// Where the stored chunks of a frame lie. Usable from any thread.
class ChunkStorage {
 public:
    virtual ~ChunkStorage() = default;

    struct Place {
        ByteSourcePtr source;
        std::uint64_t offset = 0;    // of the chunk in its source
        std::uint64_t available = 0; // bytes from there on that can belong to it
    };
    // `entry` is one of the index and not negative. Errors: nothing can lie there.
    virtual Result<Place> find(std::int64_t entry) const = 0;

    // The name of the file that holds the chunk, beside the frame's; empty when that holds it.
    virtual std::string fileName(std::int64_t entry) const = 0;
};

using ChunkStoragePtr = std::shared_ptr<const ChunkStorage>;

// The chunk area of a contiguous frame (format.md 6.4): entries are positions in it.
ChunkStoragePtr chunkArea(ByteSourcePtr source, std::uint64_t offset, std::int64_t size);

// The chunk files of a sparse frame (format.md 7): entries are their numbers. Files are opened when
// they are read, and only so many at a time.
ChunkStoragePtr chunkFiles(ByteFolderPtr folder);

// All of `source` is the only chunk there is.
ChunkStoragePtr wholeSource(ByteSourcePtr source);

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

// Names of what lies in the directory of a sparse frame and is no part of it, as one sentence:
// leftovers of deleted chunks, files that belong to nobody (format.md 7), and how many bytes these
// have. Empty files are parts where there are chunks that are only in the index. Nothing when there
// is nothing of the kind, or when there are more than `mostChunks`, or twice as many files.
std::optional<std::string> strayFilesIn(const ByteFolder& folder, const ChunkIndex* index,
                                        std::int64_t mostChunks);

inline constexpr std::int64_t mostChunksLookedThrough = 4096; // while a frame is opened

} // namespace bloscope
