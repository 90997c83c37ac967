#pragma once

#include "core/frame/frame.h"

#include <filesystem>
#include <optional>
#include <string>

namespace bloscope {

// Python-blosc2 keeps any file as plain chunks, under its name with ".b2" behind it: "notes.txt.b2"
// (docs/conventions.md).

// "notes.txt"; nothing for names that have not two endings, the last of which is ".b2".
std::optional<std::string> documentNameOf(const std::filesystem::path& path);

// The same of a file that holds such a document: its frame has chunks of bytes of one size, and
// nothing says that they mean something else.
std::optional<std::string> documentNameOf(const std::filesystem::path& path, const Frame& frame);

} // namespace bloscope
