#include "ui/brush/heatmap_brush.h"

#include "ui/brush/brush_tools.h"
#include "ui/brush/pane_brush.h"
#include "ui/document/value_changes.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_legend.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <cmath>
#include <set>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostColors = 256; // that are offered

} // namespace

BrushColors::BrushColors(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

namespace {

// Of labels in sight, of those that have names, and of none.
std::vector<BrushColor> colorsOf(const BrushTarget& target, const PaintedPane& in,
                                 const LabelCounts& counts)
{
    std::set<std::int64_t> labels{0};
    const LabelNames names = target.names();
    for (const auto& [label, name] : names)
        labels.insert(label);
    if (!counts.isCut && counts.cells.size() <= mostColors)
        for (const auto& [label, cells] : counts.cells)
            labels.insert(label);
    else if (names.empty())
        return {};
    std::vector<BrushColor> colors;
    for (const std::int64_t label : labels)
        colors.push_back({QString::number(label), target.colorOf(static_cast<double>(label), in)});
    return colors;
}

} // namespace

// There are few of them among labels.
void BrushColors::lookFor(const BrushTarget& target, const PaintedPane& in)
{
    const PicturePtr picture = target.picture(in);
    if (!picture || picture->numbers.numbers.empty() ||
        !(picture->isWhole() || picture->options.map->isPalette()))
        return; // means of several cells are no values
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [picture](std::stop_token) { return labelsIn(*picture, picture->part); },
        [this, &target, in, pane = QPointer(&in.pane)](const LabelCounts& counts) {
            if (pane)
                emit found(colorsOf(target, in, counts));
        });
}

HeatmapBrush::HeatmapBrush(const HeatmapLook& look, PlanePane& pane, HeatmapOverlay& overlay,
                           ValueChanges& changes, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_overlay(overlay),
      m_scheduler(scheduler),
      m_targets(new BrushTargets(look, overlay, changes, this)),
      m_action(new QAction(lineIcon(QStringLiteral("brush")), tr("Pa&int"), this)),
      m_bar(new BrushBar),
      m_tools(new BrushTools(
          *m_targets, *m_bar, [this] { return currentPane(); }, this)),
      m_colors(new BrushColors(scheduler, this))
{
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_B);
    m_action->setShortcutContext(Qt::WidgetShortcut);
    m_bar->hide();
    connectBar();
    connectTools();
    connectParts(changes);
    PaneBrush* first = addPane(pane, overlay.drawing());
    connect(first, &PaneBrush::planeWanted, this, [this, first](std::size_t, std::int64_t index) {
        emit sliceWanted(first->stack()[index].slice());
    });
    tellTargets();
}

PaneBrush* HeatmapBrush::addPane(PlanePane& pane, const PaneOverlay& overlay)
{
    auto* brush = new PaneBrush(*m_targets, *m_bar, {pane, overlay}, m_scheduler);
    m_panes.removeAll(nullptr); // of views that were closed
    m_panes << brush;
    pane.plot().addAction(m_action);
    pane.plot().addActions(m_tools->actions());
    connectPane(*brush);
    brush->setOn(isOn());
    return brush;
}

void HeatmapBrush::connectPane(PaneBrush& pane)
{
    connect(&pane, &PaneBrush::notice, this, &HeatmapBrush::notice);
    connect(&pane, &PaneBrush::refused, this, &HeatmapBrush::refuse);
    connect(&pane, &PaneBrush::denied, this, &HeatmapBrush::deny);
    connect(&pane, &PaneBrush::began, this, &HeatmapBrush::begin);
    connect(&pane, &PaneBrush::ended, this, &HeatmapBrush::chosen);
    connect(&pane, &PaneBrush::closeWanted, this, [this] { m_action->setChecked(false); });
    connect(&pane, &PaneBrush::fillWanted, m_tools,
            [this, &pane](CellPosition cell, bool erases) { m_tools->fill(pane, cell, erases); });
    connect(&pane, &PaneBrush::pictureArrived, this, [this, &pane] {
        if (isOn() && &pane == currentPane())
            m_colors->lookFor(target(), pane.pane());
    });
}

