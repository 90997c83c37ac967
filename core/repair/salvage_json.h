#pragma once

#include "core/repair/salvage_plan.h"

#include <nlohmann/json_fwd.hpp>

namespace bloscope {

// What was found and what is lost: for programs, and for the note that a new frame can carry.
nlohmann::ordered_json salvageJson(const SalvagePlan& plan);

} // namespace bloscope
