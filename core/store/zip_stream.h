#pragma once

#include "core/bytes/byte_source.h"

#include <minizip/unzip.h>

namespace bloscope {

// A ByteSource as minizip reads files: one after the other, in small pieces, which are served from
// a window of the archive.
class ZipStream {
 public:
    explicit ZipStream(ByteSourcePtr archive) : m_archive(std::move(archive)) {}

    // Pass them to unzOpen2_64() with any name. The stream lives longer than what that opens.
    zlib_filefunc64_def functions();

    std::size_t read(ByteSpan to); // bytes that could be read, fewer at the end
    bool seek(std::uint64_t position);
    std::uint64_t position() const { return m_position; }
    std::uint64_t size() const { return m_archive->size(); }
    bool failed() const { return m_failed; }

 private:
    bool fillWindow();

    ByteSourcePtr m_archive;
    std::uint64_t m_position = 0;
    ByteBuffer m_window;
    std::uint64_t m_windowBegin = 0;
    bool m_failed = false;
};

} // namespace bloscope
