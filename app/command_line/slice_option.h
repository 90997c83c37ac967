#pragma once

#include "core/array/array.h"
#include "core/array/slice.h"

#include <filesystem>
#include <string>

namespace bloscope {

// What --slice says of an array: indices, and coordinates behind an equals sign (parseSlice()).
// `path` is the file as the user calls it; `fileAlone` that file where the array is all of it, else
// empty. Which indices were taken for coordinates that the array does not have is said on standard
// error. Errors: Usage, the option in front.
Result<Slice> sliceGiven(const std::string& text, const Array& array, const std::string& path,
                         const std::filesystem::path& fileAlone);

} // namespace bloscope
