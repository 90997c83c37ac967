#include "ui/records/row_changes.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t rowsAtOnce = 1 << 16;

} // namespace

Result<RowSet> ChosenCells::storedRows(const Job& job) const
{
    RowSet set;
    for (std::int64_t done = 0; done < rowCount; done += rowsAtOnce) {
        if (job.stopped())
            return cancelled();
        std::vector<std::int64_t> part =
            rows->slotsOf(firstRow + done, std::min(rowsAtOnce, rowCount - done));
        std::ranges::sort(part);
        set.addAscending(part);
    }
    return set;
}

} // namespace bloscope
