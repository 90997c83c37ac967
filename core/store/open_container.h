#pragma once

#include "core/store/store.h"

#include <variant>

namespace bloscope {

// What a path holds: one frame, or a store of many.
using Container = std::variant<FramePtr, StorePtr>;

// Opens whatever Blosc2 thing is found at `path`, by its content: a directory or an archive with an
// embed.b2e, a frame that embeds others, or else what openPath() finds. Errors: as openPath() and
// Store.
Result<Container> openContainer(const std::filesystem::path& path, const Limits& limits = {});

} // namespace bloscope
