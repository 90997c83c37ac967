#include "ui/controls/fill_dialog.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/text/letter_width.h"
#include "ui/theme/contrast.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace bloscope {

namespace {

constexpr int valueLetters = 48; // width of the field

} // namespace

FillDialog::FillDialog(const Start& start, const Check& check, QWidget* parent)
    : QDialog(parent),
      m_part(new QComboBox),
      m_value(new CheckedLineEdit(
          [this, check](const QString& text) { return check(text, m_part->currentIndex()); })),
      m_clears(new QCheckBox(tr("Use this value when clearing with &Delete"))),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Fill Selection"));
    m_part->addItems(start.parts);
    m_clears->setChecked(start.isForClearing.value_or(false));
    layOut(start.what);
    m_clears->setVisible(start.isForClearing.has_value());
    connect(m_value, &CheckedLineEdit::problemChanged, this, &FillDialog::showProblem);
    connect(m_part, &QComboBox::currentIndexChanged, m_value, &CheckedLineEdit::checkAgain);
    m_value->setText(start.value);
    m_value->selectAll();
    m_value->checkAgain();
}

void FillDialog::layOut(const QString& what)
{
    auto* cells = new QLabel(what);
    cells->setWordWrap(true);
    m_part->setToolTip(tr("Part of each element to fill"));
    m_value->setToolTip(tr("Value in the notation of the table"));
    m_value->setMinimumWidth(valueLetters * letterWidth(fontMetrics()));
    m_clears->setToolTip(tr("If off, Delete writes zero, an empty string or NaT"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    constexpr int lines = 2; // have room from the beginning
    m_problem->setMinimumHeight(lines * fontMetrics().lineSpacing());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, damageColor(colors));
    m_problem->setPalette(colors);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_fill = buttons->addButton(tr("&Fill"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &FillDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(cells);
    form->addRow(tr("&Part:"), m_part);
    form->setRowVisible(m_part, m_part->count() > 1);
    form->addRow(tr("&Value:"), m_value);
    form->addRow(m_problem);
    form->addRow(m_clears);
    form->addRow(buttons);
    m_value->setFocus();
}

void FillDialog::accept()
{
    if (!m_fill->isEnabled())
        return;
    QDialog::accept();
    emit chosen({m_value->text(), m_part->currentIndex(), m_clears->isChecked()});
}

// Nothing is wrong yet with what nobody has typed.
void FillDialog::showProblem(const QString& problem)
{
    const QString shown = m_value->text().isEmpty() ? QString() : problem;
    m_problem->setText(shown);
    m_value->setAccessibleDescription(shown);
    m_fill->setEnabled(problem.isEmpty());
}

} // namespace bloscope
