#pragma once

#include "core/bytes/byte_folder.h"
#include "core/bytes/byte_source.h"
#include "core/chunk/chunk.h"
#include "core/chunk/chunk_header.h"
#include "core/frame/chunk_index.h"
#include "core/frame/chunk_storage.h"
#include "core/frame/frame_header.h"
#include "core/frame/metadata.h"

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace bloscope {

// As what a frame is found.
enum class FrameKind {
    Contiguous, // one file, or a part of one, that holds everything (format.md 6)
    Sparse,     // a directory with a file for each chunk (format.md 7)
    Chunk       // one chunk without a frame around it, shown as if it had one
};

// "cframe", "sframe", "chunk": for programs
constexpr std::string_view codeOf(FrameKind kind)
{
    switch (kind) {
    case FrameKind::Contiguous:
        return "cframe";
    case FrameKind::Sparse:
        return "sframe";
    case FrameKind::Chunk:
        return "chunk";
    }
    return {};
}

// "contiguous Blosc2 frame", ...: for people
constexpr std::string_view nameOf(FrameKind kind)
{
    switch (kind) {
    case FrameKind::Contiguous:
        return "contiguous Blosc2 frame";
    case FrameKind::Sparse:
        return "sparse Blosc2 frame (a directory)";
    case FrameKind::Chunk:
        return "Blosc2 chunk without a frame";
    }
    return {};
}

// The chunks of a frame that were opened last, so that going through their blocks reads no header
// twice. Charged by the bytes of their tables. Usable from any thread.
class ChunkCache {
 public:
    ChunkPtr find(std::int64_t n); // null when it is not there
    void insert(std::int64_t n, ChunkPtr chunk);

 private:
    static constexpr std::size_t budgetBytes = 16UL << 20;

    struct Entry {
        std::int64_t n;
        ChunkPtr chunk;
        std::size_t bytes;
    };

    std::mutex m_mutex;
    std::size_t m_bytes = 0;
    std::list<Entry> m_entries; // most recently used first
    std::unordered_map<std::int64_t, std::list<Entry>::iterator> m_places;
};

// Something that is not as it should be, in a file that opened all the same.
struct Problem {
    enum class Severity { Note, Damage }; // Note: odd, but nothing is lost
    Severity severity = Severity::Damage;
    std::string part; // where to look: "header", "metalayers", "index", "trailer", "array"
    std::string text; // one sentence without a full stop

    bool operator==(const Problem&) const = default;
};

// A frame (format.md 6, 7): header, metalayers, index, trailer, whether its chunks lie behind the
// header or in files of their own; a chunk without a frame is seen as a frame of one. Opening it
// costs a constant number of reads, whatever the number of chunks; chunks are opened when they are
// asked for. All offsets are of the file, also where the frame begins later in it.
// Immutable and usable from any thread.
class Frame {
 public:
    // A contiguous frame that begins with the source. Errors: NotBlosc2 when the magic is missing,
    // others when not even the header can be shown. Damage elsewhere is told by problems() and does
    // not close the rest.
    static Result<std::shared_ptr<const Frame>> open(ByteSourcePtr source,
                                                     const Limits& limits = {});

    // A sparse frame in its directory. Errors: the same, and when "chunks.b2frame" is missing, a
    // link, no regular file, or cut off.
    static Result<std::shared_ptr<const Frame>> openSparse(ByteFolderPtr folder,
                                                           const Limits& limits = {});

    // One chunk that fills the source. Chunks have no magic: it counts as one when its first block
    // can be decoded, or would be with a codec that this program lacks.
    static Result<std::shared_ptr<const Frame>> openBareChunk(ByteSourcePtr source,
                                                              const Limits& limits = {});

    FrameKind kind() const { return m_kind; }
    const ByteSourcePtr& source() const { return m_source; }        // of header, index and trailer
    const ByteFolderPtr& folder() const { return m_folder; }        // null unless sparse
    std::uint64_t fileOffset() const { return m_source->origin(); } // where it begins in its file
    std::uint64_t storedBytes() const; // on disk, with the chunk files as the header counts them

    const Limits& limits() const { return m_limits; }
    const FrameHeader& header() const { return m_header; } // made up for FrameKind::Chunk
    const std::vector<Problem>& problems() const { return m_problems; }

    const MetadataSection& metalayers() const { return m_metalayers; }
    const Trailer* trailer() const { return m_trailer ? &*m_trailer : nullptr; }
    const MetadataSection& vlMetalayers() const; // empty without a trailer

    // A vlmetalayer's value is one chunk (format.md 6.7): opened, and decoded up to
    // limits().metadataValueBytes.
    Result<ChunkPtr> openVlMetadata(const MetadataEntry& entry) const;
    Result<ByteBuffer> readVlMetadata(const MetadataEntry& entry) const;

    // Null when the frame has no chunks, or when they cannot be reached: then indexError() says
    // why.
    const ChunkIndex* index() const { return m_index.get(); }
    const std::optional<Error>& indexError() const { return m_indexError; }
    std::uint64_t indexOffset() const; // of the index chunk, in the file

    std::int64_t chunkCount() const;
    Result<IndexEntry> indexEntry(std::int64_t n) const;

    // Where the chunk of a stored entry lies, whether or not it can be opened, and the name of its
    // file when that is not the frame's own.
    Result<ChunkStorage::Place> placeOf(const IndexEntry& entry) const;
    std::string chunkFileOf(const IndexEntry& entry) const;

    // Chunk `n` of [0, chunkCount()) with header and block table; those opened last are kept.
    // Errors begin with "chunk 17".
    Result<ChunkPtr> chunk(std::int64_t n) const;

 private:
    Frame(FrameKind kind, ByteSourcePtr source, const Limits& limits)
        : m_kind(kind), m_source(std::move(source)), m_limits(limits)
    {
    }

    // frame_open.cpp
    Result<> readParts();
    Result<> readHeader();
    Result<> checkHeader() const;
    Result<> checkLength() const;
    void readTrailer();
    void readIndex();
    Result<> openIndex();
    Result<> readBareChunk();
    void noteWhatIsOdd();
    void note(Problem::Severity severity, std::string part, std::string text);
    void noteProblems(const char* part, const MetadataSection& section);

    Result<ChunkPtr> openChunk(std::int64_t n) const;
    Result<ChunkPtr> openStoredChunk(const IndexEntry& entry) const;
    Result<ChunkPtr> makeUnstoredChunk(std::int64_t n, SpecialKind kind) const;

    FrameKind m_kind;
    ByteSourcePtr m_source;
    ByteFolderPtr m_folder;
    Limits m_limits;
    FrameHeader m_header;
    MetadataSection m_metalayers;
    ChunkContext m_dataContext; // for the data chunks
    std::optional<Trailer> m_trailer;
    std::shared_ptr<const ChunkIndex> m_index;
    ChunkStoragePtr m_storage;
    std::optional<Error> m_indexError;
    std::vector<Problem> m_problems;
    mutable ChunkCache m_recentChunks;
};

using FramePtr = std::shared_ptr<const Frame>;

// The metalayer that makes an array of a frame: b2nd, or its predecessor caterva (format.md 10.2);
// one with a value, if any has. Null when there is none.
const MetadataEntry* findArrayMetadata(const MetadataSection& metalayers);

// What the data chunks of a frame get to know from it. Array metadata that cannot be read count as
// none: chunks that need them say so.
ChunkContext dataChunkContext(const FrameHeader& header, const MetadataSection& metalayers);

} // namespace bloscope
