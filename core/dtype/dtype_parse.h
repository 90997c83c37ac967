#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// What stands between quotes in the text of a structured type: a scalar type, or several between
// commas ("<i4, (2,3)f8", whose fields are f0 and f1), or one with a shape ("3i4"). Types without
// bytes ("S") are allowed. Errors: as parseDType().
Result<DType> parseFlatDType(std::string_view text, const Limits& limits);

} // namespace bloscope
