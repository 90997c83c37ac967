#pragma once

#include "core/convert/advice.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace bloscope {

// Advice for people: a table with a line for each row, the recommended one marked, and the options
// of "bloscope convert" that follow it.
std::string adviceText(const std::string& file, const Advice& advice);

// The same for programs; null where nothing is known.
nlohmann::ordered_json adviceJson(const Advice& advice);

} // namespace bloscope
