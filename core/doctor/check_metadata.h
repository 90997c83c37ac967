#pragma once

#include "core/doctor/check_report.h"

namespace bloscope {

// Decodes the values of all metalayers and vlmetalayers, one at a time, and reads them as msgpack
// (format.md 10.1): those that are none are notes, for C programs store what they like. What
// opening the frame has told already is not told again.
void checkMetadata(const Frame& frame, FindingLog& log);

} // namespace bloscope
