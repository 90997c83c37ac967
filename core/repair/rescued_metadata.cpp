#include "core/repair/rescued_metadata.h"

#include "core/base/text.h"
#include "core/edit/frame_writer.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::string partOf(const char* kind, const MetadataEntry& entry)
{
    return fmt::format("{} \"{}\"", kind, escapeForDisplay(entry.name));
}

bool isTaken(const NamedValues& values, const std::string& name)
{
    return std::ranges::any_of(values.items(),
                               [&](const NamedValue& value) { return value.name == name; });
}

// Into `values`, unless the name is there already or too much is.
void take(NamedValues& values, const MetadataEntry& entry, ByteBuffer value, const char* kind,
          SalvagePlan& plan)
{
    if (isTaken(values, entry.name)) {
        plan.lose(partOf(kind, entry), "another one has the same name, and was taken");
        return;
    }
    if (const Result<> kept = values.keep(entry.name, std::move(value)); !kept)
        plan.lose(partOf(kind, entry), kept.error().text());
}

// The chunk of a value as it is to be stored. Errors: why it cannot be decoded.
Result<ByteBuffer> chunkOfValue(const MetadataEntry& entry, const Limits& limits)
{
    if (entry.error)
        return *entry.error;
    BLOSCOPE_TRY(const ChunkPtr chunk,
                 Chunk::open(memorySource(entry.value), 0, entry.value.size(), limits));
    const ChunkHeader& header = chunk->header();
    if (static_cast<std::uint64_t>(header.nbytes) > limits.metadataValueBytes)
        return Error{ErrorKind::Limit, fmt::format("it would expand to {} bytes; the limit is {}",
                                                   header.nbytes, limits.metadataValueBytes)};
    auto value = chunk->decode();
    if (!value && value.error().kind() != ErrorKind::Unsupported)
        return std::move(value).error();
    const bool isStoredSo = header.extended() && header.version >= 3 &&
                            static_cast<std::size_t>(header.cbytes) == entry.value.size();
    if (isStoredSo || !value)
        return entry.value;
    return vlMetadataChunk(*value);
}

} // namespace

void rescueMetalayers(const MetadataSection& section, SalvagePlan& plan)
{
    for (const MetadataEntry& entry : section.entries) {
        if (entry.error)
            plan.lose(partOf("metalayer", entry), entry.error->text());
        else
            take(plan.metalayers, entry, entry.value, "metalayer", plan);
    }
    if (section.error)
        plan.lose("metalayers", section.error->text());
}

void rescueVlMetalayers(const MetadataSection& section, SalvagePlan& plan)
{
    for (const MetadataEntry& entry : section.entries) {
        auto chunk = chunkOfValue(entry, plan.limits);
        if (!chunk)
            plan.lose(partOf("vlmetalayer", entry), chunk.error().text());
        else
            take(plan.vlMetalayers, entry, *std::move(chunk), "vlmetalayer", plan);
    }
    if (section.error)
        plan.lose("trailer", section.error->text());
}

const FoundTrailer* trailerThatCounts(const std::vector<FoundTrailer>& trailers)
{
    const auto complete = std::find_if(trailers.rbegin(), trailers.rend(),
                                       [](const FoundTrailer& found) { return found.isComplete; });
    if (complete != trailers.rend())
        return &*complete;
    return trailers.empty() ? nullptr : &trailers.back();
}

} // namespace bloscope
