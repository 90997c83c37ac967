#pragma once

#include "core/base/result.h"
#include "core/files/descriptor.h"

#include <filesystem>
#include <functional>

namespace bloscope {

// A new file in `folder` for this process alone. It loses its name once `use` was called with it,
// so that nobody else finds it, and goes with this process, however that ends. Errors: Io, and
// those of `use`.
using UseOfName = std::function<Result<>(const std::filesystem::path& name)>;
Result<Descriptor> createNamelessFile(const std::filesystem::path& folder,
                                      const UseOfName& use = {});

} // namespace bloscope
