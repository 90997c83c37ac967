#include "core/edit/frame_parts.h"

#include "core/base/text.h"
#include "core/edit/frame_writer.h"
#include "core/edit/write_trailer.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

constexpr std::size_t headerLenAt = 11;
constexpr std::size_t cbytesAt = 39;

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

std::uint64_t bodyEndOf(const Frame& frame, const OldFrame& old)
{
    if (frame.header().nbytes == 0)
        return old.headerLen; // what lies there nevertheless, nobody reads (format.md 6.6)
    if (!frame.index())
        return old.trailerBegin;
    const bool isSparse = frame.header().sparse();
    return old.headerLen + (isSparse ? 0 : static_cast<std::uint64_t>(frame.header().cbytes)) +
           static_cast<std::uint64_t>(frame.index()->chunk()->header().cbytes);
}

} // namespace

OldFrame::OldFrame(const Frame& frame)
    : source(*frame.source()),
      headerLen(static_cast<std::uint64_t>(frame.header().headerLen)),
      frameLen(static_cast<std::uint64_t>(frame.header().frameLen)),
      trailerBegin(frameLen - frame.trailer()->size),
      bodyEnd(0)
{
    bodyEnd = bodyEndOf(frame, *this);
}

ByteView markOfUnfinishedSave()
{
    static constexpr std::array trailerBegins = {std::byte{0x94}, std::byte{0x01}, std::byte{0x93},
                                                 std::byte{0xcd}};
    return trailerBegins;
}

bool OldFrame::endsWithUnfinishedSave() const
{
    const ByteView mark = markOfUnfinishedSave();
    const auto there =
        readBytes(source, frameLen, std::min<std::uint64_t>(mark.size(), source.size() - frameLen));
    return there && std::ranges::equal(*there, mark.first(there->size()));
}

std::uint64_t OldFrame::followingBytes() const
{
    return endsWithUnfinishedSave() ? 0 : source.size() - frameLen;
}

Result<NewEnds> newEnds(const EditSet& edits, const OldFrame& old)
{
    BLOSCOPE_TRY(ByteBuffer header, newHeader(edits, old));
    BLOSCOPE_TRY(ByteBuffer trailer, newTrailer(edits, old));
    return NewEnds{.header = std::move(header),
                   .trailer = std::move(trailer),
                   .hasVlMetalayers = !edits.entries(Of::Trailer).empty()};
}

ByteBuffer patchedHeader(const NewEnds& ends, std::uint64_t frameLen, std::int64_t cbytes)
{
    ByteBuffer header = ends.header;
    patchBig(header, headerLenAt, static_cast<std::int32_t>(header.size()));
    patchBig(header, frameLenAt, static_cast<std::int64_t>(frameLen));
    patchBig(header, cbytesAt, cbytes);
    header[hasVlMetaAt] = ends.hasVlMetalayers ? std::byte{0xc3} : std::byte{0xc2};
    return header;
}

} // namespace bloscope
