#include "core/frame/file_marks.h"

#include "core/chunk/chunk_header.h"
#include "core/codecs/codec_table.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t beginningBytes = 2;
constexpr std::int64_t mostBlockBytes = 64_MiB; // decoded for a look at the beginning

constexpr std::size_t shortestPickle = 4; // "no object": protocol, N, full stop
constexpr std::byte stop{'.'};

bool beginsLikeAPickle(ByteView bytes)
{
    return bytes.size() >= 2 && bytes[0] == std::byte{0x80} && bytes[1] >= std::byte{2} &&
           bytes[1] <= std::byte{5};
}

} // namespace

FrameHeader frameHeaderOf(const ChunkHeader& chunk)
{
    FrameHeader header;
    header.frameLen = chunk.cbytes;
    header.nbytes = chunk.nbytes;
    header.cbytes = chunk.cbytes;
    header.typesize = chunk.typesize;
    header.blocksize = chunk.blocksize;
    header.chunksize = chunk.nbytes;
    const Codec* codec = codecOfChunk(chunk.codecFormat(), chunk.udcodec);
    header.codecFlags = formatCodeInUdcodec;
    header.udcodec = codec ? codec->id : chunk.udcodec;
    header.codecMeta = chunk.codecMeta;
    const FilterPipeline pipeline = chunk.pipeline();
    for (std::size_t slot = 0; slot < pipeline.size(); ++slot) {
        header.filters[slot] = pipeline[slot].id;
        header.filtersMeta[slot] = pipeline[slot].meta;
    }
    return header;
}

Result<ByteBuffer> beginningOf(const Chunk& chunk)
{
    const ChunkHeader& header = chunk.header();
    const bool isHuge =
        header.payload() == Payload::Blocks && chunk.largestBlockBytes() > mostBlockBytes;
    if (header.nbytes == 0 || isHuge)
        return ByteBuffer();
    ByteBuffer bytes(
        static_cast<std::size_t>(std::min<std::int64_t>(header.nbytes, beginningBytes)));
    const Result<> read = chunk.read(0, bytes);
    if (!read && read.error().kind() == ErrorKind::Unsupported)
        return ByteBuffer();
    BLOSCOPE_CHECK(read);
    return bytes;
}

bool isPickle(ByteView bytes)
{
    return bytes.size() >= shortestPickle && beginsLikeAPickle(bytes) && bytes.back() == stop;
}

bool holdsPickle(const Chunk& chunk, ByteView beginning)
{
    const std::int64_t size = chunk.header().nbytes;
    if (size < std::int64_t(shortestPickle) || !beginsLikeAPickle(beginning))
        return false;
    std::byte last{};
    return chunk.read(size - 1, {&last, 1}) && last == stop;
}

bool isStoreDirectory(const std::filesystem::path& path)
{
    std::error_code failed;
    return std::filesystem::is_directory(path, failed) &&
           std::filesystem::is_regular_file(path / embeddedStoreName, failed);
}

bool looksLikeAZip(const ByteSource& source)
{
    constexpr std::string_view magic = "PK\3\4";
    if (source.size() < magic.size())
        return false;
    const auto first = readBytes(source, 0, magic.size());
    return first && textOf(*first) == magic;
}

bool looksLikeAChunk(ByteView firstBytes, std::uint64_t size)
{
    const auto header = parseChunkHeader(firstBytes, 0);
    return header && validateChunkHeader(*header, size) &&
           static_cast<std::uint64_t>(header->cbytes) == size;
}

bool isChunkFileName(std::string_view name)
{
    constexpr std::size_t digits = 8;
    return name.size() == digits + 6 && name.ends_with(".chunk") &&
           name.find_first_not_of("0123456789ABCDEF") == digits;
}

} // namespace bloscope
