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

} // namespace bloscope::test
