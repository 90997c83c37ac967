#include "ui/heatmap/coast_lines.h"

#include "ui/document/document.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/shown_plane.h"

#include <QFile>
#include <limits>
#include <qcustomplot.h>

namespace bloscope {

namespace {

constexpr double hundredth = 0.01; // of a degree, in which the resource has them

// Written by scripts/coastlines.sh.
std::vector<EarthLine> readCoastLines()
{
    QFile file(QStringLiteral(":/coastlines/coastlines.txt"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    std::vector<EarthLine> lines;
    while (isOpen && !file.atEnd()) {
        EarthLine& line = lines.emplace_back();
        const QList<QByteArray> numbers = file.readLine().trimmed().split(' ');
        for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
            line.push_back({hundredth * numbers[i].toInt(), hundredth * numbers[i + 1].toInt()});
    }
    return lines;
}

const std::vector<EarthLine>& coastLines()
{
    static const std::vector<EarthLine> lines = readCoastLines();
    return lines;
}

QCPCurve* makeCurve(HeatmapPlot& plot, const QPen& pen)
{
    auto* curve = new QCPCurve(plot.xAxis, plot.yAxis);
    curve->setPen(pen);
    curve->setLayer(plot.layerAbovePicture());
    curve->setSelectable(QCP::stNone);
    curve->setVisible(false);
    return curve;
}

// A position among what a slice takes of a dimension.
double positionIn(const DimensionSlice& taken, double index)
{
    return (index - static_cast<double>(taken.start)) / static_cast<double>(taken.step);
}

} // namespace

CoastLines::CoastLines(const Document& document, PlanePane& pane, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_pane(pane),
      m_earth(earthDimensionsOf(*document.geometry())),
      m_action(new QAction(tr("C&oastlines"), this)),
      m_lines{makeCurve(pane.plot(), QPen(QColor(0, 0, 0, 150), 2.5)),
              makeCurve(pane.plot(), QPen(Qt::white, 1))}
{
    m_action->setCheckable(true);
    m_action->setVisible(m_earth.has_value());
    if (!m_earth)
        return;
    connect(m_action, &QAction::toggled, this, &CoastLines::draw);
    connect(&pane.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Plane)
            takePlane();
    });
    takePlane();
}

void CoastLines::takePlane()
{
    m_action->setEnabled(isOfEarth());
    draw();
}

bool CoastLines::isOfEarth() const
{
    const auto row = m_pane.plane().rowDimension();
    const auto column = m_pane.plane().columnDimension();
    return (row == m_earth->latitude && column == m_earth->longitude) ||
           (row == m_earth->longitude && column == m_earth->latitude);
}

void CoastLines::draw()
{
    const bool isSeen = m_action->isChecked() && isOfEarth();
    if (isSeen)
        setLines();
    for (QCPCurve* curve : m_lines)
        curve->setVisible(isSeen);
    m_pane.plot().layerAbovePicture()->replot();
}

// Each ends with a point that is none, so that the next one begins apart from it.
void CoastLines::setLines()
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const auto& dimensions = m_document.geometry()->dimensions;
    if (m_pieces.empty())
        m_pieces = linesInArray(coastLines(), *dimensions[m_earth->longitude].coordinates,
                                *dimensions[m_earth->latitude].coordinates);
    const Slice& slice = m_pane.plane().slice();
    QVector<double> longitudes;
    QVector<double> latitudes;
    for (const EarthLine& piece : m_pieces) {
        for (const EarthPoint& point : piece) {
            longitudes << positionIn(slice[m_earth->longitude], point.longitude);
            latitudes << positionIn(slice[m_earth->latitude], point.latitude);
        }
        longitudes << none;
        latitudes << none;
    }
    if (slice.rowDimension() == m_earth->longitude)
        longitudes.swap(latitudes);
    for (QCPCurve* curve : m_lines)
        curve->setData(longitudes, latitudes);
}

} // namespace bloscope
