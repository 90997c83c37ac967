#pragma once

#include "core/dtype/dtype.h"

#include <QString>

namespace bloscope {

// What is wrong with a text for an element of a type, "300 is no whole number from 0 to 255"; empty
// when nothing is.
QString problemWithValue(const QString& text, const DType& dtype);

} // namespace bloscope
