#pragma once

#include <cstddef>
#include <cstdint>

namespace bloscope {

inline constexpr std::uint64_t operator""_KiB(unsigned long long n)
{
    return n << 10;
}
inline constexpr std::uint64_t operator""_MiB(unsigned long long n)
{
    return n << 20;
}
inline constexpr std::uint64_t operator""_GiB(unsigned long long n)
{
    return n << 30;
}

// Bounds of the format itself: what no valid file can exceed (format.md section 12).
namespace format {
inline constexpr std::int64_t maxChunkBytes = 2'147'483'615; // 2^31 - 1 - 32
inline constexpr std::int64_t maxBlockBytes = 536'866'816;   // the reference's bound
inline constexpr std::int64_t maxTypesize = maxBlockBytes;   // an element fits a block
inline constexpr std::int64_t maxChunks = 268'435'455;       // the index is one chunk of i64
inline constexpr std::int64_t maxDictionaryBytes = 32'768;   // the reference's bound
inline constexpr std::size_t filterSlots = 6;
inline constexpr std::size_t maxMetalayers = 16;
inline constexpr std::size_t maxVlMetalayers = 8192;
inline constexpr std::size_t maxDimensions = 16;
inline constexpr std::size_t minFrameBytes = 112;
inline constexpr std::size_t minFrameHeaderBytes = 97;
inline constexpr std::size_t minTrailerBytes = 35;
} // namespace format

// Our own policy: how much a file may make us allocate. Reported as "refused by limit".
struct Limits {
    std::uint64_t chunkBytes = 1_GiB;          // decoded at once; blocks are usually far smaller
    std::uint64_t frameHeaderBytes = 256_MiB;  // header or trailer read into memory
    std::uint64_t metadataValueBytes = 64_MiB; // a vlmetalayer, a block of the index
    std::size_t msgpackDepth = 512;            // nesting of arrays and maps; Python writes 511
    std::size_t msgpackValues = 2'000'000;     // of one metalayer; each takes some 40 bytes here
    std::size_t dtypeTextBytes = 64 * 1024;    // the longest dtype worth parsing
    std::size_t dtypeDepth = 16;
    std::size_t dtypeFields = 1024;
    std::size_t storeNodes = 1'000'000;    // leaves of a store, members of an archive
    std::uint64_t inflatedBytes = 256_MiB; // a compressed member of an archive, in memory
};

} // namespace bloscope
