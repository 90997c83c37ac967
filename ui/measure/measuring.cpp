#include "ui/measure/measuring.h"

#include "core/measure/plane_metric.h"
#include "core/measure/stored_regions.h"
#include "ui/controls/close_button.h"
#include "ui/document/document.h"
#include "ui/document/value_changes.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measure_panel.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>
#include <QSplitter>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace bloscope {

namespace {

// Is a text being typed that can do this by itself?
bool isOfText(const QWidget& field, const QKeyEvent& event)
{
    const auto* line = qobject_cast<const QLineEdit*>(&field);
    if (qobject_cast<const QAbstractSpinBox*>(&field))
        line = field.findChild<QLineEdit*>();
    if (!line)
        return false;
    return event.matches(QKeySequence::Undo)   ? line->isUndoAvailable()
           : event.matches(QKeySequence::Redo) ? line->isRedoAvailable()
                                               : true;
}

// In bar and panel, the keys that undo, redo and delete are for regions, whichever part of them has
// the keyboard: before the window's Undo of the file takes them, also where nothing is left.
class RegionKeys final : public QObject {
 public:
    RegionKeys(QWidget& part, RegionSet& set, std::function<void()> remove)
        : QObject(&part), m_set(set), m_remove(std::move(remove))
    {
        part.installEventFilter(this);
        for (QWidget* inside : part.findChildren<QWidget*>())
            inside->installEventFilter(this);
    }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isAsked = event->type() == QEvent::ShortcutOverride;
        if (!isAsked && event->type() != QEvent::KeyPress)
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool undoes = key.matches(QKeySequence::Undo);
        const bool redoes = key.matches(QKeySequence::Redo);
        const bool removes = key.matches(QKeySequence::Delete) && m_set.selected();
        if ((!undoes && !redoes && !removes) || isOfText(*static_cast<QWidget*>(watched), key))
            return false;
        event->accept();
        if (!isAsked && undoes)
            m_set.undo();
        else if (!isAsked && redoes)
            m_set.redo();
        else if (!isAsked)
            m_remove();
        return true;
    }

 private:
    RegionSet& m_set;
    std::function<void()> m_remove;
};

} // namespace

Measuring::Measuring(Document& document, const HeatmapLook& look, RegionSet& set,
                     const std::vector<PlanePane*>& panes, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_look(look),
      m_set(set),
      m_scheduler(scheduler),
      m_action(new QAction(lineIcon(QStringLiteral("ruler")), tr("&Measure"), this)),
      m_bar(new MeasureBar),
      m_panel(new MeasurePanel(document, set, scheduler))
{
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_M);
    m_action->setShortcutContext(Qt::WidgetShortcut);
    m_action->setToolTip(tr("Measure lengths, angles and regions (M)"));
    m_bar->hide();
    m_panel->hide();
    for (PlanePane* pane : panes)
        addTo(*pane);
    connectBar();
    for (QWidget* part : std::initializer_list<QWidget*>{m_bar, m_panel})
        new RegionKeys(*part, m_set, [this] { m_panel->removeSelected(); });
    connect(&m_set, &RegionSet::stepMade, this, &Measuring::takeKeys);
    connect(m_action, &QAction::toggled, this, &Measuring::switchTo);
    connect(m_panel, &MeasurePanel::notice, this, &Measuring::notice);
    connect(m_panel, &MeasurePanel::cellWanted, this, &Measuring::cellWanted);
    connect(m_panel, &MeasurePanel::keepWanted, this, &Measuring::keepInFile);
    connect(&look, &HeatmapLook::changed, this, &Measuring::takeLook);
    takeLook();
}

void Measuring::takeLook()
{
    if (!m_areCellsGiven)
        m_panel->setSource(m_look.source());
}

void Measuring::setCells(const CellSourcePtr& cells, const std::optional<ComputedCells>& computed)
{
    m_areCellsGiven = true;
    m_panel->setSource(cells, computed);
}

void Measuring::setObstacle(const QString& sentence)
{
    if (std::exchange(m_obstacle, sentence) == sentence)
        return;
    for (const Over& over : m_over) {
        over.layer->setHidden(!sentence.isEmpty());
        over.tool->cancel();
    }
    if (!sentence.isEmpty())
        m_set.select({});
    m_panel->setObstacle(sentence);
}

QWidget* Measuring::withPanel(QWidget* figure)
{
    auto* both = new QSplitter(Qt::Vertical);
    both->setChildrenCollapsible(false);
    both->addWidget(figure);
    both->addWidget(m_panel);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 1);
    both->setSizes({700, 300}); // as shares
    return both;
}

void Measuring::addTo(PlanePane& pane)
{
    auto* layer = new RegionLayer(pane.plot(), m_set, [this](std::size_t down, std::size_t across) {
        return PlaneMetric(*m_document.geometry(), down, across);
    });
    auto* tool = new RegionTool(pane.plot(), *layer, m_set, *m_bar, this);
    connect(tool, &RegionTool::notice, this, &Measuring::notice);
    connect(tool, &RegionTool::endWanted, this, [this] { m_action->setChecked(false); });
    pane.plot().addAction(m_action); // for its key
    m_over.push_back({&pane, layer, tool});
}

