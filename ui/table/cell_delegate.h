#pragma once

#include "ui/controls/whole_numbers.h"

namespace bloscope {

class TableColors;

// Draws cells of a SliceTableModel: what is still loading pale, what is damaged or was never
// written in italics and a colour of its own, backgrounds as TableColors have them; with a small
// corner where it is edited.
class CellDelegate : public WholeNumberDelegate {
    Q_OBJECT

 public:
    // The colours live as long as the delegate paints.
    explicit CellDelegate(const TableColors& colors, QObject* parent = nullptr)
        : WholeNumberDelegate(parent), m_colors(colors)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
    const TableColors& m_colors;
};

} // namespace bloscope
