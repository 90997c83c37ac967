#pragma once

#include "core/doctor/check_container.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

// What came of checking frames, for programs: as a table and as JSON.
namespace bloscope {

// CSV (RFC 4180, lines end in a line feed): names of the columns, and a row for each part. Shapes
// are "3, 4"; texts of files are escaped as elsewhere.
std::string checkCsvHeader();
std::string checkCsvRow(const CheckedPart& part);

// One object, and in it `problems`: a list of the other ones.
nlohmann::ordered_json checkJson(const CheckedPart& part, nlohmann::ordered_json problems);
nlohmann::ordered_json checkJson(const Finding& finding);

} // namespace bloscope
