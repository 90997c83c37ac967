#pragma once

#include "core/frame_writing/frame_parts.h"
#include "core/frame_writing/frame_settings.h"

namespace bloscope {

// Builds a contiguous frame in memory, in the canonical form of format.md 11.1: byte for byte what
// the reference writes for the same content. Chunks stand in the order in which they are appended.
// Errors (Usage) say what the format cannot hold; nothing is added then.
class FrameWriter {
 public:
    explicit FrameWriter(const FrameSettings& settings) : m_settings(settings) {}

    Result<> addMetalayer(std::string name, ByteBuffer value);
    Result<> addVlMetalayer(std::string name, ByteView value);        // wraps it as a chunk
    Result<> addVlMetalayerChunk(std::string name, ByteBuffer chunk); // wrapped already

    // An encoded chunk, complete. One that is only zeros, NaN or uninitialised goes to the index,
    // because the reference cannot read it from anywhere else (format.md 11.6).
    Result<> appendChunk(ByteBuffer chunk);

    // `count` chunks of `nbytes` decoded bytes each that are only in the index: zeros, NaN or
    // uninitialised.
    Result<> appendUnstored(SpecialKind kind, std::int32_t nbytes, std::int64_t count = 1);

    // The frame. Errors (Usage): settings that the format does not know, chunks of another size
    // than settings.chunksize.
    Result<ByteBuffer> finish() const;

 private:
    struct Run { // of equal chunks
        ByteBuffer stored = {};
        SpecialKind unstored = SpecialKind::None;
        std::int32_t nbytes = 0;
        std::int64_t count = 1;
    };
    struct ChunkArea;

    Result<> append(Run run);
    bool haveSize(std::int32_t size) const;
    Result<std::int32_t> chunksize() const;
    Result<ChunkArea> layOutChunks(std::int32_t chunksize) const;

    FrameSettings m_settings;
    NamedValues m_metalayers;
    NamedValues m_vlMetalayers;
    std::vector<Run> m_runs;
    std::int64_t m_nbytes = 0;
    bool m_variableLengthBlocks = false;
};

// The chunk in which a vlmetalayer's value is stored (format.md 6.7).
Result<ByteBuffer> vlMetadataChunk(ByteView value);

} // namespace bloscope
