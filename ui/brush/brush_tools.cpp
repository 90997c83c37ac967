#include "ui/brush/brush_tools.h"

#include "ui/brush/brush_bar.h"
#include "ui/brush/pane_brush.h"
#include "ui/document/value_changes.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/text/error_text.h"

#include <QAction>
#include <QInputDialog>
#include <QKeySequence>
#include <QMenu>
#include <QPointer>
#include <limits>
#include <utility>

namespace bloscope {

Result<BrushPaint> chosenPaint(const BrushTargets& targets, const BrushBar& bar, bool erases)
{
    const BrushTarget& target = targets.current();
    BLOSCOPE_TRY(ByteBuffer element,
                 erases ? Result(ByteBuffer(target.dtype().itemsize)) : bar.element());
    BLOSCOPE_TRY(PaintRule rule, bar.where().rule(target.dtype()));
    BLOSCOPE_TRY(std::optional<ImageLimits> limits, bar.where().imageLimits());
    if (limits)
        limits->image = targets.image();
    return BrushPaint{{target.cellsOf(), target.part(), std::move(element)},
                      std::move(rule),
                      std::move(limits),
                      target.sourceOf()};
}

BrushTools::BrushTools(BrushTargets& targets, BrushBar& bar, CurrentPane pane, QObject* parent)
    : QObject(parent), m_targets(targets), m_bar(bar), m_pane(std::move(pane))
{
    addAction(tr("Copy to &Next Slice"), Qt::Key_N, &BrushTools::copyToNext);
    addAction(tr("Copy to &Previous Slice"), Qt::SHIFT | Qt::Key_N, &BrushTools::copyToPrevious);
    addAction(tr("&Interpolate Between Slices"), Qt::Key_I, &BrushTools::interpolate);
    addAction(tr("Erase Islands in This &Slice…"), Qt::SHIFT | Qt::Key_K,
              &BrushTools::askForIslandsInSlice);
    addAction(tr("Erase Islands in the &Volume…"), Qt::Key_K, &BrushTools::askForIslandsInVolume);
    setOn(false);
}

void BrushTools::addAction(const QString& text, const QKeySequence& key, void (BrushTools::*call)())
{
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, call);
    m_bar.menu()->addAction(action);
    m_actions << action;
}

void BrushTools::setOn(bool on)
{
    for (QAction* action : m_actions)
        action->setEnabled(on);
}

void BrushTools::fill(PaneBrush& pane, CellPosition cell, bool erases)
{
    if (const QString why = m_targets.editObstacleAt(pane.stack().plane(), cell); !why.isEmpty())
        return emit refused(why);
    Result<BrushPaint> paint = chosenPaint(m_targets, m_bar, erases);
    const std::optional<ImageLimits> limits = paint ? paint->limits : std::nullopt;
    run(pane,
        {erases ? tr("Erase Region") : tr("Fill Region with %1").arg(m_bar.valueText()),
         [cell, limits](const StackedLabels& labels, const Job& job) {
             return regionAround(cell, labels, limits, job);
         },
         m_bar.tool() == BrushTool::FillVolume ? ToolExtent::Stack : ToolExtent::Plane},
        std::move(paint));
}

std::optional<StoredValue> BrushTools::chosenValue()
{
    const Result<ByteBuffer> element = m_bar.element();
    if (element)
        return storedValue(*element);
    emit denied(errorSentence(tr("This cannot be painted"), element.error()));
    return {};
}

void BrushTools::interpolate()
{
    const PaneBrush* pane = m_pane();
    const auto label = chosenValue();
    if (!pane || !label)
        return;
    run(*pane,
        {tr("Interpolate %1").arg(m_bar.valueText()),
         [value = *label, height = pane->rowsPerColumn()](const StackedLabels& labels,
                                                          const Job& job) {
             return shapesBetween(value, height, labels, job);
         }},
        chosenPaint(m_targets, m_bar, false));
}

void BrushTools::copy(int step)
{
    PaneBrush* const pane = m_pane();
    const auto label = chosenValue();
    if (!pane || !label)
        return;
    const PlaneStack stack = pane->stack();
    run(*pane,
        {step > 0 ? tr("Copy %1 to Next Slice").arg(m_bar.valueText())
                  : tr("Copy %1 to Previous Slice").arg(m_bar.valueText()),
         [value = *label, step](const StackedLabels& labels, const Job& job) {
             return copyTo(step, value, labels, job);
         },
         ToolExtent::Stack,
         [seen = QPointer(pane), stack, step] {
             if (seen && stack.dimension() && seen->stack().plane() == stack.plane())
                 emit seen->planeWanted(*stack.dimension(), stack.index() + step);
         }},
        chosenPaint(m_targets, m_bar, false));
}

void BrushTools::askForIslands(ToolExtent extent)
{
    const PaneBrush* pane = m_pane();
    if (!pane)
        return;
    auto* dialog = new QInputDialog(pane->plot().window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Erase Islands"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, std::numeric_limits<int>::max());
    dialog->setIntValue(m_fewest);
    dialog->setOkButtonText(tr("&Erase"));
    dialog->setLabelText(
        extent == ToolExtent::Plane
            ? tr("Erase the regions of %1 in this slice that have fewer cells than:")
                  .arg(m_bar.valueText())
            : tr("Erase the regions of %1 in the volume that have fewer cells than:")
                  .arg(m_bar.valueText()));
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this, extent](int fewest) { eraseIslands(extent, fewest); });
    dialog->open();
}

// Whatever the brush may paint over: only cells of this label become none.
void BrushTools::eraseIslands(ToolExtent extent, int fewest)
{
    m_fewest = fewest;
    const PaneBrush* pane = m_pane();
    const auto label = chosenValue();
    Result<BrushPaint> paint = chosenPaint(m_targets, m_bar, true);
    if (!pane || !label || !paint)
        return;
    paint->rule.only.reset();
    paint->limits.reset();
    run(*pane,
        {tr("Erase Islands of %1").arg(m_bar.valueText()),
         [value = *label, fewest](const StackedLabels& labels, const Job& job) {
             return islandsOf(value, fewest, labels, job);
         },
         extent},
        std::move(paint));
}

void BrushTools::run(const PaneBrush& pane, Work work, Result<BrushPaint> paint)
{
    if (!paint)
        return emit denied(errorSentence(tr("This cannot be painted"), paint.error()));
    const PlaneStack stack = pane.stack();
    if (const QString why = m_targets.current().momentaryObstacle(); !why.isEmpty())
        return emit refused(why);
    emit began();
    m_targets.current().changes()->change(
        work.name,
        [stack, paint = *paint, tool = work.tool, extent = work.extent](
            const SliceReader& values, ValueEditor& editor, const Job& job) -> Result<> {
            const CellSourcePtr cells = paint.sourceOf(values);
            BLOSCOPE_TRY(const StackCells found,
                         tool({stack, *cells, paint.cells.part, extent}, job));
            CellFilter filter(*cells, paint.cells.part, paint.rule, paint.limits);
            filter.leaveOut(storedValue(paint.cells.element));
            return paintCells(editor, paint.cells, cellsOneByOne(stack, found), &filter, job);
        },
        work.done);
}

} // namespace bloscope
