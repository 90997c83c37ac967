#include "core/chunk/chunk_header.h"

#include "core/base/checked.h"
#include "core/bytes/byte_reader.h"
#include "core/bytes/byte_writer.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

namespace {

constexpr std::uint8_t newestLegacyVersion = 2; // Blosc1 proper
constexpr std::uint8_t versionWithoutLastFilter = 3;
constexpr std::uint8_t lastPlausibleVersion = 15; // it took Blosc fifteen years to reach 6

bool isZeroed(const ChunkHeader& header)
{
    return header.version == 0 && header.versionlz == 0 && header.flags == 0 &&
           header.typesize == 0 && header.nbytes == 0 && header.blocksize == 0 &&
           header.cbytes == 0;
}

Result<> validateVersion(const ChunkHeader& header)
{
    if (isZeroed(header))
        return malformedError("its header contains only zeros");
    if (header.version == 0 || header.version > lastPlausibleVersion)
        return malformedError(fmt::format("a chunk format of {} is impossible", header.version));
    return {};
}

// Asked once the sizes are known to be possible: of a header of noise nobody learns its version.
Result<> refuseNewerVersion(const ChunkHeader& header)
{
    if (header.version > newestChunkVersion)
        return Error{
            ErrorKind::Unsupported,
            fmt::format("written by a newer version of Blosc2 (chunk format {})", header.version)};
    return {};
}

Result<> validateSizes(const ChunkHeader& header, std::uint64_t available)
{
    if (header.typesize == 0)
        return malformedError("the element size is 0");
    if (header.nbytes < 0 || header.nbytes > format::maxChunkBytes)
        return malformedError(
            fmt::format("a decoded size of {} bytes is impossible", header.nbytes));
    if (header.blocksize <= 0 || header.blocksize > format::maxBlockBytes)
        return malformedError(
            fmt::format("a block size of {} bytes is impossible", header.blocksize));
    if (header.cbytes < header.overhead() || static_cast<std::uint64_t>(header.cbytes) > available)
        return malformedError(
            fmt::format("its declared size of {} bytes does not fit in the {} available",
                        header.cbytes, available));
    return {};
}

Result<> validateFlags(const ChunkHeader& header)
{
    if (header.specialBits() > static_cast<int>(SpecialKind::Uninitialised))
        return malformedError(fmt::format("unknown special kind {}", header.specialBits()));
    if (header.lazy())
        return malformedError("it contains no data (a lazy chunk)");
    if ((header.blosc2Flags2 & 0xfe) != 0)
        return malformedError(
            fmt::format("it has the unknown flags 0x{:02x}", header.blosc2Flags2));
    if (header.variableLengthBlocks() &&
        (header.special() != SpecialKind::None || header.memcpyed()))
        return malformedError("its flags contradict each other");
    return {};
}

Result<> validateSpecial(const ChunkHeader& header)
{
    if (header.special() == SpecialKind::RepeatedValue) {
        const std::int32_t width = header.cbytes - header.overhead();
        if (width < 1 || width > header.nbytes || header.nbytes % width != 0)
            return malformedError(fmt::format("a repeated value of {} bytes does not fill {} bytes",
                                              width, header.nbytes));
    }
    if (header.special() != SpecialKind::NaN)
        return {};
    if (header.typesize != 4 && header.typesize != 8)
        return malformedError(
            fmt::format("NaN needs elements of 4 or 8 bytes, not {}", header.typesize));
    if (header.nbytes % header.typesize != 0)
        return malformedError(fmt::format("{} bytes are not a whole number of NaNs of {} bytes",
                                          header.nbytes, header.typesize));
    return {};
}

Result<> validatePayload(const ChunkHeader& header)
{
    const std::int64_t stored = std::int64_t(header.cbytes) - header.overhead();
    switch (header.payload()) {
    case Payload::Special:
        return validateSpecial(header);
    case Payload::PlainCopy:
        if (stored != header.nbytes)
            return malformedError(fmt::format(
                "a plain copy of {} bytes is declared, but {} are stored", header.nbytes, stored));
        return {};
    case Payload::Empty:
        return {};
    case Payload::Blocks:
        const std::int64_t blocks =
            header.variableLengthBlocks() ? header.blocksize : header.blockCount();
        if (blocks * 4 + (header.usesDictionary() ? 4 : 0) > stored)
            return malformedError(
                fmt::format("a table of {} blocks does not fit in {} bytes", blocks, stored));
        return {};
    }
    return {};
}

} // namespace

void writeChunkHeader(const ChunkHeader& header, ByteWriter& to)
{
    assert(header.extended());
    to.byte(header.version);
    to.byte(header.versionlz);
    to.byte(header.flags);
    to.byte(header.typesize);
    to.little(header.nbytes);
    to.little(header.blocksize);
    to.little(header.cbytes);
    to.bytes(std::as_bytes(std::span(header.filters)));
    to.byte(header.udcodec);
    to.byte(header.codecMeta);
    to.bytes(std::as_bytes(std::span(header.filtersMeta)));
    to.byte(header.blosc2Flags2);
    to.byte(header.blosc2Flags);
}

