#pragma once

#include "core/export/sink.h"

#include <QImage>

namespace bloscope {

// Writes a picture as PNG, in any thread. Errors: Limit when there is no memory for it, those of
// the sink.
Result<> writePng(const QImage& image, Sink& to);

} // namespace bloscope
