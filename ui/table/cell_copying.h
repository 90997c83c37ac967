#pragma once

#include "core/array/slice_reader.h"
#include "ui/table/cell_copy.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

// Puts cells of an array onto the clipboard, in the background, and says what came of it. Only the
// newest wish is followed. GUI thread.
class CellCopying : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    CellCopying(std::shared_ptr<const SliceReader> reader, Scheduler& scheduler,
                QObject* parent = nullptr);

    void copy(const Slice& plane, const CellRect& cells, CellCopy::Headers headers);

 signals:
    void ended(const QString& sentence);

 private:
    void copied(const CellRect& cells, const Result<CellCopy>& copy);

    std::shared_ptr<const SliceReader> m_reader;
    Scheduler& m_scheduler;
    Ticket m_copying;
};

} // namespace bloscope
