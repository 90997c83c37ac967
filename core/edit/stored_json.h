#pragma once

#include "core/edit/edit_set.h"
#include "core/frame/frame.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace bloscope {

// What Bloscope keeps in files: a vlmetalayer each, as JSON that is written in msgpack.

// Null where the file has no such vlmetalayer. Reads from the file. Errors: why it cannot be read.
Result<nlohmann::json> storedJson(const Frame& frame, std::string_view name);
Result<nlohmann::json> storedJson(const EditSet& edits, std::string_view name); // once it is saved

// Makes it that of the file; null: it has none any more. Errors: those of EditSet.
Result<> storeJson(const nlohmann::ordered_json& json, std::string_view name, EditSet& edits);

} // namespace bloscope
