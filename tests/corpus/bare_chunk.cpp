#include "tests/corpus/bare_chunk.h"

#include "core/chunk/chunk.h"
#include "tests/support/sha256.h"

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
    differences.compare("sha256", Sha256::of(*bytes), entry.facts.at("sha256"));
    return differences;
}

Differences differencesInBareChunkSlices(const CorpusEntry& entry)
{
    const Result<ByteBuffer> bytes = decode(entry);
    if (!bytes)
        return Differences(bytes.error().text());
    Differences differences;
    const std::size_t typesize = entry.facts.at("chunk").at("typesize");
    for (const Json& slice : entry.facts.at("slices"))
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
