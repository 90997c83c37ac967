#include "ui/repair/salvage_work.h"

#include "core/export/parts_of_input.h"
#include "ui/text/error_text.h"

namespace bloscope {

Result<SalvagePlan> planFor(const FileSubject& subject, WorkerPool& pool, const Job& job)
{
    if (!subject.part)
        return planSalvage(filePath(subject.path), pool, job);
    if (const ByteFolderPtr& folder = subject.part->folder())
        return planSalvage(folder, pool, job);
    return planSalvage(subject.part->source(), pool, job);
}

Result<SalvageReport> saveSalvage(const FileSubject& subject, const SalvagePlan& plan,
                                  const SalvageWish& wish, FileCalls& calls, WorkerPool& pool,
                                  const Job& job)
{
    if (isPartOf(filePath(wish.path), filePath(subject.path)))
        return usageError("this is part of the input, which cannot be overwritten");
    return writeSalvage(plan, wish.options, filePath(wish.path), calls, pool, job);
}

} // namespace bloscope
