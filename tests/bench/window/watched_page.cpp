#include "tests/bench/window/watched_page.h"

#include "core/plane/pyramid_grid.h"
#include "tests/bench/or_exit.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "ui/document/opened_document.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QVBoxLayout>

namespace bloscope::bench {

namespace {

constexpr QSize usualSize(1000, 700);

} // namespace

WatchedPage::WatchedPage(const std::filesystem::path& path, PyramidStore* planes)
    : m_source(std::make_shared<test::PlaceCountingSource>(orExit(openFile(path))))
{
    OpenRequest request;
    request.address.path = QString::fromStdString(path.string());
    request.source = m_source;
    const OpenedDocument opened = orExit(openForViewing(request, m_cache, m_pool));
    if (!std::holds_alternative<OpenedArray>(opened.content))
        giveUp({ErrorKind::Usage, path.string() + " is not an array"});
    m_frame = std::get<OpenedArray>(opened.content).file.frame;
    m_page = std::make_unique<ArrayPage>(opened, m_scheduler, nullptr, nullptr, &m_window, planes);
    m_plot = test::heatmapPlotOf(m_page.get());
    m_plot->installEventFilter(this);
    // It may copy its buffer to the screen before it says that it has filled it.
    connect(m_plot, &QCustomPlot::beforeReplot, this,
            [this] { m_drawn = m_plot->sharedPicture(); });
    m_page->showView("heatmap");
    auto* layout = new QVBoxLayout(&m_window);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // as inside of the real window
    layout->addWidget(m_page.get());
    m_window.resize(usualSize);
    m_window.show();
}

WatchedPage::~WatchedPage() = default;

bool WatchedPage::eventFilter(QObject*, QEvent* event)
{
    // The plot copies its buffer to the screen now; as far as a picture can be late, it is there.
    if (event->type() == QEvent::Paint && painted)
        painted(m_drawn.get());
    return false;
}

bool WatchedPage::isFinished() const
{
    const PicturePlane plane(m_page->document().slice());
    const CellRect sight = m_plot->navigator().cellsInSight();
    if (!m_drawn || m_drawn->plane != plane || intersected(m_drawn->part, sight) != sight)
        return false;
    const Array& array = *m_page->document().array();
    const PlaneBlocks blocks = planeBlocksOf(array, plane);
    PictureRequest wanted{plane, sight, blocks, fullBudget, {}};
    const QSize pixels = m_plot->navigator().pixelsOf(sight);
    wanted.options.size = {pixels.width(), pixels.height()};
    if (const auto plan = pyramidPlanOf(wanted, array.dtype()))
        return m_drawn->square == plan->grid.squareAt(plan->level) && m_drawn->known == 1;
    return m_drawn->steps == stepsWithin(fullBudget, m_drawn->part, blocks) &&
           (m_drawn->part == sight || m_drawn->isWhole());
}

// Waits without taking a processor from those that read.
bool WatchedPage::finish(int mostMs)
{
    constexpr int tickMs = 2;
    QTimer tick;
    tick.start(tickMs);
    QElapsedTimer since;
    since.start();
    while (!isFinished() && since.elapsed() < mostMs)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return isFinished();
}

void WatchedPage::forget()
{
    const std::size_t budget = m_cache.budget();
    m_cache.setBudget(0);
    m_cache.setBudget(budget);
    m_source->forget();
}

} // namespace bloscope::bench
