#pragma once

#include "core/array/cell_source.h"
#include "core/statistics/number_order.h"
#include "ui/picture/picture_plane.h"
#include "ui/picture/plane_reducer.h"
#include "ui/picture/plane_sampling.h"

#include <memory>

namespace bloscope {

// What a large plane may look like, told by a few of its blocks, evenly spread, of which every cell
// was read. Between them it is smooth, where numbers have means, and like the nearest one
// otherwise. Immutable.
class CoarseLook {
 public:
    // Of the blocks alone.
    struct Findings {
        NumberPlane grid;        // evenly over the plane; cells that nothing is known of are
        std::vector<bool> known; // not among these
        std::vector<double> sample;
        SpecialCounts counts;
        CellPosition blocks; // told apart, one below and beside the other
    };
    CoarseLook(const CellRect& all, Findings findings, Reduction reduction);

    // What is known all over the plane, of so many rows and columns (coarse_rows.h tells it of
    // single cells), and whether it goes over from each of its cells to the next.
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

using CoarseLookPtr = std::shared_ptr<const CoarseLook>;

// Takes some hundredths of a second, as long as blocks are not large: it reads a quarter of what
// the coarse budget allows, and more while there is time. For worker threads. Errors: Cancelled.
Result<CoarseLookPtr> lookCoarsely(const CellSource& source, const PicturePlane& plane,
                                   const PlaneBlocks& blocks, Reduction reduction, const Job& job);

} // namespace bloscope
