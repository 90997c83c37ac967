#pragma once

#include "core/files/descriptor.h"
#include "core/files/file_calls.h"

#include <functional>

// What is new beside its target until it takes its place: ".NAME.PID-N.part".
namespace bloscope {

// Another name every time.
std::filesystem::path newTemporaryName(const std::filesystem::path& target);

// Calls remove(path) for everything called like a temporary of the target that nobody holds the
// lock of: killed processes left it.
void removeLeftTemporaries(FileCalls& calls, const std::filesystem::path& target,
                           const std::function<void(const std::filesystem::path&)>& remove);

// Has somebody removed the open file between its making and its locking?
bool isStillThere(const Descriptor& descriptor);

} // namespace bloscope
