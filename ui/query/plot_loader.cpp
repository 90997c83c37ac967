#include "ui/query/plot_loader.h"

#include "ui/query/plot_view.h"
#include "ui/worker/long_job.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <utility>

namespace bloscope {

namespace {

constexpr int betweenSightsMs = 120;

// Is a picture as good for another sight? A little more or less room makes no difference.
bool serves(const PlotSight& of, const PlotSight& wanted)
{
    const auto isNear = [](int a, int b) {
        constexpr int share = 10;
        return std::abs(a - b) <= std::max(a, b) / share;
    };
    return of.x == wanted.x && of.y == wanted.y && of.pixelRatio == wanted.pixelRatio &&
           isNear(of.pixels.width(), wanted.pixels.width()) &&
           isNear(of.pixels.height(), wanted.pixels.height());
}

} // namespace

struct PlotLoader::Shared {
    void set(PlotPicturePtr now)
    {
        const std::lock_guard lock(mutex);
        picture = std::move(now);
    }
    PlotPicturePtr take()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(picture, nullptr);
    }

    std::mutex mutex;
    PlotPicturePtr picture; // that nobody has taken yet
};

PlotLoader::PlotLoader(PlotView& view, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_view(view), m_scheduler(scheduler)
{
    m_sightTimer.setSingleShot(true);
    m_sightTimer.setInterval(betweenSightsMs);
    connect(&m_sightTimer, &QTimer::timeout, this, [this] {
        if (m_basis && m_view.picture() && !serves(m_view.picture()->sight, m_view.sight()))
            compute();
    });
    connect(&m_view, &PlotView::sightChanged, this, [this] {
        m_sightTimer.start();
        emit changed();
    });
}

PlotLoader::~PlotLoader() = default;

void PlotLoader::plot(RowsToPlot rows, PlotChoice choice)
{
    m_rows = std::move(rows);
    m_choice = std::move(choice);
    m_basis.reset();
    compute();
}

void PlotLoader::showNothing()
{
    m_job.reset();
    m_basis.reset();
    m_error.reset();
    m_view.showPicture(nullptr);
    emit changed();
}

std::optional<int> PlotLoader::percent() const
{
    if (!m_job || m_job->total() == 0)
        return {};
    return static_cast<int>(100 * std::min(m_job->done(), m_job->total()) / m_job->total());
}

void PlotLoader::compute()
{
    PlotSight sight = m_view.sight();
    if (!m_basis)
        sight.x = sight.y = {};
    m_error.reset();
    m_shared = std::make_shared<Shared>();
    m_job = std::make_unique<LongJob>(tr("Plotting"));
    connect(m_job.get(), &LongJob::progressed, this, &PlotLoader::takeSoFar);
    connect(m_job.get(), &LongJob::finished, this, &PlotLoader::finish);
    m_job->start(m_scheduler,
                 [shared = m_shared, choice = *m_choice, sight, rows = m_rows,
                  basis = m_basis](const Job& job) -> Result<> {
                     const auto tell = [&](PlotPicturePtr soFar) { shared->set(std::move(soFar)); };
                     BLOSCOPE_TRY(PlotPicturePtr picture,
                                  plotPictureOf(rows, choice, sight, basis, job, tell));
                     shared->set(std::move(picture));
                     return {};
                 });
    emit changed();
}

void PlotLoader::takeSoFar()
{
    if (const PlotPicturePtr picture = m_shared->take())
        m_view.showPicture(picture);
    emit changed();
}

void PlotLoader::finish(const Result<>& outcome)
{
    m_job.release()->deleteLater(); // the call comes from it
    PlotPicturePtr picture = outcome ? m_shared->take() : nullptr;
    if (outcome && !picture)
        picture = m_view.picture(); // it was taken already
    m_basis = picture ? picture->basis : nullptr;
    if (!outcome)
        m_error = outcome.error();
    m_view.showPicture(picture);
    if (picture)
        m_sightTimer.start(); // its axes may leave less room than those before
    emit changed();
}

} // namespace bloscope
