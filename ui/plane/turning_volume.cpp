#include "ui/plane/turning_volume.h"

namespace bloscope {

TurningVolume::TurningVolume(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

void TurningVolume::want(const CellSourcePtr& cells, const VolumeView& view, int degrees)
{
    const bool isOther = cells != m_cells || view != m_view;
    if (isOther)
        forget();
    m_cells = cells;
    m_view = view;
    m_degrees = degrees;
    if (m_volume)
        turn();
    else if (!m_reading)
        read();
}

void TurningVolume::stop()
{
    m_reading.reset();
    m_turning.cancel();
}

void TurningVolume::forget()
{
    stop();
    m_volume.reset();
    m_cells.reset();
}

void TurningVolume::read()
{
    const auto volume = std::make_shared<TurnedVolumePtr>();
    m_reading = std::make_unique<LongJob>(tr("Reading the volume"));
    connect(m_reading.get(), &LongJob::progressed, this, &TurningVolume::progressed);
    connect(m_reading.get(), &LongJob::finished, this, [this, volume](const Result<>& outcome) {
        m_reading.release()->deleteLater(); // which is telling this
        if (!outcome)
            return emit failed(outcome.error());
        m_volume = *volume;
        turn();
    });
    m_reading->start(m_scheduler,
                     [cells = m_cells, view = m_view, volume](const Job& job) -> Result<> {
                         BLOSCOPE_TRY(*volume, TurnedVolume::read(*cells, view, job));
                         return {};
                     });
}

void TurningVolume::turn()
{
    m_turning = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [volume = m_volume, cells = m_cells, degrees = m_degrees](std::stop_token stop) {
            return volume->turned(degrees, cells, {std::move(stop)});
        },
        [this](const Result<CellSourcePtr>& source) {
            m_turning.cancel();
            if (source)
                emit turned(*source);
            else
                emit failed(source.error());
        });
}

} // namespace bloscope
