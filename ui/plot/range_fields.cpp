#include "ui/plot/range_fields.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <cmath>

namespace bloscope {

namespace {

using Kind = RangeChoice::Kind;

constexpr int numberLetters = 13; // width of a field
constexpr int timeLetters = 22;   // "2021-03-04T05:06:07", a little room

enum Page { Typed, Percents, Deviations };

Page pageOf(Kind kind)
{
    return kind == Kind::Percentile ? Percents : kind == Kind::Deviations ? Deviations : Typed;
}

QWidget* inARow(std::initializer_list<QWidget*> widgets)
{
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch();
    return all;
}

QDoubleSpinBox* spinBox(double least, double most, double value, const QString& name)
{
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(2);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

} // namespace

RangeFields::RangeFields(QObject* parent)
    : QObject(parent), m_kindBox(makeKindBox()), m_pages(new QStackedWidget)
{
    m_pages->addWidget(makeTyped());
    m_pages->addWidget(makePercents());
    m_pages->addWidget(makeDeviations());
}

QWidget* RangeFields::numbers() const
{
    return m_pages;
}

void RangeFields::focusNumbers()
{
    auto* field = m_pages->currentWidget()->layout()->itemAt(0)->widget();
    field->setFocus(Qt::PopupFocusReason);
    if (m_pages->currentIndex() == Typed)
        m_low->selectAll();
}

QComboBox* RangeFields::makeKindBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Range of the colours"));
    const auto add = [box](const QString& text, Kind kind, const QString& toolTip) {
        box->addItem(text, static_cast<int>(kind));
        box->setItemData(box->count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(tr("automatic"), Kind::Automatic,
        tr("All of it for labels and other small whole numbers, otherwise without "
           "the lowest and the highest hundredth"));
    add(tr("min–max"), Kind::MinMax, tr("From the lowest number to the highest one"));
    add(tr("percentiles"), Kind::Percentile,
        tr("Between two percentiles, computed as NumPy does by default"));
    add(tr("mean ± k σ"), Kind::Deviations,
        tr("So many standard deviations to either side of the mean"));
    add(tr("fixed"), Kind::Manual, tr("Two numbers that stay when another slice is shown"));
    connect(box, &QComboBox::activated, this,
            [this, box] { chooseKind(static_cast<Kind>(box->currentData().toInt())); });
    return box;
}

QWidget* RangeFields::makeTyped()
{
    const auto field = [this](const QString& name) {
        auto* edit = new QLineEdit;
        edit->setAccessibleName(name);
        edit->setToolTip(name);
        edit->setFixedWidth(edit->fontMetrics().horizontalAdvance('0') * numberLetters);
        connect(edit, &QLineEdit::editingFinished, this, [this, edit] {
            if (edit->isModified())
                takeTyped();
        });
        return edit;
    };
    m_low = field(tr("Number of the lowest colour"));
    m_high = field(tr("Number of the highest colour"));
    return inARow({m_low, new QLabel(tr("to")), m_high});
}

QWidget* RangeFields::makePercents()
{
    const auto field = [this](double percent, const QString& name) {
        auto* box = spinBox(0, 100, percent, name);
        box->setSuffix(tr(" %"));
        connect(box, &QDoubleSpinBox::editingFinished, this, &RangeFields::takePercents);
        return box;
    };
    m_lowPercent = field(m_choice.lowPercent, tr("Lower percentile"));
    m_highPercent = field(m_choice.highPercent, tr("Upper percentile"));
    return inARow({m_lowPercent, new QLabel(tr("to")), m_highPercent});
}

QWidget* RangeFields::makeDeviations()
{
    m_deviations = spinBox(0.01, RangeChoice::mostDeviations, m_choice.deviations,
                           tr("Standard deviations to either side of the mean"));
    m_deviations->setSingleStep(0.5);
    m_deviations->setSuffix(tr(" σ"));
    connect(m_deviations, &QDoubleSpinBox::editingFinished, this, [this] {
        RangeChoice choice = m_choice;
        choice.deviations = m_deviations->value();
        choose(choice);
    });
    return inARow({m_deviations});
}

void RangeFields::restore(const RangeChoice& choice)
{
    m_choice = choice;
    m_lowPercent->setValue(choice.lowPercent);
    m_highPercent->setValue(choice.highPercent);
    m_deviations->setValue(choice.deviations);
    if (isLocked())
        showRange(choice.manual);
    showKind();
}

void RangeFields::showKind()
{
    m_kindBox->setCurrentIndex(m_kindBox->findData(static_cast<int>(m_choice.kind)));
    m_pages->setCurrentIndex(pageOf(m_choice.kind));
}

void RangeFields::setTexts(const ValueText& texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    const int letters = texts.areTimes() ? timeLetters : numberLetters;
    for (QLineEdit* field : {m_low, m_high})
        field->setFixedWidth(field->fontMetrics().horizontalAdvance('0') * letters);
    showRange(isLocked() ? m_choice.manual : m_shown);
}

void RangeFields::setRange(const ValueRange& range)
{
    m_shown = range;
    if (!isLocked()) // otherwise it came from the fields
        showRange(range);
}

void RangeFields::showRange(const ValueRange& range)
{
    m_low->setText(m_texts.of(range.low));
    m_high->setText(m_texts.of(range.high));
    m_low->setCursorPosition(0);
    m_high->setCursorPosition(0);
}

void RangeFields::setLocked(bool locked)
{
    if (locked != isLocked())
        chooseKind(locked ? Kind::Manual : m_unlocked);
}

void RangeFields::setSymmetric(bool symmetric)
{
    RangeChoice choice = m_choice;
    choice.isSymmetric = symmetric;
    choose(choice);
}

// What becomes fixed is what is seen, to its last digit.
void RangeFields::chooseKind(Kind kind)
{
    RangeChoice choice = m_choice;
    choice.kind = kind;
    if (kind == Kind::Manual && !isLocked()) {
        m_unlocked = m_choice.kind;
        choice.manual = m_shown;
    }
    choose(choice);
}

void RangeFields::takePercents()
{
    if (m_lowPercent->value() >= m_highPercent->value())
        return;
    RangeChoice choice = m_choice;
    choice.lowPercent = m_lowPercent->value();
    choice.highPercent = m_highPercent->value();
    choose(choice);
}

// Two numbers that are typed are a fixed range, whatever was chosen before.
void RangeFields::takeTyped()
{
    const auto low = m_texts.read(m_low->text());
    const auto high = m_texts.read(m_high->text());
    if (low && high && *low < *high && std::isfinite(*high - *low))
        fix({*low, *high});
}

void RangeFields::fix(const ValueRange& range)
{
    RangeChoice choice = m_choice;
    if (!isLocked())
        m_unlocked = choice.kind;
    choice.kind = Kind::Manual;
    choice.manual = range;
    choose(choice);
}

void RangeFields::choose(const RangeChoice& choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    showKind();
    emit chosen();
}

} // namespace bloscope
