#pragma once

#include "core/base/result.h"
#include "core/system/descriptor.h"

#include <filesystem>
#include <functional>

namespace bloscope {

// A new file in `folder` for this process alone. It loses its name once `use` was called with it,
// so that nobody else finds it, and goes with this process, however that ends. (Where files have
// names as long as they are open, it is deleted when it is closed.) Errors: Io, and those of `use`.
using UseOfName = std::function<Result<>(const std::filesystem::path& name)>;
Result<Descriptor> createNamelessFile(const std::filesystem::path& folder,
                                      const UseOfName& use = {});

// A file that is in memory alone; closed where the system has no such thing.
Descriptor memoryFile();

// Where large temporary files belong: TMPDIR, or else /var/tmp; on Windows where the system says.
std::filesystem::path temporaryFolder();

} // namespace bloscope