void HeatmapBrush::connectBar()
{
    connect(m_action, &QAction::toggled, this, &HeatmapBrush::switchTo);
    connect(m_colors, &BrushColors::found, m_bar, &BrushBar::offer);
    connect(m_bar, &BrushBar::closed, this, [this] { m_action->setChecked(false); });
    connect(m_bar, &BrushBar::typed, this, &HeatmapBrush::focusPane);
    connect(m_bar, &BrushBar::targetChosen, this,
            [this](int index) { m_targets->choose(m_targets->possible()[index]); });
    connect(&m_bar->where(), &PaintWhere::limitsSwitched, this, &HeatmapBrush::proposeLimits);
}

void HeatmapBrush::connectTools()
{
    connect(m_tools, &BrushTools::refused, this, &HeatmapBrush::refuse);
    connect(m_tools, &BrushTools::denied, this, &HeatmapBrush::deny);
    connect(m_tools, &BrushTools::began, this, [this] {
        begin();
        emit chosen();
    });
}

void HeatmapBrush::connectParts(const ValueChanges& changes)
{
    connect(m_targets, &BrushTargets::currentChanged, this, &HeatmapBrush::takeTarget);
    connect(m_targets, &BrushTargets::changed, this, &HeatmapBrush::tellTargets);
    connect(m_targets, &BrushTargets::changed, this, &HeatmapBrush::resumeWhenPossible);
    connect(m_targets, &BrushTargets::changed, this, &HeatmapBrush::followChanges);
    connect(&m_overlay, &HeatmapOverlay::looked, this, [this] {
        if (std::exchange(m_switchesLater, false))
            m_action->setChecked(true);
        resumeWhenPossible();
    });
    connect(&m_overlay, &HeatmapOverlay::refused, this, [this] { m_resumed.isOn = false; });
    connect(m_targets, &BrushTargets::lost, this, [this] { m_action->setChecked(false); });
    connect(m_targets, &BrushTargets::documentWanted, this, &HeatmapBrush::documentWanted);
    connect(&changes, &ValueChanges::editsChanged, this, [this] { setPaintedFile({}); });
}

// What fails in another file is said here: its page is not seen.
void HeatmapBrush::followChanges()
{
    ValueChanges* const now = target().elsewhere() ? target().changes() : nullptr;
    if (now == m_followed)
        return;
    if (m_followed)
        m_followed->disconnect(this);
    m_followed = now;
    if (now)
        connect(now, &ValueChanges::failed, this, &HeatmapBrush::deny);
}

void HeatmapBrush::takeTarget()
{
    if (isOn())
        prepare();
    else
        setPaintedFile({});
}

// Where the picture is all that can be painted, nobody has to be told.
void HeatmapBrush::tellTargets()
{
    const QList<BrushTarget*> all = m_targets->possible();
    const bool isOnlyPicture = all.size() == 1 && !all.first()->elsewhere();
    QStringList names;
    for (const BrushTarget* each : all)
        names << each->name();
    m_bar->setTargets(isOnlyPicture ? QStringList() : names,
                      static_cast<int>(all.indexOf(&target())));
    tellEditObstacle();
}

void HeatmapBrush::tellEditObstacle()
{
    const QString why = m_targets->editObstacle();
    m_action->setToolTip(!why.isEmpty() ? why
                         : m_targets->isOnLabels()
                             ? tr("Paint the overlaid labels (B)")
                             : tr("Paint cells with a value, for example to correct labels (B)"));
    if (why.isEmpty())
        return m_bar->setElements(target().dtype(), target().names());
    if (isOn()) {
        m_action->setChecked(false);
        refuse(why);
    }
}

void HeatmapBrush::switchTo(bool on)
{
    m_resumed.isOn = false;
    if (on && switchesLater())
        return;
    if (const QString why = m_targets->editObstacle(); on && !why.isEmpty()) {
        m_action->setChecked(false);
        return refuse(why);
    }
    m_bar->setPicking(false);
    m_bar->setVisible(on);
    m_tools->setOn(on);
    for (PaneBrush* pane : m_panes)
        if (pane)
            pane->setOn(on);
    if (!on)
        return;
    focusPane();
    prepare();
}

