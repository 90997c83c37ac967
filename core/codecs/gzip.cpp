#include "core/codecs/gzip.h"

#include "core/codecs/stream_error.h"

#include <fmt/format.h>
#include <libdeflate.h>
#include <memory>
#include <new>

namespace bloscope {

namespace {

constexpr std::size_t shortestGzip = 18; // header and end
constexpr int gzipLevel = 6;             // as gzip has it

struct FreeDecompressor {
    void operator()(libdeflate_decompressor* context) const
    {
        libdeflate_free_decompressor(context);
    }
};

struct FreeCompressor {
    void operator()(libdeflate_compressor* context) const { libdeflate_free_compressor(context); }
};

} // namespace

bool looksLikeGzip(ByteView bytes)
{
    return bytes.size() >= shortestGzip && bytes[0] == std::byte{0x1f} &&
           bytes[1] == std::byte{0x8b} && bytes[2] == std::byte{8};
}

Result<ByteBuffer> decodeGzip(ByteView bytes, std::size_t mostBytes)
{
    if (!looksLikeGzip(bytes))
        return damagedStream("gzip");
    const std::size_t size = loadLittle<std::uint32_t>(bytes.data() + bytes.size() - 4);
    if (size > mostBytes)
        return Error{
            ErrorKind::Limit,
            fmt::format("gzip: the data expands to {} bytes; the limit is {}", size, mostBytes)};
    if (size / highestGzipRatio > bytes.size())
        return damagedStream("gzip");
    const std::unique_ptr<libdeflate_decompressor, FreeDecompressor> context(
        libdeflate_alloc_decompressor());
    if (!context)
        throw std::bad_alloc();
    ByteBuffer unpacked(size);
    if (libdeflate_gzip_decompress(context.get(), bytes.data(), bytes.size(), unpacked.data(), size,
                                   nullptr) != LIBDEFLATE_SUCCESS)
        return damagedStream("gzip");
    return unpacked;
}

ByteBuffer encodeGzip(ByteView bytes)
{
    const std::unique_ptr<libdeflate_compressor, FreeCompressor> context(
        libdeflate_alloc_compressor(gzipLevel));
    if (!context)
        throw std::bad_alloc();
    ByteBuffer packed(libdeflate_gzip_compress_bound(context.get(), bytes.size()));
    packed.resize(libdeflate_gzip_compress(context.get(), bytes.data(), bytes.size(), packed.data(),
                                           packed.size()));
    return packed;
}

} // namespace bloscope
