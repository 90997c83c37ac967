#pragma once

#include "core/bytes/byte_source.h"
#include "core/chunk/chunk.h"
#include "core/frame/chunk_cache.h"
#include "core/frame/chunk_index.h"
#include "core/frame/frame_header.h"
#include "core/frame/metadata.h"
#include "core/frame/trailer.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// Something that is not as it should be, in a file that opened all the same.
struct Problem {
    enum class Severity { Note, Damage }; // Note: odd, but nothing is lost
    Severity severity = Severity::Damage;
    std::string part; // where to look: "header", "metalayers", "index", "trailer", "array"
    std::string text; // one sentence without a full stop
};

// A contiguous frame (format.md 6): header, metalayers, index, trailer. Opening it costs a constant
// number of reads, whatever the number of chunks; chunks are opened when they are asked for.
// Immutable and usable from any thread.
class Frame {
 public:
    // Errors: NotBlosc2 when the magic is missing, others when not even the header can be shown.
    // Damage elsewhere is told by problems() and does not close the rest.
    static Result<std::shared_ptr<const Frame>> open(ByteSourcePtr source,
                                                     const Limits& limits = {});

    const ByteSourcePtr& source() const { return m_source; }
    const Limits& limits() const { return m_limits; }
    const FrameHeader& header() const { return m_header; }
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

    std::int64_t chunkCount() const { return m_index ? m_index->count() : 0; }
    Result<IndexEntry> indexEntry(std::int64_t n) const;

    // Chunk `n` of [0, chunkCount()) with header and block table; those opened last are kept.
    // Errors begin with "chunk 17".
    Result<ChunkPtr> chunk(std::int64_t n) const;

 private:
    Frame() = default;

    Result<> readHeader();
    void readTrailerAndIndex();
    Result<> openIndex();
    void note(Problem::Severity severity, std::string part, std::string text);
    void noteProblems(const char* part, const MetadataSection& section);
    Result<ChunkPtr> openChunk(std::int64_t n) const;
    Result<ChunkPtr> openStoredChunk(std::int64_t position) const;
    Result<ChunkPtr> makeUnstoredChunk(std::int64_t n, SpecialKind kind) const;

    ByteSourcePtr m_source;
    Limits m_limits;
    FrameHeader m_header;
    MetadataSection m_metalayers;
    ChunkContext m_dataContext; // for the data chunks
    std::optional<Trailer> m_trailer;
    std::shared_ptr<const ChunkIndex> m_index;
    std::optional<Error> m_indexError;
    std::vector<Problem> m_problems;
    mutable ChunkCache m_recentChunks;
};

using FramePtr = std::shared_ptr<const Frame>;

} // namespace bloscope
