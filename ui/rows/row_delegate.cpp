#include "ui/rows/row_delegate.h"

#include "ui/rows/row_table_model.h"
#include "ui/theme/cell_colors.h"

namespace bloscope {

void RowDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(RowTableModel::GreyedRole).toBool())
        option->backgroundBrush = option->palette.alternateBase();
    const auto state = static_cast<RowCell::State>(index.data(RowTableModel::StateRole).toInt());
    if (state == RowCell::State::Value)
        return;
    const bool damaged = state == RowCell::State::Damaged;
    option->font.setItalic(true);
    option->palette.setColor(QPalette::Text,
                             damaged ? damageColor(option->palette) : paleColor(option->palette));
}

} // namespace bloscope
