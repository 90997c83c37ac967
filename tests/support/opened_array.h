#pragma once

#include "core/array/slice_reader.h"

#include <cstdlib>

namespace bloscope::test {

// A frame in memory, opened for reading slices.
class OpenedArray {
 public:
    explicit OpenedArray(ByteBuffer frame, unsigned threads = 2)
        : m_pool(threads), m_reader(Array::of(opened(std::move(frame))), m_cache, m_pool)
    {
    }

    const SliceReader& reader() const { return m_reader; }
    CellSourcePtr source() const { return {CellSourcePtr(), &m_reader}; } // lives as long as this
    const Frame& frame() const { return *m_reader.array()->frame(); }
    WorkerPool& pool() { return m_pool; }

    // NumPy's text; a slice that does not fit is a mistake of the test.
    Slice slice(const char* text = "") const
    {
        const auto slice = Slice::parse(text, m_reader.array()->shape());
        if (!slice)
            std::abort();
        return *slice;
    }

 private:
    static FramePtr opened(ByteBuffer bytes)
    {
        auto frame = Frame::open(memorySource(std::move(bytes)));
        if (!frame)
            std::abort();
        return *frame;
    }

    WorkerPool m_pool;
    BlockCache m_cache;
    SliceReader m_reader;
};

} // namespace bloscope::test
