#include "ui/heatmap/profile_loader.h"

namespace bloscope {

ProfileLoader::ProfileLoader(ArrayPtr array, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_array(std::move(array)), m_scheduler(scheduler)
{
}

void ProfileLoader::want(const CellSourcePtr& source, const CurveSlice& line,
                         const PointRange& part, std::int64_t reaches)
{
    const bool isKnown = source == m_source && line == m_wanted.curve && part == m_wanted.part &&
                         reaches == m_wanted.reaches;
    if (isKnown)
        return;
    m_source = source;
    m_wanted = {line, part, 1, reaches, blockAlong(*m_array, line), CurveScale::Linear};
    read(curveStepWithin(coarseBudget, *m_array, line, part));
}

void ProfileLoader::stop()
{
    m_reading.cancel();
    m_source = nullptr;
}

void ProfileLoader::read(std::int64_t step)
{
    CurveRequest request = m_wanted;
    request.step = step;
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request](std::stop_token stop) {
            return readCurve(*source, request, {std::move(stop)});
        },
        [this, step](Result<CurvePicture> profile) {
            m_reading.cancel();
            if (!profile)
                return emit failed(profile.error());
            if (step > 1)
                read(1);
            emit arrived(std::make_shared<const CurvePicture>(*std::move(profile)));
        });
}

} // namespace bloscope
