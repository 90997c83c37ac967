#pragma once

#include "core/repair/salvage_plan.h"

namespace bloscope {

// The element that stands in for those that are lost: of "zero", "nan", a number, or, for an empty
// word, NaN where elements are floats and zero elsewhere. It has plan.header.typesize bytes. Errors
// (Usage): numbers for elements without a type, or that it cannot hold; NaN for other elements.
Result<ByteBuffer> fillElement(const SalvagePlan& plan, std::string_view word);

} // namespace bloscope
