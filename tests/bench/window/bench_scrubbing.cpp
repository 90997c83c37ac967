#include "tests/bench/window/bench_scrubbing.h"

#include "tests/bench/window/figures.h"
#include "tests/bench/window/watched_application.h"
#include "tests/bench/window/watched_page.h"
#include "tests/support/peak_memory.h"
#include "ui/controls/index_slider.h"
#include "ui/slice/dimension_bar.h"

#include <QEventLoop>
#include <QTimer>

namespace bloscope::bench {

namespace {

constexpr int stepsOfAPass = 200;

struct Pace {
    const char* name;
    int ms; // from a step to the next; 0: as fast as the event loop takes them
};
constexpr Pace paces[] = {{"each 40 ms", 40}, {"each 16 ms", 16}, {"at once", 0}};

struct Way {
    const char* name;
    int turn; // steps after which it goes the other way
};
constexpr Way ways[] = {{"forward", stepsOfAPass}, {"to and fro", 25}};

// The indices that a way visits, from 0 on.
std::vector<std::int64_t> indicesOf(const Way& way, std::int64_t extent)
{
    std::vector<std::int64_t> indices;
    std::int64_t index = 0;
    for (int step = 0; step < stepsOfAPass; ++step) {
        index += step / way.turn % 2 == 0 ? 1 : -1;
        indices.push_back(std::clamp<std::int64_t>(index, 0, extent - 1));
    }
    return indices;
}

struct Step {
    std::int64_t index = 0;
    double asked = 0; // milliseconds since the pass began
    std::optional<double> painted = {};
    bool isShown = false; // before the next step
    bool isExact = false; // all of its cells, before the next step
};

// One pass over the indices of an axis: a hand at the slider, and a watch.
class Pass : public QObject {
 public:
    Pass(WatchedPage& page, std::size_t axis, std::vector<std::int64_t> indices, int paceMs)
        : m_page(page), m_axis(axis), m_indices(std::move(indices))
    {
        for (auto* control : page.page().findChildren<DimensionControl*>())
            if (control->dimension() == axis)
                m_slider = control->findChild<IndexSlider*>();
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(paceMs);
        connect(&m_timer, &QTimer::timeout, this, &Pass::step);
        m_page.painted = [this](const PlanePicture* picture) { notePainted(picture); };
    }
    ~Pass() override { m_page.painted = {}; }

    void run()
    {
        m_clock.start();
        m_timer.start();
        m_loop.exec();
        m_page.finish();
    }

    const std::vector<Step>& taken() const { return m_steps; }

 private:
    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    void step()
    {
        if (m_steps.size() == m_indices.size()) {
            m_timer.stop();
            m_loop.quit();
            return;
        }
        m_steps.push_back({m_indices[m_steps.size()], now()});
        m_slider->setValue(static_cast<int>(m_steps.back().index));
    }

    void notePainted(const PlanePicture* picture)
    {
        if (!picture || m_steps.empty() || !picture->plane.slice()[m_axis].fixed)
            return;
        const std::int64_t index = picture->plane.slice()[m_axis].start;
        const auto last = std::find_if(m_steps.rbegin(), m_steps.rend(),
                                       [index](const Step& step) { return step.index == index; });
        if (last == m_steps.rend())
            return;
        if (!last->painted)
            last->painted = now();
        if (last == m_steps.rbegin()) {
            last->isShown = true;
            last->isExact |= !picture->isSampled();
        }
    }

    WatchedPage& m_page;
    std::size_t m_axis;
    std::vector<std::int64_t> m_indices;
    IndexSlider* m_slider = nullptr;
    QTimer m_timer;
    QEventLoop m_loop;
    QElapsedTimer m_clock;
    std::vector<Step> m_steps;
};

void print(const QString& name, const std::vector<Step>& taken, const Stall& stall,
           const test::Decodes& decodes, std::size_t peak)
{
    int shown = 0;
    int exact = 0;
    std::vector<double> latencies;
    for (const Step& step : taken) {
        shown += step.isShown;
        exact += step.isExact;
        if (step.painted)
            latencies.push_back(*step.painted - step.asked);
    }
    printRow({name, percent(shown, stepsOfAPass), percent(exact, stepsOfAPass),
              milliseconds(medianOf(latencies)), milliseconds(percentile95Of(latencies)),
              milliseconds(stall.ms), milliseconds(stall.processorMs), stall.where,
              megabytes(double(decodes.bytes)), megabytes(double(decodes.bytesAgain)),
              mebibytes(double(peak))});
}

// The plane at index 0 of an axis, shown and finished.
void showFirst(WatchedPage& page, std::size_t axis)
{
    Slice slice = Slice::whole(page.document().array()->shape());
    slice.set(axis, DimensionSlice::index(0));
    page.document().setSlice(slice);
    page.finish();
}

void measure(WatchedApplication& application, WatchedPage& page, std::size_t axis, const Way& way,
             const Pace& pace)
{
    showFirst(page, axis);
    page.forget();
    application.forget();
    const test::PeakMemory memory;
    Pass pass(page, axis, indicesOf(way, page.document().array()->shape()[axis]), pace.ms);
    pass.run();
    print(QStringLiteral("axis %1, %2, %3").arg(axis).arg(way.name, pace.name), pass.taken(),
          application.longest(), page.decodes(), memory.bytes());
}

} // namespace

void measureScrubbing(WatchedApplication& application, const std::filesystem::path& path,
                      Extent extent)
{
    WatchedPage page(path);
    printHead("Scrubbing " + QString::fromStdString(path.filename().string()),
              {"200 steps", "shown", "exact", "median ms", "p95 ms", "longest event ms",
               "of these busy", "which", "decoded MB", "again MB", "peak MiB"});
    if (extent == Extent::Quick)
        return measure(application, page, 0, ways[0], paces[2]);
    for (const std::size_t axis : {0U, 1U, 2U})
        for (const Way& way : ways)
            for (const Pace& pace : paces)
                measure(application, page, axis, way, pace);
}

} // namespace bloscope::bench
