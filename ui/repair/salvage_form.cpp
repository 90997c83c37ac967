#include "ui/repair/salvage_form.h"

#include "core/repair/chunk_fill.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace bloscope {

namespace {

enum class Fill { NaN, Zero, Number };

constexpr int numberLetters = 16; // width of the field

} // namespace

SalvageForm::SalvageForm(QWidget* parent)
    : QWidget(parent),
      m_fill(new QComboBox),
      m_number(new QLineEdit),
      m_form(new QComboBox),
      m_note(new QCheckBox(tr("With the &report, as vlmetalayer \"%1\"").arg(salvageNoteName)))
{
    m_fill->setToolTip(tr("The value of elements that are lost"));
    m_number->setAccessibleName(tr("Number that stands in for lost values"));
    m_number->setToolTip(tr("A number that the elements can hold"));
    m_form->addItem(tr("One file"), static_cast<int>(FrameForm::Contiguous));
    m_form->addItem(tr("A directory of chunks"), static_cast<int>(FrameForm::Sparse));
    m_form->setToolTip(tr("A directory with a file for each chunk is only written where nothing is "
                          "yet"));
    m_note->setToolTip(tr("Whoever opens the new file can see what is missing in it"));
    layOut();
    connectParts();
}

void SalvageForm::layOut()
{
    auto* fill = new QWidget;
    QHBoxLayout* row = tightRow(fill);
    row->addWidget(m_fill);
    row->addWidget(m_number);
    row->addStretch(1);
    m_number->hide();
    m_number->setMaximumWidth(numberLetters * fontMetrics().averageCharWidth());
    auto* label = new QLabel(tr("Lost &values become:"));
    label->setBuddy(m_fill);
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(label, fill);
    rows->addRow(tr("For&m:"), m_form);
    rows->addRow(m_note);
}

void SalvageForm::connectParts()
{
    connect(m_fill, &QComboBox::currentIndexChanged, this, [this] {
        const bool isNumber = m_fill->currentData().toInt() == static_cast<int>(Fill::Number);
        m_number->setVisible(isNumber);
        if (isNumber)
            m_number->setFocus();
        emit changed();
    });
    connect(m_number, &QLineEdit::textChanged, this, &SalvageForm::changed);
    connect(m_form, &QComboBox::currentIndexChanged, this, &SalvageForm::changed);
}

void SalvageForm::setPlan(const SalvagePlan& plan)
{
    m_plan = &plan;
    const auto nan = fillElement(plan, "nan");
    const auto usual = fillElement(plan, "");
    m_fill->clear();
    if (nan)
        m_fill->addItem(tr("NaN"), static_cast<int>(Fill::NaN));
    m_fill->addItem(tr("zero"), static_cast<int>(Fill::Zero));
    m_fill->addItem(tr("a number"), static_cast<int>(Fill::Number));
    const bool isNaNUsual = nan && usual && *usual == *nan;
    m_fill->setCurrentIndex(
        m_fill->findData(static_cast<int>(isNaNUsual ? Fill::NaN : Fill::Zero)));
    m_fill->setEnabled(plan.lostChunks + plan.mendedChunks > 0);
}

std::string SalvageForm::fillWord() const
{
    switch (static_cast<Fill>(m_fill->currentData().toInt())) {
    case Fill::NaN:
        return "nan";
    case Fill::Zero:
        return "zero";
    case Fill::Number:
        break;
    }
    return m_number->text().trimmed().toStdString();
}

SalvageOptions SalvageForm::options() const
{
    return {.form = static_cast<FrameForm>(m_form->currentData().toInt()),
            .fill = fillWord(),
            .hasNote = m_note->isChecked()};
}

QString SalvageForm::problem() const
{
    const std::string word = fillWord();
    if (word.empty())
        return tr("Which number do lost values become?");
    const auto element = m_plan ? fillElement(*m_plan, word) : usageError("");
    return element ? QString() : refusalText(element.error());
}

} // namespace bloscope
