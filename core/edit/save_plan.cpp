#include "core/edit/save_plan.h"

#include "core/base/text.h"
#include "core/edit/frame_writer.h"
#include "core/edit/write_trailer.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

// Fields of the header that saving changes (format.md 6.1).
constexpr std::size_t headerLenAt = 11;
constexpr std::size_t frameLenAt = 16;
constexpr std::size_t cbytesAt = 39;
constexpr std::size_t hasVlMetaAt = 68;

template <class T>
void patchBig(ByteBuffer& bytes, std::size_t at, T value)
{
    ByteWriter field;
    field.big(value);
    std::ranges::copy(field.view(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

Result<ByteBuffer> storedValue(const EditSet& edits, Of of, const EditedEntry& entry)
{
    if (entry.value)
        return of == Of::Header ? Result<ByteBuffer>(*entry.value) : vlMetadataChunk(*entry.value);
    const MetadataEntry& stored = edits.original(of).entries[*entry.original];
    if (stored.error)
        return Error{ErrorKind::Malformed,
                     "it is damaged and would be lost; remove it first: " + stored.error->text()};
    return stored.value;
}

Result<NamedValues> valuesToWrite(const EditSet& edits, Of of)
{
    if (const auto& damage = edits.original(of).error)
        return damage->within("what follows the damage would be lost");
    NamedValues values;
    for (const EditedEntry& entry : edits.entries(of)) {
        auto stored = storedValue(edits, of, entry);
        if (!stored)
            return std::move(stored).error().within(escapeForDisplay(entry.name));
        BLOSCOPE_CHECK(values.keep(entry.name, *std::move(stored))); // the edits checked new ones
    }
    return values;
}

// The old frame, from its first byte, in the parts that saving tells apart.
struct OldFrame {
    explicit OldFrame(const Frame& frame)
        : source(*frame.source()),
          headerLen(static_cast<std::uint64_t>(frame.header().headerLen)),
          frameLen(static_cast<std::uint64_t>(frame.header().frameLen)),
          trailerBegin(frameLen - frame.trailer()->size),
          bodyEnd(bodyEndOf(frame))
    {
    }

    std::uint64_t bodyEndOf(const Frame& frame) const
    {
        if (frame.header().nbytes == 0)
            return headerLen; // what lies there nevertheless, nobody reads (format.md 6.6)
        if (!frame.index())
            return trailerBegin;
        const bool isSparse = frame.header().sparse();
        return headerLen + (isSparse ? 0 : static_cast<std::uint64_t>(frame.header().cbytes)) +
               static_cast<std::uint64_t>(frame.index()->chunk()->header().cbytes);
    }

    // What a killed process has appended without making it count: the beginning of a trailer.
    bool endsWithUnfinishedSave() const
    {
        constexpr std::array trailerBegins = {std::byte{0x94}, std::byte{0x01}, std::byte{0x93},
                                              std::byte{0xcd}};
        const auto there =
            readBytes(source, frameLen,
                      std::min<std::uint64_t>(trailerBegins.size(), source.size() - frameLen));
        return there && std::ranges::equal(*there, std::span(trailerBegins).first(there->size()));
    }

    // Bytes behind the frame that are somebody's.
    std::uint64_t followingBytes() const
    {
        return endsWithUnfinishedSave() ? 0 : source.size() - frameLen;
    }

    const ByteSource& source;
    std::uint64_t headerLen;
    std::uint64_t frameLen;
    std::uint64_t trailerBegin;
    std::uint64_t bodyEnd; // of the chunk area and the index
};

// The parts that are written anew, with a header whose lengths are still the old ones.
struct NewParts {
    ByteBuffer header;
    ByteBuffer trailer;
    bool hasVlMetalayers = false;
};

Result<ByteBuffer> newHeader(const EditSet& edits, const OldFrame& old)
{
    auto values = valuesToWrite(edits, Of::Header);
    if (!values && edits.isClean(Of::Header))
        return readBytes(old.source, 0, old.headerLen);
    if (!values)
        return std::move(values).error().within("metalayers");
    BLOSCOPE_TRY(const ByteBuffer fixed, readBytes(old.source, 0, fixedHeaderBytes));
    ByteWriter header;
    header.bytes(fixed);
    writeMetadata(*values, Of::Header, header);
    return std::move(header).finish();
}

Result<ByteBuffer> newTrailer(const EditSet& edits, const OldFrame& old)
{
    auto values = valuesToWrite(edits, Of::Trailer);
    if (!values && edits.isClean(Of::Trailer))
        return readBytes(old.source, old.trailerBegin, old.frameLen - old.trailerBegin);
    if (!values)
        return std::move(values).error().within("vlmetalayers");
    const Trailer& before = *edits.frame()->trailer();
    TrailerEnds ends{.version = before.version, .fingerprintType = before.fingerprintType};
    std::ranges::copy(before.fingerprint, ends.fingerprint.begin());
    return writeTrailer(*values, ends);
}

Result<NewParts> newParts(const EditSet& edits, const OldFrame& old)
{
    BLOSCOPE_TRY(ByteBuffer header, newHeader(edits, old));
    BLOSCOPE_TRY(ByteBuffer trailer, newTrailer(edits, old));
    return NewParts{.header = std::move(header),
                    .trailer = std::move(trailer),
                    .hasVlMetalayers = !edits.entries(Of::Trailer).empty()};
}

void patchHeader(ByteBuffer& header, const NewParts& parts, std::uint64_t frameLen, bool hasChunks)
{
    patchBig(header, headerLenAt, static_cast<std::int32_t>(parts.header.size()));
    patchBig(header, frameLenAt, static_cast<std::int64_t>(frameLen));
    header[hasVlMetaAt] = parts.hasVlMetalayers ? std::byte{0xc3} : std::byte{0xc2};
    if (!hasChunks)
        patchBig(header, cbytesAt, std::int64_t(0));
}

SavePiece written(std::string what, std::uint64_t offset, ByteBuffer bytes)
{
    return {
        .what = std::move(what), .offset = offset, .size = bytes.size(), .bytes = std::move(bytes)};
}

void addCopy(SavePlan& plan, std::string what, std::uint64_t from, std::uint64_t size)
{
    if (size == 0)
        return;
    plan.pieces.push_back(
        {.what = std::move(what), .offset = plan.fileSize, .size = size, .copiedFrom = from});
    plan.fileSize += size;
}

SavePlan replacePlan(NewParts parts, const OldFrame& old, bool hasChunks,
                     std::uint64_t followingBytes)
{
    SavePlan plan;
    const std::uint64_t bodyBytes = old.bodyEnd - old.headerLen;
    const std::uint64_t frameLen = parts.header.size() + bodyBytes + parts.trailer.size();
    ByteBuffer header = parts.header;
    patchHeader(header, parts, frameLen, hasChunks);
    plan.frameLen = static_cast<std::int64_t>(frameLen);
    plan.fileSize = header.size();
    plan.pieces.push_back(written("header", 0, std::move(header)));
    addCopy(plan, "chunks and index", old.headerLen, bodyBytes);
    plan.pieces.push_back(written("trailer", plan.fileSize, std::move(parts.trailer)));
    plan.fileSize = frameLen;
    addCopy(plan, "what follows the frame", old.frameLen, followingBytes);
    return plan;
}

SavePlan appendPlan(NewParts parts, const OldFrame& old)
{
    SavePlan plan;
    plan.way = SaveWay::Append;
    plan.fileSize = old.frameLen + parts.trailer.size();
    plan.frameLen = static_cast<std::int64_t>(plan.fileSize);
    ByteBuffer header = parts.header;
    patchHeader(header, parts, plan.fileSize, true);
    plan.pieces.push_back(written("trailer", old.frameLen, std::move(parts.trailer)));
    plan.pieces.push_back(
        written("frame length and flags", frameLenAt,
                ByteBuffer(header.begin() + frameLenAt, header.begin() + hasVlMetaAt + 1)));
    return plan;
}

// format.md 11.3 B, and no more dead bytes than that is worth.
bool canAppend(const EditSet& edits, const NewParts& parts, const OldFrame& old,
               const SaveOptions& options)
{
    const Frame& frame = *edits.frame();
    if (!options.inPlace || frame.header().sparse() || !frame.index() ||
        old.frameLen <= options.appendFromBytes || !edits.isClean(Of::Header) ||
        old.followingBytes() > 0)
        return false;
    const std::uint64_t deadBytes = old.frameLen - old.bodyEnd;
    const auto header = readBytes(old.source, 0, old.headerLen);
    return deadBytes < old.frameLen / options.mostDeadShare && header && *header == parts.header;
}

} // namespace

std::uint64_t SavePlan::newBytes() const
{
    std::uint64_t bytes = 0;
    for (const SavePiece& piece : pieces)
        bytes += piece.bytes.size();
    return bytes;
}

std::uint64_t SavePlan::copiedBytes() const
{
    std::uint64_t bytes = 0;
    for (const SavePiece& piece : pieces)
        bytes += piece.copiedFrom ? piece.size : 0;
    return bytes;
}

Result<> checkCanBeWritten(const Frame& frame)
{
    constexpr int oldestWritable = 2;
    if (frame.kind() == FrameKind::Chunk)
        return Error{ErrorKind::Unsupported, "a chunk without a frame has no room for metadata"};
    if (frame.header().version() < oldestWritable)
        return Error{ErrorKind::Unsupported,
                     fmt::format("frame format {} is only read; formats from {} on are written",
                                 frame.header().version(), oldestWritable)};
    if (!frame.trailer())
        return Error{ErrorKind::Malformed,
                     "this is no complete frame with an end, and nothing is written to it"};
    return {};
}

Result<> checkHasFileOfItsOwn(const Frame& frame)
{
    if (!frame.source()->identity())
        return Error{ErrorKind::Unsupported,
                     "the frame lies inside another file; save a copy of it"};
    return {};
}

Result<SavePlan> planSave(const EditSet& edits, const SaveOptions& options)
{
    const Frame& frame = *edits.frame();
    BLOSCOPE_CHECK(checkCanBeWritten(frame));
    const OldFrame old(frame);
    BLOSCOPE_TRY(NewParts parts, newParts(edits, old));
    if (canAppend(edits, parts, old, options))
        return appendPlan(std::move(parts), old);
    const bool isWholeFile = frame.source()->identity().has_value(); // or what follows is another's
    return replacePlan(std::move(parts), old, frame.header().nbytes > 0,
                       options.inPlace || isWholeFile ? old.followingBytes() : 0);
}

} // namespace bloscope
