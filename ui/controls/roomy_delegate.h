#pragma once

#include "ui/controls/index_spin_box.h"

class QFontMetrics;
class QTreeView;

namespace bloscope {

// How high a row is in every list, tree and table, in pixels: a line of text with room for the
// frame of its editor.
int textRowHeight(const QFontMetrics& font);

// Draws rows of that height. While their view does not have the focus, the selection is muted, so
// that of several views with a selection one sees which is meant.
class RoomyDelegate : public WholeNumberDelegate {
    Q_OBJECT

 public:
    using WholeNumberDelegate::WholeNumberDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

// Makes a tree a table: rows of that height, without branches.
void showAsTable(QTreeView& view);

} // namespace bloscope
