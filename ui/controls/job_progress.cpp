#include "ui/controls/job_progress.h"

#include "ui/worker/long_job.h"

#include <QProgressBar>

namespace bloscope {

void showProgress(QProgressBar& bar, const LongJob& job)
{
    constexpr int steps = 1000; // the bar counts in int, jobs in 64 bits
    bar.setRange(0, job.total() > 0 ? steps : 0);
    if (job.total() > 0)
        bar.setValue(static_cast<int>(static_cast<double>(job.done()) * steps /
                                      static_cast<double>(job.total())));
}

} // namespace bloscope
