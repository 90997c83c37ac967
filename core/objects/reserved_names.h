#pragma once

#include "core/objects/object_kind.h"

#include <optional>
#include <string_view>

namespace bloscope {

// What an entry that a library wrote for itself means, as half a sentence: "shape, chunks and
// element type of the array". Nothing for the user's own entries (format.md 10.2, 10.3). Some names
// are reserved in frames of one kind only.
std::optional<std::string_view> reservedMetalayer(std::string_view name);
std::optional<std::string_view> reservedVlMetalayer(std::string_view name, ObjectKind kind);

} // namespace bloscope
