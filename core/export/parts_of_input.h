#pragma once

#include <filesystem>

namespace bloscope {

// Would a file that is written to `target` take the place of something that `input` consists of, or
// lie among it? Of a file that is the file itself, of a store or a sparse frame everything in its
// directory, also where its index is all that was named. Links are followed, and neither has to
// exist. The one place that knows what must not be written over while it is read.
bool isPartOf(const std::filesystem::path& target, const std::filesystem::path& input);

} // namespace bloscope
