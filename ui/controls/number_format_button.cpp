#include "ui/controls/number_format_button.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/number_format_form.h"

#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bloscope {

NumberFormatDialog::NumberFormatDialog(const NumberFormat& format, QWidget* parent)
    : QDialog(parent), m_form(new NumberFormatForm)
{
    setWindowTitle(tr("Number Format of This Table"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* reset = buttons->addButton(tr("As in &Preferences"), QDialogButtonBox::ResetRole);
    putInto(new QVBoxLayout(this), {{new FittingScroll(m_form), 1}, buttons});
    setFormat(format);
    resizeWithinScreen(*this, sizeHint());
    connect(m_form, &NumberFormatForm::changed, this, [this] { emit chosen(m_form->format()); });
    connect(reset, &QPushButton::clicked, this, &NumberFormatDialog::resetWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NumberFormatDialog::setFormat(const NumberFormat& format)
{
    const QSignalBlocker nothingIsChosen(m_form);
    m_form->setFormat(format);
}

NumberFormatButton::NumberFormatButton(const NumberKinds& kinds, QWidget* parent)
    : QToolButton(parent), m_kinds(kinds)
{
    setAutoRaise(true);
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("Format of the numbers and bytes in this table; copies keep all digits"));
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &NumberFormatButton::fillMenu);
    showFormat(m_preferred);
}

void NumberFormatButton::setPreferred(const NumberFormat& format)
{
    const NumberFormat before = this->format();
    m_preferred = format;
    showFormat(before);
}

void NumberFormatButton::choose(const std::optional<NumberFormat>& format)
{
    const NumberFormat before = this->format();
    m_chosen = format;
    showFormat(before);
}

void NumberFormatButton::showFormat(const NumberFormat& before)
{
    const QString text = numberFormatText(format(), m_kinds);
    setText(text);
    setAccessibleName(tr("Number format: %1").arg(text));
    if (format() != before)
        emit formatChanged(format());
}

void NumberFormatButton::fillMenu()
{
    menu()->clear();
    addWay(tr("&As in Preferences (%1)").arg(numberFormatText(m_preferred, m_kinds)), {});
    if (m_kinds.floats)
        addFloatWays();
    if (m_kinds.integers)
        addIntegerWays();
    if (m_kinds.bytes)
        addBytesWays();
    menu()->addSeparator();
    menu()->addAction(tr("&Other…"), this, &NumberFormatButton::askForOther);
}

void NumberFormatButton::addWay(const QString& text, const std::optional<NumberFormat>& format)
{
    QAction* way = menu()->addAction(text, this, [this, format] { choose(format); });
    way->setCheckable(true);
    way->setChecked(m_chosen == format);
}

void NumberFormatButton::addFloatWays()
{
    menu()->addSeparator();
    NumberFormat format = m_preferred;
    format.base = NumberFormat::Base::Decimal;
    format.exponent = NumberFormat::Exponent::AsNeeded;
    format.precision.reset();
    addWay(tr("&Shortest: 0.25"), format);
    format.precision = 2;
    addWay(tr("&2 Digits: 0.25"), format);
    format.precision = 4;
    addWay(tr("&4 Digits: 0.2500"), format);
    format.exponent = NumberFormat::Exponent::Always;
    addWay(tr("S&cientific: 2.5000e-01"), format);
}

void NumberFormatButton::addIntegerWays()
{
    menu()->addSeparator();
    NumberFormat format = m_preferred;
    format.base = NumberFormat::Base::Decimal;
    addWay(tr("&Decimal: 10"), format);
    format.base = NumberFormat::Base::Hexadecimal;
    addWay(tr("&Hexadecimal: 0x0a"), format);
    format.base = NumberFormat::Base::Octal;
    addWay(tr("Oc&tal: 0o012"), format);
    format.base = NumberFormat::Base::Binary;
    addWay(tr("&Binary: 0b00001010"), format);
}

void NumberFormatButton::addBytesWays()
{
    menu()->addSeparator();
    NumberFormat format = m_preferred;
    format.bytes = NumberFormat::Bytes::AsText;
    addWay(tr("Te&xt Where Possible: ab"), format);
    format.bytes = NumberFormat::Bytes::Literal;
    addWay(tr("B&ytes as in Python: b'ab'"), format);
}

void NumberFormatButton::askForOther()
{
    auto* dialog = new NumberFormatDialog(format(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NumberFormatDialog::chosen, this,
            [this](const NumberFormat& format) { choose(format); });
    connect(dialog, &NumberFormatDialog::resetWanted, this, [this, dialog] {
        choose({});
        dialog->setFormat(m_preferred);
    });
    dialog->open();
}

} // namespace bloscope
