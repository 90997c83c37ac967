#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype.h"

#include <QString>

namespace bloscope {

// That there are no cells, as a sentence for the user; empty where there are any.
QString whyEmpty(const Slice& slice);

// Why nothing can be drawn of a slice of such elements, as a sentence for the user; empty where
// there are numbers along a dimension at least.
QString whyNotDrawn(const Slice& slice, const DType& dtype);

} // namespace bloscope
