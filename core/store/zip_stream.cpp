#include "core/store/zip_stream.h"

#include "core/base/checked.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint64_t windowBytes = 64 * 1024;

ZipStream& streamOf(void* opaque)
{
    return *static_cast<ZipStream*>(opaque);
}

std::uint64_t base(const ZipStream& stream, int origin)
{
    if (origin == ZLIB_FILEFUNC_SEEK_END)
        return stream.size();
    return origin == ZLIB_FILEFUNC_SEEK_CUR ? stream.position() : 0;
}

void* openStream(void* opaque, const void*, int)
{
    return opaque;
}

uLong readStream(void* opaque, void*, void* to, uLong size)
{
    return streamOf(opaque).read({static_cast<std::byte*>(to), size});
}

uLong refuseToWrite(void*, void*, const void*, uLong)
{
    return 0;
}

ZPOS64_T tellStream(void* opaque, void*)
{
    return streamOf(opaque).position();
}

long seekStream(void* opaque, void*, ZPOS64_T offset, int origin)
{
    const auto position = checkedAdd<std::uint64_t>(base(streamOf(opaque), origin), offset);
    return position && streamOf(opaque).seek(*position) ? 0 : -1;
}

int closeStream(void*, void*)
{
    return 0;
}

int errorOfStream(void* opaque, void*)
{
    return streamOf(opaque).failed() ? 1 : 0;
}

} // namespace

zlib_filefunc64_def ZipStream::functions()
{
    return {openStream, readStream,  refuseToWrite, tellStream,
            seekStream, closeStream, errorOfStream, this};
}

bool ZipStream::seek(std::uint64_t position)
{
    if (position > size())
        return false;
    m_position = position;
    return true;
}

// Loads the bytes around the position, unless they are there.
bool ZipStream::fillWindow()
{
    if (m_position >= m_windowBegin && m_position - m_windowBegin < m_window.size())
        return true;
    const std::uint64_t begin = m_position - m_position % windowBytes;
    auto window = readBytes(*m_archive, begin, std::min(windowBytes, size() - begin));
    if (!window) {
        m_failed = true;
        return false;
    }
    m_window = *std::move(window);
    m_windowBegin = begin;
    return true;
}

std::size_t ZipStream::read(ByteSpan to)
{
    std::size_t done = 0;
    while (done < to.size() && m_position < size() && fillWindow()) {
        const ByteView available =
            ByteView(m_window).subspan(static_cast<std::size_t>(m_position - m_windowBegin));
        const std::size_t count = std::min(to.size() - done, available.size());
        std::copy_n(available.begin(), count, to.begin() + static_cast<std::ptrdiff_t>(done));
        done += count;
        m_position += count;
    }
    return done;
}

} // namespace bloscope
