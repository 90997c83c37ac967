#pragma once

class QProgressBar;

namespace bloscope {

class LongJob;

// How far a job is, on a bar that is busy while nobody knows how long it will take.
void showProgress(QProgressBar& bar, const LongJob& job);

} // namespace bloscope
