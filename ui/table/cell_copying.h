#pragma once

#include "ui/document/document.h"
#include "ui/table/cell_copy.h"
#include "ui/worker/scheduler.h"

#include <memory>

namespace bloscope {

// Puts cells of an array onto the clipboard, in the background, with all that is being changed of
// them, and says what came of it. Only the newest request is followed. GUI thread.
class CellCopying : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CellCopying(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    void copy(const Slice& plane, const CellRect& cells, const CellCopy::How& how);

 signals:
    void ended(const QString& sentence);

 private:
    void read(const Slice& plane, const CellRect& cells, const CellCopy::How& how);
    void copied(const CellRect& cells, const Result<CellCopy>& copy);

    const Document& m_document;
    Scheduler& m_scheduler;
    std::unique_ptr<QObject> m_settling; // for the newest request
    Ticket m_copying;
};

} // namespace bloscope
