#pragma once

#include "core/doctor/check_container.h"
#include "core/doctor/check_report.h"

#include <QString>

namespace bloscope {

QString verdictText(Verdict verdict); // "No damage found"

// What the advice of a check is called where there are menus.
RepairNames namesInWindow();

// Of one file: "Damaged in 3 places, in 2 of 120 chunks."
QString fileVerdict(const CheckTotals& totals);

// Of a folder: "1 204 files: no damage found in 1 200, notes on 0, 3 damaged, 1 unreadable."
QString folderVerdict(const CheckTotals& totals);

} // namespace bloscope
