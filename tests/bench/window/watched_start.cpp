// The part that bloscope-bench-start has beyond the program itself: it tells when the window and
// the first picture of its file are on the screen, and ends the program then. Times are
// milliseconds since BLOSCOPE_BENCH_BEGAN, the monotonic clock in nanoseconds at which the program
// was called.

#include "ui/plane/heatmap_plot.h"

#include <QApplication>
#include <QMainWindow>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <utility>

namespace bloscope::bench {

namespace {

double sinceCall()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const std::chrono::nanoseconds began(qgetenv("BLOSCOPE_BENCH_BEGAN").toLongLong());
    return std::chrono::duration<double, std::milli>(now - began).count();
}

double processorMs()
{
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

// Is it all that can be known of what is in sight?
bool isExact(const HeatmapPlot& plot)
{
    const PlanePicture* picture = plot.picture();
    const CellRect sight = plot.navigator().cellsInSight();
    return picture && !picture->isSampled() && intersected(picture->part, sight) == sight;
}

// Sees every event of the program before those that it is for.
class StartWatch : public QObject {
 public:
    using QObject::QObject;

    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        if (event->type() == QEvent::Polish)
            if (auto* plot = qobject_cast<HeatmapPlot*>(receiver))
                connect(plot, &QCustomPlot::beforeReplot, this,
                        [this, plot] { m_isDrawn |= isExact(*plot); });
        if (event->type() == QEvent::Paint)
            noticePainting(*receiver);
        return false;
    }

 private:
    // What is painted together is shown together, before the event loop takes another event.
    void noticePainting(QObject& receiver)
    {
        if (qobject_cast<QMainWindow*>(&receiver) && !std::exchange(m_isWindowPainted, true))
            QMetaObject::invokeMethod(
                this, [this] { m_windowMs = sinceCall(); }, Qt::QueuedConnection);
        if (qobject_cast<HeatmapPlot*>(&receiver) && m_isDrawn)
            QMetaObject::invokeMethod(
                this, [this] { end(); }, Qt::QueuedConnection);
    }

    void end() const
    {
        std::printf("%f %f %f %f\n", m_applicationMs, m_windowMs, sinceCall(), processorMs());
        QCoreApplication::quit();
    }

    double m_applicationMs = sinceCall(); // there is an application, and no window yet
    double m_windowMs = 0;
    bool m_isWindowPainted = false;
    bool m_isDrawn = false; // the exact picture, to be painted next
};

void watchStart()
{
    qApp->installEventFilter(new StartWatch(qApp));
}

Q_COREAPP_STARTUP_FUNCTION(watchStart)

} // namespace

} // namespace bloscope::bench
