#include "ui/plane/plane_frame.h"

#include "core/plane/picture_plane.h"
#include "ui/document/dimension_labels.h"
#include "ui/plane/shown_plane.h"
#include "ui/plot/axis_look.h"
#include "ui/plot/color_scale.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

std::optional<DimensionSlice> taken(const Slice& slice, std::optional<std::size_t> dimension)
{
    return dimension ? std::optional(slice[*dimension]) : std::nullopt;
}

// The axes of a plot that shows planes of an array: cell i lies around i, the first row is at the
// top, and ticks are coordinates, or true indices.
void setUpPlaneAxes(QCustomPlot& plot)
{
    plot.yAxis->setRangeReversed(true);
    plot.axisRect()->setupFullAxesBox();
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis, plot.xAxis2, plot.yAxis2}) {
        axis->grid()->setVisible(false);
        axis->setTickLength(0, 4);
        axis->setSubTicks(false);
    }
    for (QCPAxis* axis : {plot.xAxis2, plot.yAxis2})
        axis->setTicks(false);
    // Their lines would lie over the first row and the first column of pixels.
    for (QCPAxis* axis : {plot.yAxis, plot.xAxis2})
        axis->setOffset(1);
}

void labelPlaneAxes(QCustomPlot& plot, const PicturePlane& plane, const DimensionLabels& labels)
{
    const auto label = [&](QCPAxis* axis, std::optional<std::size_t> dimension) {
        const Coordinates* coordinates = dimension ? labels.coordinates(*dimension) : nullptr;
        axis->setTicker(dimensionTicker(taken(plane.slice(), dimension), coordinates));
        axis->setLabel(dimension ? labels.title(*dimension) : QString());
    };
    label(plot.xAxis, plane.columnDimension());
    label(plot.yAxis, plane.rowDimension());
}

// The labels of the first and the last cell of a dimension: others are seldom longer.
QStringList endLabels(const PicturePlane& plane, std::optional<std::size_t> dimension,
                      const DimensionLabels& labels)
{
    const auto cells = taken(plane.slice(), dimension);
    if (!cells || cells->count == 0)
        return {};
    return {labels.text(*dimension, cells->at(0)),
            labels.text(*dimension, cells->at(cells->count - 1))};
}

// Do they differ in nothing but dimensions that are not shown?
bool haveSameAxes(const PicturePlane& a, const PicturePlane& b)
{
    return a.rowDimension() == b.rowDimension() && a.columnDimension() == b.columnDimension() &&
           taken(a.slice(), a.rowDimension()) == taken(b.slice(), b.rowDimension()) &&
           taken(a.slice(), a.columnDimension()) == taken(b.slice(), b.columnDimension());
}

constexpr int shadeOpacity = 130;
constexpr QMargins shadeMargins{4, 0, 4, 0}; // pixels

struct EdgePlace {
    QPointF ratio; // of the room between the axes
    Qt::Alignment alignment;
};

constexpr std::array<EdgePlace, 4> edgePlaces{{{{0, 0.5}, Qt::AlignLeft | Qt::AlignVCenter},
                                               {{1, 0.5}, Qt::AlignRight | Qt::AlignVCenter},
                                               {{0.5, 0}, Qt::AlignHCenter | Qt::AlignTop},
                                               {{0.5, 1}, Qt::AlignHCenter | Qt::AlignBottom}}};

std::optional<PatientSides> turnedRound(const std::optional<PatientSides>& sides)
{
    return sides ? std::optional(PatientSides{sides->last, sides->first}) : std::nullopt;
}

constexpr int mostTicks = 5; // of an axis

int widestOf(const QStringList& labels, const QFontMetrics& metrics)
{
    int widest = 0;
    for (const QString& label : labels)
        widest = std::max(widest, metrics.boundingRect(label).width());
    return widest;
}

} // namespace

SideLetters::SideLetters(QCustomPlot& plot, const ShownPlane& shown, const DimensionLabels& labels)
    : m_plot(plot),
      m_shown(shown),
      m_labels(labels),
      m_letters{makeLetter(Left), makeLetter(Right), makeLetter(Top), makeLetter(Bottom)}
{
}

QCPItemText* SideLetters::makeLetter(Edge edge)
{
    auto* letter = new QCPItemText(&m_plot);
    letter->setLayer("axes");
    letter->setClipToAxisRect(true);
    letter->setSelectable(false);
    letter->setVisible(false);
    letter->setColor(Qt::white);
    letter->setBrush(QColor(0, 0, 0, shadeOpacity));
    letter->setPadding(shadeMargins);
    letter->position->setType(QCPItemPosition::ptAxisRectRatio);
    letter->position->setCoords(edgePlaces[edge].ratio);
    letter->setPositionAlignment(edgePlaces[edge].alignment);
    return letter;
}

// In the order of the picture.
std::optional<PatientSides> SideLetters::sidesAlong(std::optional<std::size_t> dimension) const
{
    if (!dimension)
        return {};
    const auto sides = m_labels.sides(*dimension);
    return m_shown.plane().slice()[*dimension].step < 0 ? turnedRound(sides) : sides;
}

// The first row is at the top, the first column at the left, unless somebody has turned them round.
void SideLetters::follow()
{
    const auto across = sidesAlong(m_shown.plane().columnDimension());
    const auto down = sidesAlong(m_shown.plane().rowDimension());
    put(Left, Right, m_plot.xAxis->rangeReversed() ? turnedRound(across) : across);
    put(Top, Bottom, m_plot.yAxis->rangeReversed() ? down : turnedRound(down));
}

