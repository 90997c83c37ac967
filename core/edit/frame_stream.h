#pragma once

#include "core/edit/encode_index.h"
#include "core/edit/frame_settings.h"
#include "core/edit/write_metadata.h"
#include "core/files/file_calls.h"

#include <filesystem>
#include <optional>

namespace bloscope {

// Writes a frame chunk by chunk, in the canonical form of format.md 11.1 and in memory
// that does not grow with the chunks but by their entries in the index: what FrameWriter does, for
// frames of any size. Chunks are of one size, the last one perhaps less. One thread at a time.
class FrameStream {
 public:
    // `descriptor` is a file that is empty, open for writing, and stays the caller's; `calls` live
    // longer. With a `chunkFolder` the frame is a sparse one (format.md 7): its chunks become files
    // there, numbered from 0. settings.chunksize is given, and more than 0. Errors: Usage.
    static Result<FrameStream> create(const FrameSettings& settings, const NamedValues& metalayers,
                                      FileCalls& calls, int descriptor,
                                      std::optional<std::filesystem::path> chunkFolder = {});

    // An encoded chunk, complete. Files of chunks last when it returns. Errors: Usage, as
    // FrameWriter::appendChunk(); Io.
    Result<> append(ByteView chunk);

    // Index, trailer and, last of all, the header: until then the file is no frame. Returns its
    // bytes, with those of all files. Errors: Usage for too many chunks, Io.
    Result<std::uint64_t> finish(const NamedValues& vlMetalayers);

 private:
    FrameStream(const FrameSettings& settings, FileCalls& calls, int descriptor,
                std::optional<std::filesystem::path> chunkFolder)
        : m_settings(settings),
          m_calls(calls),
          m_descriptor(descriptor),
          m_chunkFolder(std::move(chunkFolder))
    {
    }

    Result<> store(ByteView chunk);
    Result<> writeFile(const std::filesystem::path& path, ByteView chunk);
    Result<> write(ByteView bytes, std::uint64_t behindHeader);

    FrameSettings m_settings;
    FileCalls& m_calls;
    int m_descriptor;
    std::optional<std::filesystem::path> m_chunkFolder; // of a sparse frame
    ByteBuffer m_header; // with the metalayers; its fixed part is filled in at the end
    std::vector<IndexRun> m_index;
    std::uint64_t m_chunkBytes = 0; // of those that are stored
    std::int64_t m_storedChunks = 0;
    std::int64_t m_nbytes = 0;
};

} // namespace bloscope
