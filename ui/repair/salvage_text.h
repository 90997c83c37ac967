#pragma once

#include "core/repair/salvage_plan.h"

#include <QStringList>

namespace bloscope {

// How many chunks a new file would hold as they were, and what of them is lost: "118 of 120 chunks
// can be read unchanged. 1 chunk can be read partly. 1 chunk is lost." Says how they were found
// where no index led to them.
QString salvageSummary(const SalvagePlan& plan);

// "7 of 9 chunks can be saved to a new file." in short, of those that the file should have; empty
// where none can.
QString salvageOfferText(const SalvagePlan& plan);

// "(100, 50) of float32", with the shape it had where that is another one; empty without an array.
QString salvagedShapeText(const SalvagePlan& plan);

// What is lost, and what else is to be said: place, what became of it, reason. Chunks last, and
// where they are not all listed how many more there are.
QList<QStringList> salvageRows(const SalvagePlan& plan);

} // namespace bloscope
