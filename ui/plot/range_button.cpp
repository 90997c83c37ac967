#include "ui/plot/range_button.h"

#include "core/plane/window_level.h"
#include "ui/controls/labelled_button.h"

#include <QActionGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
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
    auto* row = tightRow(all);
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

QString fromTo(const ValueRange& range, const ValueText& texts)
{
    return RangeButton::tr("%1 to %2")
        .arg(QString::fromStdString(texts.of(range.low)),
             QString::fromStdString(texts.of(range.high)));
}

bool hasNumbers(RangeChoice::Kind kind)
{
    return kind != RangeChoice::Kind::Automatic && kind != RangeChoice::Kind::MinMax;
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
    box->setAccessibleName(tr("Colour range"));
    const auto add = [box](const QString& text, Kind kind, const QString& toolTip) {
        box->addItem(text, static_cast<int>(kind));
        box->setItemData(box->count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(tr("Automatic"), Kind::Automatic,
        tr("All values for labels and other small whole numbers; otherwise all but the lowest and "
           "highest 1 %"));
    add(tr("Min–Max"), Kind::MinMax, tr("From the lowest to the highest number"));
    add(tr("Percentiles"), Kind::Percentile,
        tr("Between two percentiles, computed with NumPy's default method"));
    add(tr("Mean ± k σ"), Kind::Deviations, tr("A number of standard deviations around the mean"));
    add(tr("Fixed"), Kind::Manual, tr("Two numbers that stay the same in other slices"));
    connect(box, &QComboBox::activated, this,
            [this, box] { chooseKind(static_cast<Kind>(box->currentData().toInt())); });
    return box;
}

QWidget* RangeFields::makeTyped()
{
    m_low = makeNumber(tr("Number for the lowest colour"), &RangeFields::takeTyped);
    m_high = makeNumber(tr("Number for the highest colour"), &RangeFields::takeTyped);
    m_center = makeNumber(tr("Centre of the range (level)"), &RangeFields::takeWindow);
    m_width = makeNumber(tr("Width of the range (window)"), &RangeFields::takeWindow);
    m_window = inARow({new QLabel(tr("or centre")), m_center, new QLabel(tr("width")), m_width});
    return inARow({m_low, new QLabel(tr("to")), m_high, m_window});
}

QLineEdit* RangeFields::makeNumber(const QString& name, void (RangeFields::*take)())
{
    auto* edit = new QLineEdit;
    edit->setAccessibleName(name);
    edit->setToolTip(name);
    edit->setFixedWidth(edit->fontMetrics().horizontalAdvance('0') * numberLetters);
    connect(edit, &QLineEdit::editingFinished, this, [this, edit, take] {
        if (edit->isModified())
            (this->*take)();
    });
    return edit;
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
                           tr("Standard deviations around the mean"));
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
    m_window->setHidden(texts.areTimes());
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
    m_low->setText(QString::fromStdString(m_texts.of(range.low)));
    m_high->setText(QString::fromStdString(m_texts.of(range.high)));
    const WindowLevel window = WindowLevel::of(range);
    m_center->setText(QString::fromStdString(ValueText().of(window.center)));
    m_width->setText(QString::fromStdString(ValueText().of(window.width)));
    for (QLineEdit* field : {m_low, m_high, m_center, m_width})
        field->setCursorPosition(0);
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
    const auto low = m_texts.read(m_low->text().toStdString());
    const auto high = m_texts.read(m_high->text().toStdString());
    if (low && high && *low < *high && std::isfinite(*high - *low))
        fix({*low, *high});
}

void RangeFields::takeWindow()
{
    const auto center = ValueText().read(m_center->text().toStdString());
    const auto width = ValueText().read(m_width->text().toStdString());
    if (!center || !width || !(*width > 0))
        return;
    const ValueRange range = WindowLevel{*center, *width}.range();
    if (range.low < range.high && std::isfinite(range.high - range.low))
        fix(range);
}

void RangeFields::fix(const ValueRange& range)
{
    RangeChoice choice = m_choice;
    if (!isLocked())
        m_unlocked = choice.kind;
    choice.kind = Kind::Manual;
    choice.manual = range;
    showRange(range);
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

RangeButton::RangeButton(QWidget* parent)
    : ChoiceButton(tr("Minimum to maximum"), parent),
      m_fields(new RangeFields(this)),
      m_panel(new QFrame(this, Qt::Popup)),
      m_kinds(new QActionGroup(this))
{
    setAccessibleName(tr("Range"));
    makePanel();
    fillMenu();
    connect(m_fields, &RangeFields::chosen, this, [this] {
        showChoice();
        emit chosen();
    });
    showChoice();
}

void RangeButton::makePanel()
{
    m_panel->setFrameShape(QFrame::StyledPanel);
    m_panel->setAccessibleName(tr("Colour range"));
    auto* row = new QHBoxLayout(m_panel);
    row->addWidget(m_fields->kindBox());
    row->addWidget(m_fields->numbers());
    m_panel->installEventFilter(this);
}

void RangeButton::fillMenu()
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    addKinds(menu);
    menu->addSeparator();
    QAction* numbers = menu->addAction(tr("Set Li&mits…"), this, &RangeButton::showNumbers);
    numbers->setToolTip(tr("Enter the limits as numbers, percentiles or standard deviations"));
    m_named = new RangePresetsMenu(this);
    connect(m_named, &RangePresetsMenu::chosen, this, &RangeButton::fix);
    menu->addMenu(m_named);
    menu->addSeparator();
    m_symmetric = addSwitch(menu, tr("S&ymmetric about Zero"),
                            tr("Centre the range on zero (not with a logarithmic scale)"));
    m_ofArray = addSwitch(menu, tr("Range of &Whole Array"),
                          tr("Compute the range and histogram from the whole array, so that "
                             "colours mean the same in all slices"));
    m_locked = addSwitch(menu, tr("&Lock Range"), tr("Keep these limits in other slices"));
    connect(m_symmetric, &QAction::triggered, m_fields, &RangeFields::setSymmetric);
    connect(m_ofArray, &QAction::triggered, this, &RangeButton::ofArrayChosen);
    connect(m_locked, &QAction::triggered, m_fields, &RangeFields::setLocked);
    setMenu(menu);
}

// As the box of kinds has them.
void RangeButton::addKinds(QMenu* menu)
{
    const QComboBox& box = *m_fields->kindBox();
    for (int i = 0; i < box.count(); ++i) {
        QAction* action = m_kinds->addAction(menu->addAction(box.itemText(i)));
        action->setCheckable(true);
        action->setData(box.itemData(i));
        action->setToolTip(box.itemData(i, Qt::ToolTipRole).toString());
    }
    connect(m_kinds, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto kind = static_cast<RangeChoice::Kind>(action->data().toInt());
        m_fields->chooseKind(kind);
        if (hasNumbers(kind))
            showNumbers();
    });
}

