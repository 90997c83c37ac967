#pragma once

#include "core/base/result.h"

#include <string>

namespace bloscope {

// An Io error in the words of the system: "cannot open the file: Permission denied".
Error systemError(const std::string& what, int number);

} // namespace bloscope
