#include "ui/statistics/selection_statistics.h"

#include "core/statistics/slice_scan.h"
#include "core/statistics/statistics.h"
#include "ui/statistics/selection_text.h"

#include <algorithm>
#include <chrono>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr auto dragStep = 40ms;
constexpr qint64 longMs = 300; // from then on the share that is done is told

bool areSame(const SelectedCells& a, const SelectedCells& b)
{
    const bool isSamePart = a.part && b.part
                                ? a.part->offset == b.part->offset && a.part->dtype == b.part->dtype
                                : a.part.has_value() == b.part.has_value();
    const bool areSameParts =
        std::ranges::equal(a.parts, b.parts, {}, &DTypeLeaf::offset, &DTypeLeaf::offset);
    return isSamePart && areSameParts && a.slice == b.slice && a.count == b.count;
}

Result<QString> computedOfParts(const SliceReader& reader, const SelectedCells& cells,
                                const Job& job)
{
    std::vector<NumberScanPtr> scans;
    for (const DTypeLeaf& leaf : cells.parts)
        if (leaf.dtype.isNumeric()) {
            BLOSCOPE_TRY(SliceScanPtr scan, SliceScan::create(reader, cells.slice, leaf));
            scans.push_back(std::move(scan));
        }
    return selectionTextOf(cells.count, scans, job);
}

// Of chunks nothing is kept but what concerns whole elements.
Result<QString> computed(const SliceReader& reader, const SelectedCells& cells,
                         ChunkSummaries* summaries, const Job& job)
{
    if (!cells.parts.empty())
        return computedOfParts(reader, cells, job);
    BLOSCOPE_TRY(const SliceScanPtr scan, SliceScan::create(reader, cells.slice, cells.part));
    BLOSCOPE_TRY(const Statistics found,
                 statisticsOf(*scan, cells.part ? nullptr : summaries, {}, job, Asked::Moments));
    return selectionText(found, scan->order());
}

} // namespace

SelectionStatistics::SelectionStatistics(const Document& document, Scheduler& scheduler,
                                         std::shared_ptr<ChunkSummaries> summaries, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_summaries(std::move(summaries))
{
    m_beginTimer.setSingleShot(true);
    m_beginTimer.setInterval(dragStep);
    connect(&m_beginTimer, &QTimer::timeout, this, &SelectionStatistics::begin);
}

void SelectionStatistics::show(std::optional<SelectedCells> cells)
{
    if (cells && cells->count < 2)
        cells.reset();
    if (cells && m_cells && areSame(*cells, *m_cells) && m_reader == m_document.reader())
        return;
    m_reader = m_document.reader();
    m_cells = std::move(cells);
    m_job.reset();
    m_beginTimer.stop();
    if (!m_cells)
        return setText({});
    const QString count = cellCountText(m_cells->count);
    if (!canCompute())
        return setText(count);
    setText(tr("%1 · …").arg(count));
    m_beginTimer.start();
}

bool SelectionStatistics::canCompute() const
{
    const DType& dtype = m_cells->part ? m_cells->part->dtype : m_reader->array()->dtype();
    const auto mostCells = static_cast<std::uint64_t>(mostBytes) / dtype.itemsize;
    const auto isNumeric = [](const DTypeLeaf& leaf) { return leaf.dtype.isNumeric(); };
    return (dtype.isNumeric() || std::ranges::any_of(m_cells->parts, isNumeric)) &&
           m_cells->count <= mostCells;
}

void SelectionStatistics::begin()
{
    const auto found = std::make_shared<QString>();
    m_job = std::make_unique<LongJob>(tr("Statistics of the selection"));
    connect(m_job.get(), &LongJob::progressed, this, &SelectionStatistics::tellShare);
    connect(m_job.get(), &LongJob::finished, this, [this, found](const Result<>& outcome) {
        setText(outcome ? *found : cellCountText(m_cells->count));
    });
    m_job->start(m_scheduler,
                 [reader = m_reader, cells = *m_cells, summaries = m_summaries,
                  found](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*found, computed(*reader, cells, summaries.get(), job));
                     return {};
                 });
}

void SelectionStatistics::tellShare()
{
    if (m_job->elapsedMs() < longMs || m_job->total() == 0)
        return;
    const auto percent =
        100.0 * static_cast<double>(m_job->done()) / static_cast<double>(m_job->total());
    setText(tr("%1 · … %2 %").arg(cellCountText(m_cells->count)).arg(static_cast<int>(percent)));
}

void SelectionStatistics::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    emit textChanged();
}

} // namespace bloscope
