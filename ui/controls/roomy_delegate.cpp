#include "ui/controls/roomy_delegate.h"

#include "ui/theme/contrast.h"

#include <QApplication>
#include <QTreeView>

namespace bloscope {

namespace {

constexpr int roomAboveAndBelow = 3; // of a line
constexpr qreal mutedPart = 0.3;     // of the colour of selections

// Has the view the focus, or the editor in it?
bool isWorkedIn(const QWidget& view)
{
    return view.hasFocus() || view.isAncestorOf(QApplication::focusWidget());
}

} // namespace

int textRowHeight(const QFontMetrics& font)
{
    return font.height() + 2 * roomAboveAndBelow;
}

QSize RoomyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(),
            textRowHeight(option.fontMetrics)};
}

void RoomyDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!option->widget || isWorkedIn(*option->widget))
        return;
    QPalette& colors = option->palette;
    colors.setColor(QPalette::Highlight, blended(colors.color(QPalette::Base),
                                                 colors.color(QPalette::Highlight), mutedPart));
    colors.setColor(QPalette::HighlightedText, colors.color(QPalette::Text));
}

void showAsTable(QTreeView& view)
{
    view.setItemDelegate(new RoomyDelegate(&view));
    view.setRootIsDecorated(false);
    view.setUniformRowHeights(true);
    view.setAlternatingRowColors(true);
    view.setAllColumnsShowFocus(true);
}

} // namespace bloscope
