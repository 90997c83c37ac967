#pragma once

#include <QString>

namespace bloscope {

// The bundled sample: share/bloscope/samples beside the folder of the program, where both the build
// and the installation put it. Empty when it is not there.
QString samplePath();

} // namespace bloscope
