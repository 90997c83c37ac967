#include "ui/plot/array_range.h"

#include "ui/picture/heatmap_image.h"

#include <chrono>
#include <mutex>

namespace bloscope {

namespace {

constexpr std::chrono::milliseconds editsGather(500);

} // namespace

struct ArrayRange::Shared {
    void set(ArrayNumbersPtr now)
    {
        const std::lock_guard lock(mutex);
        sample = std::move(now);
    }
    ArrayNumbersPtr get()
    {
        const std::lock_guard lock(mutex);
        return sample;
    }

 private:
    std::mutex mutex;
    ArrayNumbersPtr sample;
};

ArrayRange::ArrayRange(ArrayPtr array, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_array(std::move(array)), m_scheduler(scheduler)
{
    m_renewTimer.setSingleShot(true);
    m_renewTimer.setInterval(editsGather);
    connect(&m_renewTimer, &QTimer::timeout, this, [this] {
        m_isRenewal = m_found.has_value();
        begin();
    });
}

void ArrayRange::want(const CellSourcePtr& source, const HeatmapOptions& options)
{
    const bool isOther = source != m_source;
    const bool isOtherRange = options.range != m_options.range || options.scale != m_options.scale;
    m_source = source;
    m_options = options;
    if (isOther) {
        m_renewTimer.stop();
        m_isRenewal = false;
        m_found.reset();
        begin();
    } else if (isOtherRange) {
        find();
    }
}

void ArrayRange::renew(const CellSourcePtr& source)
{
    if (!m_source)
        return;
    m_source = source;
    m_renewTimer.start();
}

void ArrayRange::begin()
{
    m_finding.cancel();
    m_sample.reset();
    m_shared = std::make_shared<Shared>();
    m_job = std::make_unique<LongJob>(tr("Range of the whole array"));
    connect(m_job.get(), &LongJob::progressed, this, &ArrayRange::takeSample);
    connect(m_job.get(), &LongJob::finished, this, &ArrayRange::takeSample);
    m_job->start(m_scheduler, [source = m_source, array = m_array,
                               shared = m_shared](const Job& job) {
        return sampleArray(
            *source, *array, [&](ArrayNumbersPtr sample) { shared->set(std::move(sample)); }, job);
    });
}

void ArrayRange::stop()
{
    if (isRunning())
        m_job->cancel();
}

void ArrayRange::leave()
{
    if (!isRunning())
        return;
    m_job.reset();
    m_renewTimer.stop();
    m_source.reset();
}

void ArrayRange::takeSample()
{
    if (m_isRenewal && isRunning())
        return;
    if (ArrayNumbersPtr sample = m_shared->get(); sample != m_sample) {
        m_sample = std::move(sample);
        find();
    }
    emit changed();
}

void ArrayRange::find()
{
    if (!m_sample)
        return;
    m_finding = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [sample = m_sample, options = m_options](std::stop_token) -> Result<Found> {
            const ValueRange range = pictureRange(sample->numbers, options);
            Found found{range, distributionOf(sample->numbers, options.scale, range),
                        sample->share};
            found.distribution.isSample = sample->isSample || sample->share < 1;
            return found;
        },
        [this](Result<Found> found) {
            m_finding.cancel();
            if (found)
                m_found = *std::move(found);
            emit changed();
        });
}

int ArrayRange::percent() const
{
    if (!isRunning())
        return m_found ? static_cast<int>(100 * m_found->share) : 0;
    const auto total = static_cast<double>(std::max<std::uint64_t>(1, m_job->total()));
    return static_cast<int>(100 * static_cast<double>(m_job->done()) / total);
}

QString ArrayRange::note() const
{
    if (isRunning())
        return tr("Range of the whole array: %1 % seen. %2")
            .arg(percent())
            .arg(QStringLiteral("<a href=\"stop\">%1</a>").arg(tr("Stop")));
    if (m_found && m_found->share < 1)
        return tr("Range of the %1 % of the array that were seen.").arg(percent());
    return {};
}

} // namespace bloscope
