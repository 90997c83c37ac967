#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype.h"

#include <optional>

class QWidget;
namespace bloscope {

class ValueChanges;

// Asks which value some cells of an array of that type are to have, all of each element or the part
// of it that is seen (nothing: only all), and gives it to them as one step. `changes` live longer
// than the parent.
void askToFill(const Slice& cells, const DType& dtype, const std::optional<DTypeLeaf>& seen,
               ValueChanges& changes, QWidget* parent);

} // namespace bloscope
