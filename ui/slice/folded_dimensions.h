#pragma once

#include <QToolButton>

namespace bloscope {

class DimensionChip;

// The dimensions of which there is nothing to choose, since they have one index: one button, in
// whose menu each has the menu of its chip.
class FoldedDimensions : public QToolButton {
    Q_OBJECT

 public:
    explicit FoldedDimensions(QWidget* parent = nullptr);

    // The chips live longer. Hidden where there are none.
    void fold(const QList<DimensionChip*>& chips);
};

} // namespace bloscope
