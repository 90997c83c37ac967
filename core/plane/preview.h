#pragma once

#include "core/array/cell_source.h"
#include "core/plane/picture_plane.h"
#include "core/plane/plane_reducer.h"
#include "core/plane/plane_sampling.h"
#include "core/scan/number_order.h"

#include <memory>

namespace bloscope {

// What a large plane may look like, told by a few of its blocks, evenly spread, of which every cell
// was read. Between them it is smooth, where numbers have means, and like the nearest one
// otherwise. Immutable.
class PlanePreview {
 public:
    // Of the blocks alone.
    struct Findings {
        NumberPlane grid;        // evenly over the plane; cells that nothing is known of are
        std::vector<bool> known; // not among these
        std::vector<double> sample;
        SpecialCounts counts;
        CellPosition blocks; // told apart, one below and beside the other
    };
    PlanePreview(const CellRect& all, Findings findings, Reduction reduction);

    // What is known all over the plane, of so many rows and columns (PyramidCanvas shows it of
    // single pixels), and whether it goes over from each of its cells to the next.
    const CellRect& all() const { return m_all; }
    const NumberPlane& grid() const { return m_found.grid; }
    bool isSmooth() const { return m_isSmooth; }

    const std::vector<double>& sample() const { return m_found.sample; } // with the ends
    const SpecialCounts& counts() const { return m_found.counts; }       // in the blocks

 private:
    void fillFromNearest();
    void smoothen();

    CellRect m_all;
    Findings m_found;
    bool m_isSmooth = false;
};

using PlanePreviewPtr = std::shared_ptr<const PlanePreview>;

// Takes some hundredths of a second, as long as blocks are not large: it reads a quarter of what
// the coarse budget allows, and more while there is time. For worker threads. Errors: Cancelled.
Result<PlanePreviewPtr> readPreview(const CellSource& source, const PicturePlane& plane,
                                    const PlaneBlocks& blocks, Reduction reduction, const Job& job);

} // namespace bloscope
