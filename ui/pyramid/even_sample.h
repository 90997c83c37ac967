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
    // is a part of. The numbers that are not finite are left out. Several threads may do so at
    // once, with different cells.
    void take(const CellsView& cells, const DType& dtype, const CellRect& at);

    // In the order of the cells, whatever came first.
    std::vector<double> numbers() const;

 private:
    // A cell that is chosen, in the plane, and which of them it is.
    struct Choice {
        CellPosition cell;
        std::size_t number;
    };
    using Choices = std::vector<Choice>;               // row after row
    std::int64_t chosenOf(std::int64_t stretch) const; // among the cells, row after row
    void take(const Choice& choice, const CellsView& cells, const DType& dtype, const CellRect& at);

    CellRect m_of;
    std::int64_t m_stretch;
    std::vector<Choices> m_bands;  // of some columns each, as wide as pieces often are
    std::vector<double> m_numbers; // of all choices; NaN: none yet, or it is not finite
};

} // namespace bloscope
