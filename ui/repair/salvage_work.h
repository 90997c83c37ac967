#pragma once

#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"
#include "ui/document/open_request.h"

#include <QString>

namespace bloscope {

// How the new file is written, and where to.
struct SalvageWish {
    SalvageOptions options;
    QString path;
};

// Both for worker threads; see planSalvage() and writeSalvage(). The subject is never written over.
// Errors of the second: Usage as
// well for a path that is a part of what is read.
Result<SalvagePlan> planFor(const FileSubject& subject, WorkerPool& pool, const Job& job);
Result<SalvageReport> saveSalvage(const FileSubject& subject, const SalvagePlan& plan,
                                  const SalvageWish& wish, FileCalls& calls, WorkerPool& pool,
                                  const Job& job);

} // namespace bloscope
