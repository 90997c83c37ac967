#pragma once

#include "core/dtype/dtype.h"

#include <QString>

namespace bloscope {

// An element type for people: "float32", "uint16, big-endian", "bool", "structure of 300 fields,
// 2 400 bytes"; others, for which NumPy's own text is the shortest name there is, as it stands in
// the file.
QString dtypeText(const DType& dtype);

} // namespace bloscope
