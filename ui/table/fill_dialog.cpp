#include "ui/table/fill_dialog.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/text/number_text.h"
#include "ui/theme/cell_colors.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace bloscope {

namespace {

constexpr int valueLetters = 48; // width of the field

} // namespace

FillDialog::FillDialog(const Start& start, Check check, QWidget* parent)
    : QDialog(parent),
      m_value(new CheckedLineEdit(std::move(check))),
      m_clears(new QCheckBox(tr("&Delete clears cells with this value"))),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Fill Selection"));
    m_value->setMinimumWidth(valueLetters * fontMetrics().averageCharWidth());
    m_clears->setChecked(start.isForClearing);
    m_clears->setToolTip(tr("Otherwise with zero, an empty text or NaT"));
    m_problem->setWordWrap(true);
    constexpr int lines = 2; // have room from the beginning
    m_problem->setMinimumHeight(lines * fontMetrics().lineSpacing());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, damageColor(colors));
    m_problem->setPalette(colors);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_fill = buttons->addButton(tr("&Fill"), QDialogButtonBox::AcceptRole);
    auto* form = new QFormLayout(this);
    form->addRow(new QLabel(
        countedText(start.cells, tr("1 cell gets a value."), tr("%1 cells get the same value."))));
    form->addRow(tr("&Value:"), m_value);
    form->addRow(m_problem);
    form->addRow(m_clears);
    form->addRow(buttons);
    connect(m_value, &CheckedLineEdit::problemChanged, this, &FillDialog::showProblem);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this,
            [this] { emit chosen(m_value->text(), m_clears->isChecked()); });
    m_value->setText(start.value);
    m_value->selectAll();
}

void FillDialog::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_value->setAccessibleDescription(problem);
    m_fill->setEnabled(problem.isEmpty());
}

} // namespace bloscope
