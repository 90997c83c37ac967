#pragma once

#include "core/array/array.h"
#include "core/array/interpretation.h"

#include <optional>

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

    // Is there a --dtype? What is told with it. Errors: Usage.
    bool isGiven() const { return !m_dtype.empty(); }
    Result<Interpretation> interpretation() const;

    // Of --dtype, if it is given. Errors: those of parseDType().
    Result<std::optional<DType>> dtype() const;

 private:
    std::string m_dtype;
    std::string m_shape;
    std::int64_t m_offset = 0;
};

} // namespace bloscope
