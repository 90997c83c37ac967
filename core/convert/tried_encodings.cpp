#include "core/convert/tried_encodings.h"

#include "core/convert/stored_form.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <span>

namespace bloscope {

namespace {

using Filters = std::array<std::uint8_t, format::filterSlots>;

constexpr std::uint8_t bytedeltaFilter = 35;

// Transpositions of single bytes change nothing. Delta refers to the first block of a chunk, and
// helps where all of its blocks are nearly the same.
constexpr Filters ofBytes[] = {{}, {0, 0, 0, 0, 0, bitshuffleFilter}};
constexpr Filters ofElements[] = {{},
                                  {0, 0, 0, 0, 0, shuffleFilter},
                                  {0, 0, 0, 0, 0, bitshuffleFilter},
                                  {0, 0, 0, 0, shuffleFilter, bytedeltaFilter}};

struct CodecLevel {
    std::string_view codec;
    int level;
};

// From quick to small.
constexpr CodecLevel quickCodec = {"zstd", 1};
constexpr CodecLevel codecLevels[] = {{"lz4", 5},  {"blosclz", 5}, {"lz4hc", 9}, {"zlib", 6},
                                      {"zstd", 1}, {"zstd", 3},    {"zstd", 5},  {"zstd", 8}};

constexpr std::int64_t smallBlockBytes = std::int64_t{64_KiB};
constexpr std::size_t mostPlanes = 4; // dimensions along which planes are tried

ChunkEncoding encodingWith(std::int64_t typesize, const CodecLevel& codec, const Filters& filters)
{
    ChunkEncoding how;
    how.typesize = typesize;
    how.codec = codecNamed(codec.codec)->id;
    how.level = codec.level;
    how.filters = filters;
    return how;
}

} // namespace

std::vector<ChunkEncoding> triedFilters(std::int64_t itemsize)
{
    std::vector<ChunkEncoding> tried;
    const bool areBytes = ChunkEncoding{.typesize = itemsize}.headerTypesize() == 1;
    for (const Filters& filters :
         areBytes ? std::span<const Filters>(ofBytes) : std::span<const Filters>(ofElements))
        if (const ChunkEncoding how = encodingWith(itemsize, quickCodec, filters); isWritable(how))
            tried.push_back(how);
    return tried;
}

std::vector<ChunkEncoding> triedCodecs(const ChunkEncoding& like)
{
    std::vector<ChunkEncoding> tried;
    for (const CodecLevel& codec : codecLevels) {
        ChunkEncoding how = encodingWith(like.typesize, codec, like.filters);
        if (how.codec != like.codec || how.level != like.level)
            tried.push_back(how);
    }
    return tried;
}

Result<std::vector<Partition>> triedPartitions(const Shape& shape, std::int64_t itemsize,
                                               const Partition& base)
{
    std::vector<PartitionWish> wishes = {{}, {.blockBytes = smallBlockBytes}};
    const std::size_t planes = shape.size() < 2 ? 0 : std::min(shape.size(), mostPlanes);
    for (std::size_t d = 0; d < planes; ++d)
        wishes.push_back({.planesAlong = {d}});
    std::vector<Partition> tried;
    for (const PartitionWish& wish : wishes) {
        BLOSCOPE_TRY(Partition partition, choosePartition(shape, itemsize, wish));
        if (partition != base && std::ranges::find(tried, partition) == tried.end())
            tried.push_back(std::move(partition));
    }
    return tried;
}

} // namespace bloscope
