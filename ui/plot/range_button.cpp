#include "ui/plot/range_button.h"

#include "ui/plot/range_fields.h"

#include <QActionGroup>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>

namespace bloscope {

namespace {

QString fromTo(const ValueRange& range, const ValueText& texts)
{
    return RangeButton::tr("%1 to %2").arg(texts.of(range.low), texts.of(range.high));
}

bool hasNumbers(RangeChoice::Kind kind)
{
    return kind != RangeChoice::Kind::Automatic && kind != RangeChoice::Kind::MinMax;
}

} // namespace

RangeButton::RangeButton(QWidget* parent)
    : ChoiceButton(tr("minimum to maximum"), parent),
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
    m_panel->setAccessibleName(tr("Range of the colours"));
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
    QAction* numbers = menu->addAction(tr("Set &Numbers…"), this, &RangeButton::showNumbers);
    numbers->setToolTip(tr("Type the two numbers, percentiles or deviations"));
    menu->addSeparator();
    m_symmetric = addSwitch(menu, tr("S&ymmetric about Zero"),
                            tr("As far below zero as above it; not on a logarithmic scale"));
    m_ofArray = addSwitch(menu, tr("Range of &Whole Array"),
                          tr("Choose range and histogram by all cells of the array, so that "
                             "colours mean the same in all slices"));
    m_locked =
        addSwitch(menu, tr("&Lock Range"), tr("Keep these numbers when another slice is shown"));
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
    showChoice();
}

void RangeButton::setRange(const ValueRange& range)
{
    m_range = range;
    m_fields->setRange(range);
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
    const QString numbers =
        m_range ? tr("Range of the colours: %1").arg(fromTo(*m_range, m_fields->texts()))
                : tr("Range of the colours");
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
        return tr("mean ± %1 σ").arg(chosen.deviations);
    case RangeChoice::Kind::Automatic:
    case RangeChoice::Kind::MinMax:
        break;
    }
    return m_ofArray->isChecked()     ? tr("whole array")
           : takesAll()               ? tr("minimum to maximum")
           : m_distribution.isEmpty() ? tr("automatic")
                                      : percents(chosen.lowPercent, chosen.highPercent);
}

} // namespace bloscope
