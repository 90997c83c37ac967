#pragma once

#include "core/frame/frame.h"

#include <QTreeView>

namespace bloscope {

// The tree of a StructureView. Unlike other trees it does not open everything below a row on
// "*", which would mean millions of rows, and it can copy the current row.
class StructureTree : public QTreeView {
    Q_OBJECT

 public:
    explicit StructureTree(QWidget* parent = nullptr);

    void arrangeColumns(); // once it has a model
    void fitNames();       // widens the names to those in sight
    void expandFound();    // what a filter left over, as far as it is loaded
    void copyCurrentRow() const;
    QSize sizeHint() const override;

 signals:
    // Enter or a double click on a row that holds a file of its own.
    void embeddedWanted(const QString& name, const bloscope::ByteSourcePtr& source);

 protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void divideWidth();
    void openEmbedded(const QModelIndex& index);
    void expandLoaded(const QModelIndex& index, int& left);

    bool m_isDividing = false; // the width, by us
    bool m_isDividedByUser = false;
};

} // namespace bloscope
