#pragma once

#include "core/array/array.h"
#include "core/array/cell_source.h"

#include <functional>
#include <memory>
#include <vector>

namespace bloscope {

// The finite numbers of a whole array, as far as it was gone through: all of them, or, of more than
// a million, an even sample with the exact ends.
struct ArrayNumbers {
    std::vector<double> numbers;
    bool isSample = false;
    double share = 0; // of the cells that were seen; 1: all
};
using ArrayNumbersPtr = std::shared_ptr<const ArrayNumbers>;

// Goes through the array once, in an order in which what is seen early stands for the rest, and
// tells what is known a few times a second and at the end, in the thread of the caller. The element
// type of the source is numeric. Memory does not grow with the array. Job: progress in cells.
// Errors: Cancelled, Limit.
Result<> sampleArray(const CellSource& source, const Array& array,
                     const std::function<void(ArrayNumbersPtr)>& tell, const Job& job);

} // namespace bloscope
