#include "core/saving/verify_saved.h"

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
    if (!looksLikeAFrame(fixed))
        return Error{ErrorKind::NotBlosc2, "the signature \"b2frame\" is missing"};
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

Error unverified(const std::string& why)
{
    return {ErrorKind::Io, "the written file could not be verified: " + why};
}

Error damaged(const std::string& what)
{
    return unverified("it differs in " + what);
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

// Of the fixed header only lengths may differ, and the flag that tells of vlmetalayers.
Result<> verifyHeader(const FrameHeader& saved, const EditSet& edits)
{
    FrameHeader expected = edits.frame()->header();
    expected.headerLen = saved.headerLen;
    expected.frameLen = saved.frameLen;
    expected.hasVlMetalayers = !edits.entries(Of::Trailer).empty();
    if (expected.nbytes == 0 || !edits.values().isEmpty())
        expected.cbytes = saved.cbytes; // nobody reads it; or other chunks have another size
    return saved == expected ? Result<>() : damaged("the header");
}

// Bytes of the old file that the new one has elsewhere.
struct MovedBytes {
    std::uint64_t before;
    std::uint64_t saved;
    std::uint64_t size;

    MovedBytes part(std::uint64_t at, std::uint64_t count) const
    {
        return {before + at, saved + at, count};
    }
};

Result<bool> areEqual(const ByteSource& before, const ByteSource& saved, const MovedBytes& bytes)
{
    constexpr std::uint64_t comparedAtOnce = 1_MiB;
    for (std::uint64_t done = 0; done < bytes.size; done += comparedAtOnce) {
        const std::uint64_t count = std::min(comparedAtOnce, bytes.size - done);
        BLOSCOPE_TRY(const ByteBuffer then, readBytes(before, bytes.before + done, count));
        BLOSCOPE_TRY(const ByteBuffer now, readBytes(saved, bytes.saved + done, count));
        if (now != then)
            return false;
    }
    return true;
}

} // namespace

Result<> checkStillTheSame(const Frame& frame)
{
    const auto ends = readEnds(*frame.source(), frame.limits());
    if (ends && ends->header == frame.header() &&
        sameEntries(ends->metalayers, frame.metalayers()) &&
        sameEntries(ends->trailer.vlMetalayers, frame.vlMetalayers()))
        return {};
    return Error{ErrorKind::Changed, "the file was changed by another program after it was read"};
}

Result<> verifySaved(const ByteSource& saved, const EditSet& edits)
{
    const Frame& before = *edits.frame();
    auto ends = readEnds(saved, before.limits());
    if (!ends)
        return unverified(ends.error().text());
    BLOSCOPE_CHECK(verifyHeader(ends->header, edits));
    BLOSCOPE_CHECK(verifySection(edits, Of::Header, ends->metalayers));
    return verifySection(edits, Of::Trailer, ends->trailer.vlMetalayers);
}

Result<> verifyCopies(const ByteSource& saved, const ByteSource& original,
                      const std::vector<SavePiece>& pieces)
{
    // From the beginning and from the end; not so much that saving a large file becomes slower by
    // it.
    constexpr std::uint64_t mostCompared = 64_MiB;
    std::uint64_t rest = 0;
    for (const SavePiece& piece : pieces)
        rest += piece.copiedFrom ? piece.size : 0;
    std::uint64_t toCompare = mostCompared / 2; // at the beginning
    for (const SavePiece& piece : pieces) {
        if (!piece.copiedFrom)
            continue;
        const MovedBytes all{*piece.copiedFrom, piece.offset, piece.size};
        const std::uint64_t first = std::min(all.size, toCompare);
        const std::uint64_t behind = rest - all.size; // in later pieces
        const std::uint64_t last =
            std::min(all.size - first, mostCompared / 2 - std::min(mostCompared / 2, behind));
        toCompare -= first;
        rest = behind;
        for (const MovedBytes& part : {all.part(0, first), all.part(all.size - last, last)}) {
            BLOSCOPE_TRY(const bool equal, areEqual(original, saved, part));
            if (!equal)
                return damaged("the " + piece.what);
        }
    }
    return {};
}

} // namespace bloscope
