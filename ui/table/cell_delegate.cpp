#include "ui/table/cell_delegate.h"

#include "ui/table/slice_table_model.h"
#include "ui/table/table_colors.h"
#include "ui/theme/cell_colors.h"

namespace bloscope {

namespace {

void setTextColor(QStyleOptionViewItem& option, const QColor& color)
{
    option.palette.setColor(QPalette::Text, color);
}

} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QColor pale = paleColor(option->palette);
    if (index.data(SliceTableModel::LoadingRole).toBool())
        return setTextColor(*option, pale);
    const auto state = static_cast<CellState>(index.data(SliceTableModel::StateRole).toInt());
    if (const auto color = m_colors.colorOf(index))
        option->backgroundBrush = *color;
    if (state == CellState::Fine)
        return;
    const bool damaged = state == CellState::Damaged;
    option->font.setItalic(true);
    option->displayAlignment = Qt::AlignCenter;
    setTextColor(*option, damaged ? damageColor(option->palette) : pale);
}

} // namespace bloscope
