#include "ui/curve/curve_loader.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t reachesPerPixel = 4; // so that one can zoom a little before more is read
constexpr int slowReadingMs = 300;

// As many points on both sides as are in sight, so that one can move a little.
PointRange withSurroundings(const PointRange& inSight, std::int64_t points)
{
    const std::int64_t first = std::max<std::int64_t>(0, inSight.first - inSight.count);
    return {first, std::min(points, inSight.end() + inSight.count) - first};
}

double pointsPerReach(const CurvePicture& picture)
{
    const LineEnvelope& line = picture.lines.front();
    return static_cast<double>(picture.step * line.points()) /
           static_cast<double>(line.reaches().size());
}

bool isGoodEnough(const CurvePicture* shown, const CurveRequest& exact,
                  const CurveLoader::Wish& wish)
{
    if (!shown || shown->curve != wish.curve || shown->step != exact.step ||
        shown->scale != exact.scale || !shown->part.contains(wish.inSight))
        return false;
    const double perPixel = static_cast<double>(wish.inSight.count) / wish.pixels;
    return pointsPerReach(*shown) <= std::max(1.0, perPixel);
}

} // namespace

CurveLoader::CurveLoader(const Document& document, CellSourcePtr source, Scheduler& scheduler,
                         QObject* parent)
    : QObject(parent), m_document(document), m_source(std::move(source)), m_scheduler(scheduler)
{
    m_slowTimer.setInterval(slowReadingMs);
    connect(&m_slowTimer, &QTimer::timeout, this, [this] {
        if (!isReading())
            return m_slowTimer.stop();
        emit isSlow();
    });
}

void CurveLoader::setSource(CellSourcePtr source)
{
    stop();
    m_isOfBefore = m_isOfBefore || source != m_source;
    m_source = std::move(source);
}

void CurveLoader::stop()
{
    m_reading.cancel();
    m_slowTimer.stop();
}

CurveRequest CurveLoader::request(const Wish& wish, const PointRange& part, std::int64_t step) const
{
    const std::int64_t parts = std::max<std::int64_t>(1, part.count / wish.inSight.count);
    return {wish.curve,
            part,
            step,
            parts * reachesPerPixel * wish.pixels,
            blockAlong(*m_document.array(), wish.curve),
            wish.scale};
}

CurveRequest CurveLoader::exactRequest(const Wish& wish) const
{
    const std::int64_t points = wish.curve.points();
    return request(
        wish, wish.showsAll ? PointRange{0, points} : withSurroundings(wish.inSight, points), 1);
}

void CurveLoader::want(const Wish& wish, const CurvePicture* shown)
{
    const PointRange all{0, wish.curve.points()};
    const std::int64_t coarse = curveStepWithin(coarseBudget, *m_document.array(), wish.curve, all);
    if (coarse > 1 && !(shown && shown->curve == wish.curve)) {
        if (!isReading())
            read(request(wish, all, coarse));
        return;
    }
    const CurveRequest exact = exactRequest(wish);
    if (!m_isOfBefore && isGoodEnough(shown, exact, wish))
        m_reading.cancel();
    else
        read(exact);
    emit asked();
}

void CurveLoader::read(CurveRequest request)
{
    m_slowTimer.start();
    m_progress = std::make_shared<Progress>();
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request = std::move(request),
         progress = m_progress](std::stop_token stop) {
            return readCurve(*source, request, {std::move(stop), progress.get()});
        },
        [this](Result<CurvePicture> answer) {
            stop();
            m_isOfBefore = false;
            if (answer)
                emit arrived(std::make_shared<const CurvePicture>(*std::move(answer)));
            else
                emit failed(answer.error());
        });
}

int CurveLoader::percent() const
{
    const std::uint64_t total = std::max<std::uint64_t>(1, m_progress->total);
    return static_cast<int>(100 * m_progress->done / total);
}

} // namespace bloscope
