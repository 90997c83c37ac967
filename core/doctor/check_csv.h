#pragma once

#include "core/doctor/check_container.h"

namespace bloscope {

// The table of checked files as CSV (RFC 4180, lines end in a line feed): names of the columns, and
// a row for each part. Shapes are "3, 4"; texts of files are escaped as elsewhere.
std::string checkCsvHeader();
std::string checkCsvRow(const CheckedPart& part);

} // namespace bloscope
