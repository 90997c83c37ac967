#pragma once

#include "core/frame/frame.h"
#include "core/inspect/range_cover.h"

#include <stop_token>

namespace bloscope {

class ByteMap;
using ByteMapPtr = std::shared_ptr<const ByteMap>;

// A file as named ranges that cover it without gap and overlap: every field of the description of
// its frame, the blocks and streams of its chunks, and what belongs to nothing. Chunks are found as
// they are looked at, so that making one for a file of any size takes one pass over its index.
// Offsets are of the file that was opened. Usable from any thread; what it is asked may read.
class ByteMap {
 public:
    // Of the file with the header of a frame. Errors: Cancelled.
    static Result<ByteMapPtr> of(FramePtr frame, std::stop_token stop = {});
    // Of the file that holds chunk `chunk` of a sparse frame, beside that of the frame. Errors: why
    // there is none.
    static Result<ByteMapPtr> ofChunkFile(FramePtr frame, std::int64_t chunk);

    const ByteSourcePtr& source() const { return m_source; }
    const std::string& file() const { return m_file; } // of a chunk: its name; or else empty
    std::uint64_t begin() const { return m_source->origin(); }
    std::uint64_t end() const { return begin() + m_source->size(); }

    // The range that holds byte `offset` of [begin(), end()).
    NamedRange at(std::uint64_t offset) const;
    // The ranges that hold bytes of [from, to), of which there are not more than those.
    std::vector<NamedRange> between(std::uint64_t from, std::uint64_t to) const;

 private:
    ByteMap(ByteSourcePtr source, std::string file, std::vector<RangePart> parts)
        : m_source(std::move(source)), m_file(std::move(file)), m_parts(std::move(parts))
    {
    }

    ByteSourcePtr m_source;
    std::string m_file;
    std::vector<RangePart> m_parts; // not empty unless the file is
};

} // namespace bloscope
