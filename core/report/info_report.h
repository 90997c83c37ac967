#pragma once

#include "core/array/array.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace bloscope {

// All that is known of a frame without decoding its data, as the object that `bloscope info --json`
// prints: members and names of an entry of the test corpus's manifest, made of the descriptions of
// describe.h, without its chunks. What could not be read is left out and listed in `problems`.
// Pickles that describe the array, beside `file` as well (found_pickles.h), are its member
// `pickles`, if there are any.
nlohmann::ordered_json infoJson(const Array& array, const std::filesystem::path& file = {});

// The members `meta` and `vlmeta` of that object, which are lists of entries.
nlohmann::ordered_json metadataJson(const Frame& frame);

// Chunk `n` as it stands in the member `chunks` of that object.
nlohmann::ordered_json chunkJson(const Frame& frame, std::int64_t n);

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
