#include "ui/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <limits>
#include <utility>

namespace bloscope {

FlowLayout::FlowLayout(QWidget* parent, Spare spare) : QLayout(parent), m_spare(spare) {}

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

// Nothing for those that get no share of what a line leaves.
int FlowLayout::stretchOf(const QLayoutItem& item) const
{
    const bool grows = m_spare == Spare::Shared && (item.expandingDirections() & Qt::Horizontal);
    return grows ? std::max(1, item.widget()->sizePolicy().horizontalStretch()) : 0;
}

// Whoever gets a share of what is left begins with the least.
QSize FlowLayout::sizeOf(const QLayoutItem& item) const
{
    return stretchOf(item) > 0 ? item.minimumSize() : item.sizeHint();
}

// What goes to the right end stays together, where a line is wide enough for it.
int FlowLayout::widthTogetherWith(std::size_t first) const
{
    int width = sizeOf(*m_items[first]).width();
    if (m_items[first]->alignment() & Qt::AlignRight)
        for (std::size_t i = first + 1; i < m_items.size(); ++i)
            width += m_items[i]->isEmpty() ? 0 : spacing() + sizeOf(*m_items[i]).width();
    return width;
}

std::vector<FlowLayout::Line> FlowLayout::linesFor(int width) const
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        QLayoutItem* item = m_items[i].get();
        if (item->isEmpty())
            continue;
        const QSize size = sizeOf(*item);
        if (lines.empty() || lines.back().width + spacing() + widthTogetherWith(i) > width)
            lines.emplace_back();
        Line& line = lines.back();
        line.width += size.width() + (line.items.empty() ? 0 : spacing());
        line.height =
            std::max(line.height, item->hasHeightForWidth()
                                      ? item->heightForWidth(std::min(size.width(), width))
                                      : size.height());
        line.stretch += stretchOf(*item);
        line.items.push_back(item);
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

void FlowLayout::place(const Line& line, const QRect& room) const
{
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    int left = room.left();
    int spare = std::max(0, room.width() - line.width);
    int stretch = line.stretch; // of those still to be placed
    for (QLayoutItem* item : line.items) {
        int share = 0;
        if (const int own = stretchOf(*item)) {
            share = spare * own / stretch;
            stretch -= own;
        } else if (line.stretch == 0 && (item->alignment() & Qt::AlignRight)) {
            left += std::exchange(spare, 0);
        }
        spare -= share;
        const int width = std::min(sizeOf(*item).width() + share, room.width());
        const QRect place(left, room.top(), width, line.height);
        item->setGeometry(QStyle::visualRect(direction, room, place));
        left = place.right() + 1 + spacing();
    }
}

} // namespace bloscope
