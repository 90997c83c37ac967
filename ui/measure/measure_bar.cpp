#include "ui/measure/measure_bar.h"

#include "ui/controls/close_button.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace bloscope {

namespace {

struct ToolFacts {
    MeasureTool tool;
    Region::Kind kind;
    const char* icon;
    const char* meaning;
};

constexpr std::array<ToolFacts, 9> tools{
    {{MeasureTool::Select, Region::Kind::Line, "select",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar", "Select, move and change regions")},
     {MeasureTool::Line, Region::Kind::Line, "ruler",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar", "Ruler: drag from end to end")},
     {MeasureTool::Polyline, Region::Kind::Line, "polyline",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar",
                        "Line of several segments: click the points, double-click "
                        "the last one")},
     {MeasureTool::FreeLine, Region::Kind::Line, "free-line",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar", "Free line: draw it with the button held")},
     {MeasureTool::Angle, Region::Kind::Angle, "angle",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar", "Angle: click three points")},
     {MeasureTool::Rectangle, Region::Kind::Rectangle, "rectangle",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar", "Rectangle: drag from corner to corner")},
     {MeasureTool::Ellipse, Region::Kind::Ellipse, "ellipse",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar",
                        "Ellipse: drag the rectangle around it (Shift: a circle)")},
     {MeasureTool::Polygon, Region::Kind::Polygon, "polygon",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar",
                        "Polygon: click the corners, double-click the last one")},
     {MeasureTool::Freehand, Region::Kind::Polygon, "lasso",
      QT_TRANSLATE_NOOP("bloscope::MeasureBar",
                        "Freehand region: draw around it with the button held")}}};

const ToolFacts& factsOf(MeasureTool tool)
{
    return *std::ranges::find(tools, tool, &ToolFacts::tool);
}

QToolButton* makeStepButton(const char* icon, const QString& meaning)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    button->setEnabled(false);
    return button;
}

} // namespace

Region::Kind kindOf(MeasureTool tool)
{
    return factsOf(tool).kind;
}

MeasureBar::MeasureBar(QWidget* parent)
    : QWidget(parent),
      m_tools(new QWidget),
      m_actions(new QActionGroup(this)),
      m_width(new QSpinBox),
      m_isOnAll(new QCheckBox(tr("On all &slices"))),
      m_copy(makeLabelledButton("duplicate", tr("&Copy Here"),
                                tr("Copy the selected region to the slice that is shown"))),
      m_remove(
          makeLabelledButton("remove", tr("&Delete"), tr("Delete the selected region (Delete)"))),
      m_undo(makeStepButton("undo", tr("Undo the last change of a region (Ctrl+Z)"))),
      m_redo(makeStepButton("redo", tr("Redo the change of a region (Ctrl+Shift+Z)")))
{
    addTools();
    m_width->setRange(1, static_cast<int>(Region::mostWidth));
    showUnit();
    connect(m_width, &QSpinBox::valueChanged, this, &MeasureBar::showUnit);
    m_width->setAccessibleName(tr("Line width"));
    m_width->setToolTip(tr("Width of lines: profiles show the mean across it"));
    m_isOnAll->setToolTip(tr("The region is measured in whichever slice is shown"));
    connect(m_width, &QSpinBox::valueChanged, this, &MeasureBar::widthChosen);
    connect(m_isOnAll, &QCheckBox::toggled, this, &MeasureBar::onAllSlicesChosen);
    connect(m_copy, &QToolButton::clicked, this, &MeasureBar::copyWanted);
    connect(m_remove, &QToolButton::clicked, this, &MeasureBar::removeWanted);
    connect(m_undo, &QToolButton::clicked, this, &MeasureBar::undoWanted);
    connect(m_redo, &QToolButton::clicked, this, &MeasureBar::redoWanted);
    layOut();
    showSelected(nullptr);
}

void MeasureBar::addTools()
{
    QHBoxLayout* row = tightRow(m_tools);
    row->setSpacing(0);
    for (const ToolFacts& facts : tools) {
        const QString meaning = tr(facts.meaning);
        auto* action = new QAction(lineIcon(QString::fromLatin1(facts.icon)), meaning, m_actions);
        action->setCheckable(true);
        action->setData(static_cast<int>(facts.tool));
        action->setChecked(facts.tool == m_tool);
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(meaning);
        button->setAccessibleName(meaning);
        row->addWidget(button);
    }
    connect(m_actions, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_tool = static_cast<MeasureTool>(action->data().toInt());
        emit toolChanged();
    });
}

void MeasureBar::layOut()
{
    auto* hint = new QLabel(tr("Ctrl moves the picture, Esc stops."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    QToolButton* close = closeButton(tr("Stop measuring (Esc)"));
    connect(close, &QToolButton::clicked, this, &MeasureBar::closed);
    auto* row = new FlowLayout(this);
    row->setContentsMargins(6, 0, 6, 4);
    row->addWidget(m_tools);
    row->addWidget(labelled(tr("&Width:"), m_width));
    row->addWidget(m_isOnAll);
    row->addWidget(m_copy);
    row->addWidget(m_remove);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    row->addWidget(close);
    row->addWidget(hint);
}

void MeasureBar::setTool(MeasureTool tool)
{
    for (QAction* action : m_actions->actions())
        if (action->data().toInt() == static_cast<int>(tool))
            action->trigger();
}

void MeasureBar::setSteps(bool canUndo, bool canRedo)
{
    m_undo->setEnabled(canUndo);
    m_redo->setEnabled(canRedo);
}

void MeasureBar::showUnit()
{
    //: behind the width of a line
    m_width->setSuffix(QLatin1Char(' ') + tr("cell(s)", nullptr, m_width->value()));
}

void MeasureBar::setHasSlices(bool hasSlices)
{
    m_isOnAll->setVisible(hasSlices);
    m_copy->setVisible(hasSlices);
}

std::int64_t MeasureBar::width() const
{
    return m_width->value();
}

bool MeasureBar::isOnAllSlices() const
{
    return m_isOnAll->isChecked();
}

void MeasureBar::showSelected(const Region* selected)
{
    m_copy->setEnabled(selected);
    m_remove->setEnabled(selected);
    m_width->setEnabled(!selected || selected->kind == Region::Kind::Line);
    if (!selected)
        return;
    const QSignalBlocker widthBlocker(m_width);
    const QSignalBlocker allBlocker(m_isOnAll);
    if (selected->kind == Region::Kind::Line)
        m_width->setValue(static_cast<int>(selected->width));
    m_isOnAll->setChecked(
        std::ranges::none_of(selected->place, [](const auto& index) { return index.has_value(); }));
}

} // namespace bloscope