void Measuring::connectBar()
{
    connect(m_bar, &MeasureBar::closed, this, [this] { m_action->setChecked(false); });
    closeOnEscape(*m_bar, [this] { m_action->setChecked(false); });
    connect(m_bar, &MeasureBar::toolChanged, this,
            [this] { overFront().pane->plot().setFocus(); }); // that is drawn over now
    const Shape& shape = m_document.array()->shape();
    m_bar->setHasSlices(std::ranges::count_if(shape, [](auto extent) { return extent > 1; }) > 2);
    const auto showSelected = [this] { m_bar->showSelected(m_set.selectedRegion().get()); };
    connect(&m_set, &RegionSet::selectionChanged, this, showSelected);
    connect(&m_set, &RegionSet::changed, this, showSelected);
    connect(m_bar, &MeasureBar::widthChosen, this, [this](std::int64_t cells) {
        change([cells](Region& region) {
            if (region.kind == Region::Kind::Line)
                region.width = cells;
        });
    });
    connect(m_bar, &MeasureBar::onAllSlicesChosen, this, [this](bool isOnAll) {
        change([&](Region& region) { region = placed(region, isOnAll).value_or(region); });
        m_bar->showSelected(m_set.selectedRegion().get());
    });
    connect(m_bar, &MeasureBar::copyWanted, this, [this] {
        if (auto copy = placed(*m_set.selectedRegion(), false))
            m_set.addCopy(*std::move(copy));
    });
    connect(m_bar, &MeasureBar::removeWanted, m_panel, &MeasurePanel::removeSelected);
    connect(m_bar, &MeasureBar::undoWanted, &m_set, &RegionSet::undo);
    connect(m_bar, &MeasureBar::redoWanted, &m_set, &RegionSet::redo);
    const auto showSteps = [this] { m_bar->setSteps(m_set.canUndo(), m_set.canRedo()); };
    connect(&m_set, &RegionSet::changed, this, showSteps);
    connect(&m_set, &RegionSet::stepMade, this, showSteps);
    showSteps();
}

const Measuring::Over& Measuring::overFront() const
{
    const auto front =
        std::ranges::find_if(m_over, [](const Over& over) { return over.pane->plot().hasFocus(); });
    return front == m_over.end() ? m_over.front() : *front;
}

// In the slice that is shown of its plane, or in all; nothing, which is said, where no such plane
// is.
std::optional<Region> Measuring::placed(const Region& region, bool everywhere)
{
    const auto over = std::ranges::find_if(m_over, [&](const Over& each) {
        return each.pane->plot().isVisible() && each.layer->shape().isOfPlane(region);
    });
    if (everywhere || over != m_over.end())
        return (everywhere ? m_over.front() : *over).layer->shape().placed(region, everywhere);
    emit notice(tr("This region is in planes of other dimensions. Show them first."));
    return {};
}

// What was done last is what the keys undo: they go to the picture where they went elsewhere.
void Measuring::takeKeys()
{
    if (!m_bar->isVisible())
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool isOurs = focus && (m_bar->isAncestorOf(focus) || m_panel->isAncestorOf(focus) ||
                                  std::ranges::any_of(m_over, [focus](const Over& over) {
                                      return &over.pane->plot() == focus;
                                  }));
    if (!isOurs)
        overFront().pane->plot().setFocus();
}

void Measuring::change(const std::function<void(Region&)>& how)
{
    if (!m_set.selected())
        return;
    Region region = *m_set.selectedRegion();
    how(region);
    m_set.replace(*m_set.selected(), std::move(region));
}

void Measuring::switchTo(bool on)
{
    HeatmapPlot& plot = overFront().pane->plot();
    if (plot.isVisible())
        plot.setFocus(); // also where bar or panel has it, which go
    m_bar->setVisible(on);
    m_panel->setVisible(on);
    for (const Over& over : m_over)
        over.tool->setOn(on);
}

void Measuring::readStored()
{
    const FramePtr frame = m_document.frame();
    if (!frame || !frame->vlMetalayers().find(regionsMetalayer))
        return;
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [frame, shape = m_document.array()->shape()](std::stop_token) {
            return storedRegions(*frame, shape);
        },
        [this](const Result<std::vector<Region>>& regions) {
            if (!regions)
                emit notice(
                    errorSentence(tr("The regions of the file cannot be read"), regions.error()));
            else if (m_set.isEmpty())
                m_set.setAll(*regions);
        });
}

// As an edit of the metadata, which is saved and undone as all others are.
void Measuring::keepInFile()
{
    ValueChanges* changes = m_document.changes();
    if (!changes)
        return emit notice(tr("Nothing can be stored in this file."));
    const Result<> outcome =
        changes->editMetadata(tr("Keep Regions"), [regions = m_set.copies()](EditSet& edits) {
            return storeRegions(regions, edits);
        });
    emit notice(outcome
                    ? tr("The regions are in the metadata; save the file to keep them.")
                    : errorSentence(tr("The regions cannot be kept in the file"), outcome.error()));
}

} // namespace bloscope
