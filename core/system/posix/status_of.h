#pragma once

#include "core/system/file_status.h"

#include <sys/stat.h>

namespace bloscope {

FileStatus statusFrom(const struct stat& status);

} // namespace bloscope
