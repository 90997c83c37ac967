#pragma once

#include "app/command_line/stats_findings.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace bloscope {

// What was found, for people: the groups of each column and of each part, named where there are
// several.
std::string statsText(const std::string& file, const StatsFindings& findings);

// The same for programs (core/inspect/statistics_json.h); of a table its "rows" and an object for
// each of its "columns", of structured elements one for each of their "fields".
nlohmann::ordered_json statsJson(const StatsFindings& findings);

} // namespace bloscope
