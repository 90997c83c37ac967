#pragma once

#include "ui/controls/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QStyledItemDelegate>
#include <cstdint>
#include <functional>
#include <optional>

class QFontMetrics;
namespace bloscope {

// A spin box for an index of [0, extent), which may need 64 bits. A typed index counts when it is
// finished (Enter, or leaving the box); a negative one counts from the end, as in NumPy.
class IndexSpinBox : public QAbstractSpinBox {
    Q_OBJECT

 public:
    explicit IndexSpinBox(QWidget* parent = nullptr);

    void setExtent(std::int64_t extent); // at least 1
    void setIndex(std::int64_t index);   // emits nothing
    // Which index somebody means who types "=" and a text; nothing: none. Until then "=" is no
    // index.
    using Nearest = std::function<std::optional<std::int64_t>(const QString& text)>;
    void setNearest(Nearest nearest) { m_nearest = std::move(nearest); }
    std::int64_t index() const { return m_index; }

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
    void indexChosen(qint64 index); // by the user

 protected:
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    std::optional<std::int64_t> typedIndex(const QString& text) const;
    void takeText();
    void choose(std::int64_t index);

    Nearest m_nearest;
    std::int64_t m_extent = 1;
    std::int64_t m_index = 0;
    WheelSteps m_wheel;
};

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
