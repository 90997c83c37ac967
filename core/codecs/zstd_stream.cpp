#include "core/codecs/zstd_stream.h"

#include <new>
#include <zstd.h>

namespace bloscope {

struct ZstdStream::Context {
    Context() : zstd(ZSTD_createCCtx())
    {
        if (!zstd)
            throw std::bad_alloc();
    }
    ~Context() { ZSTD_freeCCtx(zstd); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    ZSTD_CCtx* zstd;
};

ZstdStream::ZstdStream() : m_context(std::make_unique<Context>()), m_packed(ZSTD_CStreamOutSize())
{
    ZSTD_CCtx_setParameter(m_context->zstd, ZSTD_c_checksumFlag, 1);
}

ZstdStream::~ZstdStream() = default;

Result<> ZstdStream::add(ByteView bytes, const Write& write)
{
    return pack(bytes, Step::More, write);
}

Result<> ZstdStream::end(const Write& write)
{
    return pack({}, Step::End, write);
}

Result<> ZstdStream::pack(ByteView bytes, Step step, const Write& write)
{
    ZSTD_inBuffer from{bytes.data(), bytes.size(), 0};
    for (bool done = false; !done;) {
        ZSTD_outBuffer to{m_packed.data(), m_packed.size(), 0};
        const std::size_t left = ZSTD_compressStream2(
            m_context->zstd, &to, &from, step == Step::End ? ZSTD_e_end : ZSTD_e_continue);
        if (ZSTD_isError(left)) // memory is all that it can lack
            throw std::bad_alloc();
        if (to.pos > 0) {
            BLOSCOPE_CHECK(write(ByteView(m_packed).first(to.pos)));
        }
        done = step == Step::End ? left == 0 : from.pos == from.size;
    }
    return {};
}

} // namespace bloscope
