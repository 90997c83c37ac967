#pragma once

#include "ui/document/document.h"
#include "ui/models/cell_selection.h"
#include "ui/views/slice_view.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

class CellGrid;
class SliceTableModel;
class WideScrollBar;

// The exact values of the document's slice in rows and columns, of any length: the grid holds a
// window of the slice, the scroll bars go over all of it. Loads what is in sight, and only while
// it is shown.
class SliceTableView : public SliceView {
    Q_OBJECT

 public:
    // Both live longer than the view.
    SliceTableView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);
    ~SliceTableView() override;

    void copy() override; // the selected cells as TSV
    const CellSelection& selection() const { return m_selection; }

 signals:
    void selectionChanged(const bloscope::CellRect& selected);
    void notice(const QString& sentence); // why something that was asked for did not happen
};

} // namespace bloscope
