#pragma once

#include "ui/document/document.h"
#include "ui/table/cell_copy.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

// Puts cells of an array onto the clipboard, in the background, and says what came of it. Only the
// newest wish is followed. GUI thread.
class CellCopying : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CellCopying(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    void copy(const Slice& plane, const CellRect& cells, CellCopy::Headers headers);

 signals:
    void ended(const QString& sentence);

 private:
    void copied(const CellRect& cells, const Result<CellCopy>& copy);

    const Document& m_document;
    Scheduler& m_scheduler;
    Ticket m_copying;
};

} // namespace bloscope
