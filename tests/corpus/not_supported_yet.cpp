#include "tests/corpus/not_supported_yet.h"

#include <algorithm>
#include <array>

namespace bloscope::test {

namespace {

using Json = CorpusEntry::Json;

struct Missing {
    int id;
    const char* reason;
};

constexpr std::array missingCodecs = {
    Missing{32, "codec ndlz"},
    Missing{33, "codec zfp"},
    Missing{34, "codec zfp"},
    Missing{35, "codec zfp"},
};

constexpr std::array missingFilters = {
    Missing{32, "filter ndcell"},
    Missing{33, "filter ndmean"},
    Missing{34, "filter bytedelta"},
    Missing{35, "filter bytedelta"},
};

template <std::size_t count>
std::optional<std::string> reasonFor(int id, const std::array<Missing, count>& missing)
{
    const auto found = std::ranges::find(missing, id, &Missing::id);
    if (found == missing.end())
        return {};
    return found->reason;
}

// Do its bytes go through a codec and filters at all? Plain copies and special values do not.
bool isEncoded(const Json& chunk)
{
    return !chunk.value("memcpyed", false) && chunk.value("special", 0) == 0;
}

// Whose codec and filters have to be known to decode the entry: its chunks', and the frame's for
// chunks that the manifest does not list.
std::vector<const Json*> pipelinesOf(const Json& facts)
{
    if (facts.contains("chunk"))
        return {&facts.at("chunk")};
    std::vector<const Json*> pipelines;
    const Json& chunks = facts.at("chunks");
    if (chunks.size() < facts.at("nchunks").get<std::size_t>())
        pipelines.push_back(&facts.at("frame"));
    for (const Json& chunk : chunks)
        if (isEncoded(chunk))
            pipelines.push_back(&chunk);
    return pipelines;
}

std::optional<std::string> missingStep(const Json& pipeline)
{
    if (const auto reason = reasonFor(pipeline.value("udcodec", 0), missingCodecs))
        return reason;
    for (const int filter : pipeline.value("filters", std::vector<int>()))
        if (const auto reason = reasonFor(filter, missingFilters))
            return reason;
    return {};
}

// The reference leaves what stands behind the last whole element undefined there (format.md 4.3).
bool hasUndefinedTail(const Json& chunk)
{
    const bool bitshuffle = (chunk.at("flags").get<int>() & 0x04) != 0;
    return chunk.at("version") == 2 && bitshuffle &&
           chunk.at("nbytes").get<int>() % chunk.at("typesize").get<int>() != 0;
}

std::optional<std::string> missingDecoder(const CorpusEntry& entry)
{
    if (entry.kind() == "chunk" && hasUndefinedTail(entry.facts.at("chunk")))
        return "undefined bytes of an old bitshuffle";
    for (const Json* pipeline : pipelinesOf(entry.facts))
        if (const auto reason = missingStep(*pipeline))
            return reason;
    return {};
}

} // namespace

std::optional<std::string> notSupportedYet(const CorpusEntry& entry, Aspect aspect)
{
    if (entry.kind() == "sframe")
        return "sparse frames";
    if (entry.kind() == "chunk" && aspect == Aspect::Opening)
        return "bare chunks as files";
    if (aspect < Aspect::ChunkHeaders)
        return {};
    std::optional<std::string> reason;
    if (aspect >= Aspect::Bytes)
        reason = missingDecoder(entry);
    return reason;
}

} // namespace bloscope::test
