#pragma once

#include "core/array/array.h"

#include <filesystem>
#include <string>

namespace bloscope {

// What `bloscope info` prints for people: groups of aligned lines, units on every number. Text of
// the file is escaped. `file` is what the array is all of; empty where it is a part of something.
std::string infoText(const std::string& path, const Array& array,
                     const std::filesystem::path& file);

// The same in one line: "array (20, 30) <f4, zstd, 1.2 KiB stored, 2.0x".
std::string infoLine(const Array& array);

// With --chunks: the line above the chunks, and one line for each of them.
std::string chunkTableHead();
std::string chunkTableRow(const Frame& frame, std::int64_t n);

} // namespace bloscope
