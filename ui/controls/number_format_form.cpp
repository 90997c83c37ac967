#include "ui/controls/number_format_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

namespace bloscope {

namespace {

constexpr int shortest = -1; // of the precision
constexpr int mostDigits = 60;

} // namespace

NumberFormatForm::NumberFormatForm(QWidget* parent)
    : QWidget(parent), m_rows(new QFormLayout(this)), m_precision(new QSpinBox)
{
    using Exponent = NumberFormat::Exponent;
    using Base = NumberFormat::Base;
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_exponent = addChoice(tr("&Floats:"), tr("With or without an exponent."));
    m_exponent->addItem(tr("Plain: 0.25"), int(Exponent::AsNeeded));
    m_exponent->addItem(tr("Scientific: 2.5e-01"), int(Exponent::Always));

    m_precision->setRange(shortest, mostDigits);
    m_precision->setValue(shortest);
    m_precision->setSpecialValueText(tr("As many as needed"));
    m_precision->setAccessibleDescription(
        tr("Digits of floats after the decimal point. With \"As many as needed\", the text "
           "reads back as the same number."));
    m_precision->setToolTip(m_precision->accessibleDescription());
    m_rows->addRow(tr("&Digits:"), m_precision);
    connect(m_precision, &QSpinBox::valueChanged, this, &NumberFormatForm::changed);

    m_base = addChoice(tr("&Integers:"), tr("All notations except decimal show the stored bits."));
    m_base->addItem(tr("Decimal: 10"), int(Base::Decimal));
    m_base->addItem(tr("Hexadecimal: 0x0a"), int(Base::Hexadecimal));
    m_base->addItem(tr("Octal: 0o012"), int(Base::Octal));
    m_base->addItem(tr("Binary: 0b00001010"), int(Base::Binary));

    using Bytes = NumberFormat::Bytes;
    m_bytes = addChoice(
        tr("B&yte strings:"),
        tr("Used in tables and copies. Bytes that are not text are always written as in Python."));
    m_bytes->addItem(tr("Text where possible: ab"), int(Bytes::AsText));
    m_bytes->addItem(tr("As in Python: b'ab'"), int(Bytes::Literal));
}

QComboBox* NumberFormatForm::addChoice(const QString& label, const QString& meaning)
{
    auto* box = new QComboBox;
    box->setAccessibleDescription(meaning);
    box->setToolTip(meaning);
    m_rows->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &NumberFormatForm::changed);
    return box;
}

void NumberFormatForm::setFormat(const NumberFormat& format)
{
    m_exponent->setCurrentIndex(m_exponent->findData(int(format.exponent)));
    m_precision->setValue(format.precision.value_or(shortest));
    m_base->setCurrentIndex(m_base->findData(int(format.base)));
    m_bytes->setCurrentIndex(m_bytes->findData(int(format.bytes)));
}

NumberFormat NumberFormatForm::format() const
{
    NumberFormat format;
    format.exponent = static_cast<NumberFormat::Exponent>(m_exponent->currentData().toInt());
    if (m_precision->value() != shortest)
        format.precision = m_precision->value();
    format.base = static_cast<NumberFormat::Base>(m_base->currentData().toInt());
    format.bytes = static_cast<NumberFormat::Bytes>(m_bytes->currentData().toInt());
    return format;
}

} // namespace bloscope
