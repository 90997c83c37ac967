#include "tests/bench/window/bench_zooming.h"

#include "core/plane/pyramid_store.h"
#include "tests/bench/files.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/window/figures.h"
#include "tests/bench/window/large_plane.h"
#include "tests/bench/window/watched_application.h"
#include "tests/bench/window/watched_page.h"
#include "tests/support/peak_memory.h"

#include <QDir>
#include <QEventLoop>
#include <QTimer>
#include <QWheelEvent>

namespace bloscope::bench {

namespace {

constexpr int notch = 120;    // of the wheel
constexpr int zoomSteps = 43; // from all of the plane to single cells
constexpr int moveSteps = 40;
constexpr int outAndInNotches = 4;

using Move = std::function<void(HeatmapPlot&)>;

// A turn of the wheel over a place that is not the middle.
void turnWheel(HeatmapPlot& plot, int notches)
{
    const QPointF place(plot.width() * 0.4, plot.height() * 0.4);
    QWheelEvent event(place, plot.mapToGlobal(place), {}, {0, notches * notch}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&plot, &event);
}

void pressRight(HeatmapPlot& plot)
{
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
    QCoreApplication::sendEvent(&plot, &event);
}

struct Figures {
    std::vector<double> followed; // milliseconds from a step to the first painting after it
    std::vector<double> renewed;  // to the first picture made after it
    std::vector<double> finished; // to the exact one; only where it was waited for
};

// A hand that moves the view, and a watch.
class Journey : public QObject {
 public:
    // paceMs: from a step to the next; nothing: when the picture is finished.
    Journey(WatchedPage& page, Move move, int steps, std::optional<int> paceMs)
        : m_page(page), m_move(std::move(move)), m_left(steps), m_paceMs(paceMs)
    {
        m_page.painted = [this](const PlanePicture* picture) { notePainted(picture); };
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &Journey::step);
    }
    ~Journey() override { m_page.painted = {}; }

    Figures run()
    {
        m_timer.start(m_paceMs.value_or(0));
        m_loop.exec();
        m_page.finish();
        if (m_paceMs)
            m_figures.finished = {now()}; // after the last step
        return m_figures;
    }

 private:
    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    void step()
    {
        if (m_left-- == 0) {
            m_timer.stop();
            m_loop.quit();
            return;
        }
        if (!m_paceMs)
            m_timer.stop();
        m_before = m_page.plot().picture();
        m_isFollowed = m_isRenewed = false;
        m_clock.start();
        m_move(m_page.plot());
    }

    void notePainted(const PlanePicture* picture)
    {
        if (!m_clock.isValid())
            return;
        if (!std::exchange(m_isFollowed, true))
            m_figures.followed.push_back(now());
        if (picture != m_before && !std::exchange(m_isRenewed, true))
            m_figures.renewed.push_back(now());
        if (!m_paceMs && !m_timer.isActive() && m_page.isFinished()) {
            m_figures.finished.push_back(now());
            m_timer.start(0);
        }
    }

