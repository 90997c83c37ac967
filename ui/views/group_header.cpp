#include "ui/views/group_header.h"

#include <QPainter>
#include <QRegularExpression>
#include <QStyleOptionHeader>
#include <algorithm>

namespace bloscope {

GroupHeader::GroupHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QStringList GroupHeader::partsOf(int section) const
{
    static const QRegularExpression groupEnd(QStringLiteral("(?<!\\\\)\\."));
    return model()->headerData(section, Qt::Horizontal).toString().split(groupEnd);
}

int GroupHeader::levels() const
{
    qsizetype most = 1;
    for (int section = 0; section < count(); ++section)
        most = std::max(most, partsOf(section).size());
    return static_cast<int>(most);
}

QSize GroupHeader::sizeHint() const
{
    const QSize one = QHeaderView::sizeHint();
    return {one.width(), one.height() * (model() ? levels() : 1)};
}

QSize GroupHeader::sectionSizeFromContents(int section) const
{
    const QSize size = QHeaderView::sectionSizeFromContents(section);
    const QStringList parts = partsOf(section);
    const int saved = fontMetrics().horizontalAdvance(parts.join('.')) -
                      fontMetrics().horizontalAdvance(parts.last());
    return {size.width() - saved, size.height()};
}

// Both below the same groups down to `level`, which is a group of each.
bool GroupHeader::isTogether(int section, int other, int level) const
{
    const QStringList one = partsOf(section);
    const QStringList two = partsOf(other);
    return one.size() > level + 1 && two.size() > level + 1 &&
           std::equal(one.begin(), one.begin() + level + 1, two.begin());
}

QRect GroupHeader::groupRect(const QRect& rect, int section, int level) const
{
    QRect group = rect;
    for (int other = section - 1; other >= 0 && isTogether(section, other, level); --other)
        group.setLeft(group.left() - sectionSize(other));
    for (int other = section + 1; other < count() && isTogether(section, other, level); ++other)
        group.setRight(group.right() + sectionSize(other));
    return group;
}

// Each section draws its part of the groups above it; together they look like one cell.
void GroupHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const QStringList parts = partsOf(section);
    const int height = rect.height() / levels();
    painter->save();
    painter->setClipRect(rect);
    for (int level = 0; level < parts.size(); ++level) {
        const bool isLast = level == parts.size() - 1;
        QRect cell = isLast ? rect : groupRect(rect, section, level);
        cell.setTop(rect.top() + level * height);
        cell.setBottom(isLast ? rect.bottom() : cell.top() + height - 1);
        paintCell(painter, cell, section, parts[level]);
    }
    painter->restore();
}

void GroupHeader::paintCell(QPainter* painter, const QRect& cell, int section,
                            const QString& text) const
{
    QStyleOptionHeader option;
    initStyleOption(&option);
    option.rect = cell;
    option.section = section;
    option.text = QString(text).replace("\\.", ".");
    option.textAlignment = defaultAlignment();
    option.position = QStyleOptionHeader::Middle;
    style()->drawControl(QStyle::CE_Header, &option, painter, this);
}

} // namespace bloscope
