#include "ui/controls/index_spin_box.h"

#include <QLineEdit>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>
#include <algorithm>

namespace bloscope {

IndexSpinBox::IndexSpinBox(QWidget* parent) : QAbstractSpinBox(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAlignment(Qt::AlignRight);
    connect(this, &QAbstractSpinBox::editingFinished, this, &IndexSpinBox::takeText);
    setIndex(0);
}

void IndexSpinBox::setExtent(std::int64_t extent)
{
    m_extent = std::max<std::int64_t>(extent, 1);
    setIndex(m_index);
    updateGeometry();
}

void IndexSpinBox::setIndex(std::int64_t index)
{
    m_index = std::clamp<std::int64_t>(index, 0, m_extent - 1);
    lineEdit()->setText(QString::number(m_index));
}

void IndexSpinBox::stepBy(int steps)
{
    choose(m_index + std::clamp<std::int64_t>(steps, -m_index, m_extent - 1 - m_index));
    selectAll();
}

std::optional<std::int64_t> IndexSpinBox::typedIndex(const QString& text) const
{
    const QString whole = text.trimmed();
    if (m_nearest && whole.startsWith(u'='))
        return m_nearest(whole.mid(1));
    bool isNumber = false;
    const qlonglong typed = whole.toLongLong(&isNumber);
    if (!isNumber || typed >= m_extent || typed < -m_extent)
        return {};
    return typed < 0 ? typed + m_extent : typed;
}

QValidator::State IndexSpinBox::validate(QString& text, int&) const
{
    if (typedIndex(text))
        return QValidator::Acceptable;
    const QString typed = text.trimmed();
    if (m_nearest && typed.startsWith(u'='))
        return QValidator::Intermediate;
    const bool canGoOn =
        std::all_of(typed.begin(), typed.end(), [](QChar c) { return c.isDigit() || c == u'-'; });
    return canGoOn ? QValidator::Intermediate : QValidator::Invalid;
}

void IndexSpinBox::fixup(QString& text) const
{
    text = QString::number(m_index);
}

void IndexSpinBox::takeText()
{
    const std::optional<std::int64_t> typed = typedIndex(text());
    choose(typed.value_or(m_index));
}

void IndexSpinBox::choose(std::int64_t index)
{
    const std::int64_t before = m_index;
    setIndex(index);
    if (m_index != before)
        emit indexChosen(m_index);
}

QAbstractSpinBox::StepEnabled IndexSpinBox::stepEnabled() const
{
    StepEnabled enabled = StepNone;
    if (m_index > 0)
        enabled |= StepDownEnabled;
    if (m_index < m_extent - 1)
        enabled |= StepUpEnabled;
    return enabled;
}

void IndexSpinBox::wheelEvent(QWheelEvent* event)
{
    stepBy(m_wheel.take(*event));
    event->accept();
}

QSize IndexSpinBox::sizeHint() const
{
    constexpr int leastDigits = 3;
    const auto digits = std::max<qsizetype>(leastDigits, QString::number(m_extent - 1).size());
    const int width = fontMetrics().horizontalAdvance(QString(digits + 1, u'0'));
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize inner(width, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, inner, this);
}

} // namespace bloscope
