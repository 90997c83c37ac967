#include "core/edit/verify_saved.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

// Header, metadata and end of a frame, contiguous or sparse, as they are on the disk now.
struct FrameEnds {
    FrameHeader header;
    MetadataSection metalayers;
    Trailer trailer;
};

Result<FrameEnds> readEnds(const ByteSource& source, const Limits& limits)
{
    BLOSCOPE_TRY(const ByteBuffer fixed, readBytes(source, 0, fixedHeaderBytes));
    FrameEnds ends;
    BLOSCOPE_TRY(ends.header, parseFrameHeader(fixed));
    const auto headerLen = static_cast<std::uint64_t>(ends.header.headerLen);
    BLOSCOPE_TRY(const ByteBuffer header, readBytes(source, 0, headerLen));
    ends.metalayers = parseMetadata({.bytes = header,
                                     .fileOffset = 0,
                                     .sectionOffset = fixedHeaderBytes,
                                     .mostEntries = format::maxMetalayers});
    BLOSCOPE_TRY(ends.trailer, readTrailer(source, static_cast<std::uint64_t>(ends.header.frameLen),
                                           headerLen, limits));
    return ends;
}

bool sameEntries(const MetadataSection& one, const MetadataSection& other)
{
    return std::ranges::equal(one.entries, other.entries, [](const auto& a, const auto& b) {
        return a.name == b.name && a.value == b.value && a.error.has_value() == b.error.has_value();
    });
}

Error damaged(std::string what)
{
    return {ErrorKind::Io, "what was written is not what should be there: " + std::move(what)};
}

// The saved value, decoded.
Result<ByteBuffer> savedValue(Of of, const MetadataEntry& saved, const Limits& limits)
{
    if (saved.error)
        return *saved.error;
    if (of == Of::Header)
        return saved.value;
    BLOSCOPE_TRY(const ChunkPtr chunk,
                 Chunk::open(memorySource(saved.value), 0, saved.value.size(), limits));
    return chunk->decode();
}

Result<> verifyEntry(const EditSet& edits, Of of, const EditedEntry& entry,
                     const MetadataEntry& saved)
{
    if (saved.name != entry.name)
        return damaged("a metadata name");
    if (!entry.value) {
        const MetadataEntry& before = edits.original(of).entries[*entry.original];
        return saved.value == before.value ? Result<>() : damaged("a metadata value");
    }
    const auto value = savedValue(of, saved, edits.frame()->limits());
    return value && *value == *entry.value ? Result<>() : damaged("a metadata value");
}

Result<> verifySection(const EditSet& edits, Of of, const MetadataSection& saved)
{
    if (edits.isClean(of))
        return sameEntries(saved, edits.original(of)) ? Result<>() : damaged("metadata");
    if (saved.error || saved.entries.size() != edits.entries(of).size())
        return damaged("the number of metadata entries");
    for (std::size_t i = 0; i < saved.entries.size(); ++i)
        BLOSCOPE_CHECK(verifyEntry(edits, of, edits.entries(of)[i], saved.entries[i]));
    return {};
}

// The chunk index must be the same, byte for byte.
Result<> verifyIndex(const ByteSource& saved, const FrameEnds& ends, const Frame& before)
{
    if (!before.index())
        return {};
    const bool isSparse = ends.header.sparse();
    const std::uint64_t savedAt =
        static_cast<std::uint64_t>(ends.header.headerLen + (isSparse ? 0 : ends.header.cbytes));
    const std::uint64_t beforeAt = static_cast<std::uint64_t>(
        before.header().headerLen + (isSparse ? 0 : before.header().cbytes));
    const auto size = static_cast<std::uint64_t>(before.index()->chunk()->header().cbytes);
    constexpr std::uint64_t comparedAtOnce = 1 << 20;
    for (std::uint64_t done = 0; done < size; done += comparedAtOnce) {
        const std::uint64_t count = std::min(comparedAtOnce, size - done);
        BLOSCOPE_TRY(const ByteBuffer now, readBytes(saved, savedAt + done, count));
        BLOSCOPE_TRY(const ByteBuffer then, readBytes(*before.source(), beforeAt + done, count));
        if (now != then)
            return damaged("the chunk index");
    }
    return {};
}

} // namespace

Result<> checkStillTheSame(const Frame& frame)
{
    const auto ends = readEnds(*frame.source(), frame.limits());
    if (ends && ends->header == frame.header() &&
        sameEntries(ends->metalayers, frame.metalayers()) &&
        sameEntries(ends->trailer.vlMetalayers, frame.vlMetalayers()))
        return {};
    return Error{ErrorKind::Changed, "the file was changed by another program since it was read"};
}

Result<> verifySaved(const ByteSource& saved, const EditSet& edits)
{
    const Frame& before = *edits.frame();
    auto ends = readEnds(saved, before.limits());
    if (!ends)
        return damaged(ends.error().text());
    BLOSCOPE_CHECK(verifySection(edits, Of::Header, ends->metalayers));
    BLOSCOPE_CHECK(verifySection(edits, Of::Trailer, ends->trailer.vlMetalayers));
    return verifyIndex(saved, *ends, before);
}

} // namespace bloscope
