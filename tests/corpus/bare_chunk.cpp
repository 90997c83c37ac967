#include "tests/corpus/bare_chunk.h"

#include "core/chunk/chunk.h"
#include "tests/support/sha256.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope::test {

namespace {

Result<ChunkPtr> openChunk(const CorpusEntry& entry)
{
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(entry.file));
    return Chunk::open(source, 0, source->size(), {});
}

Result<ByteBuffer> decode(const CorpusEntry& entry)
{
    BLOSCOPE_TRY(const ChunkPtr chunk, openChunk(entry));
    return chunk->decode();
}

// Bytes at the end of the content that the reference library leaves as they were in its buffer, so
// that the manifest cannot know them: behind the whole elements of an old bitshuffle (format.md
// 4.3), behind the planes of the old bytedelta (4.8).
std::size_t undefinedBytes(const Json& chunk)
{
    constexpr int oldBytedelta = 34;
    const std::size_t nbytes = chunk.at("nbytes");
    const bool extended = chunk.at("extended");
    if (!extended && chunk.at("version") == 2 && (chunk.at("flags").get<int>() & 0x04) != 0)
        return nbytes % chunk.at("typesize").get<std::size_t>();
    const auto filters = chunk.value("filters", std::vector<int>());
    const auto found = std::ranges::find(filters, oldBytedelta);
    if (found == filters.end())
        return 0;
    const std::size_t planes =
        chunk.at("filters_meta").at(static_cast<std::size_t>(found - filters.begin()));
    return nbytes % chunk.at("blocksize").get<std::size_t>() % planes;
}

// Start and stop count items of the header's typesize.
ByteView sliceOf(ByteView bytes, const Json& slice, std::size_t typesize)
{
    const auto start = slice.at("start").at(0).get<std::size_t>() * typesize;
    const auto stop = slice.at("stop").at(0).get<std::size_t>() * typesize;
    return bytes.subspan(start, stop - start);
}

} // namespace

Differences differencesInBareChunk(const CorpusEntry& entry)
{
    const Result<ByteBuffer> bytes = decode(entry);
    if (!bytes)
        return Differences(bytes.error().text());
    Differences differences;
    differences.compare("nbytes", bytes->size(), entry.facts.at("nbytes"));
    if (undefinedBytes(entry.facts.at("chunk")) == 0) // the slices are compared in any case
        differences.compare("sha256", Sha256::of(*bytes), entry.facts.at("sha256"));
    return differences;
}

Differences differencesInBareChunkSlices(const CorpusEntry& entry)
{
    const Result<ByteBuffer> bytes = decode(entry);
    if (!bytes)
        return Differences(bytes.error().text());
    Differences differences;
    const Json& chunk = entry.facts.at("chunk");
    const std::size_t typesize = chunk.at("typesize");
    const std::size_t defined = bytes->size() - undefinedBytes(chunk);
    for (const Json& slice : entry.facts.at("slices"))
        if (slice.at("stop").at(0).get<std::size_t>() * typesize <= defined)
            differences.compare(fmt::format("slice from {}", slice.at("start").dump()),
                                Sha256::of(sliceOf(*bytes, slice, typesize)), slice.at("sha256"));
    return differences;
}

Differences differencesInVariableBlocks(const CorpusEntry& entry)
{
    const Result<ChunkPtr> chunk = openChunk(entry);
    if (!chunk)
        return Differences(chunk.error().text());
    Differences differences;
    std::int32_t block = 0;
    for (const Json& expected : entry.facts.at("vlblocks")) {
        const std::string name = fmt::format("block {}", block);
        ByteBuffer bytes(static_cast<std::size_t>((*chunk)->blockBytes(block)));
        if (const Result<> decoded = (*chunk)->decodeBlock(block, bytes); !decoded)
            differences.add(decoded.error().text());
        differences.compare("nbytes of " + name, bytes.size(), expected.at("nbytes"));
        differences.compare("sha256 of " + name, Sha256::of(bytes), expected.at("sha256"));
        ++block;
    }
    return differences;
}

} // namespace bloscope::test
