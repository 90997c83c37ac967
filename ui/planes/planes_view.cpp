#include "ui/planes/planes_view.h"

#include "ui/cells/cell_in_slice.h"
#include "ui/planes/crossing_panel.h"
#include "ui/planes/planes_state_json.h"
#include "ui/plot/figure.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/joint_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/plot/pointed_cell.h"
#include "ui/slice/undrawn_text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QGridLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

PlanesView::PlanesView(Document& document, const HeatmapLook& look, Scheduler& scheduler,
                       QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_look(look),
      m_panel(new CrossingPanel(document.dimensionNames())),
      m_value(new PointedCell(scheduler, this))
{
    for (PlanePane*& pane : m_panes)
        pane = new PlanePane(document.array(), look.source(), document.dimensionNames(), scheduler);
    layOut();
    for (const Which which : OrthogonalPlanes::all)
        connectPane(which);
    connectParts();
    takeLook();
}

void PlanesView::layOut()
{
    auto* pictures = new QWidget;
    auto* grid = new QGridLayout(pictures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_panes[OrthogonalPlanes::Front], 0, 0);
    grid->addWidget(m_panes[OrthogonalPlanes::Side], 0, 1);
    grid->addWidget(m_panes[OrthogonalPlanes::Below], 1, 0);
    grid->addWidget(m_panel, 1, 1, Qt::AlignTop);
    m_figure =
        new JointPlot({&m_panes[0]->plot(), &m_panes[1]->plot(), &m_panes[2]->plot()}, pictures);
    m_figure->setAccessibleName(tr("Planes"));
    for (const int half : {0, 1}) {
        grid->setRowStretch(half, 1);
        grid->setColumnStretch(half, 1);
    }
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(orWhyNot(pictures));
    setFocusProxy(m_panes[OrthogonalPlanes::Front]);
}

void PlanesView::connectPane(Which which)
{
    PlanePane* pane = m_panes[which];
    HeatmapPlot& plot = pane->plot();
    plot.setHandling(HeatmapPlot::Handling::Mark);
    plot.hideColors();
    connect(&plot, &HeatmapPlot::markChosen, this,
            [this, pane, &plot] { moveTo(pane->plane().indexAt(*plot.mark())); });
    connect(&plot, &HeatmapPlot::stepWanted, this,
            [this, which](int steps) { moveTo(m_planes.stepped(which, steps)); });
    connect(pane, &PlanePane::failed, this, [this](const Error& error) {
        showsContent(errorSentence(tr("The planes cannot be drawn"), error));
    });
}

void PlanesView::connectParts()
{
    connect(m_panes[OrthogonalPlanes::Front], &PlanePane::arrived, this, &PlanesView::shareRange);
    connect(&m_look, &HeatmapLook::changed, this, &PlanesView::takeLook);
    loadWhileShown(m_document);
    connect(&m_document, &Document::markChanged, this, &PlanesView::loadIfShown);
    connect(m_panel, &CrossingPanel::indexChosen, this, [this](std::size_t dimension, qint64 to) {
        CellIndex index = m_planes.crossing();
        index[dimension] = to;
        moveTo(index);
    });
    connect(m_panel, &CrossingPanel::thirdChosen, this, [this](std::size_t dimension) {
        m_third = dimension;
        load();
    });
    connect(m_panel, &CrossingPanel::saveWanted, this, &PlanesView::figureWanted);
    connect(m_value, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& text, const QString& problem) {
                m_panel->setValue(text, problem);
                if (isVisible())
                    m_document.setCurrentCell({cell.row, cell.column}, text);
            });
}

void PlanesView::leave()
{
    m_value->stop();
}

void PlanesView::takeLook()
{
    for (PlanePane* pane : m_panes)
        pane->setSource(m_look.source());
    m_value->setSource(m_look.source());
    m_panes[OrthogonalPlanes::Front]->setOptions(m_look.drawnOptions());
    shareRange();
    const PlaneFlips& flips = m_look.flips();
    // The third dimension is drawn as it runs.
    m_panes[OrthogonalPlanes::Front]->plot().navigator().setFlips(flips);
    m_panes[OrthogonalPlanes::Side]->plot().navigator().setFlips({false, flips.rows});
    m_panes[OrthogonalPlanes::Below]->plot().navigator().setFlips({flips.columns, false});
    for (const Which which : OrthogonalPlanes::all)
        shapeCells(which);
}