    WatchedPage& m_page;
    Move m_move;
    int m_left;
    std::optional<int> m_paceMs;
    QTimer m_timer;
    QEventLoop m_loop;
    QElapsedTimer m_clock; // since the last step
    const PlanePicture* m_before = nullptr;
    bool m_isFollowed = false;
    bool m_isRenewed = false;
    Figures m_figures;
};

void print(const QString& name, const Figures& figures, const Stall& stall,
           const test::Decodes& decodes, std::size_t peak)
{
    printRow({name, medianAnd95(figures.followed), medianAnd95(figures.renewed),
              medianAnd95(figures.finished), milliseconds(stall.ms),
              milliseconds(stall.processorMs), stall.where, megabytes(double(decodes.bytes)),
              megabytes(double(decodes.bytesAgain)), mebibytes(double(peak))});
}

// Every cell of the plane, block by block, and nothing else. Milliseconds.
double decodeOnce(WatchedPage& page)
{
    constexpr std::int64_t bandRows = 500;
    constexpr std::int64_t bandColumns = 10'000;
    const auto reader = page.document().reader();
    const PicturePlane plane(page.document().slice());
    QElapsedTimer clock;
    clock.start();
    for (std::int64_t row = 0; row < plane.rows(); row += bandRows)
        for (std::int64_t column = 0; column < plane.columns(); column += bandColumns)
            orExit(reader->read(
                plane.samplesOf(intersected({row, column, bandRows, bandColumns}, plane.all()), {}),
                {}, Reuse::Unlikely));
    return static_cast<double>(clock.elapsed());
}

// What a journey costs. `page` begins it with the picture that was there before.
void measure(WatchedApplication& application, WatchedPage& page, const char* name, const Move& move,
             int steps, std::optional<int> paceMs)
{
    page.forget();
    application.forget();
    const test::PeakMemory memory;
    const Figures figures = Journey(page, move, steps, paceMs).run();
    const QString pace = paceMs ? QStringLiteral("each %1 ms").arg(*paceMs) : "patiently";
    print(QStringLiteral("%1, %2").arg(name, pace), figures, application.longest(), page.decodes(),
          memory.bytes());
}

// From a page that is shown for the first time to the exact picture of the whole plane, with what
// making the page takes of it.
std::unique_ptr<WatchedPage> measureFirstLook(WatchedApplication& application, const char* name,
                                              const std::filesystem::path& path,
                                              PyramidStore* planes = nullptr)
{
    application.forget();
    const test::PeakMemory memory;
    QElapsedTimer clock;
    clock.start();
    Figures figures;
    auto page = std::make_unique<WatchedPage>(path, planes);
    const double made = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    page->painted = [&](const PlanePicture* picture) {
        if (figures.followed.empty())
            figures.followed.push_back(static_cast<double>(clock.elapsed()));
        if (picture && figures.renewed.empty())
            figures.renewed.push_back(static_cast<double>(clock.elapsed()));
    };
    page->finish();
    figures.finished.push_back(static_cast<double>(clock.elapsed()));
    page->painted = {};
    printRow({"making its page", {}, {}, milliseconds(made)});
    print(name, figures, application.longest(), page->decodes(), memory.bytes());
    return page;
}

// Where the first one has kept what it made of the plane.
void measureSecondOpening(WatchedApplication& application, const std::filesystem::path& path)
{
    constexpr int mostWaitMs = 60'000;
    PyramidStore store(scratchFolder() / "overviews");
    const QDir folder(store.folder());
    const auto isKept = [&folder] {
        return !folder.entryList({"*.overview"}, QDir::Files).isEmpty();
    };
    auto first = measureFirstLook(application, "first look, to be kept", path, &store);
    QElapsedTimer clock;
    clock.start();
    while (!isKept() && clock.elapsed() < mostWaitMs)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    printRow({"until it is kept", {}, {}, milliseconds(static_cast<double>(clock.elapsed()))});
    first.reset();
    measureFirstLook(application, "first look, second opening", path, &store);
    store.setMostBytes(0);
    store.trim();
}

void zoom(WatchedApplication& application, Extent extent, const LargePlane& plane)
{
    const std::filesystem::path path = scratchFolder() / "plane.b2nd";
    writeLargePlane(plane, path);
    printHead(QStringLiteral("Zooming %1, %2 MB in its file")
                  .arg(plane.name, megabytes(double(std::filesystem::file_size(path)))),
              {"median and p95, ms", "follows", "another picture", "exact", "longest event ms",
               "of these busy", "which", "decoded MB", "again MB", "peak MiB"});
    measureSecondOpening(application, path);
    const auto page = measureFirstLook(application, "first look", path);
    const double once = decodeOnce(*page);
    printRow({"decoding all of it once", {}, {}, milliseconds(once)});
    if (extent == Extent::Quick)
        return;
    const Move nearer = [](HeatmapPlot& plot) { turnWheel(plot, 1); };
    const Move farther = [](HeatmapPlot& plot) { turnWheel(plot, -1); };
    for (const std::optional<int> pace : {std::optional<int>(), std::optional(40)}) {
        measure(application, *page, "nearer", nearer, zoomSteps, pace);
        measure(application, *page, "farther", farther, zoomSteps / 2, pace);
        measure(application, *page, "sideways", pressRight, moveSteps, pace);
        page->plot().navigator().showAll();
        page->finish();
    }
    const Move outAndIn = [isIn = true](HeatmapPlot& plot) mutable {
        isIn = !isIn;
        turnWheel(plot, isIn ? outAndInNotches : -outAndInNotches);
    };
    turnWheel(page->plot(), outAndInNotches);
    page->finish();
    measure(application, *page, "out and in again", outAndIn, moveSteps, std::optional<int>());
}

} // namespace

void measureZooming(WatchedApplication& application, Extent extent)
{
    for (const LargePlane& plane : {largeImage, largeTable})
        zoom(application, extent, plane);
}

} // namespace bloscope::bench
