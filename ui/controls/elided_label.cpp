#include "ui/controls/elided_label.h"

#include "ui/controls/index_spin_box.h"
#include "ui/text/letter_width.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace bloscope {

namespace {

constexpr int fewestLetters = 4;

} // namespace

QLabel* wrappingLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int least = fewestLetters * letterWidth(fontMetrics());
    return {std::min(least, sizeHint().width()), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    style()->drawItemText(
        &painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
        elidedBesideNumbers(text(), fontMetrics(), contentsRect().width()), foregroundRole());
}

} // namespace bloscope
