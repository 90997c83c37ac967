#pragma once

#include "core/array/cell_source.h"
#include "core/array/slice.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace bloscope {

// Three dimensions of an array that are looked at as a volume.
struct VolumeView {
    Slice cells;               // all of axis and across, a range of the depth, one index of others
    std::size_t axis = 0;      // about which the volume is turned
    std::size_t across = 0;    // at right angles to it in the picture
    std::size_t depth = 0;     // along which one looks as long as it is not turned
    double depthPerAcross = 1; // the distance of its indices, in distances of those across

    bool operator==(const VolumeView&) const = default;
};

// The numbers of a volume at a bounded resolution, at most `mostCells` of them along each
// dimension: one for several indices is their maximum. Immutable, usable from any thread.
class TurnedVolume {
 public:
    static constexpr std::int64_t mostCells = 256;

    // Reads all of it on all threads of the source. Cells that were never written are left out like
    // NaN. Errors: Usage for elements that are not numbers, as times, and for a volume without
    // cells; Cancelled.
    static Result<std::shared_ptr<const TurnedVolume>> read(const CellSource& source,
                                                            const VolumeView& view, const Job& job);

    const VolumeView& view() const { return m_view; }
    bool isCoarse() const; // is a number that of several indices?

    // The plane of axis and across of the volume turned by so many degrees: for each cell the
    // maximum along a ray through its middle. At 0 one looks along the depth, at 90 along the
    // dimension across, and the depth runs across the picture. Rays without a number have NaN;
    // those that meet a damaged or an absent cell are that as well. A source of the shape of
    // `like`, in whose other dimensions all indices have the same plane. Errors: Cancelled.
    Result<CellSourcePtr> turned(int degrees, const CellSourcePtr& like, const Job& job) const;

 private:
    static constexpr std::size_t sides = 3; // depth, across, axis: the last is counted fastest
    using Sides = std::array<std::int64_t, sides>;
    struct Part;

    TurnedVolume(const Shape& shape, const VolumeView& view);
    Shape pieces(const CellSource& source) const;
    Result<Part> readPart(const CellSource& source, const Slice& cells, const Job& job) const;
    void add(const Part& part);
    std::vector<std::size_t> columnsOnRay(std::int64_t across, int degrees) const;

    VolumeView m_view;
    std::array<std::size_t, sides> m_dimensions;
    Sides m_indices; // of the array
    Sides m_steps;   // indices of a number
    Sides m_count;   // of numbers
    std::vector<double> m_numbers;
    std::vector<CellState> m_lost; // damaged or absent; empty when all are fine
};

using TurnedVolumePtr = std::shared_ptr<const TurnedVolume>;

} // namespace bloscope
