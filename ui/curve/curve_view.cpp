#include "ui/curve/curve_view.h"

#include "ui/curve/curve_bar.h"
#include "ui/curve/curve_loader.h"
#include "ui/curve/curve_mark.h"
#include "ui/curve/curve_plot.h"
#include "ui/curve/curve_readout.h"
#include "ui/curve/vector_box.h"
#include "ui/curve/vector_source.h"
#include "ui/document/view_choice.h"
#include "ui/plot/figure.h"
#include "ui/slice/code_menu.h"
#include "ui/slice/part_box.h"
#include "ui/slice/undrawn_text.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QMenu>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

CurveView::CurveView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_part(new PartBox(document.array()->dtype())),
      m_vector(new VectorBox(document.vectors())),
      m_bar(new CurveBar(document.dimensionLabels().names(), m_part, m_vector, this)),
      m_plot(new CurvePlot(document.axisLabels())),
      m_loader(new CurveLoader(document.array(), source(), scheduler, this)),
      m_readout(new CurveReadout(document.dimensionLabels(), *m_plot, *m_loader, scheduler)),
      m_mark(new CurveMark(document, *m_plot, this))
{
    m_refreshTimer.setSingleShot(true);
    m_part->chooseField(m_document.choice->field());
    layOut();
    connectParts();
}

void CurveView::layOut()
{
    setFocusProxy(m_plot);
    m_plot->setAccessibleName(tr("Curves"));
    labelValues();
    m_plot->setElements(m_loader->source()->dtype());
    m_plot->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* curves = new QWidget;
    auto* column = new QVBoxLayout(curves);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_plot, 1);
    column->addWidget(m_readout);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(orWhyNot(curves));
}

QWidget* CurveView::bar() const
{
    return m_bar;
}

void CurveView::connectParts()
{
    connect(m_part, &PartBox::currentIndexChanged, this, &CurveView::choosePart);
    connect(m_part, &PartBox::currentIndexChanged, m_document.choice,
            [this] { m_document.choice->setField(m_part->part().leaf.path); });
    connect(m_document.choice, &ViewChoice::fieldChanged, m_part,
            [this] { m_part->chooseField(m_document.choice->field()); });
    connect(m_vector, &VectorBox::currentIndexChanged, this, &CurveView::chooseVector);
    connect(&m_document, &Document::valuesChanged, this, [this] {
        m_loader->setSource(source());
        m_refreshTimer.start();
        m_readout->readMarkedPoint(m_curve);
    });
    loadWhileShown(m_document);
    connect(&m_document, &Document::markChanged, this, &CurveView::followMark);
    connect(&m_document, &Document::axesChanged, this,
            [this] { m_plot->setLabels(m_document.axisLabels()); });
    connect(m_plot, &CurvePlot::stepWanted, this, &CurveView::stepWanted);
    connect(m_bar, &CurveBar::choiceChanged, this, [this] {
        showChoice();
        followMark(); // other lines may not have it
    });
    connect(m_bar, &CurveBar::axesChanged, this, [this] {
        m_plot->setAxes(m_bar->axes());
        m_refreshTimer.start();
    });
    connect(m_bar, &CurveBar::showAllWanted, &m_plot->navigator(), &PlotNavigator::showAll);
    connect(&m_plot->navigator(), &PlotNavigator::viewChanged, this,
            [this] { m_refreshTimer.start(); });
    connect(m_plot, &QWidget::customContextMenuRequested, this, &CurveView::offerMenu);
    connect(&m_refreshTimer, &QTimer::timeout, this, &CurveView::refresh);
    connect(m_loader, &CurveLoader::arrived, this, [this](const CurvePicturePtr& picture) {
        m_plot->setPicture(picture);
        refresh();
    });
    connect(m_loader, &CurveLoader::failed, this, [this](const Error& error) {
        showsContent(errorSentence(tr("The curves cannot be drawn"), error));
    });
}

CellSourcePtr CurveView::source() const
{
    if (const auto vector = m_vector->vector())
        return vectorSource(m_document.vectors(), *vector);
    return m_part->sourceOf(cellSourceOf(m_document.reader()));
}

Slice CurveView::shown() const
{
    return m_vector->vector() ? framesIn(m_document.slice()) : m_document.slice();
}

void CurveView::labelValues()
{
    m_plot->setValueName(m_vector->vector() ? m_vector->vectorName()
                                            : displayText(m_document.geometry()->values.unit));
}

void CurveView::chooseVector()
{
    labelValues();
    m_bar->setHasLines(!m_vector->vector());
    choosePart();
    if (isVisible())
        load();
}

void CurveView::choosePart()
{
    m_loader->setSource(source());
    m_plot->setElements(m_loader->source()->dtype());
    m_plot->setPicture(nullptr);
    m_refreshTimer.start();
    m_readout->readMarkedPoint(m_curve);
}

