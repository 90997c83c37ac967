#pragma once

#include "core/doctor/check_container.h"
#include "core/doctor/check_report.h"

#include <QString>

namespace bloscope {

QString verdictText(Verdict verdict); // "No damage found"

// What the advice of a check is called where there are menus.
RepairNames namesInWindow();

// Of one file: "Damaged. 3 places are damaged, in 2 of 120 chunks."
QString fileVerdict(const CheckTotals& totals);

// Of a folder: "1 204 files: no damage found in 1 200, notes on 0, 3 damaged, 1 not readable."
QString folderVerdict(const CheckTotals& totals);

} // namespace bloscope
