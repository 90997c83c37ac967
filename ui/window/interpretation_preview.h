#pragma once

#include "core/array/slice_reader.h"
#include "ui/worker/scheduler.h"

#include <QLabel>

namespace bloscope {

// The first elements of plain chunks as an interpretation would show them, a few rows and columns
// as text, read by the scheduler; of the newest interpretation only.
class InterpretationPreview : public QLabel {
    Q_OBJECT

 public:
    // The reader is of the frame in any interpretation. The scheduler lives longer.
    InterpretationPreview(std::shared_ptr<const SliceReader> reader, Scheduler& scheduler,
                          QWidget* parent = nullptr);

    void preview(const Interpretation& how); // one that fits
    void previewNothing();

 private:
    std::shared_ptr<const SliceReader> m_reader;
    Scheduler& m_scheduler;
    Ticket m_reading;
};

} // namespace bloscope
