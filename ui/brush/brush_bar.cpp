#include "ui/brush/brush_bar.h"

#include "core/dtype/cell_parse.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/close_button.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/overlay/label_legend.h"
#include "ui/text/error_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <utility>

namespace bloscope {

namespace {

constexpr int longestName = 220; // pixels
constexpr int gap = 6;           // to what is set beside it

constexpr int fewestValueLetters = 8;

} // namespace

TargetChoice::TargetChoice(QWidget* parent)
    : QWidget(parent), m_only(new QLabel), m_several(new QComboBox)
{
    m_only->setTextFormat(Qt::PlainText);
    m_several->setAccessibleName(tr("Paint target"));
    m_several->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_several, &QComboBox::activated, this, &TargetChoice::chosen);
    QHBoxLayout* row = tightRow(this);
    row->setContentsMargins(0, 0, gap, 0);
    row->addWidget(m_only);
    row->addWidget(m_several);
}

void TargetChoice::show(const QStringList& names, int current)
{
    const QSignalBlocker quiet(m_several);
    m_several->clear();
    for (const QString& name : names) {
        m_several->addItem(fontMetrics().elidedText(name, Qt::ElideMiddle, longestName));
        m_several->setItemData(m_several->count() - 1, name, Qt::ToolTipRole);
    }
    m_several->setCurrentIndex(current);
    m_only->setText(m_several->currentText());
    m_only->setToolTip(names.value(current));
    m_several->setToolTip(tr("Paint target: %1").arg(names.value(current)));
    m_several->setVisible(names.size() > 1);
    m_only->setVisible(names.size() <= 1);
}

QString TargetChoice::shown() const
{
    return m_several->currentData(Qt::ToolTipRole).toString();
}

BrushBar::BrushBar(QWidget* parent)
    : QWidget(parent),
      m_target(new TargetChoice),
      m_value(new CheckedLineEdit(
          [this](const QString& text) { return problemWithValue(valueOf(text), m_dtype); })),
      m_values(new QComboBox),
      m_name(new QLabel),
      m_tool(new QComboBox),
      m_size(new QSpinBox),
      m_pick(makeLabelledButton(
          "pipette", tr("Pic&k"),
          tr("Pick the value of the next cell you click (or Alt+Click a cell)"))),
      m_where(new PaintWhere(this)),
      m_more(new QToolButton),
      m_menu(new QMenu(m_more))
{
    makeValueBox();
    makeToolBox();
    m_size->setRange(1, mostCells);
    m_size->setValue(BrushChoice().size);
    m_size->setSuffix(tr(" cells"));
    m_size->setAccessibleName(tr("Brush size"));
    m_size->setToolTip(tr("Width of the brush in cells ([ and ])"));
    m_pick->setCheckable(true);
    connect(m_target, &TargetChoice::chosen, this, &BrushBar::targetChosen);
    connect(m_size, &QSpinBox::valueChanged, this, &BrushBar::sizeChanged);
    layOut();
}

void BrushBar::makeValueBox()
{
    m_values->setEditable(true);
    m_values->setLineEdit(m_value);
    m_values->setInsertPolicy(QComboBox::NoInsert);
    m_values->setCompleter(nullptr);
    m_values->setMinimumContentsLength(fewestValueLetters);
    m_values->setAccessibleName(tr("Brush value"));
    m_values->setToolTip(tr("Value or label to paint: type one, or choose from the visible ones"));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setAccessibleName(tr("Name of the value"));
    m_name->hide();
    m_values->setEditText(QStringLiteral("1"));
    m_value->setTakenText(QStringLiteral("1"));
    connect(m_value, &QLineEdit::returnPressed, this, &BrushBar::typed);
    connect(m_value, &QLineEdit::textChanged, this, &BrushBar::showName);
    connect(m_values, &QComboBox::activated, this, [this](int index) {
        setValue(m_values->itemData(index).toString()); // without its name
        emit typed();
    });
}

void BrushBar::makeToolBox()
{
    const std::array<std::pair<QString, QString>, 6> tools{
        {{tr("Disc"), tr("Paints along the mouse in this slice (1)")},
         {tr("Ball"), tr("Paints along the mouse, also in the slices around (2)")},
         {tr("Fill slice"),
          tr("A click fills all connected cells of this slice that have the same value (3)")},
         {tr("Fill volume"),
          tr("A click fills all connected cells of all slices that have the same value (4)")},
         {tr("Polygon"), tr("Each click sets a corner; Enter, or a double click, fills it (5)")},
         {tr("Lasso"), tr("Fills what you draw a line around (6)")}}};
    for (const auto& [name, meaning] : tools) {
        m_tool->addItem(name);
        m_tool->setItemData(m_tool->count() - 1, meaning, Qt::ToolTipRole);
    }
    m_tool->setAccessibleName(tr("Paint tool"));
    m_more->setText(tr("Sli&ces"));
    m_more->setToolTip(tr("Copy labels to the next slice, fill between slices, erase islands"));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAutoRaise(true);
    connect(m_tool, &QComboBox::currentIndexChanged, this, &BrushBar::showTool);
    connect(m_tool, &QComboBox::activated, this, &BrushBar::typed);
    connect(m_where, &PaintWhere::typed, this, &BrushBar::typed);
}

