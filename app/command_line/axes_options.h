#pragma once

#include "core/array/slice.h"

namespace CLI {
class App;
}

namespace bloscope {

// --rows and --columns: which dimensions of a slice run down and across what is written.
class AxesOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    bool areGiven() const { return m_rows || m_columns; }

    // Errors: Usage for a dimension that there is not, or of which the slice takes one index.
    Result<Slice> turned(Slice slice) const;

    // The first picture of an array: index 0 of all dimensions but these two. Errors: the same.
    Result<Slice> firstPlane(const Shape& shape) const;

 private:
    std::optional<std::int64_t> m_rows;
    std::optional<std::int64_t> m_columns;
};

} // namespace bloscope
