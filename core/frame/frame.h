#pragma once

#include "core/bytes/byte_source.h"
#include "core/chunk/chunk.h"
#include "core/frame/frame_header.h"
#include "core/frame/metadata.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace bloscope {

// Something that is not as it should be, in a file that opened all the same.
struct Problem {
    enum class Severity { Note, Damage }; // Note: odd, but nothing is lost
    Severity severity = Severity::Damage;
    std::string part; // "index", "trailer", "chunk 3"
    std::string text; // one sentence without a full stop
};

struct IndexEntry {
    std::int64_t raw = 0; // as it stands in the index
    bool stored = true;
    std::uint64_t position = 0;              // of a stored chunk, from the end of the header
    SpecialKind special = SpecialKind::None; // of an unstored one
};

// A contiguous frame (format.md 6): header, metalayers, index, trailer. Opening it costs a constant
// number of reads, whatever the number of chunks; chunks are opened when they are asked for.
// Immutable and usable from any thread.
class Frame {
 public:
    // Errors: NotBlosc2 when the magic is missing, Malformed when nothing of the frame can be
    // shown. Everything less is opened and told by problems().
    static Result<std::shared_ptr<const Frame>> open(ByteSourcePtr source,
                                                     const Limits& limits = {});
    ~Frame();

    const FrameHeader& header() const;
    const MetadataSection& metalayers() const;
    const MetadataSection& vlMetalayers() const;  // values still compressed: see readVlMetadata()
    const std::vector<Problem>& problems() const; // found on opening
    const ByteSourcePtr& source() const;
    const Limits& limits() const;

    // The decoded value of one vlmetalayer (format.md 6.7).
    Result<ByteBuffer> readVlMetadata(const MetadataEntry& entry) const;
    // The chunk that holds it.
    Result<ChunkPtr> openVlMetadata(const MetadataEntry& entry) const;

    struct Trailer {
        std::uint64_t offset = 0;
        std::uint32_t size = 0;
        std::uint8_t version = 0;
        std::uint8_t fingerprintType = 0;
        ByteBuffer fingerprint;
    };
    const Trailer* trailer() const; // null when there is none to be found

    // The chunk index. Null when the frame has no chunks or the index is damaged (indexError()).
    const ChunkPtr& indexChunk() const;
    std::uint64_t indexOffset() const; // in the file
    const Error* indexError() const;   // why chunks cannot be reached, null when they can

    std::int64_t chunkCount() const;
    Result<IndexEntry> indexEntry(std::int64_t chunk) const;

    // Opens chunk `chunk`: its header and block table. Recently opened ones are kept.
    // The error has "chunk 17" as its place.
    Result<ChunkPtr> chunk(std::int64_t chunk) const;

    // Position of a chunk's first decoded byte among all of them laid end to end, and their total,
    // when every chunk but the last has header().chunksize bytes; nothing for frames of variable
    // chunks.
    std::optional<std::int64_t> uniformChunkBytes() const;

 private:
    struct Parts;
    explicit Frame(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

using FramePtr = std::shared_ptr<const Frame>;

} // namespace bloscope
