#include "core/chunk/chunk_encoder.h"

#include "core/base/checked.h"
#include "core/bytes/scratch_bytes.h"
#include "core/chunk/block_encoder.h"
#include "core/chunk/chunk_header.h"

#include <algorithm>
#include <cassert>
#include <cstring>
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

constexpr std::uint8_t dontSplitFlag = 0x10;

void setCodecAndSplit(ChunkHeader& header, const ChunkEncoding& encoding)
{
    const unsigned formatCode = codecById(encoding.codec)->formatCode;
    header.flags = static_cast<std::uint8_t>(header.flags | formatCode << 5);
    if (!encoding.splits(static_cast<std::size_t>(header.blocksize)))
        header.flags |= dontSplitFlag;
}

bool allZero(ByteView data)
{
    return data.front() == std::byte{} &&
           std::memcmp(data.data(), data.data() + 1, data.size() - 1) == 0;
}

void storeSize(std::size_t value, ByteSpan to)
{
    const auto stored = static_cast<std::int32_t>(value);
    std::memcpy(to.data(), &stored, sizeof stored);
}

// Blocks that lie one behind the other.
class WholeChunk {
 public:
    WholeChunk(ByteView data, std::size_t blockBytes) : m_data(data), m_blockBytes(blockBytes) {}

    ByteView block(std::size_t n) const
    {
        const ByteView rest = m_data.subspan(n * m_blockBytes);
        return rest.first(std::min(rest.size(), m_blockBytes));
    }
    bool isZero() const { return allZero(m_data); }
    Result<ByteBuffer> plainCopy(const ChunkEncoding& encoding) const
    {
        return plainCopyChunk(m_data, encoding);
    }

 private:
    ByteView m_data;
    std::size_t m_blockBytes;
};

// Blocks that are cut one after the other: block 0, which the others may refer to, and the last
// one that was asked for are there.
class CutChunk {
 public:
    CutChunk(const BlocksToEncode& blocks, std::size_t blockBytes)
        : m_blocks(blocks),
          m_blockBytes(blockBytes),
          m_scratch(2 * blockBytes),
          m_first(m_scratch.span().first(std::min(blockBytes, blocks.bytes)))
    {
        blocks.cut(0, m_first);
    }

    ByteView block(std::size_t n) const
    {
        if (n == 0)
            return m_first;
        const std::size_t left = m_blocks.bytes - n * m_blockBytes;
        const ByteSpan room =
            m_scratch.span().last(m_blockBytes).first(std::min(left, m_blockBytes));
        m_blocks.cut(n, room);
        return room;
    }
    static bool isZero() { return false; } // as the caller says
    Result<ByteBuffer> plainCopy(const ChunkEncoding& encoding) const
    {
        const ScratchBytes whole(m_blocks.bytes);
        for (std::size_t at = 0; at < m_blocks.bytes; at += m_blockBytes) {
            const ByteSpan rest = whole.span().subspan(at);
            m_blocks.cut(at / m_blockBytes, rest.first(std::min(rest.size(), m_blockBytes)));
        }
        return plainCopyChunk(whole.span(), encoding);
    }

 private:
    const BlocksToEncode& m_blocks;
    std::size_t m_blockBytes;
    ScratchBytes m_scratch; // block 0 and another one
    ByteSpan m_first;
};

// Writes header, block table and streams into a room of this size; the bytes of the chunk, or
// nothing when it does not fit.
template <class Content>
std::optional<std::size_t> writeChunk(const ChunkHeader& header, const Content& content,
                                      const BlockEncoder& encoder, ByteSpan room)
{
    constexpr std::size_t entryBytes = sizeof(std::int32_t);
    const auto blocks = static_cast<std::size_t>(header.blockCount());
    ByteSpan entry = room.subspan(extendedHeaderBytes);
    if (blocks >= entry.size() / entryBytes)
        return {};
    std::size_t end = extendedHeaderBytes + blocks * entryBytes;
    for (std::size_t block = 0; block < blocks; ++block, entry = entry.subspan(entryBytes)) {
        storeSize(end, entry);
        const auto used = encoder.encode(block, content.block(block), room.subspan(end));
        if (!used)
            return {};
        end += *used;
    }
    ByteWriter start;
    writeChunkHeader(header, start);
    start.patchLittle(cbytesOffset, static_cast<std::int32_t>(end));
    std::ranges::copy(start.view(), room.begin());
    return end;
}

template <class Content>
Result<ByteBuffer> encodeContent(const Content& content, ChunkHeader header,
                                 const ChunkEncoding& encoding)
{
    const auto bytes = static_cast<std::size_t>(header.nbytes);
    BLOSCOPE_TRY(const BlockEncoder encoder, BlockEncoder::create(encoding, content.block(0)));
    if (!isWorthCompressing(bytes, encoding))
        return content.plainCopy(encoding);
    if (content.isZero())
        return specialChunk(SpecialKind::Zeros, bytes, encoding);

    setCodecAndSplit(header, encoding);
    // As long as a plain copy it would be one.
    const ScratchBytes room(bytes + extendedHeaderBytes - 1);
    const auto used = writeChunk(header, content, encoder, room.span());
    if (!used)
        return content.plainCopy(encoding);
    const ByteView chunk = room.span().first(*used);
    return ByteBuffer(chunk.begin(), chunk.end());
}

} // namespace

bool truncates(const ChunkEncoding& encoding)
{
    return std::ranges::any_of(encoding.filters, isTruncation);
}

void truncate(ByteSpan elements, const ChunkEncoding& encoding)
{
    for (std::size_t slot = 0; slot < format::filterSlots; ++slot) {
        if (!isTruncation(encoding.filters[slot]))
            continue;
        const ByteBuffer whole(elements.begin(), elements.end());
        filterById(encoding.filters[slot])->apply(stepOf(encoding, slot), whole, elements);
    }
}

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
        return Error{ErrorKind::Usage, fmt::format("{} bytes are not a multiple of the typesize {}",
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

bool isWorthCompressing(std::size_t bytes, const ChunkEncoding& encoding)
{
    constexpr std::size_t leastBytes = 32;
    return encoding.level > 0 && bytes >= leastBytes;
}

Result<ByteBuffer> encodeChunk(ByteView data, const ChunkEncoding& encoding)
{
    BLOSCOPE_TRY(const ChunkHeader header, headerFor(data.size(), encoding));
    return encodeContent(WholeChunk(data, static_cast<std::size_t>(header.blocksize)), header,
                         encoding);
}

Result<ByteBuffer> encodeBlocks(const BlocksToEncode& blocks, const ChunkEncoding& encoding)
{
    BLOSCOPE_TRY(const ChunkHeader header, headerFor(blocks.bytes, encoding));
    return encodeContent(CutChunk(blocks, static_cast<std::size_t>(header.blocksize)), header,
                         encoding);
}

} // namespace bloscope