QAction* RangeButton::addSwitch(QMenu* menu, const QString& text, const QString& toolTip)
{
    QAction* action = menu->addAction(text);
    action->setToolTip(toolTip);
    action->setCheckable(true);
    return action;
}

const RangeChoice& RangeButton::choice() const
{
    return m_fields->choice();
}

void RangeButton::restore(const RangeChoice& choice)
{
    if (choice != m_fields->choice())
        m_fields->restore(choice);
    showChoice();
}

void RangeButton::setTexts(const ValueText& texts)
{
    m_fields->setTexts(texts);
    m_named->setTexts(texts);
    showChoice();
}

void RangeButton::setRange(const ValueRange& range)
{
    m_range = range;
    m_fields->setRange(range);
    m_named->setShown(range);
    showChoice();
}

void RangeButton::setDistribution(const ValueDistribution& distribution)
{
    m_distribution = distribution;
    showChoice();
}

void RangeButton::fix(const ValueRange& range)
{
    m_fields->fix(range);
    m_fields->restore(m_fields->choice()); // into the fields, too
}

void RangeButton::setRangePresets(RangePresets* ranges)
{
    m_named->setKept(ranges);
}

void RangeButton::setHasArray(bool hasArray)
{
    m_ofArray->setEnabled(hasArray);
}

void RangeButton::setOfArray(bool isOfArray)
{
    m_ofArray->setChecked(isOfArray);
    showChoice();
}

// The panel ends where the button does: that is near the right end of the window.
void RangeButton::showNumbers()
{
    m_panel->adjustSize();
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    m_panel->move(mapToGlobal(QPoint(isMirrored ? 0 : width() - m_panel->width(), height())));
    m_panel->show();
    m_fields->focusNumbers();
}

// Return takes what was typed and is done; the fields themselves have taken it already.
bool RangeButton::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_panel && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            m_panel->hide();
    }
    return ChoiceButton::eventFilter(watched, event);
}

void RangeButton::showChoice()
{
    for (QAction* action : m_kinds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice().kind));
    m_symmetric->setChecked(choice().isSymmetric);
    m_locked->setChecked(m_fields->isLocked());
    const QString text = textOfChoice();
    setText(text);
    setAccessibleDescription(text);
    const QString numbers = m_range
                                ? tr("Colour range: %1").arg(fromTo(*m_range, m_fields->texts()))
                                : tr("Colour range");
    setToolTip(numbers + '\n' + text);
}

// Of labels and other small whole numbers the automatic range is all of it.
bool RangeButton::takesAll() const
{
    if (choice().kind == RangeChoice::Kind::MinMax)
        return true;
    return m_range && !m_distribution.isEmpty() && m_distribution.liesIn(*m_range);
}

QString RangeButton::textOfChoice() const
{
    const RangeChoice& chosen = choice();
    const auto percents = [](double low, double high) {
        return tr("%1 % to %2 %").arg(low).arg(high);
    };
    switch (chosen.kind) {
    case RangeChoice::Kind::Manual:
        return fromTo(chosen.manual, m_fields->texts());
    case RangeChoice::Kind::Percentile:
        return percents(chosen.lowPercent, chosen.highPercent);
    case RangeChoice::Kind::Deviations:
        return tr("Mean ± %1 σ").arg(chosen.deviations);
    case RangeChoice::Kind::Automatic:
    case RangeChoice::Kind::MinMax:
        break;
    }
    return m_ofArray->isChecked()     ? tr("Whole array")
           : takesAll()               ? tr("Minimum to maximum")
           : m_distribution.isEmpty() ? tr("Automatic")
                                      : percents(chosen.lowPercent, chosen.highPercent);
}

} // namespace bloscope
