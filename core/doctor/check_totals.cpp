#include "core/doctor/check_totals.h"

namespace bloscope {

void CheckTotals::add(const CheckedPart& part)
{
    const CheckReport& report = part.report;
    switch (part.verdict()) {
    case Verdict::NoDamageFound:
        ++noDamageFound;
        break;
    case Verdict::Notes:
        ++withNotes;
        break;
    case Verdict::Damaged:
        ++damaged;
        break;
    case Verdict::Unreadable:
        ++unreadable;
        break;
    }
    chunks += report.chunks;
    damagedChunks += report.damagedChunks;
    damagedParts += report.damagedParts;
    uncheckedParts += report.uncheckedParts;
    notes += report.notes;
    untold += report.untold;
    decodedBytes += report.decodedBytes;
}

} // namespace bloscope
