#include "ui/controls/group_header.h"

#include "ui/controls/index_spin_box.h"

#include <QPainter>
#include <QRegularExpression>
#include <QStyleOptionHeader>
#include <algorithm>
#include <utility>

namespace bloscope {

QStringList partsOfName(const QString& name)
{
    if (!name.contains('.')) // as most are of thousands
        return {name};
    static const QRegularExpression groupEnd(QStringLiteral("(?<!\\\\)\\."));
    return name.split(groupEnd).replaceInStrings("\\.", ".");
}

GroupHeader::GroupHeader(QWidget* parent, std::optional<int> groupsRole)
    : QHeaderView(Qt::Horizontal, parent), m_groupsRole(groupsRole)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QStringList GroupHeader::partsOf(int section) const
{
    if (m_groupsRole)
        return model()->headerData(section, Qt::Horizontal, *m_groupsRole).toStringList();
    return partsOfName(model()->headerData(section, Qt::Horizontal).toString());
}

void GroupHeader::setModel(QAbstractItemModel* model)
{
    if (const QAbstractItemModel* before = this->model()) {
        disconnect(before, &QAbstractItemModel::modelReset, this, &GroupHeader::forgetLevels);
        disconnect(before, &QAbstractItemModel::headerDataChanged, this,
                   &GroupHeader::forgetLevels);
    }
    QHeaderView::setModel(model);
    forgetLevels();
    if (!model)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, &GroupHeader::forgetLevels);
    connect(model, &QAbstractItemModel::headerDataChanged, this, &GroupHeader::forgetLevels);
}

void GroupHeader::forgetLevels()
{
    const int before = std::exchange(m_levels, 0);
    if (model() && before != 0 && levels() != before)
        emit geometriesChanged();
}

int GroupHeader::levels() const
{
    if (m_levels > 0)
        return m_levels;
    qsizetype most = 1;
    for (int section = 0; section < count(); ++section)
        most = std::max(most, partsOf(section).size());
    return m_levels = static_cast<int>(most);
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

// No further than what is in sight: groups may be of thousands of columns.
QRect GroupHeader::groupRect(const QRect& rect, int section, int level) const
{
    QRect group = rect;
    for (int other = section - 1;
         other >= 0 && group.left() > 0 && isTogether(section, other, level); --other)
        group.setLeft(group.left() - sectionSize(other));
    for (int other = section + 1; other < count() && group.right() < viewport()->width() &&
                                  isTogether(section, other, level);
         ++other)
        group.setRight(group.right() + sectionSize(other));
    return group.intersected({0, rect.top(), viewport()->width(), rect.height()});
}

QRect GroupHeader::rectOf(int section, int level) const
{
    const QRect rect(sectionViewportPosition(section), 0, sectionSize(section), height());
    const bool isLast = level == partsOf(section).size() - 1;
    const int lineHeight = rect.height() / levels();
    QRect cell = isLast ? rect : groupRect(rect, section, level);
    cell.setTop(rect.top() + level * lineHeight);
    cell.setBottom(isLast ? rect.bottom() : cell.top() + lineHeight - 1);
    return cell;
}

// Each section draws its part of the groups above it; together they look like one cell.
void GroupHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    if (levels() == 1)
        return paintName(painter, rect, section);
    const QStringList parts = partsOf(section);
    painter->save();
    painter->setClipRect(rect);
    for (int level = 0; level < parts.size(); ++level) {
        const QStyleOptionHeaderV2 option = optionFor(section, level, parts[level]);
        style()->drawControl(QStyle::CE_Header, &option, painter, this);
    }
    painter->restore();
}

// As far as it is in sight; without half an index.
void GroupHeader::paintName(QPainter* painter, const QRect& rect, int section) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    initStyleOptionForIndex(&option, section);
    option.rect = rect & viewport()->rect();
    const QRect label = style()->subElementRect(QStyle::SE_HeaderLabel, &option, this);
    option.text = elidedBesideNumbers(option.text, option.fontMetrics, label.width());
    painter->save();
    painter->setClipRect(option.rect);
    style()->drawControl(QStyle::CE_Header, &option, painter, this);
    painter->restore();
}

// Of what is selected the names are marked, not the groups.
QStyleOptionHeaderV2 GroupHeader::optionFor(int section, int level, const QString& text) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    initStyleOptionForIndex(&option, section);
    if (level < partsOf(section).size() - 1)
        option.state &= ~(QStyle::State_On | QStyle::State_Sunken | QStyle::State_MouseOver);
    option.rect = rectOf(section, level);
    option.text = text;
    option.textAlignment = defaultAlignment();
    option.position = QStyleOptionHeader::Middle;
    option.selectedPosition = QStyleOptionHeader::NotAdjacent;
    return option;
}

} // namespace bloscope
