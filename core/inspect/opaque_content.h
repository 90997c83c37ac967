#pragma once

#include "core/bytes/byte_view.h"

#include <string>

namespace bloscope {

// What bytes without a meaning of their own look like: "Python pickle, not opened", "gzip of a
// Python pickle, not opened" (MLArray, conventions.md 10), "gzip", "Blosc2 frame"; empty when they
// look like nothing in particular. Only looked at: a pickle is a program, and never run. Of gzip at
// most `mostBytes` are unpacked, to see what it begins with.
std::string contentName(ByteView bytes, std::size_t mostBytes);

// Text that names the language it is written in by the name it is stored under: "Python source,
// never run" for the sources of lazy functions (conventions.md 8); empty for all others.
std::string sourceName(std::string_view key);

} // namespace bloscope
