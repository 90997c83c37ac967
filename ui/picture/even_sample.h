#pragma once

#include "core/dtype/dtype.h"
#include "ui/cells/cell_rect.h"
#include "ui/picture/number_plane.h"

namespace bloscope {

// Some cells of a rectangle, one of each stretch of them, always the same ones, whichever of its
// pieces are read first.
class EvenSample {
 public:
    EvenSample(const CellRect& of, std::int64_t count); // at least one, all at the most

    // Takes those that lie in `cells`, whose first row and column are `at` of the plane that `of`
    // is a part of. The numbers that are not finite are left out.
    void take(const Cells& cells, const DType& dtype, const CellRect& at);

    const std::vector<double>& numbers() const { return m_numbers; }
    std::vector<double> take() && { return std::move(m_numbers); }

 private:
    std::int64_t chosenOf(std::int64_t stretch) const; // among the cells, row after row

    CellRect m_of;
    std::int64_t m_stretch;
    std::vector<double> m_numbers;
};

} // namespace bloscope
