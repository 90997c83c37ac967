#pragma once

#include "core/plane/cell_runs.h"
#include "core/plane/picture_plane.h"

#include <cstdint>
#include <map>
#include <optional>

namespace bloscope {

// The planes of an array that lie behind each other along one dimension, each by its index there. A
// plane of an array without such a dimension is alone, at index 0.
class PlaneStack {
 public:
    PlaneStack() = default;
    // `dimension`: neither rows nor columns of the plane; nothing: there is none.
    PlaneStack(const PicturePlane& plane, std::optional<std::size_t> dimension);

    const PicturePlane& plane() const { return m_plane; } // without colours of its own
    std::optional<std::size_t> dimension() const { return m_dimension; }
    std::int64_t index() const; // of plane()
    std::int64_t count() const;
    PicturePlane operator[](std::int64_t index) const;

 private:
    PicturePlane m_plane;
    std::optional<std::size_t> m_dimension;
};

using StackCells = std::map<std::int64_t, CellRuns>; // cells by the index of their plane

// The dimension in which planes lie behind a plane as long as nobody has chosen one: the last one
// that is not shown and has several indices.
std::optional<std::size_t> usualDepth(const PicturePlane& plane);

} // namespace bloscope
