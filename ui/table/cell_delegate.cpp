#include "ui/table/cell_delegate.h"

#include "ui/table/slice_table_model.h"
#include "ui/table/table_colors.h"
#include "ui/theme/cell_colors.h"

#include <QPainter>

namespace bloscope {

namespace {

constexpr qreal cornerSize = 6; // pixels, of edited cells

void setTextColor(QStyleOptionViewItem& option, const QColor& color)
{
    option.palette.setColor(QPalette::Text, color);
}

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    WholeNumberDelegate::paint(painter, option, index);
    if (index.data(SliceTableModel::InFileRole).isNull())
        return;
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor background =
        isSelected ? option.palette.color(QPalette::Highlight)
                   : m_colors.colorOf(index).value_or(option.palette.color(QPalette::Base));
    const QPointF corner = option.rect.toRectF().topRight();
    const QPointF edge[] = {corner, corner - QPointF(cornerSize, 0),
                            corner + QPointF(0, cornerSize)};
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(editColor(option.palette, background));
    painter->drawConvexPolygon(edge, 3);
    painter->restore();
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    WholeNumberDelegate::initStyleOption(option, index);
    if (index.data(SliceTableModel::LoadingRole).toBool())
        return setTextColor(*option, paleColor(option->palette));
    const auto state = static_cast<CellState>(index.data(SliceTableModel::StateRole).toInt());
    if (const auto color = m_colors.colorOf(index))
        option->backgroundBrush = *color;
    if (state == CellState::Fine)
        return;
    const bool damaged = state == CellState::Damaged;
    option->font.setItalic(true);
    option->displayAlignment = Qt::AlignCenter;
    setTextColor(*option, damaged ? damageColor(option->palette) : paleColor(option->palette));
}

} // namespace bloscope
