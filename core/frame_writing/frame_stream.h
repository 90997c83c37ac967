#pragma once

#include "core/frame_writing/frame_parts.h"
#include "core/frame_writing/frame_settings.h"
#include "core/system/file_calls.h"

#include <filesystem>
#include <optional>

namespace bloscope {

// Writes a frame chunk by chunk, in the canonical form of format.md 11.1 and in memory
// that does not grow with the chunks but by their entries in the index: what FrameWriter does, for
// frames of any size. One thread at a time.
class FrameStream {
 public:
    // `descriptor` is a file that is empty, open for writing, and stays the caller's; `calls` live
    // longer. With a `chunkFolder` the frame is a sparse one (format.md 7): its chunks become files
    // there, numbered from 0. settings.chunksize is given, and more than 0: all chunks have that
    // size, the last one perhaps less. Errors: Usage.
    static Result<FrameStream> create(const FrameSettings& settings, const NamedValues& metalayers,
                                      FileCalls& calls, int descriptor,
                                      std::optional<std::filesystem::path> chunkFolder = {});

    // The same with the defaults of another frame's header; its lengths, numbers of bytes and kind
    // do not matter. With a chunksize of 0 chunks are of any size. Errors: Usage.
    static Result<FrameStream> createLike(const FrameHeader& header, const NamedValues& metalayers,
                                          FileCalls& calls, int descriptor,
                                          std::optional<std::filesystem::path> chunkFolder = {});

    // An encoded chunk, complete. Files of chunks last when it returns. Errors: Usage, as
    // FrameWriter::appendChunk(); Io.
    Result<> append(ByteView chunk);

    // `count` chunks of `nbytes` decoded bytes each that are only in the index: zeros, NaN or
    // uninitialised. Where chunks are of any size they are stored. Errors: as append().
    Result<> appendUnstored(SpecialKind kind, std::int32_t nbytes, std::int64_t count = 1);

    // The entry in the index of the chunk that was appended last.
    std::int64_t lastEntry() const { return m_index.back().entry; }

    // `count` chunks that share their bytes with one that was appended before. Errors: Usage.
    Result<> appendAgain(std::int64_t entry, std::int32_t nbytes, std::int64_t count = 1);

    // Other values of the same metalayers, each as long as before. Errors: Usage.
    Result<> replaceMetalayers(const NamedValues& metalayers);

    // Index, trailer and, last of all, the header: until then the file is no frame. Returns its
    // bytes, with those of all files. Errors: Usage for too many chunks, Io.
    Result<std::uint64_t> finish(const NamedValues& vlMetalayers);

 private:
    FrameStream(const FrameHeader& header, const ChunkEncoding& defaults, FileCalls& calls,
                int descriptor, std::optional<std::filesystem::path> chunkFolder)
        : m_fields(header),
          m_defaults(defaults),
          m_calls(calls),
          m_descriptor(descriptor),
          m_chunkFolder(std::move(chunkFolder))
    {
    }

    void takeMetalayers(const NamedValues& metalayers);
    Result<> count(std::int32_t nbytes, std::int64_t chunks);
    Result<> store(ByteView chunk);
    Result<> writeFile(const std::filesystem::path& path, ByteView chunk);
    Result<> write(ByteView bytes, std::uint64_t behindHeader);

    FrameHeader m_fields;     // as they will stand in the header, but for lengths and numbers
    ChunkEncoding m_defaults; // of the frame
    FileCalls& m_calls;
    int m_descriptor;
    std::optional<std::filesystem::path> m_chunkFolder; // of a sparse frame
    ByteBuffer m_header; // with the metalayers; its fixed part is filled in at the end
    std::vector<IndexRun> m_index;
    std::uint64_t m_chunkBytes = 0;  // of those that are stored
    std::uint64_t m_sharedBytes = 0; // of files that are those of several chunks, once more each
    std::vector<std::uint32_t> m_fileBytes; // of the chunk files, by their numbers
    std::int64_t m_nbytes = 0;
    bool m_hasVariableLengthBlocks = false;
};

} // namespace bloscope
