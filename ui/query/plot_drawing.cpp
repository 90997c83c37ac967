#include "core/plane/color_map.h"
#include "ui/plot/axis_look.h"
#include "ui/plot/figure.h"
#include "ui/query/plot_view.h"
#include "ui/text/error_text.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace bloscope {

namespace {

using Range = ClosedRange<double>;

constexpr double roomAbove = 0.05; // of the values, above and below curves
constexpr qsizetype longestWord = 24;
constexpr double wordBarWidth = 0.7; // of the distance of words
constexpr int fewPoints = 100;       // of a curve: each is drawn as a dot
constexpr double pointSize = 5;      // pixels

struct DrawingText {
    Q_DECLARE_TR_FUNCTIONS(PlotDrawing)
};

// Only whole numbers are on the axis.
class WholeTicker : public QCPAxisTicker {
 protected:
    double getTickStep(const QCPRange& range) override
    {
        return std::max(1.0, std::round(QCPAxisTicker::getTickStep(range)));
    }
    int getSubTickCount(double) override { return 0; }
};

QSharedPointer<QCPAxisTicker> tickerOf(const PlotAxis& axis)
{
    using Values = PlotAxis::Values;
    if (axis.values == Values::Times)
        return timeTicker(axis.texts);
    if (axis.values == Values::Booleans) {
        const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        for (const double value : {0.0, 1.0})
            ticker->addTick(value, axis.textOf(value));
        return ticker;
    }
    if (axis.values == Values::Numbers)
        return QSharedPointer<QCPAxisTicker>::create();
    return QSharedPointer<WholeTicker>::create();
}

// The points of a curve: up to two for each bin, a gap where its rows have no value.
QVector<QCPGraphData> pointsOf(const PlotCurve& curve, const PlotBins& bins)
{
    QVector<QCPGraphData> points;
    const auto add = [&](const PlotPoint& point) { points << QCPGraphData(point.x, point.y); };
    if (curve.before)
        add(*curve.before);
    for (std::size_t i = 0; i < curve.bins.size(); ++i) {
        const CurveBin& bin = curve.bins[i];
        if (bin.rows == 0)
            continue;
        if (bin.values == 0) {
            points << QCPGraphData((bins.edge(i) + bins.edge(i + 1)) / 2,
                                   std::numeric_limits<double>::quiet_NaN());
            continue;
        }
        const bool isRising = bin.lowest.x <= bin.highest.x;
        add(isRising ? bin.lowest : bin.highest);
        if (!(bin.lowest == bin.highest))
            add(isRising ? bin.highest : bin.lowest);
    }
    if (curve.after)
        add(*curve.after);
    return points;
}

std::int64_t rowsOf(const PlotCurve& curve)
{
    std::int64_t rows = 0;
    for (const CurveBin& bin : curve.bins)
        rows += bin.rows;
    return rows;
}

// The part of a map that is seen on the background of a palette. Of numbers of rows even the lowest
// one is: a single row is not to be missed.
struct Colors {
    double low;
    double high;
};

Colors colorsFor(const QPalette& palette, bool areCounts)
{
    if (areCounts)
        return isDark(palette) ? Colors{0.45, 1} : Colors{0.55, 0};
    return isDark(palette) ? Colors{0.15, 1} : Colors{0, 0.9};
}

} // namespace

// The rows of a scatter plot between two axes: points while they are few, or their density; in
// colours that are seen on the palette of the plot.
class DensityLayer : public PicturePlottable {
 public:
    DensityLayer(QCPAxis* x, QCPAxis* y) : PicturePlottable(x, y) {}

    void show(PlotPicturePtr picture); // null: nothing
    void followPalette();

    // What colours mean: a mean of the third value, or a number of rows. None where all are one.
    std::optional<QCPRange> colorRange() const { return m_range; }
    bool areCounts() const;
    QCPColorGradient gradient() const;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    void findRange();
    void paintCells();
    double placeOf(double number) const; // on the scale of colours
    QColor colorAt(double place) const;
    void drawPoints(QCPPainter& painter) const;

    PlotPicturePtr m_picture;
    std::optional<QCPRange> m_range;
    QImage m_cells;
};

void DensityLayer::show(PlotPicturePtr picture)
{
    m_picture = std::move(picture);
    findRange();
    followPalette();
}

void DensityLayer::followPalette()
{
    m_cells = {};
    if (m_picture && m_picture->grid && m_picture->grid->points.empty())
        paintCells();
}

