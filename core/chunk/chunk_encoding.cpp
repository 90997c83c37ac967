#include "core/chunk/chunk_encoding.h"

#include "core/chunk/chunk_header.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t extendedHeader = 0x05;

Result<> checkRange(std::string_view what, std::int64_t value, std::int64_t least,
                    std::int64_t most)
{
    if (value < least || value > most)
        return Error{ErrorKind::Usage,
                     fmt::format("{} is {}, but must be from {} to {}", what, value, least, most)};
    return {};
}

// As codecs are known to gain by it; lz4hc and zlib lose.
bool isFast(const ChunkEncoding& encoding)
{
    constexpr int lastFastLevelOfZstd = 5;
    constexpr std::uint8_t blosclz = 0;
    constexpr std::uint8_t lz4 = 1;
    constexpr std::uint8_t zstd = 5;
    return encoding.codec == blosclz || encoding.codec == lz4 ||
           (encoding.codec == zstd && encoding.level <= lastFastLevelOfZstd);
}

} // namespace

bool ChunkEncoding::splits(std::size_t blockBytes) const
{
    constexpr std::size_t mostStreams = 16;
    constexpr std::size_t leastStreamBytes = 32;
    if (split != SplitBlocks::Auto)
        return split == SplitBlocks::Always;
    const std::size_t streams = headerTypesize();
    return isFast(*this) && std::ranges::find(filters, shuffleFilter) != filters.end() &&
           streams <= mostStreams && blockBytes % streams == 0 &&
           blockBytes / streams >= leastStreamBytes;
}

Result<ChunkHeader> headerFor(std::uint64_t nbytes, const ChunkEncoding& encoding)
{
    if (nbytes > static_cast<std::uint64_t>(format::maxChunkBytes))
        return Error{ErrorKind::Usage,
                     fmt::format("a chunk of {} bytes is too large; the limit is {}", nbytes,
                                 format::maxChunkBytes)};
    BLOSCOPE_CHECK(checkRange("typesize", encoding.typesize, 1, format::maxTypesize));
    BLOSCOPE_CHECK(checkRange("blocksize", encoding.blocksize, 0, format::maxBlockBytes));
    BLOSCOPE_CHECK(checkRange("level", encoding.level, 0, 9));

    const auto size = static_cast<std::int64_t>(nbytes);
    const std::int64_t wanted =
        encoding.blocksize == 0 ? format::maxBlockBytes : encoding.blocksize;
    ChunkHeader header;
    header.flags = extendedHeader;
    header.typesize = encoding.headerTypesize();
    header.nbytes = static_cast<std::int32_t>(size);
    header.blocksize = static_cast<std::int32_t>(std::clamp<std::int64_t>(size, 1, wanted));
    header.cbytes = extendedHeaderBytes;
    header.filters = encoding.filters;
    header.filtersMeta = encoding.filtersMeta;
    header.udcodec = encoding.codec;
    return header;
}

} // namespace bloscope
