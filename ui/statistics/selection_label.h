#pragma once

#include "core/array/slice_reader.h"
#include "core/dtype/dtype_leaves.h"
#include "ui/worker/scheduler.h"

#include <QLabel>

namespace bloscope {

// What is found in some selected cells, in a line: how many there are, and minimum, maximum, mean,
// standard deviation and sum of the finite numbers among them, exactly. Computes elsewhere; hidden
// while nothing is selected.
class SelectionLabel : public QLabel {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit SelectionLabel(Scheduler& scheduler, QWidget* parent = nullptr);

    // The elements of the reader, or the part of each that is told, are numbers. No slice: no
    // selection.
    void tell(const std::shared_ptr<const SliceReader>& reader, const std::optional<Slice>& slice,
              const std::optional<DTypeLeaf>& part = {});
    void stop() { m_counting.cancel(); }

 private:
    Scheduler& m_scheduler;
    Ticket m_counting;
};

} // namespace bloscope
