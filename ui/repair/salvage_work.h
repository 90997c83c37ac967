#pragma once

#include "core/repair/plan_salvage.h"
#include "core/repair/write_salvage.h"

#include <QString>

namespace bloscope {

// What somebody wants to save what can be read of: a file or a folder, whether or not it opens, or
// a frame that lies in one.
struct SalvageSubject {
    QString path;            // never written over
    QString name;            // as people know it
    FramePtr part = nullptr; // of what is at the path; null: the file itself
};

// How the new file is written, and where to.
struct SalvageWish {
    SalvageOptions options;
    QString path;
};

// Both for worker threads; see planSalvage() and writeSalvage(). Errors of the second: Usage as
// well for a path that is a part of what is read.
Result<SalvagePlan> planFor(const SalvageSubject& subject, WorkerPool& pool, const Job& job);
Result<SalvageReport> saveSalvage(const SalvageSubject& subject, const SalvagePlan& plan,
                                  const SalvageWish& wish, FileCalls& calls, const Job& job);

} // namespace bloscope
