#include "ui/views/cell_delegate.h"

#include "ui/models/slice_table_model.h"

namespace bloscope {

namespace {

void setTextColor(QStyleOptionViewItem& option, const QColor& color)
{
    option.palette.setColor(QPalette::Text, color);
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QColor pale = option->palette.color(QPalette::Disabled, QPalette::Text);
    if (index.data(SliceTableModel::LoadingRole).toBool())
        return setTextColor(*option, pale);
    const auto state = static_cast<CellState>(index.data(SliceTableModel::StateRole).toInt());
    if (state == CellState::Fine)
        return;
    const bool damaged = state == CellState::Damaged;
    option->font.setItalic(true);
    option->displayAlignment = Qt::AlignCenter;
    setTextColor(*option, !damaged                  ? pale
                          : isDark(option->palette) ? QColor(0xff, 0x8a, 0x80)
                                                    : QColor(0xb3, 0x26, 0x1e));
}

} // namespace bloscope
