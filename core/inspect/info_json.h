#pragma once

#include "core/array/array.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>

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

// Bytes that are meant to be text: those that are not UTF-8 are written as \xff, as Python's
// "backslashreplace" does.
std::string textForJson(std::string_view bytes);

} // namespace bloscope
