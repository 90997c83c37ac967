#include "core/chunk/simple_chunks.h"

#include "core/chunk/chunk_header.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t memcpyedFlag = 0x02;

ByteBuffer withHeader(ChunkHeader header, ByteView payload)
{
    header.cbytes = extendedHeaderBytes + static_cast<std::int32_t>(payload.size());
    ByteWriter chunk;
    writeChunkHeader(header, chunk);
    chunk.bytes(payload);
    return std::move(chunk).finish();
}

void setSpecial(ChunkHeader& header, SpecialKind kind)
{
    header.blosc2Flags = static_cast<std::uint8_t>(static_cast<unsigned>(kind) << 4);
}

} // namespace

Result<ByteBuffer> plainCopyChunk(ByteView data, const ChunkEncoding& encoding)
{
    BLOSCOPE_TRY(ChunkHeader header, headerFor(data.size(), encoding));
    header.flags |= memcpyedFlag;
    return withHeader(header, data);
}

Result<ByteBuffer> specialChunk(SpecialKind kind, std::uint64_t nbytes,
                                const ChunkEncoding& encoding)
{
    assert(kind != SpecialKind::None && kind != SpecialKind::RepeatedValue);
    BLOSCOPE_TRY(ChunkHeader header, headerFor(nbytes, encoding));
    if (kind == SpecialKind::NaN && header.typesize != 4 && header.typesize != 8)
        return Error{ErrorKind::Usage,
                     fmt::format("NaN needs elements of 4 or 8 bytes, not {}", encoding.typesize)};
    if (kind != SpecialKind::Zeros && header.nbytes % header.typesize != 0)
        return Error{ErrorKind::Usage, fmt::format("{} bytes are no multiple of the typesize {}",
                                                   nbytes, header.typesize)};
    setSpecial(header, kind);
    return withHeader(header, {});
}

Result<ByteBuffer> repeatedValueChunk(ByteView value, std::uint64_t nbytes,
                                      const ChunkEncoding& encoding)
{
    BLOSCOPE_TRY(ChunkHeader header, headerFor(nbytes, encoding));
    if (value.empty() || nbytes == 0 || nbytes % value.size() != 0)
        return Error{ErrorKind::Usage, fmt::format("{} bytes cannot be filled with a value of {}",
                                                   nbytes, value.size())};
    setSpecial(header, SpecialKind::RepeatedValue);
    return withHeader(header, value);
}

Result<ByteBuffer> chunkOfOneElement(ByteView element, std::uint64_t nbytes,
                                     const ChunkEncoding& encoding)
{
    const bool canBeNaN =
        element.size() == encoding.headerTypesize() && (element.size() == 4 || element.size() == 8);
    if (std::ranges::all_of(element, [](std::byte byte) { return byte == std::byte{}; }))
        return specialChunk(SpecialKind::Zeros, nbytes, encoding);
    if (canBeNaN && std::ranges::equal(element, specialNaN(encoding.headerTypesize())))
        return specialChunk(SpecialKind::NaN, nbytes, encoding);
    return repeatedValueChunk(element, nbytes, encoding);
}

} // namespace bloscope