void PlanesView::shapeCells(Which which)
{
    PlanePane& pane = *m_panes[which];
    pane.plot().navigator().setCellHeight(m_look.cellHeight(pane.plane()));
}

// The same number has the same colour in all three.
void PlanesView::shareRange()
{
    HeatmapOptions options = m_look.drawnOptions();
    if (const auto& range = m_panes[OrthogonalPlanes::Front]->range()) {
        options.range = {};
        options.range.kind = RangeChoice::Kind::Manual;
        options.range.manual = *range;
    }
    m_panes[OrthogonalPlanes::Side]->setOptions(options);
    m_panes[OrthogonalPlanes::Below]->setOptions(options);
}

QString PlanesView::whyNot() const
{
    const Slice& slice = m_document.slice();
    const std::size_t dimensions = slice.shape().size();
    if (dimensions < 3)
        return tr("Three planes need an array of three dimensions or more; this one has %1.")
            .arg(dimensions);
    const QString why = whyNotDrawn(slice, m_look.source()->dtype());
    if (!why.isEmpty() || slice.columnDimension())
        return why;
    return tr("The slice %1 is a line. Let it have rows and columns to see the planes around it.")
        .arg(QString::fromStdString(slice.text()));
}

void PlanesView::loadIfShown()
{
    if (isVisible())
        load();
}

void PlanesView::load()
{
    if (!showsContent(whyNot()))
        return;
    const Slice& slice = m_document.slice();
    const std::vector<std::size_t> thirds = OrthogonalPlanes::thirdDimensions(slice);
    const bool isThere = m_third && std::ranges::find(thirds, *m_third) != thirds.end();
    m_planes = OrthogonalPlanes(slice, isThere ? *m_third : thirds.back(), m_document.mark());
    for (const Which which : OrthogonalPlanes::all)
        showPlane(which);
    m_panel->show(m_planes, thirds);
    m_value->setPlane(m_planes.plane(OrthogonalPlanes::Front));
    m_value->pointAt(m_planes.crossingIn(OrthogonalPlanes::Front));
}

void PlanesView::showPlane(Which which)
{
    PlanePane* pane = m_panes[which];
    HeatmapPlot& plot = pane->plot();
    const std::size_t normal = m_planes.normalOf(which);
    const QString name = m_document.dimensionNames().value(qsizetype(normal));
    pane->setPlane(m_planes.plane(which));
    shapeCells(which);
    plot.setTitle(tr("%1 = %2").arg(name, countText(m_planes.crossing()[normal])));
    plot.setAccessibleName(tr("Plane at an index of %1").arg(name));
    plot.setMark(m_planes.crossingIn(which));
    if (const auto part = std::exchange(m_wantedParts[which], {}))
        plot.navigator().show(*part);
}

void PlanesView::moveTo(const CellIndex& index)
{
    m_document.setMark(index);
    m_document.setSlice(sliceShowing(m_document.slice(), index));
}

ExportOffer PlanesView::exportOffer() const
{
    ExportOffer offer = SliceView::exportOffer();
    if (showsContent()) {
        m_figure->fit();
        offer.figure = m_figure;
    }
    return offer;
}

void PlanesView::copy()
{
    if (!showsContent())
        return;
    m_figure->fit();
    copyFigure(*m_figure);
    emit notice(tr("Copied the pictures of the planes."));
}

void PlanesView::zoomIn()
{
    for (PlanePane* pane : m_panes)
        pane->plot().navigator().zoomIn();
}

void PlanesView::zoomOut()
{
    for (PlanePane* pane : m_panes)
        pane->plot().navigator().zoomOut();
}

void PlanesView::zoomReset()
{
    for (PlanePane* pane : m_panes)
        pane->plot().navigator().showAll();
}

PlanesViewState PlanesView::state() const
{
    PlanesViewState state{m_third, m_wantedParts};
    for (const Which which : OrthogonalPlanes::all)
        if (const PlotNavigator& navigator = m_panes[which]->plot().navigator();
            !state.parts[which] && !navigator.showsAll())
            state.parts[which] = navigator.view();
    return state;
}

void PlanesView::restore(const PlanesViewState& state)
{
    m_third = state.third;
    m_wantedParts = state.parts;
    loadIfShown();
}

KeptState PlanesView::keptState() const
{
    return KeptState::of(state());
}

void PlanesView::takeUp(const KeptState& kept)
{
    restore(kept.as(planesStateFrom));
}

} // namespace bloscope
