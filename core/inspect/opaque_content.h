#pragma once

#include "core/bytes/byte_view.h"

#include <string>
#include <string_view>

namespace bloscope {

// What bytes without a meaning of their own look like.
enum class OpaqueContent {
    Unknown,      // like nothing in particular
    Pickle,       // of Python, of one of the protocols 2 to 5
    PackedPickle, // the gzip of one (MLArray, conventions.md 10)
    Gzip,
    Frame // of Blosc2
};

// Of gzip at most `mostBytes` are unpacked, to see what it holds.
OpaqueContent opaqueContentOf(ByteView bytes, std::size_t mostBytes);

// "gzip of a Python pickle, read as data", "Blosc2 frame"; empty for Unknown.
std::string_view nameOf(OpaqueContent content);

inline bool isPickled(OpaqueContent content)
{
    return content == OpaqueContent::Pickle || content == OpaqueContent::PackedPickle;
}

// Text that names the language it is written in by the name it is stored under: "Python source,
// never run" for the sources of lazy functions (conventions.md 8); empty for all others.
std::string sourceName(std::string_view key);

} // namespace bloscope