bool DensityLayer::areCounts() const
{
    return m_picture && m_picture->grid && m_picture->grid->means.empty();
}

void DensityLayer::findRange()
{
    m_range.reset();
    if (!m_picture || !m_picture->grid)
        return;
    const PlotGrid& grid = *m_picture->grid;
    const auto take = [this](double number) {
        if (!std::isfinite(number))
            return;
        if (!m_range)
            m_range = QCPRange(number, number);
        m_range->expand(number);
    };
    if (areCounts() && grid.points.empty())
        take(static_cast<double>(*std::ranges::max_element(grid.counts)));
    if (areCounts())
        m_range = m_range && m_range->upper > 1 ? std::optional(QCPRange(1, m_range->upper))
                                                : std::nullopt;
    else if (grid.points.empty())
        std::ranges::for_each(grid.means, take);
    else
        for (const PlotGrid::Point& each : grid.points)
            take(each.color);
}

// Numbers of rows on a logarithmic scale, on which single rows and crowds are both seen.
double DensityLayer::placeOf(double number) const
{
    if (!m_range || m_range->size() <= 0)
        return areCounts() ? 0 : 0.5;
    return areCounts() ? std::log(number) / std::log(m_range->upper)
                       : (number - m_range->lower) / m_range->size();
}

QColor DensityLayer::colorAt(double place) const
{
    if (std::isnan(place))
        return gridColor(mParentPlot->palette());
    const Colors colors = colorsFor(mParentPlot->palette(), areCounts());
    return QColor::fromRgb(colorMaps().front().at(colors.low + (colors.high - colors.low) * place));
}

QCPColorGradient DensityLayer::gradient() const
{
    constexpr int stops = 32;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (int i = 0; i <= stops; ++i)
        gradient.setColorStopAt(double(i) / stops, colorAt(double(i) / stops));
    return gradient;
}

// A pixel for each cell, the highest row above.
void DensityLayer::paintCells()
{
    const PlotGrid& grid = *m_picture->grid;
    m_cells = QImage(static_cast<int>(grid.columns.count), static_cast<int>(grid.rows.count),
                     QImage::Format_ARGB32);
    m_cells.fill(Qt::transparent);
    for (std::size_t row = 0; row < grid.rows.count; ++row) {
        auto* const line =
            reinterpret_cast<QRgb*>(m_cells.scanLine(static_cast<int>(grid.rows.count - 1 - row)));
        for (std::size_t column = 0; column < grid.columns.count; ++column) {
            const std::size_t cell = row * grid.columns.count + column;
            if (grid.counts[cell] > 0)
                line[column] =
                    colorAt(placeOf(grid.means.empty() ? static_cast<double>(grid.counts[cell])
                                                       : grid.means[cell]))
                        .rgba();
        }
    }
}

void DensityLayer::draw(QCPPainter* painter)
{
    if (!m_picture || !m_picture->grid)
        return;
    const PlotGrid& grid = *m_picture->grid;
    if (!grid.points.empty())
        return drawPoints(*painter);
    const QPointF from = coordsToPixels(grid.columns.begin, grid.rows.end());
    const QPointF to = coordsToPixels(grid.columns.end(), grid.rows.begin);
    painter->save();
    painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter->drawImage(QRectF(from, to), m_cells);
    painter->restore();
}

void DensityLayer::drawPoints(QCPPainter& painter) const
{
    painter.save();
    painter.setAntialiasing(true);
    painter.setPen(Qt::NoPen);
    const bool areCoded = m_picture->basis->colorValue.has_value();
    const QColor plain = curvePen(0, mParentPlot->palette()).color();
    for (const PlotGrid::Point& each : m_picture->grid->points) {
        painter.setBrush(areCoded ? colorAt(placeOf(each.color)) : plain);
        painter.drawEllipse(coordsToPixels(each.place.x, each.place.y), pointSize / 2,
                            pointSize / 2);
    }
    painter.restore();
}

// --- the plot

PlotDrawing::PlotDrawing(QCustomPlot& plot)
    : m_plot(plot),
      m_density(new DensityLayer(plot.xAxis, plot.yAxis)),
      m_colors(new QCPColorScale(&plot))
{
    constexpr int colorsWidth = 12;
    m_colors->setType(QCPAxis::atRight);
    m_colors->setBarWidth(colorsWidth);
    m_colors->setRangeDrag(false);
    m_colors->setRangeZoom(false);
    m_colors->setVisible(false);
    auto* const sameHeight = new QCPMarginGroup(&plot);
    m_colors->setMarginGroup(QCP::msTop | QCP::msBottom, sameHeight);
    plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, sameHeight);
    m_plot.axisRect()->setupFullAxesBox();
    for (QCPAxis* axis : {m_plot.xAxis2, m_plot.yAxis2})
        axis->setTicks(false);
    m_plot.plotLayout()->setMargins({4, 8, 12, 4});
}

