#pragma once

#include <QStyledItemDelegate>

class QFontMetrics;

namespace bloscope {

// What of a line of text is shown in so many pixels: all of it, or its beginning and dots. No
// number in it is cut, since the rest would read as another one; where nothing but a number is cut
// there are "###".
QString elidedBesideNumbers(const QString& text, const QFontMetrics& font, int width);

// Draws the cells of tables and trees that way, as wide as their columns are, and shows the whole
// text as the tool tip of what is cut, by its column or by the edge of the view.
class WholeNumberDelegate : public QStyledItemDelegate {
    Q_OBJECT

 public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    // As it is drawn in the rectangle of the option.
    QString textShown(const QStyleOptionViewItem& option, const QModelIndex& index) const;

 private:
    QStyleOptionViewItem fitted(const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace bloscope
