#pragma once

#include "core/repair/write_salvage.h"

#include <string>

namespace bloscope {

// What was saved and what is lost, for people: a line for each loss, and one that counts. `output`
// is the new file, of `fileBytes` bytes.
std::string repairText(const SalvagePlan& plan, const std::string& output,
                       const SalvageReport& report);

} // namespace bloscope