void PlotDrawing::show(PlotPicturePtr picture)
{
    m_picture = std::move(picture);
    m_density->show(m_picture);
    labelAxes();
    draw();
}

void PlotDrawing::followPalette()
{
    const QColor faint = gridColor(m_plot.palette());
    m_plot.setBackground(m_plot.palette().brush(QPalette::Window));
    m_plot.axisRect()->setBackground(m_plot.palette().brush(QPalette::Base));
    for (QCPAxis* axis :
         {m_plot.xAxis, m_plot.yAxis, m_plot.xAxis2, m_plot.yAxis2, m_colors->axis()}) {
        followWidget(*axis);
        axis->grid()->setPen(QPen(faint, 0));
        axis->grid()->setZeroLinePen(QPen(faint, 0));
    }
    m_plot.legend->setFont(m_plot.font());
    m_plot.legend->setTextColor(m_plot.palette().color(QPalette::Text));
    m_plot.legend->setBrush(m_plot.palette().brush(QPalette::Base));
    m_plot.legend->setBorderPen(faint);
    m_density->followPalette();
    draw();
}

void PlotDrawing::draw()
{
    for (int i = m_plot.plottableCount() - 1; i >= 0; --i)
        if (m_plot.plottable(i) != m_density)
            m_plot.removePlottable(i);
    m_plot.legend->setVisible(false);
    if (m_picture && m_picture->basis->hasValues) {
        if (m_picture->histogram)
            drawHistogram();
        else if (m_picture->words)
            drawWords();
        else
            drawCurves();
    }
    showColors();
    fitValues();
    m_plot.replot(QCustomPlot::rpQueuedReplot);
}

void PlotDrawing::drawCurves()
{
    const std::vector<PlotCurve>& curves = m_picture->curves;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        QCPGraph* graph = m_plot.addGraph();
        graph->setName(m_picture->basis->names[i]);
        graph->setPen(curvePen(static_cast<int>(i), m_plot.palette()));
        const QVector<QCPGraphData> points = pointsOf(curves[i], m_picture->bins);
        // Values between two gaps have no line.
        graph->setScatterStyle(rowsOf(curves[i]) <= fewPoints
                                   ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5)
                                   : QCPScatterStyle(QCPScatterStyle::ssDot));
        graph->data()->set(points, true);
    }
    m_plot.legend->setVisible(curves.size() > 1);
}

void PlotDrawing::drawHistogram()
{
    const PlotHistogram& histogram = *m_picture->histogram;
    auto* bars = new QCPBars(m_plot.xAxis, m_plot.yAxis);
    for (std::size_t i = 0; i < histogram.counts.size(); ++i)
        bars->addData((histogram.bins.edge(i) + histogram.bins.edge(i + 1)) / 2,
                      static_cast<double>(histogram.counts[i]));
    bars->setWidth(histogram.bins.width);
    bars->setPen(QPen(m_plot.palette().color(QPalette::Base), 0));
    bars->setBrush(curvePen(0, m_plot.palette()).color());
}

// The most frequent one above.
void PlotDrawing::drawWords()
{
    auto* bars = new QCPBars(m_plot.yAxis, m_plot.xAxis);
    double place = 0;
    for (const TopWords::Word& word : m_picture->words->words)
        bars->addData(place++, static_cast<double>(word.rows));
    bars->setWidth(wordBarWidth);
    bars->setPen(Qt::NoPen);
    bars->setBrush(curvePen(0, m_plot.palette()).color());
}

