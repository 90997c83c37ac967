#pragma once

#include "core/frame/frame.h"

#include <filesystem>

namespace bloscope {

// Opens whatever Blosc2 thing is found at `path`, decided by content and never by its name
// (format.md 2). Errors: NotBlosc2 for what is nothing of the kind, Unsupported for kinds this
// program knows but does not read yet (sparse frames, stores, bare chunks), Io, Malformed.
Result<FramePtr> openPath(const std::filesystem::path& path, const Limits& limits = {});

} // namespace bloscope
