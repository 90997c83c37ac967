#include "ui/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <limits>
#include <utility>

namespace bloscope {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() = default;

void FlowLayout::setLineSpacing(int pixels)
{
    m_lineSpacing = pixels;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    const auto taken = m_items.begin() + index;
    QLayoutItem* item = taken->release();
    m_items.erase(taken);
    return item;
}

std::vector<FlowLayout::Line> FlowLayout::linesFor(int width) const
{
    std::vector<Line> lines;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (lines.empty() || lines.back().width + spacing() + size.width() > width)
            lines.emplace_back();
        Line& line = lines.back();
        line.width += size.width() + (line.items.empty() ? 0 : spacing());
        line.height = std::max(line.height, size.height());
        line.items.push_back(item.get());
    }
    return lines;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const std::vector<Line> lines = linesFor(width - margins.left() - margins.right());
    for (const Line& line : lines)
        height += line.height;
    return height + std::max(0, static_cast<int>(lines.size()) - 1) * m_lineSpacing;
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const Line& line : linesFor(std::numeric_limits<int>::max() / 2))
        size = {line.width, line.height};
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto& item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& all)
{
    QLayout::setGeometry(all);
    QRect room = all.marginsRemoved(contentsMargins());
    for (const Line& line : linesFor(room.width())) {
        room.setHeight(line.height);
        place(line, room);
        room.moveTop(room.bottom() + 1 + m_lineSpacing);
    }
}

void FlowLayout::place(const Line& line, QRect room) const
{
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    int left = room.left();
    int spare = std::max(0, room.width() - line.width);
    for (QLayoutItem* item : line.items) {
        if (item->alignment() & Qt::AlignRight)
            left += std::exchange(spare, 0);
        const int width = std::min(item->sizeHint().width(), room.width());
        const QRect place(left, room.top(), width, line.height);
        item->setGeometry(QStyle::visualRect(direction, room, place));
        left += width + spacing();
    }
}

} // namespace bloscope
