#include "ui/curve/curve_view.h"

#include "core/base/limits.h"
#include "core/cells/cell_in_slice.h"
#include "core/cells/curve_slice.h"
#include "core/geometry/frame_vectors.h"
#include "ui/controls/labelled_button.h"
#include "ui/curve/curve_bar.h"
#include "ui/curve/curve_loader.h"
#include "ui/curve/curve_plot.h"
#include "ui/curve/curve_readout.h"
#include "ui/document/document.h"
#include "ui/document/view_choice.h"
#include "ui/plot/figure.h"
#include "ui/slice/code_menu.h"
#include "ui/slice/part_box.h"
#include "ui/slice/slice_view.h"
#include "ui/text/error_text.h"
#include "ui/text/json_numbers.h"
#include "ui/theme/icons.h"

#include <QJsonArray>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

// The cell that a plot of curves marks is that of the document, which other views share: the plot
// shows it where a line has it, and tells what people choose. GUI thread.
class CurveMark : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CurveMark(Document& document, CurvePlot& plot, QObject* parent = nullptr);

    void setCurve(const CurveSlice& curve); // that the plot shows
    void show();                            // as it is now; brought into sight if it is another
    // The lines to draw for the cell to be among them, where the slice has such a line
    // and it is not drawn.
    std::optional<CurveChoice> missingLine() const;

 private:
    void choose(std::int64_t point, std::optional<int> line);
    bool isDrawn() const;

    Document& m_document;
    CurvePlot& m_plot;
    CurveSlice m_curve;
};

CurveMark::CurveMark(Document& document, CurvePlot& plot, QObject* parent)
    : QObject(parent), m_document(document), m_plot(plot)
{
    connect(&m_plot, &CurvePlot::chosen, this, &CurveMark::choose);
}

void CurveMark::setCurve(const CurveSlice& curve)
{
    m_curve = curve;
    show();
}

bool CurveMark::isDrawn() const
{
    return m_document.mark() && m_curve.points() > 0 && m_curve.holds(*m_document.mark());
}

void CurveMark::show()
{
    if (!isDrawn())
        return m_plot.setCurrent(-1);
    const std::int64_t point = m_curve.pointAt((*m_document.mark())[m_curve.along()]);
    if (point == m_plot.currentPoint())
        return;
    m_plot.setCurrent(point);
    m_plot.navigator().bringIntoSight({0, point});
}

std::optional<CurveChoice> CurveMark::missingLine() const
{
    const std::optional<CellIndex>& mark = m_document.mark();
    const Slice& shown = m_document.slice();
    if (!mark || isDrawn() || m_curve.points() == 0)
        return std::nullopt;
    for (std::size_t d = 0; d < mark->size(); ++d)
        if (d != m_curve.along() && !takes(shown[d], (*mark)[d]))
            return std::nullopt;
    return lineThrough(shown, m_curve.along(), *mark);
}

// On the line it is on already where nobody points at one.
void CurveMark::choose(std::int64_t point, std::optional<int> line)
{
    if (point < 0)
        return m_document.setMark({});
    CellIndex index =
        !line && isDrawn() ? *m_document.mark() : m_curve.indexOf(line.value_or(0), point);
    index[m_curve.along()] = m_curve.indexOf(point);
    m_document.setMark(index);
    m_document.setSlice(sliceShowing(m_document.slice(), index)); // curves may run across it
}

namespace {

CurveScale scaleOf(const QJsonValue& isLog)
{
    return isLog.toBool() ? CurveScale::Log : CurveScale::Linear;
}

} // namespace

QJsonObject toJson(const CurveViewState& state)
{
    QJsonObject json{{"lines", QString::fromStdString(state.choice.lines)},
                     {"logIndices", state.axes.index == CurveScale::Log},
                     {"logValues", state.axes.value == CurveScale::Log}};
    if (state.choice.along)
        json["along"] = qint64(*state.choice.along);
    if (state.part)
        json["part"] = QJsonArray{qint64(state.part->first), qint64(state.part->count)};
    if (state.field > 0)
        json["field"] = state.field;
    if (!state.vector.isEmpty())
        json["vector"] = state.vector;
    return json;
}

CurveViewState curveStateFrom(const QJsonObject& json)
{
    CurveViewState state;
    state.choice = {dimensionFrom(json["along"], format::maxDimensions),
                    json["lines"].toString().toStdString()};
    state.axes = {scaleOf(json["logIndices"]), scaleOf(json["logValues"])};
    const auto first = wholeFrom(json["part"][0]);
    const auto count = wholeFrom(json["part"][1]);
    if (first && count && *count > 0)
        state.part = PointRange{*first, *count};
    state.field = std::max(0, json["field"].toInt());
    state.vector = json["vector"].toString();
    return state;
}

CurveView::CurveView(Document& document, Scheduler& scheduler, QWidget* parent)
    : FigureView(parent),
      m_document(document),
      m_part(new PartBox(document.array()->dtype())),
      m_vector(new VectorBox(document.vectors())),
      m_bar(new CurveBar(document.dimensionLabels().names(), m_part, m_vector, this)),
      m_plot(new CurvePlot(document.axisLabels())),
      m_loader(new CurveLoader(document, source(), scheduler, this)),
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
    auto* column = tightColumn(curves);
    column->addWidget(m_plot, 1);
    column->addWidget(m_readout);
    setContent(curves);
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
        return vectorSource(m_document.vectors(), *vector, *m_document.reader());
    return m_part->sourceOf(m_document.reader());
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
    loadIfShown();
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
    menu->addAction(lineIcon("export"), tr("&Export Visible Points…"), this,
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

QCustomPlot& CurveView::figure() const
{
    return *m_plot;
}

PlotNavigator& CurveView::navigator() const
{
    return m_plot->navigator();
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
    offer.figure = &figure();
    if (m_vector->vector()) // which is no cell of the array
        return offer;
    offer.selection = m_curve.part(inSight.first, inSight.count);
    offer.selection->setAxes(m_curve.along(), std::nullopt);
    offer.selectionName = tr("Visible points");
    offer.needsIndices = true;
    offer.part = m_part->leaf();
    return offer;
}

} // namespace bloscope

#include "curve_view.moc"
