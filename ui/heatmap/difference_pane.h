#pragma once

#include "core/array/cell_source.h"
#include "ui/document/document.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace bloscope {

class PlanePane;
class Scheduler;

// What two arrays are apart in the slice that a document shows of the first, as a picture: red
// where that has the larger number, blue where it has the smaller one, both as far as the largest
// difference. Follows the document; memory does not grow with the arrays. GUI thread.
class DifferencePane : public QWidget {
    Q_OBJECT

 public:
    // Both live longer.
    DifferencePane(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);

    // What differenceSource() gives, of which no number is farther from zero; null: there is
    // nothing to be seen.
    void show(const CellSourcePtr& differences, double largest);

 signals:
    void cellChosen(const bloscope::CellIndex& index); // of both arrays, by click or keys

 private:
    void makePane(const CellSourcePtr& differences);
    void showSlice();

    Document& m_document;
    Scheduler& m_scheduler;
    QLabel* m_caption;
    QVBoxLayout* m_column;
    PlanePane* m_pane = nullptr; // once there was something to show
    bool m_hasPicture = false;
};

} // namespace bloscope