void BrushBar::showTool()
{
    m_tool->setToolTip(m_tool->currentData(Qt::ToolTipRole).toString());
    m_sizeGroup->setVisible(tool() == BrushTool::Disc || tool() == BrushTool::Ball);
    emit toolChanged();
}

BrushTool BrushBar::tool() const
{
    return static_cast<BrushTool>(m_tool->currentIndex());
}

void BrushBar::setTool(BrushTool tool)
{
    m_tool->setCurrentIndex(static_cast<int>(tool));
}

void BrushBar::layOut()
{
    auto* hint = new QLabel(tr("Right button or Shift erases, Ctrl moves the picture, Esc stops."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    QToolButton* close = closeButton(tr("Stop painting (Esc)"));
    connect(close, &QToolButton::clicked, this, &BrushBar::closed);
    auto* row = new FlowLayout(this);
    row->setContentsMargins(6, 0, 6, 4);
    row->addWidget(m_target);
    row->addWidget(labelled(tr("V&alue:"), m_values, m_pick));
    row->addWidget(m_name);
    row->addWidget(labelled(tr("&Tool:"), m_tool));
    m_sizeGroup = labelled(tr("Si&ze:"), m_size);
    row->addWidget(m_sizeGroup);
    row->addWidget(labelled(tr("&Over:"), m_where->overBox(), m_where->protectButton()));
    row->addWidget(m_where->limitFields());
    row->addWidget(m_more);
    row->addWidget(hint);
    row->addWidget(close);
    showTool();
}

void BrushBar::setTargets(const QStringList& names, int current)
{
    m_target->show(names, current);
    m_target->setVisible(!names.isEmpty());
}

void BrushBar::setElements(const DType& dtype, const LabelNames& names)
{
    m_dtype = dtype;
    m_names = names;
    const QString text = m_value->text();
    m_value->clear(); // which has it checked anew
    m_value->setText(text);
}

Result<ByteBuffer> BrushBar::element() const
{
    ByteBuffer element(m_dtype.itemsize);
    BLOSCOPE_CHECK(parseCell(value().toStdString(), m_dtype, element));
    return element;
}

QString BrushBar::value() const
{
    return valueOf(m_value->text());
}

QString BrushBar::valueText() const
{
    const QString named = namedLabel(value(), m_names);
    return named.isEmpty() ? value().trimmed() : named;
}

QString BrushBar::valueOf(const QString& typed) const
{
    const QString wanted = typed.trimmed();
    for (const auto& [label, name] : m_names)
        if (wanted.compare(displayText(name), Qt::CaseInsensitive) == 0)
            return QString::number(label);
    return typed;
}

QString BrushBar::nameOf(const QString& value) const
{
    bool isNumber = false;
    const auto named = m_names.find(value.trimmed().toLongLong(&isNumber));
    return isNumber && named != m_names.end() ? displayText(named->second) : QString();
}

void BrushBar::showName()
{
    m_name->setText(nameOf(value()));
    m_name->setVisible(!m_name->text().isEmpty());
}

void BrushBar::setValue(const QString& value)
{
    m_value->setTakenText(value);
}

void BrushBar::offer(const std::vector<BrushColor>& colors)
{
    if (m_values->view()->isVisible())
        return; // somebody is choosing
    const QString text = m_value->text();
    m_values->clear();
    std::vector<BrushColor> named = colors;
    for (BrushColor& color : named) {
        color.name = nameOf(color.value);
        m_values->addItem(brushIcon(color.color),
                          color.name.isEmpty() ? color.value
                                               : color.value + QStringLiteral("  ") + color.name,
                          color.value);
    }
    m_where->offer(named);
    m_values->setCurrentIndex(m_values->findData(valueOf(text)));
    m_values->setEditText(text);
}

BrushChoice BrushBar::choice() const
{
    return {value(), size(), tool(), m_where->only(), m_where->isProtected(), m_where->limits()};
}

void BrushBar::setChoice(const BrushChoice& choice)
{
    setValue(choice.value);
    setSize(choice.size);
    setTool(choice.tool);
    m_where->setValues(choice.only, choice.isProtected);
    m_where->setLimits(choice.limits);
}

int BrushBar::size() const
{
    return m_size->value();
}

void BrushBar::setSize(int cells)
{
    m_size->setValue(cells);
}

void BrushBar::changeSize(int steps)
{
    constexpr int parts = 10;
    setSize(size() + steps * std::max(1, size() / parts));
}

bool BrushBar::isPicking() const
{
    return m_pick->isChecked();
}

void BrushBar::setPicking(bool picks)
{
    m_pick->setChecked(picks);
}

} // namespace bloscope
