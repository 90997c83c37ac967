#pragma once

#include "ui/controls/whole_numbers.h"

namespace bloscope {

// Draws cells of a RowTableModel: nulls and what is not stored pale and slanted, so that an empty
// text is not taken for a null, what is damaged in a colour of its own.
class RowDelegate : public WholeNumberDelegate {
    Q_OBJECT

 public:
    using WholeNumberDelegate::WholeNumberDelegate;

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace bloscope
