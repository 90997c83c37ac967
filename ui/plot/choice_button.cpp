#include "ui/plot/choice_button.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace bloscope {

ChoiceButton::ChoiceButton(QString longest, QWidget* parent)
    : QToolButton(parent), m_longest(std::move(longest))
{
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ChoiceButton::sizeFor(const QString& text) const
{
    QStyleOptionComboBox option;
    option.initFrom(this);
    const QSize content(fontMetrics().horizontalAdvance(text), fontMetrics().height());
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
}

QSize ChoiceButton::sizeHint() const
{
    return sizeFor(m_longest);
}

QSize ChoiceButton::minimumSizeHint() const
{
    constexpr int fewLetters = 6;
    return sizeFor(m_longest.left(fewLetters));
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    option.initFrom(this);
    option.subControls = QStyle::SC_All;
    if (isDown())
        option.state |= QStyle::State_Sunken | QStyle::State_On;
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(text().remove('&'), Qt::ElideRight, room.width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace bloscope
