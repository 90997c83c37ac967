#pragma once

#include "core/scan/slice_scan.h"
#include "tests/support/opened_array.h"

namespace bloscope::test {

// A frame in memory whose slices can be gone through.
class ScannedArray {
 public:
    explicit ScannedArray(ByteBuffer frame, unsigned threads = 2)
        : m_opened(std::move(frame), threads)
    {
    }

    NumberScanPtr scan(const char* slice = "") const
    {
        auto scan = numberScanOf(m_opened.reader(), m_opened.slice(slice));
        if (!scan)
            std::abort();
        return *scan;
    }
    const OpenedArray& opened() const { return m_opened; }

 private:
    OpenedArray m_opened;
};

} // namespace bloscope::test
