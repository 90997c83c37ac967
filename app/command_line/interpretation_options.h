#pragma once

#include "core/array/array.h"

namespace CLI {
class App;
}

namespace bloscope {

// --dtype, --shape and --skip: how plain chunks are to be read as an array.
class InterpretationOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    // The array of a frame, read as told. Errors: Usage, those of Array::of().
    Result<ArrayPtr> arrayOf(FramePtr frame) const;

 private:
    std::string m_dtype;
    std::string m_shape;
    std::int64_t m_offset = 0;
};

} // namespace bloscope
