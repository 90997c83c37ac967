#pragma once

#include "core/array/cell_source.h"
#include "core/dtype/dtype.h"

#include <optional>
#include <vector>

namespace bloscope {

// A number that can be drawn of each element: of structured ones one of their parts, of complex
// ones their magnitude, their phase or one of their two halves.
struct ElementPart {
    enum class Of {
        Value, // of complex numbers the magnitude
        Phase, // in radians from -pi to pi, as float64: NumPy's angle()
        Real,
        Imaginary
    };

    DTypeLeaf leaf; // where it lies; that of a phase is the whole complex number
    Of of = Of::Value;
};

// Where a part lies; nothing: in all of an element, which has none.
std::optional<DTypeLeaf> leafOf(const std::optional<ElementPart>& part);

// All that can be drawn, in the order of the type. None where elements are one plain number each,
// or no numbers at all.
std::vector<ElementPart> partsToDraw(const DType& dtype);

// One part of each cell of `whole`, as if it were all of it.
CellSourcePtr partSourceOf(CellSourcePtr whole, const ElementPart& part);

} // namespace bloscope