PaneBrush* HeatmapBrush::currentPane() const
{
    PaneBrush* first = nullptr;
    for (PaneBrush* pane : m_panes) {
        if (pane && pane->plot().hasFocus())
            return pane;
        if (pane && !first && pane->plot().isVisible())
            first = pane;
    }
    return first;
}

void HeatmapBrush::focusPane()
{
    if (const PaneBrush* pane = currentPane())
        pane->plot().setFocus();
}

// The range of its colours.
void HeatmapBrush::proposeLimits()
{
    if (const PaneBrush* pane = currentPane())
        if (const PlanePicture* picture = pane->plot().picture())
            m_bar->where().proposeLimits(picture->range.low, picture->range.high);
}

// The image is not painted unawares where its labels are offered.
bool HeatmapBrush::switchesLater()
{
    if (!m_overlay.isLooking() && !asks())
        return false;
    m_action->setChecked(false);
    if (m_overlay.isLooking())
        m_switchesLater = true;
    else
        ask();
    return true;
}

bool HeatmapBrush::asks() const
{
    return !m_isImageChosen && !m_overlay.offeredLabels().isEmpty();
}

void HeatmapBrush::ask()
{
    if (m_asking && m_asking->isVisible())
        return;
    const QString labels = QFileInfo(m_overlay.offeredLabels()).fileName();
    m_asking = new QMessageBox(QMessageBox::Question, tr("Paint"), tr("What do you want to paint?"),
                               QMessageBox::Cancel, m_bar->window());
    m_asking->setAttribute(Qt::WA_DeleteOnClose);
    m_asking->setTextFormat(Qt::PlainText);
    m_asking->setInformativeText(
        tr("%1 contains labels for this file. You can overlay them on the image and paint them.")
            .arg(labels));
    auto* paint = m_asking->addButton(tr("&Labels: %1").arg(QString(labels).replace('&', "&&")),
                                      QMessageBox::AcceptRole);
    connect(paint, &QAbstractButton::clicked, this, &HeatmapBrush::paintLabels);
    if (m_targets->editObstacle().isEmpty()) {
        auto* image = m_asking->addButton('&' + QString(target().name()).replace('&', "&&"),
                                          QMessageBox::ActionRole);
        connect(image, &QAbstractButton::clicked, this, &HeatmapBrush::paintImage);
    }
    m_asking->setDefaultButton(paint);
    m_asking->open();
}

void HeatmapBrush::paintLabels()
{
    m_resumed = {.isOn = true};
    m_overlay.takeOffer();
}

void HeatmapBrush::paintImage()
{
    m_isImageChosen = true;
    m_action->setChecked(true);
}

Painting HeatmapBrush::painting() const
{
    if (m_resumed.isOn)
        return m_resumed;
    return {isOn(), isOn() && !m_targets->isOnLabels(), m_isImageChosen};
}

void HeatmapBrush::resume(const Painting& painting)
{
    m_isImageChosen = painting.isImageChosen;
    m_resumed = painting;
    if (painting.isOn && painting.isOnImage)
        m_targets->preferImage();
    resumeWhenPossible();
}

void HeatmapBrush::resumeWhenPossible()
{
    if (!m_resumed.isOn || isOn() || m_overlay.isLooking() || asks() ||
        m_resumed.isOnImage == m_targets->isOnLabels() || !m_targets->current().isPossible() ||
        !m_targets->editObstacle().isEmpty())
        return;
    m_action->setChecked(true);
}

void HeatmapBrush::prepare()
{
    target().prepare();
    setPaintedFile(target().elsewhere());
    if (const PaneBrush* pane = currentPane())
        m_colors->lookFor(target(), pane->pane());
}

void HeatmapBrush::setPaintedFile(const std::optional<DocumentAddress>& file)
{
    if (std::exchange(m_paintedFile, file) != file)
        emit paintedFileChanged();
}

void HeatmapBrush::refuse(const QString& why)
{
    if (!m_targets->refuse(why))
        deny(why);
}

void HeatmapBrush::deny(const QString& why)
{
    m_hasDenied = true;
    emit notice(why);
}

void HeatmapBrush::begin()
{
    if (std::exchange(m_hasDenied, false))
        emit notice({}); // no longer true
    setPaintedFile(target().elsewhere());
}

} // namespace bloscope
