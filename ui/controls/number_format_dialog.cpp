#include "ui/controls/number_format_dialog.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/number_format_form.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bloscope {

NumberFormatDialog::NumberFormatDialog(const NumberFormat& format, QWidget* parent)
    : QDialog(parent), m_form(new NumberFormatForm)
{
    setWindowTitle(tr("Numbers of This Table"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* reset = buttons->addButton(tr("As in the &Preferences"), QDialogButtonBox::ResetRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new FittingScroll(m_form), 1);
    column->addWidget(buttons);
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

} // namespace bloscope
