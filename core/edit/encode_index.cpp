#include "core/edit/encode_index.h"

#include "core/chunk/chunk_encoder.h"
#include "core/chunk/simple_chunks.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <functional>
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

std::vector<std::int64_t> allEntries(const std::vector<IndexRun>& runs, std::int64_t count)
{
    std::vector<std::int64_t> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (const IndexRun& run : runs)
        entries.insert(entries.end(), static_cast<std::size_t>(run.count), run.entry);
    return entries;
}

Result<> checkCount(std::int64_t count)
{
    if (count > mostEntries)
        return usageError(fmt::format("{} chunks, at most {} are possible", count, mostEntries));
    return {};
}

Result<ByteBuffer> repeatedEntry(const std::int64_t& entry, std::int64_t count)
{
    return repeatedValueChunk(std::as_bytes(std::span(&entry, 1)),
                              static_cast<std::uint64_t>(count) * entryBytes, plainIndex);
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
    BLOSCOPE_CHECK(checkCount(count));
    if (runs.size() == 1 && count > 1)
        return repeatedEntry(runs[0].entry, count);
    return encodeEntries(allEntries(runs, count));
}

Result<ByteBuffer> encodeEntries(const std::vector<std::int64_t>& entries)
{
    const std::int64_t count = std::ssize(entries);
    BLOSCOPE_CHECK(checkCount(count));
    const bool isUniform =
        std::ranges::adjacent_find(entries, std::not_equal_to()) == entries.end();
    if (isUniform && count > 1)
        return repeatedEntry(entries.front(), count);
    const ByteView bytes = std::as_bytes(std::span(entries));
    return count < worthCompressing ? plainCopyChunk(bytes, plainIndex)
                                    : encodeChunk(bytes, compressedIndex);
}

} // namespace bloscope
