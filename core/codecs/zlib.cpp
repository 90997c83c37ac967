#include "core/codecs/codecs.h"

#include "core/codecs/stream_error.h"
#include "core/system/thread_objects.h"

#include <algorithm>
#include <libdeflate.h>
#include <memory>
#include <new>

namespace bloscope {

namespace {

struct FreeDeflate {
    void operator()(libdeflate_decompressor* context) const
    {
        libdeflate_free_decompressor(context);
    }
    void operator()(libdeflate_compressor* context) const { libdeflate_free_compressor(context); }
};

libdeflate_decompressor* inflaterOfThisThread()
{
    static const OfEachThread<std::unique_ptr<libdeflate_decompressor, FreeDeflate>> contexts;
    auto& context = contexts.ofThisThread();
    if (!context)
        context.reset(libdeflate_alloc_decompressor());
    if (!context)
        throw std::bad_alloc();
    return context.get();
}

std::unique_ptr<libdeflate_compressor, FreeDeflate> newDeflater(int level)
{
    std::unique_ptr<libdeflate_compressor, FreeDeflate> context(libdeflate_alloc_compressor(level));
    if (!context)
        throw std::bad_alloc();
    return context;
}

// libdeflate ties a compressor to its level.
struct Deflater {
    std::unique_ptr<libdeflate_compressor, FreeDeflate> context;
    int level = 0;
};

libdeflate_compressor* deflaterOfThisThread(int level)
{
    static const OfEachThread<Deflater> deflaters;
    Deflater& deflater = deflaters.ofThisThread();
    if (!deflater.context || deflater.level != level)
        deflater = {newDeflater(level), level};
    return deflater.context.get();
}

} // namespace

Result<> decodeZlib(const CodecInput& input, ByteSpan to)
{
    std::size_t written = 0;
    switch (libdeflate_zlib_decompress(inflaterOfThisThread(), input.stream.data(),
                                       input.stream.size(), to.data(), to.size(), &written)) {
    case LIBDEFLATE_SUCCESS:
        if (written != to.size())
            return wrongStreamSize("zlib", written, to.size());
        return {};
    case LIBDEFLATE_INSUFFICIENT_SPACE:
        return oversizedStream("zlib", to.size());
    default:
        return damagedStream("zlib");
    }
}

std::size_t encodeZlib(ByteView from, ByteSpan to, int level)
{
    return libdeflate_zlib_compress(deflaterOfThisThread(std::clamp(level, 1, 9)), from.data(),
                                    from.size(), to.data(), to.size());
}

} // namespace bloscope
