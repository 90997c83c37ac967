#include "core/repair/rescued_metadata.h"

#include "core/base/text.h"
#include "core/frame_writing/frame_writer.h"
#include "core/repair/damaged_section.h"

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

// A name like this one that no entry has.
std::string freeName(const NamedValues& values, const std::string& name)
{
    constexpr std::size_t mostBytes = 31;
    for (int i = 2;; ++i) {
        const std::string ending = fmt::format("-{}", i);
        std::string free = name.substr(0, mostBytes - ending.size()) + ending;
        if (!isTaken(values, free))
            return free;
    }
}

// Into `values`, unless too much is there. Two entries of one name are both kept: one of the names
// is wrong, or the file has an entry that no program shows.
void take(NamedValues& values, const MetadataEntry& entry, ByteBuffer value, const char* kind,
          SalvagePlan& plan)
{
    std::string name = entry.name;
    if (isTaken(values, name)) {
        name = freeName(values, name);
        plan.lose(partOf(kind, entry),
                  fmt::format("another entry has the same name: this one is kept as \"{}\"",
                              escapeForDisplay(name)));
    }
    if (const Result<> kept = values.keep(std::move(name), std::move(value)); !kept)
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

void tellOfMetalayers(std::vector<std::string> notes, std::vector<std::string> losses,
                      SalvagePlan& plan)
{
    for (std::string& note : notes)
        plan.note("metalayers", std::move(note));
    for (std::string& loss : losses)
        plan.lose("metalayers", std::move(loss));
}

const FoundTrailer* completeTrailer(const std::vector<FoundTrailer>& trailers)
{
    const auto complete = std::find_if(trailers.rbegin(), trailers.rend(),
                                       [](const FoundTrailer& found) { return found.isComplete; });
    return complete == trailers.rend() ? nullptr : &*complete;
}

Result<> rescueDamagedTrailer(std::uint64_t begin, std::uint64_t end, SalvagePlan& plan)
{
    constexpr std::uint64_t mostOfATrailer = 16_MiB;
    const std::uint64_t size = std::min(end - std::min(begin, end), mostOfATrailer);
    BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(*plan.source, begin, size));
    RescuedSection rescued = rescuedSection(MetadataSectionOf::Trailer, bytes,
                                            plan.source->origin() + begin, endsATrailer(bytes));
    if (rescued.section.entries.empty() && rescued.section.error) {
        plan.lose("trailer", bytes.size() > trailerEndBytes && endsATrailer(bytes)
                                 ? "it is damaged, and no vlmetalayer was found in it"
                                 : "it is missing, and the vlmetalayers with it");
        return {};
    }
    for (std::string& note : rescued.notes)
        plan.note("trailer", std::move(note));
    for (std::string& loss : rescued.losses)
        plan.lose("trailer", std::move(loss));
    rescueVlMetalayers(rescued.section, plan);
    return {};
}

} // namespace bloscope
