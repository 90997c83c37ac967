#pragma once

#include "core/frame/frame.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// --offset N: the frame begins at that byte of the file, which may hold anything else before it.
class OffsetOption {
 public:
    void addTo(CLI::App& command);

    bool isGiven() const { return m_offset > 0; }

    // Whatever is found at `path`, or the frame at the offset that was given.
    Result<FramePtr> open(const std::string& path, const Limits& limits = {}) const;

 private:
    std::uint64_t m_offset = 0;
};

} // namespace bloscope
