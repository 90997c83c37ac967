#include "ui/heatmap/array_range.h"
#include "ui/heatmap/channel_box.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_profiles.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/heatmap/histogram_panel.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/plot/cell_shape.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/plot/pointed_cell.h"
#include "ui/slice/part_box.h"

#include <QLabel>
#include <numbers>
#include <utility>

// How a heatmap looks: which numbers in which colours and of which range, and how high its cells
// are.
namespace bloscope {

namespace {

HeatmapOptions lookOfPhases()
{
    constexpr double pi = std::numbers::pi;
    return {findColorMap("cyclic"),
            ValueScale::Linear,
            {.kind = RangeChoice::Kind::Manual, .manual = {-pi, pi}}};
}

} // namespace

CellSourcePtr HeatmapView::source(Reuse reuse) const
{
    return m_part->sourceOf(cellSourceOf(m_document.reader(), reuse));
}

void HeatmapView::choosePart()
{
    takeLookOfPart();
    m_pane->setSource(source(Reuse::Likely));
    m_pointed->setSource(m_pane->source());
    m_allCells = source(Reuse::Unlikely);
    takeOptions();
    tellSelection();
}

// Phases have colours that go round; those of the other parts come back with them.
void HeatmapView::takeLookOfPart()
{
    if (m_part->isPhase() == m_lookOfNumbers.has_value())
        return;
    const HeatmapOptions before = m_bar->options();
    m_bar->restore(m_lookOfNumbers.value_or(lookOfPhases()), m_bar->chosenAspect());
    m_lookOfNumbers = m_part->isPhase() ? std::optional(before) : std::nullopt;
}

void HeatmapView::chooseChannels()
{
    if (const auto dimension = m_channels->dimension())
        m_document.setSlice(besideChannels(m_document.slice(), *dimension));
    if (isVisible())
        showSlice();
}

// Palettes and colours of channels have no range of all cells, and a manual one is of nothing.
bool HeatmapView::wantsRangeOfArray() const
{
    const HeatmapOptions& options = m_bar->options();
    return options.range.isOfArray && !m_pane->plane().channelDimension() &&
           options.range.kind != RangeChoice::Kind::Manual && !options.map->isPalette() &&
           m_pane->source()->dtype().isNumeric();
}

HeatmapOptions HeatmapView::optionsOfPicture() const
{
    HeatmapOptions options = m_bar->options();
    if (m_pane->plane().channelDimension())
        options.map = findColorMap("grey"); // of its histogram, and of special cells
    if (const auto& found = m_arrayRange->found(); found && wantsRangeOfArray())
        options.range = {.kind = RangeChoice::Kind::Manual, .manual = found->range};
    return options;
}

void HeatmapView::takeOptions()
{
    if (wantsRangeOfArray() && isVisible())
        m_arrayRange->want(m_allCells, m_bar->options());
    else if (!wantsRangeOfArray())
        m_arrayRange->leave();
    showRangeOfArray();
}

void HeatmapView::showRangeOfArray()
{
    const bool isWanted = wantsRangeOfArray();
    const QString note = isWanted ? m_arrayRange->note() : QString();
    m_rangeNote->setText(note);
    m_rangeNote->setVisible(!note.isEmpty());
    m_pane->setOptions(optionsOfPicture());
    if (isWanted && m_arrayRange->found())
        m_histogram->setDistribution(m_arrayRange->found()->distribution);
    emit lookChanged();
}

void HeatmapView::takeAspect()
{
    m_plot->navigator().setCellHeight(cellHeight(m_bar->aspect(), m_trueHeight));
}

PlaneLook HeatmapView::look() const
{
    return {m_pane->source(), optionsOfPicture(), m_bar->chosenAspect(), m_bar->flips()};
}

HeatmapViewState HeatmapView::state() const
{
    return {m_bar->options(),        m_bar->chosenAspect(),   m_document.partInSight(),
            m_part->currentIndex(),  m_bar->showsHistogram(), m_bar->flips(),
            m_plot->sharedPicture(), m_overlay->state(),      m_profiles->areShown(),
            m_channels->dimension()};
}

void HeatmapView::restore(const HeatmapViewState& state)
{
    m_pictureBefore = state.picture;
    if (state.field >= 0 && state.field < m_part->count())
        m_part->setCurrentIndex(state.field); // before its colours
    m_channels->setDimension(state.channels);
    m_bar->restore(state.options, state.aspect);
    m_bar->setShowsHistogram(state.showsHistogram);
    m_bar->setFlips(state.flips);
    m_overlay->restore(state.overlay);
    m_profiles->setShown(state.showsProfiles);
    if (isVisible())
        m_pane->setPictureBefore(std::exchange(m_pictureBefore, nullptr));
    m_document.setPartInSight(state.part);
}

} // namespace bloscope
