#pragma once

#include <QStyledItemDelegate>

namespace bloscope {

// Draws cells of a SliceTableModel: what is still loading pale, what is damaged or was never
// written in italics and a colour of its own.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

 public:
    using QStyledItemDelegate::QStyledItemDelegate;

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace bloscope
