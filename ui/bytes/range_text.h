#pragma once

#include "core/inspect/named_range.h"

#include <QString>

namespace bloscope {

// "Header › nbytes, bytes 30 to 37: 4 000 000", or, of a damaged part, with its problem.
QString rangeText(const NamedRange& range);

} // namespace bloscope
