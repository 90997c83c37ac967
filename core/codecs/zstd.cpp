#include "core/codecs/codecs.h"

#include "core/codecs/stream_error.h"
#include "core/system/thread_objects.h"

#include <memory>
#include <new>
#include <zstd.h>
#include <zstd_errors.h>

namespace bloscope {

namespace {

struct FreeZstd {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
};

ZSTD_DCtx* zstdDecompressor()
{
    static const OfEachThread<std::unique_ptr<ZSTD_DCtx, FreeZstd>> contexts;
    auto& context = contexts.ofThisThread();
    if (!context)
        context.reset(ZSTD_createDCtx());
    if (!context)
        throw std::bad_alloc();
    return context.get();
}

ZSTD_CCtx* zstdCompressor()
{
    static const OfEachThread<std::unique_ptr<ZSTD_CCtx, FreeZstd>> contexts;
    auto& context = contexts.ofThisThread();
    if (!context)
        context.reset(ZSTD_createCCtx());
    if (!context)
        throw std::bad_alloc();
    return context.get();
}

std::size_t decompressZstd(const CodecInput& input, ByteSpan to)
{
    // Without a dictionary this is ZSTD_decompressDCtx().
    return ZSTD_decompress_usingDict(zstdDecompressor(), to.data(), to.size(), input.stream.data(),
                                     input.stream.size(), input.dictionary.data(),
                                     input.dictionary.size());
}

// Blosc's nine levels spread over those of zstd.
int zstdLevel(int level)
{
    return level >= 9 ? ZSTD_maxCLevel() : 2 * level - 1;
}

} // namespace

Result<> decodeZstd(const CodecInput& input, ByteSpan to)
{
    const std::size_t written = decompressZstd(input, to);
    if (ZSTD_getErrorCode(written) == ZSTD_error_dstSize_tooSmall)
        return oversizedStream("zstd", to.size());
    if (ZSTD_isError(written))
        return damagedStream("zstd", ZSTD_getErrorName(written));
    if (written != to.size())
        return wrongStreamSize("zstd", written, to.size());
    return {};
}

std::size_t encodeZstd(ByteView from, ByteSpan to, int level)
{
    const std::size_t used = ZSTD_compressCCtx(zstdCompressor(), to.data(), to.size(), from.data(),
                                               from.size(), zstdLevel(level));
    return ZSTD_isError(used) ? 0 : used;
}

} // namespace bloscope
