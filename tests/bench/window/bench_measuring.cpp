#include "tests/bench/window/bench_measuring.h"

#include "tests/bench/files.h"
#include "tests/bench/window/hand.h"
#include "tests/bench/window/large_plane.h"
#include "tests/bench/window/watched_page.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measuring.h"
#include "ui/measure/region_set.h"

#include <QAction>
#include <QMouseEvent>
#include <vector>

namespace bloscope::bench {

namespace {

constexpr int stepsOfDrag = 60;

void send(HeatmapPlot& plot, QEvent::Type type, QPointF at, Qt::MouseButton button)
{
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent event(type, at, plot.mapToGlobal(at), isMove ? Qt::NoButton : button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : button, Qt::NoModifier);
    QCoreApplication::sendEvent(&plot, &event);
}

// A press in the middle of the picture, steps to the right and downwards, and the release.
std::vector<Hand::Deed> dragOver(HeatmapPlot& plot, Qt::MouseButton button, int steps)
{
    const QPointF middle = plot.axisRect()->rect().center();
    std::vector<Hand::Deed> deeds{
        [&plot, middle, button] { send(plot, QEvent::MouseButtonPress, middle, button); }};
    for (int step = 1; step <= steps; ++step)
        deeds.emplace_back([&plot, at = middle + QPointF(step, step), button] {
            send(plot, QEvent::MouseMove, at, button);
        });
    deeds.emplace_back([&plot, at = middle + QPointF(steps, steps), button] {
        send(plot, QEvent::MouseButtonRelease, at, button);
    });
    return deeds;
}

// Half of the plane's rows and columns, in its middle.
Region middleOf(std::int64_t side)
{
    Region region{.kind = Region::Kind::Ellipse, .name = "middle"};
    region.place.resize(2);
    const double quarter = static_cast<double>(side) / 4;
    region.points = {{quarter, quarter}, {3 * quarter, 3 * quarter}};
    return region;
}

} // namespace

void measureMeasuring(WatchedApplication& application, Extent extent)
{
    const std::int64_t side = extent == Extent::Quick ? 1000 : 4000;
    const LargePlane plane{"a plane", {side, side}, {1000, 1000}, {250, 250}};
    const std::filesystem::path path = scratchFolder() / "measured.b2nd";
    writeLargePlane(plane, path);
    WatchedPage page(path);
    page.finish();
    Hand::printHead(QStringLiteral("Measuring a plane of %1 x %1").arg(side));
    Hand hand(application);
    auto& view = *page.page().findChild<HeatmapView*>();
    auto& measuring = *view.findChild<Measuring*>();
    hand.measure("measuring is switched on", {[&] { measuring.action()->setChecked(true); }});
    hand.measure("a region of a quarter of the cells",
                 {[&] { view.regions().add(middleOf(side)); }});
    measuring.bar()->setTool(MeasureTool::Select);
    hand.measure("dragging it, with its figures",
                 dragOver(page.plot(), Qt::LeftButton, stepsOfDrag));
    hand.measure("dragging the range of the colours",
                 dragOver(page.plot(), Qt::RightButton, stepsOfDrag));
}

} // namespace bloscope::bench
