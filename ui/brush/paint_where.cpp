#include "ui/brush/paint_where.h"

#include "core/dtype/cell_parse.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/labelled_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPixmap>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int numberWidth = 72; // pixels
constexpr int widestName = 160; // likewise

// Stays open while entries are switched, one after the other.
class SwitchMenu : public QMenu {
 public:
    using QMenu::QMenu;

 protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        QAction* action = actionAt(event->position().toPoint());
        if (action && action->isCheckable())
            action->trigger();
        else
            QMenu::mouseReleaseEvent(event);
    }
};

std::optional<double> numberIn(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QString textOf(const BrushColor& color)
{
    return color.name.isEmpty() ? color.value : color.value + QStringLiteral("  ") + color.name;
}

Result<StoredValue> valueOf(const QString& text, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    BLOSCOPE_CHECK(parseCell(text.toStdString(), dtype, element));
    return storedValue(element);
}

} // namespace

QIcon brushIcon(QRgb color)
{
    constexpr int side = 16;
    QPixmap pixmap(side, side);
    pixmap.fill(QColor(color));
    return pixmap;
}

PaintWhere::PaintWhere(QObject* parent)
    : QObject(parent),
      m_over(new QComboBox),
      m_protect(new QToolButton),
      m_menu(new SwitchMenu(m_protect)),
      m_limit(new QToolButton)
{
    m_over->setAccessibleName(tr("Paint over"));
    m_over->setToolTip(tr("Which cells are painted: all, or only those with one value"));
    connect(m_over, &QComboBox::activated, this, [this](int index) {
        const QVariant value = m_over->itemData(index);
        m_only = value.isValid() ? std::optional(value.toString()) : std::nullopt;
    });
    m_protect->setMenu(m_menu);
    m_protect->setPopupMode(QToolButton::InstantPopup);
    m_protect->setAutoRaise(true);
    m_protect->setAccessibleName(tr("Protected values"));
    connect(m_menu, &QMenu::aboutToShow, this, &PaintWhere::fillProtected);
    makeLimits();
    fillOver();
    showProtected();
}

void PaintWhere::makeLimits()
{
    const auto check = [](const QString& text) {
        return numberIn(text) ? QString() : tr("Enter a number.");
    };
    m_low = new CheckedLineEdit(check);
    m_high = new CheckedLineEdit(check);
    m_low->setAccessibleName(tr("Lowest value of the image"));
    m_high->setAccessibleName(tr("Highest value of the image"));
    m_limit->setText(tr("&Limits"));
    m_limit->setCheckable(true);
    m_limit->setAutoRaise(true);
    m_limit->setToolTip(tr("Paint only where the image is between two values, both included"));
    m_numbers = new QWidget;
    QHBoxLayout* numbers = tightRow(m_numbers);
    putInto(numbers, {m_low, new QLabel(tr("to")), m_high});
    for (CheckedLineEdit* each : {m_low, m_high}) {
        each->setFixedWidth(numberWidth);
        connect(each, &QLineEdit::returnPressed, this, &PaintWhere::typed);
    }
    m_numbers->hide();
    m_limitFields = new QWidget;
    putInto(tightRow(m_limitFields), {m_limit, m_numbers});
    connect(m_limit, &QToolButton::toggled, m_numbers, &QWidget::setVisible);
    connect(m_limit, &QToolButton::clicked, this, &PaintWhere::limitsSwitched);
}

QWidget* PaintWhere::overBox() const
{
    return m_over;
}

QWidget* PaintWhere::protectButton() const
{
    return m_protect;
}

// What is offered, and what is chosen though it is not in sight; 0 in any case.
std::vector<BrushColor> PaintWhere::offered(const QStringList& chosen) const
{
    std::vector<BrushColor> all = m_colors;
    const auto add = [&all](const QString& value) {
        if (std::ranges::find(all, value, &BrushColor::value) == all.end())
            all.push_back({value});
    };
    for (const QString& value : chosen)
        add(value);
    if (std::ranges::find(all, QStringLiteral("0"), &BrushColor::value) == all.end())
        all.insert(all.begin(), {QStringLiteral("0")});
    return all;
}

void PaintWhere::offer(const std::vector<BrushColor>& colors)
{
    m_colors = colors;
    fillOver();
}

void PaintWhere::fillOver()
{
    const QSignalBlocker quiet(m_over);
    m_over->clear();
    m_over->addItem(tr("everything"));
    for (const BrushColor& color : offered(m_only ? QStringList{*m_only} : QStringList())) {
        const bool isNone = color.value == u"0";
        m_over->addItem(isNone ? tr("unlabelled (0)") : tr("only %1").arg(textOf(color)),
                        color.value);
        if (!isNone && color.color != 0)
            m_over->setItemIcon(m_over->count() - 1, brushIcon(color.color));
    }
    m_over->setCurrentIndex(m_only ? m_over->findData(*m_only) : 0);
}

void PaintWhere::fillProtected()
{
    m_menu->clear();
    for (const BrushColor& color : offered(m_protected)) {
        QString text =
            color.value == u"0"
                ? tr("unlabelled (0)")
                : m_menu->fontMetrics().elidedText(textOf(color), Qt::ElideRight, widestName);
        QAction* action = m_menu->addAction(text.replace('&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(m_protected.contains(color.value));
        connect(action, &QAction::toggled, this, [this, value = color.value](bool on) {
            m_protected.removeAll(value);
            if (on)
                m_protected << value;
            showProtected();
        });
    }
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Protect &None")), &QAction::triggered, this,
            [this] { setValues(m_only, {}); });
}

void PaintWhere::showProtected()
{
    m_protect->setText(m_protected.isEmpty() ? tr("&Protect")
                                             : tr("&Protect (%1)").arg(m_protected.size()));
    m_protect->setToolTip(m_protected.isEmpty()
                              ? tr("Values that are not painted over")
                              : tr("Not painted over: %1").arg(m_protected.join(", ")));
}

void PaintWhere::setValues(const std::optional<QString>& only, const QStringList& isProtected)
{
    m_only = only;
    m_protected = isProtected;
    fillOver();
    showProtected();
}

BrushChoice::Limits PaintWhere::limits() const
{
    return {m_limit->isChecked(), m_low->text(), m_high->text()};
}

void PaintWhere::setLimits(const BrushChoice::Limits& limits)
{
    m_low->setTakenText(limits.low);
    m_high->setTakenText(limits.high);
    m_limit->setChecked(limits.areOn);
}

void PaintWhere::proposeLimits(double low, double high)
{
    if (m_low->text().isEmpty() && m_high->text().isEmpty())
        setLimits({m_limit->isChecked(), QString::number(low), QString::number(high)});
}

Result<PaintRule> PaintWhere::rule(const DType& dtype) const
{
    PaintRule rule;
    if (m_only) {
        BLOSCOPE_TRY(rule.only, valueOf(*m_only, dtype));
    }
    for (const QString& value : m_protected)
        if (const auto stored = valueOf(value, dtype)) // no cell has another one
            rule.isProtected.push_back(*stored);
    return rule;
}

Result<std::optional<ImageLimits>> PaintWhere::imageLimits() const
{
    if (!m_limit->isChecked())
        return std::optional<ImageLimits>();
    const auto low = numberIn(m_low->text());
    const auto high = numberIn(m_high->text());
    if (!low || !high)
        return usageError("the limits of the image are not two numbers");
    return std::optional(ImageLimits{nullptr, std::min(*low, *high), std::max(*low, *high)});
}

} // namespace bloscope