ByteBuffer specialNaN(std::uint8_t typesize)
{
    ByteWriter writer;
    if (typesize == 8)
        writer.little<std::uint64_t>(0x7ff8000000000000);
    else
        writer.little<std::uint32_t>(0x7fc00000);
    return std::move(writer).finish();
}

std::string_view nameOf(SpecialKind kind)
{
    switch (kind) {
    case SpecialKind::None:
        return "none";
    case SpecialKind::Zeros:
        return "zeros";
    case SpecialKind::NaN:
        return "NaN";
    case SpecialKind::RepeatedValue:
        return "repeated value";
    case SpecialKind::Uninitialised:
        return "uninitialised";
    }
    return "unknown";
}

Payload ChunkHeader::payload() const
{
    if (special() != SpecialKind::None)
        return Payload::Special;
    if (memcpyed())
        return Payload::PlainCopy;
    return nbytes == 0 ? Payload::Empty : Payload::Blocks;
}

FilterPipeline ChunkHeader::pipeline() const
{
    FilterPipeline slots{};
    if (extended()) {
        const std::size_t valid =
            format::filterSlots - (version == versionWithoutLastFilter ? 1 : 0);
        for (std::size_t i = 0; i < valid; ++i)
            slots[i] = {filters[i], filtersMeta[i]};
        return slots;
    }
    if ((flags & 0x08) != 0)
        slots[4].id = deltaFilter;
    if ((flags & 0x01) != 0)
        slots[5].id = shuffleFilter;
    else if ((flags & 0x04) != 0)
        slots[5].id = bitshuffleFilter;
    return slots;
}

std::int32_t ChunkHeader::blockBytes() const
{
    return nbytes > 0 ? std::min(blocksize, nbytes) : blocksize;
}

std::int32_t ChunkHeader::blockCount() const
{
    return nbytes == 0 ? 0 : ceilDivide(nbytes, blockBytes());
}

std::int32_t ChunkHeader::blockBytes(std::int32_t block) const
{
    const std::int64_t begin = std::int64_t(block) * blockBytes();
    return static_cast<std::int32_t>(std::min<std::int64_t>(blockBytes(), nbytes - begin));
}

std::int32_t ChunkHeader::streamCount(std::int32_t block) const
{
    if (dontSplit() || blockBytes(block) < blockBytes())
        return 1;
    const bool legacy = !extended() && version <= newestLegacyVersion;
    if (legacy && (typesize > 16 || blockBytes() / typesize < 128))
        return 1;
    return typesize;
}

Result<ChunkHeader> parseChunkHeader(ByteView bytes, std::uint64_t fileOffset)
{
    ByteReader reader(bytes, fileOffset);
    ChunkHeader header;
    header.version = reader.little<std::uint8_t>("version");
    header.versionlz = reader.little<std::uint8_t>("versionlz");
    header.flags = reader.little<std::uint8_t>("flags");
    header.typesize = reader.little<std::uint8_t>("typesize");
    header.nbytes = reader.little<std::int32_t>("nbytes");
    header.blocksize = reader.little<std::int32_t>("blocksize");
    header.cbytes = reader.little<std::int32_t>("cbytes");
    if (!header.extended())
        return reader.finish(header);
    for (std::uint8_t& filter : header.filters)
        filter = reader.little<std::uint8_t>("filters");
    header.udcodec = reader.little<std::uint8_t>("udcodec");
    header.codecMeta = reader.little<std::uint8_t>("codec_meta");
    for (std::uint8_t& meta : header.filtersMeta)
        meta = reader.little<std::uint8_t>("filters_meta");
    header.blosc2Flags2 = reader.little<std::uint8_t>("blosc2_flags2");
    header.blosc2Flags = reader.little<std::uint8_t>("blosc2_flags");
    return reader.finish(header);
}

Result<> validateChunkHeader(const ChunkHeader& header, std::uint64_t available)
{
    BLOSCOPE_CHECK(validateVersion(header));
    BLOSCOPE_CHECK(validateSizes(header, available));
    BLOSCOPE_CHECK(refuseNewerVersion(header));
    BLOSCOPE_CHECK(validateFlags(header));
    return validatePayload(header);
}

ChunkHeader headerOfUnstoredChunk(SpecialKind kind, std::int32_t nbytes, std::int32_t blocksize,
                                  std::int64_t typesize)
{
    ChunkHeader header;
    header.typesize = typesize <= 255 ? static_cast<std::uint8_t>(typesize) : 1;
    header.nbytes = nbytes;
    header.blocksize = std::max(1, blocksize > 0 ? std::min(blocksize, nbytes) : nbytes);
    header.cbytes = header.overhead();
    header.blosc2Flags = static_cast<std::uint8_t>(static_cast<int>(kind) << 4);
    return header;
}

} // namespace bloscope
