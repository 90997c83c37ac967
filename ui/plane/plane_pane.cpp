#include "ui/plane/plane_pane.h"

#include "ui/plane/heatmap_plot.h"

#include <QVBoxLayout>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

constexpr double mostPixels = 1 << 22; // of a picture on the screen

PixelSize boundedPixels(QSize size)
{
    const double pixels = static_cast<double>(size.width()) * size.height();
    if (pixels > mostPixels)
        size *= std::sqrt(mostPixels / pixels);
    return {size.width(), size.height()};
}

} // namespace

PlanePane::PlanePane(const Document& document, CellSourcePtr source, const DimensionLabels& labels,
                     Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_shown(new ShownPlane(std::move(source), this)),
      m_plot(new HeatmapPlot(*m_shown, labels)),
      m_loader(new PictureLoader(scheduler, this))
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_plot);
    setFocusProxy(m_plot);
    m_loader->setSource(m_shown->source());
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &PlanePane::refresh);
    connect(&m_plot->navigator(), &PlotNavigator::viewChanged, this,
            [this] { m_refreshTimer.start(); });
    connect(m_shown, &ShownPlane::changed, this, &PlanePane::take);
    connect(m_loader, &PictureLoader::arrived, this, &PlanePane::showPicture);
    connect(m_loader, &PictureLoader::failed, this, &PlanePane::failed);
    connect(m_loader, &PictureLoader::isSlow, this, &PlanePane::isSlow);
}

void PlanePane::take(ShownPlane::What what)
{
    if (what == ShownPlane::What::Mark)
        return;
    if (what == ShownPlane::What::Source)
        takeSource();
    else if (const CellRect cells = plane().all(); std::exchange(m_cells, cells) != cells)
        m_plot->setPicture(nullptr); // it would be drawn in the wrong place
    m_refreshTimer.start();
}

void PlanePane::takeSource()
{
    if (source()->dtype() == m_loader->source()->dtype())
        m_isOfBefore = true; // the picture stays until there is another one
    else
        m_plot->setPicture(nullptr);
    m_loader->setSource(source());
}

void PlanePane::setPlaying(bool plays)
{
    m_loader->setPlaying(plays);
    if (plays)
        return;
    m_isOfBefore = true; // its range may be that of another plane
    m_refreshTimer.start();
}

void PlanePane::setPictureBefore(const PicturePtr& picture)
{
    if (!picture || picture->plane != plane())
        return;
    m_plot->setPicture(picture);
    m_isOfBefore = true;
}

void PlanePane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_refreshTimer.start();
}

void PlanePane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_loader->stop();
}

void PlanePane::refresh()
{
    const PlotNavigator& navigator = m_plot->navigator();
    const bool hasRoom = !navigator.pixelsOf(navigator.cellsInSight()).isEmpty();
    if (!isVisible() || !hasRoom)
        return;
    m_loader->want(request(), m_isOfBefore ? nullptr : m_plot->sharedPicture());
    emit asked();
}

PictureRequest PlanePane::request() const
{
    HeatmapOptions options = m_shown->options();
    const CellRect inSight = m_plot->navigator().cellsInSight();
    options.size = boundedPixels(m_plot->navigator().pixelsOf(inSight));
    return {plane(), inSight, planeBlocksOf(*m_document.array(), plane()), fullBudget, options};
}

void PlanePane::showPicture(const PicturePtr& picture)
{
    if (picture->plane.all() != plane().all())
        return;
    m_isOfBefore = false;
    m_plot->setPicture(picture);
    emit arrived(picture);
}

} // namespace bloscope