// The scale is in the layout only where colours mean something.
void PlotDrawing::showColors()
{
    const auto range = m_density->colorRange();
    const bool hasPlace = m_plot.plotLayout()->hasElement(0, 1);
    m_colors->setVisible(range.has_value());
    if (range && !hasPlace) {
        m_plot.plotLayout()->addElement(0, 1, m_colors);
    } else if (!range && hasPlace) {
        m_plot.plotLayout()->take(m_colors);
        m_plot.plotLayout()->simplify();
    }
    if (!range)
        return;
    const bool areCounts = m_density->areCounts();
    m_colors->setDataScaleType(areCounts ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_colors->setGradient(m_density->gradient());
    m_colors->setDataRange(range->size() > 0 ? *range : QCPRange(range->lower, range->lower + 1));
    if (areCounts)
        m_colors->axis()->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    else
        m_colors->axis()->setTicker(tickerOf(m_picture->basis->color));
    m_colors->setLabel(areCounts ? DrawingText::tr("rows") : m_picture->basis->color.name);
}

void PlotDrawing::labelAxes()
{
    const bool areWords = m_picture && m_picture->words;
    m_plot.yAxis->setRangeReversed(areWords);
    m_plot.yAxis->grid()->setVisible(!areWords);
    if (!m_picture)
        return;
    const PlotPicture::Basis& basis = *m_picture->basis;
    const PlotAxis rows{DrawingText::tr("rows"), PlotAxis::Values::Counts};
    if (m_picture->words) {
        const auto words = QSharedPointer<QCPAxisTickerText>::create();
        for (std::size_t i = 0; i < m_picture->words->words.size(); ++i) {
            const QString word = displayText(m_picture->words->words[i].text).simplified();
            words->addTick(static_cast<double>(i), word.isEmpty() ? DrawingText::tr("(empty)")
                                                   : word.size() > longestWord
                                                       ? word.left(longestWord) + u'…'
                                                       : word);
        }
        m_plot.yAxis->setTicker(words);
        m_plot.yAxis->setLabel(basis.x.name);
        return labelAxis(*m_plot.xAxis, rows);
    }
    labelAxis(*m_plot.xAxis, basis.x);
    labelAxis(*m_plot.yAxis, m_picture->histogram ? rows : basis.y);
}

void PlotDrawing::labelAxis(QCPAxis& axis, const PlotAxis& values)
{
    axis.setTicker(tickerOf(values));
    axis.setSubTicks(values.values == PlotAxis::Values::Numbers);
    axis.setLabel(values.values == PlotAxis::Values::RowNumbers ? DrawingText::tr("row")
                                                                : values.name);
    fitTicks();
}

// Dates are long: no more of them than there is room for.
void PlotDrawing::fitTicks()
{
    constexpr int usual = 5;
    if (!m_picture || m_picture->basis->x.values != PlotAxis::Values::Times)
        return;
    const QFontMetrics letters(m_plot.xAxis->tickLabelFont());
    const int each =
        letters.horizontalAdvance(m_picture->basis->x.textOf(m_plot.xAxis->range().upper)) +
        letters.height();
    m_plot.xAxis->ticker()->setTickCount(std::clamp(m_plot.axisRect()->width() / each, 1, usual));
}

// The values of what is in sight.
void PlotDrawing::fitValues()
{
    if (!m_picture)
        return;
    if (m_picture->histogram) {
        const auto& counts = m_picture->histogram->counts;
        const auto highest = static_cast<double>(*std::ranges::max_element(counts));
        return m_plot.yAxis->setRange(0, std::max(highest, 1.0) * (1 + roomAbove));
    }
    if (m_picture->words || m_picture->grid)
        return;
    std::optional<QCPRange> values;
    for (const PlotCurve& curve : m_picture->curves)
        for (const CurveBin& bin : curve.bins)
            for (const PlotPoint& point : {bin.lowest, bin.highest})
                if (bin.values > 0 && m_plot.xAxis->range().contains(point.x)) {
                    if (!values)
                        values = QCPRange(point.y, point.y);
                    values->expand(point.y);
                }
    if (!values)
        return;
    const double room = values->size() > 0 ? values->size() * roomAbove : 0.5;
    m_plot.yAxis->setRange(values->lower - room, values->upper + room);
}

QCPRange PlotDrawing::allOf(const QCPAxis& axis) const
{
    if (!m_picture)
        return axis.range();
    if (m_picture->words) {
        const auto& words = m_picture->words->words;
        const double most = words.empty() ? 1 : static_cast<double>(words.front().rows);
        return &axis == m_plot.xAxis ? QCPRange(0, most * (1 + roomAbove))
                                     : QCPRange(-0.5, static_cast<double>(words.size()) - 0.5);
    }
    if (&axis == m_plot.yAxis && !m_picture->grid)
        return axis.range();
    const Range& all = &axis == m_plot.xAxis ? m_picture->basis->x.all : m_picture->basis->y.all;
    return {all.low, all.high};
}

} // namespace bloscope