void SideLetters::put(Edge begin, Edge end, const std::optional<PatientSides>& sides)
{
    QFont font = m_plot.font();
    font.setBold(true);
    for (const Edge edge : {begin, end}) {
        QCPItemText& letter = *m_letters[edge];
        letter.setFont(font);
        letter.setVisible(sides.has_value());
        letter.setText({});
        if (sides)
            letter.setText(QString(QLatin1Char(edge == begin ? sides->first : sides->last)));
    }
}

QStringList SideLetters::texts() const
{
    QStringList texts;
    for (const QCPItemText* letter : m_letters)
        texts << letter->text();
    return texts;
}

PlaneFrame::PlaneFrame(QCustomPlot& plot, const ShownPlane& shown, DimensionLabels labels)
    : m_plot(plot),
      m_shown(shown),
      m_labels(std::move(labels)),
      m_colors(new ColorScale(&plot)),
      m_handles(new RangeHandles(*m_colors, &plot)),
      m_sides(plot, shown, m_labels)
{
    setUpPlaneAxes(plot);
    plot.plotLayout()->addElement(0, 1, m_colors);
    plot.plotLayout()->setMargins({4, 8, 12, 4});
    m_colors->setVisible(false);
    auto* margins = new QCPMarginGroup(&plot);
    for (QCPAxisRect* rect : {plot.axisRect(), static_cast<QCPAxisRect*>(m_colors)})
        rect->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
}

void PlaneFrame::followPalette()
{
    const QPalette palette = m_plot.palette();
    if (m_title)
        m_title->setTextColor(palette.color(QPalette::WindowText));
    m_plot.setBackground(palette.brush(QPalette::Window));
    for (QCPAxis* axis : {m_plot.xAxis, m_plot.yAxis, m_plot.xAxis2, m_plot.yAxis2})
        followWidget(*axis);
    keepRoomForLabels();
    if (m_colors)
        m_colors->followPalette();
}

bool PlaneFrame::takeAxes()
{
    if (haveSameAxes(m_shown.plane(), std::exchange(m_labelled, m_shown.plane())))
        return false;
    labelAxes();
    return true;
}

void PlaneFrame::setLabels(const DimensionLabels& labels)
{
    m_labels = labels;
    labelAxes();
    followLayout();
}

void PlaneFrame::labelAxes()
{
    const PicturePlane& plane = m_shown.plane();
    labelPlaneAxes(m_plot, plane, m_labels);
    m_longestOfRows = endLabels(plane, plane.rowDimension(), m_labels);
    m_longestOfColumns = endLabels(plane, plane.columnDimension(), m_labels);
    m_sides.follow();
    keepRoomForLabels();
    if (m_colors)
        m_colors->forgetLabels();
}

// As an axis itself reckons for the labels in sight.
void PlaneFrame::keepRoomForLabels()
{
    const QCPAxis& axis = *m_plot.yAxis;
    const QFontMetrics metrics(axis.tickLabelFont());
    const int widest = widestOf(m_longestOfRows, metrics);
    const int name =
        axis.label().isEmpty() ? 0 : QFontMetrics(axis.labelFont()).height() + axis.labelPadding();
    const int room = axis.offset() + axis.tickLengthOut() + axis.tickLabelPadding() + widest +
                     name + axis.padding();
    m_plot.axisRect()->setMinimumMargins({room, 0, 0, 0});
}

void PlaneFrame::followLayout()
{
    if (m_handles)
        m_handles->follow();
    m_sides.follow();
    fitTicks();
}

void PlaneFrame::fitTicks()
{
    const QFontMetrics letters(m_plot.xAxis->tickLabelFont());
    const int across = std::max(letters.horizontalAdvance(QStringLiteral("0000000")),
                                widestOf(m_longestOfColumns, letters) + letters.height());
    const int down = 2 * letters.height();
    const auto fit = [this](const QCPAxis& axis, int room, int each) {
        const int count = std::clamp(room / each, 1, mostTicks);
        if (axis.ticker()->tickCount() == count)
            return;
        axis.ticker()->setTickCount(count);
        m_plot.replot(QCustomPlot::rpQueuedReplot);
    };
    fit(*m_plot.xAxis, m_plot.axisRect()->width(), across);
    fit(*m_plot.yAxis, m_plot.axisRect()->height(), down);
}

void PlaneFrame::showColors(const PlanePicture* picture)
{
    if (!m_colors)
        return;
    m_colors->setVisible(picture && (!picture->isOfChannels() || m_colors->hasHistogram()));
    if (picture)
        m_colors->showColors(*picture);
    m_handles->follow();
}

void PlaneFrame::hideColors()
{
    delete std::exchange(m_handles, nullptr);
    m_plot.plotLayout()->remove(std::exchange(m_colors, nullptr));
    m_plot.plotLayout()->simplify();
}

void PlaneFrame::setTitle(const QString& title)
{
    if (!m_title) {
        m_title = new QCPTextElement(&m_plot);
        m_plot.plotLayout()->insertRow(0);
        m_plot.plotLayout()->addElement(0, 0, m_title);
        m_title->setFont(m_plot.font());
        m_title->setTextColor(m_plot.palette().color(QPalette::WindowText));
    }
    m_title->setText(title);
}

} // namespace bloscope
