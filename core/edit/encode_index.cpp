#include "core/edit/encode_index.h"

#include "core/chunk/chunk_encoder.h"
#include "core/chunk/simple_chunks.h"

#include <cassert>
#include <fmt/format.h>
#include <numeric>

namespace bloscope {

namespace {

constexpr std::size_t entryBytes = sizeof(std::int64_t);
// format::maxChunks can be read, but an index of so many entries is larger than a chunk can be.
constexpr std::int64_t mostEntries = format::maxChunkBytes / std::int64_t{entryBytes};
constexpr std::int64_t worthCompressing = 32; // entries
// Small blocks, since single entries are looked up.
constexpr ChunkEncoding plainIndex{.typesize = entryBytes, .blocksize = 32 * 1024};
constexpr ChunkEncoding compressedIndex{
    .typesize = entryBytes, .blocksize = plainIndex.blocksize, .filters = {0, 0, 0, 0, 0, 1}};

ByteBuffer allEntries(const std::vector<IndexRun>& runs, std::int64_t count)
{
    ByteBuffer entries(static_cast<std::size_t>(count) * entryBytes);
    std::byte* to = entries.data();
    for (const IndexRun& run : runs)
        for (std::int64_t i = 0; i < run.count; ++i, to += entryBytes)
            std::memcpy(to, &run.entry, entryBytes);
    return entries;
}

} // namespace

void addToIndex(std::vector<IndexRun>& runs, std::int64_t entry, std::int64_t count)
{
    if (!runs.empty() && runs.back().entry == entry)
        runs.back().count += count;
    else
        runs.push_back({entry, count});
}

std::int64_t unstoredEntry(SpecialKind kind)
{
    assert(kind == SpecialKind::Zeros || kind == SpecialKind::NaN ||
           kind == SpecialKind::Uninitialised);
    return static_cast<std::int64_t>((0x80 | static_cast<std::uint64_t>(kind)) << 56);
}

Result<ByteBuffer> encodeIndex(const std::vector<IndexRun>& runs)
{
    const std::int64_t count =
        std::accumulate(runs.begin(), runs.end(), std::int64_t{0},
                        [](std::int64_t sum, const IndexRun& run) { return sum + run.count; });
    if (count > mostEntries)
        return Error{ErrorKind::Usage,
                     fmt::format("{} chunks, at most {} are possible", count, mostEntries)};
    if (runs.size() == 1 && count > 1)
        return repeatedValueChunk(std::as_bytes(std::span(&runs[0].entry, 1)),
                                  static_cast<std::uint64_t>(count) * entryBytes, plainIndex);
    const ByteBuffer entries = allEntries(runs, count);
    return count < worthCompressing ? plainCopyChunk(entries, plainIndex)
                                    : encodeChunk(entries, compressedIndex);
}

} // namespace bloscope