void CurveView::offerMenu(QPoint where)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(lineIcon("copy"), tr("&Copy Picture"), this, &CurveView::copy);
    addCodeMenu(*menu, *this);
    menu->addAction(tr("&Save Figure…"), this, &CurveView::figureWanted);
    menu->addAction(lineIcon("export"), tr("&Export Points in Sight…"), this,
                    &CurveView::exportWanted);
    menu->popup(m_plot->mapToGlobal(where));
}

void CurveView::leave()
{
    m_loader->stop();
    m_readout->stop();
}

CurveViewState CurveView::state() const
{
    CurveViewState state{m_bar->choice(), m_bar->axes(), m_wantedPart, m_part->currentIndex(),
                         m_vector->vectorName()};
    if (!m_wantedPart && !m_plot->navigator().showsAll())
        state.part = m_plot->pointsInSight();
    return state;
}

void CurveView::restore(const CurveViewState& state)
{
    m_vector->choose(state.vector);
    m_wantedPart = state.part;
    m_bar->restore(state.choice, state.axes);
    m_plot->setAxes(state.axes);
    m_refreshTimer.start();
    const bool isChosen = !m_document.choice->field().empty(); // by now, in another view
    if (!isChosen && state.field >= 0 && state.field < m_part->count())
        m_part->setCurrentIndex(state.field);
}

void CurveView::load()
{
    if (!showsContent(whyNotDrawn(shown(), m_loader->source()->dtype())))
        return;
    m_bar->setSlice(m_document.slice());
    showChoice();
    followMark();
}

// Lines that somebody has typed stay.
void CurveView::followMark()
{
    if (!isVisible() || !showsContent())
        return;
    const std::string& lines = m_bar->choice().lines;
    const auto missing = m_vector->vector() ? std::nullopt : m_mark->missingLine();
    if (missing && (lines.empty() || lines == m_linesOfMark)) {
        m_linesOfMark = missing->lines;
        m_bar->restore(*missing, m_bar->axes());
        m_bar->setSlice(m_document.slice());
        showChoice();
    }
    m_mark->show();
}

void CurveView::showChoice()
{
    const CurveChoice choice = m_vector->vector() ? CurveChoice{0, {}} : m_bar->choice();
    const auto curve = CurveSlice::of(shown(), choice);
    if (curve && *curve != m_curve) {
        m_curve = *curve;
        m_loader->stop();
        m_plot->setCurve(m_curve);
        if (const auto part = std::exchange(m_wantedPart, {}))
            m_plot->show(*part);
        m_mark->setCurve(m_curve);
        m_readout->readMarkedPoint(m_curve);
    }
    m_refreshTimer.start();
}

void CurveView::refresh()
{
    if (!isVisible() || !showsContent() || m_plot->pixels() <= 0)
        return;
    m_loader->want({m_curve, m_plot->pointsInSight(), m_plot->navigator().showsAll(),
                    m_plot->pixels(), m_bar->axes().value},
                   m_plot->picture());
}

bool CurveView::goToCell(const std::vector<std::int64_t>& index)
{
    if (!showsContent())
        return false;
    m_vector->choose({});
    if (!m_curve.holds(index)) {
        m_bar->restore(lineThrough(m_document.slice(), m_curve.along(), index), m_bar->axes());
        load();
    }
    const std::int64_t point = m_curve.pointAt(index[m_curve.along()]);
    m_document.setMark(index);
    m_plot->navigator().bringIntoSight({0, point});
    return true;
}

std::optional<std::vector<std::int64_t>> CurveView::markedCell() const
{
    return m_plot->currentPoint() < 0 ? std::nullopt : m_document.mark();
}

std::optional<Slice> CurveView::selectedSlice() const
{
    if (!showsContent() || m_vector->vector() || m_curve.slice().dimensions().empty())
        return std::nullopt;
    const PointRange inSight = m_plot->pointsInSight();
    const Slice slice = m_curve.part(inSight.first, inSight.count);
    return slice == m_document.slice() ? std::nullopt : std::optional(slice);
}

// A line of the file for each point, the curves beside each other.
ExportOffer CurveView::exportOffer() const
{
    ExportOffer offer;
    if (!showsContent() || m_curve.points() == 0)
        return offer;
    const PointRange inSight = m_plot->pointsInSight();
    offer.figure = m_plot;
    if (m_vector->vector()) // which is no cell of the array
        return offer;
    offer.selection = m_curve.part(inSight.first, inSight.count);
    offer.selection->setAxes(m_curve.along(), std::nullopt);
    offer.selectionName = tr("the points in sight");
    offer.needsIndices = true;
    offer.part = m_part->leaf();
    return offer;
}

void CurveView::zoomIn()
{
    m_plot->navigator().zoomIn();
}

void CurveView::zoomOut()
{
    m_plot->navigator().zoomOut();
}

void CurveView::zoomReset()
{
    m_plot->navigator().showAll();
}

void CurveView::copy()
{
    if (!showsContent())
        return;
    copyFigure(*m_plot);
    emit notice(tr("Copied the picture."));
}

} // namespace bloscope
