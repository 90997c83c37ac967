#include "ui/controls/checked_line_edit.h"
#include "ui/controls/labelled_button.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/text/letter_width.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

const QRegularExpression betweenLevels(QStringLiteral("[\\s;,]+"));

} // namespace

ContourDialog::ContourDialog(const ContourChoice& choice, ValueText texts, QWidget* parent)
    : QDialog(parent),
      m_choice(choice),
      m_texts(std::move(texts)),
      m_isRound(new QRadioButton(tr("&Round numbers, about"))),
      m_isOwn(new QRadioButton(tr("&These values:"))),
      m_count(new QSpinBox),
      m_levels(new CheckedLineEdit([this](const QString& text) { return problemOf(text); })),
      m_color(makeColorBox()),
      m_values(new QCheckBox(tr("&Values on the lines")))
{
    setWindowTitle(tr("Contour Levels"));
    addRows();
    QStringList levels;
    for (const double level : choice.levels)
        levels << QString::fromStdString(m_texts.of(level));
    m_levels->setTakenText(levels.join(' '));
    m_isOwn->setChecked(!choice.levels.empty());
    m_isRound->setChecked(choice.levels.empty());
    m_count->setValue(choice.count);
    m_values->setChecked(choice.hasValues);
    connect(m_isRound, &QRadioButton::toggled, this, &ContourDialog::take);
    connect(m_count, &QSpinBox::valueChanged, this, [this] {
        m_isRound->setChecked(true);
        take();
    });
    connect(m_levels, &QLineEdit::textEdited, this, [this] {
        m_isOwn->setChecked(true);
        take();
    });
    connect(m_color, &QComboBox::currentIndexChanged, this, &ContourDialog::take);
    connect(m_values, &QCheckBox::toggled, this, &ContourDialog::take);
}

void ContourDialog::addRows()
{
    m_count->setRange(1, ContourChoice::mostLevels);
    m_count->setAccessibleName(tr("Number of levels"));
    m_levels->setAccessibleName(tr("Values of the lines"));
    m_levels->setPlaceholderText(tr("Such as -400 0 250"));
    m_levels->setMinimumWidth(letterWidth(fontMetrics()) * 36);
    auto* round = new QWidget;
    putInto(tightRow(round), {m_isRound, m_count, new QLabel(tr("levels"))});
    static_cast<QHBoxLayout*>(round->layout())->addStretch();
    auto* own = new QWidget;
    putInto(tightRow(own), {m_isOwn, {m_levels, 1}});
    auto* eitherOr = new QButtonGroup(this);
    eitherOr->addButton(m_isRound);
    eitherOr->addButton(m_isOwn);
    auto* rows = new QFormLayout;
    rows->addRow(round);
    rows->addRow(own);
    rows->addRow(tr("&Colour:"), m_color);
    rows->addRow(m_values);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(rows);
    column->addStretch();
    column->addWidget(buttons);
}

QComboBox* ContourDialog::makeColorBox()
{
    auto* box = new QComboBox;
    const auto add = [box](const QString& text, ContourChoice::Color color) {
        box->addItem(text, static_cast<int>(color));
    };
    add(tr("Black with a white rim"), ContourChoice::Color::Contrast);
    add(tr("Black"), ContourChoice::Color::Black);
    add(tr("White"), ContourChoice::Color::White);
    add(tr("Red"), ContourChoice::Color::Red);
    add(tr("Yellow"), ContourChoice::Color::Yellow);
    add(tr("By value, from blue to red"), ContourChoice::Color::ByValue);
    box->setCurrentIndex(box->findData(static_cast<int>(m_choice.color)));
    return box;
}

std::optional<std::vector<double>> ContourDialog::levelsIn(const QString& text) const
{
    std::vector<double> levels;
    for (const QString& word : text.split(betweenLevels, Qt::SkipEmptyParts)) {
        const auto level = m_texts.read(word.toStdString());
        if (!level || !std::isfinite(*level))
            return {};
        levels.push_back(*level);
    }
    std::ranges::sort(levels);
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

QString ContourDialog::problemOf(const QString& text) const
{
    const auto levels = levelsIn(text);
    if (!levels)
        return tr("Enter numbers with spaces between them");
    return levels->size() > ContourChoice::mostLevels
               ? tr("Enter at most %1 values").arg(ContourChoice::mostLevels)
               : QString();
}

// Values that are none change nothing.
void ContourDialog::take()
{
    ContourChoice choice = m_choice;
    choice.count = m_count->value();
    choice.levels.clear();
    if (m_isOwn->isChecked()) {
        if (!problemOf(m_levels->text()).isEmpty())
            return;
        choice.levels = *levelsIn(m_levels->text());
    }
    choice.color = static_cast<ContourChoice::Color>(m_color->currentData().toInt());
    choice.hasValues = m_values->isChecked();
    if (std::exchange(m_choice, choice) != choice)
        emit chosen();
}

HotPixelsMenu::HotPixelsMenu(QWidget* parent)
    : QMenu(tr("Hot Pi&xels"), parent), m_group(new QActionGroup(this))
{
    setToolTipsVisible(true);
    const auto add = [this](const QString& text, double deviations) {
        QAction* action = m_group->addAction(addAction(text));
        action->setCheckable(true);
        action->setData(deviations);
        return action;
    };
    add(tr("Draw &As They Are"), 0)->setChecked(true);
    addSeparator();
    for (const double deviations : {3., 5., 10., 20.})
        add(tr("Replace beyond %1 σ").arg(deviations), deviations)
            ->setToolTip(tr("Draw a pixel that differs from the median of its eight neighbours by "
                            "more than this as that median; the data stay as they are"));
    connect(m_group, &QActionGroup::triggered, this,
            [this](const QAction* action) { emit chosen(action->data().toDouble()); });
}

// Another number of deviations, as the command line has them, is none of the entries.
void HotPixelsMenu::showChoice(double deviations)
{
    m_group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (QAction* action : m_group->actions())
        action->setChecked(action->data().toDouble() == deviations);
    m_group->setExclusionPolicy(QActionGroup::ExclusionPolicy::Exclusive);
}

} // namespace bloscope
