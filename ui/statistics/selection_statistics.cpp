#include "ui/statistics/selection_statistics.h"

#include "core/base/text.h"
#include "core/numbers/float_text.h"
#include "core/statistics/figure_text.h"
#include "core/statistics/slice_scan.h"
#include "core/statistics/statistics.h"
#include "ui/cells/special_cell.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>

namespace bloscope {

namespace {

struct SelectionText {
    Q_DECLARE_TR_FUNCTIONS(SelectionText)
};

QStringList numberParts(const Statistics& found, const NumberOrder& order)
{
    const bool isComplex = order.dtype().kind == DTypeKind::Complex;
    const QString lowest = QString::fromStdString(order.text(found.minimum->key));
    const QString highest = QString::fromStdString(order.text(found.maximum->key));
    QStringList parts{
        (isComplex ? SelectionText::tr("min |z| %1") : SelectionText::tr("min %1")).arg(lowest),
        (isComplex ? SelectionText::tr("max |z| %1") : SelectionText::tr("max %1")).arg(highest)};
    if (isComplex)
        return parts;
    const auto figure = [](const std::string& text) { return QString::fromStdString(text); };
    if (order.dtype().isTime())
        return parts << SelectionText::tr("mean %1").arg(figure(meanText(order, found.moments)));
    return parts << SelectionText::tr("mean %1").arg(figure(meanText(order, found.moments)))
                 << SelectionText::tr("std %1").arg(figure(deviationText(order, found.moments)))
                 << SelectionText::tr("sum %1").arg(figure(sumText(order, found.moments)));
}

QStringList otherParts(const CellCounts& counts, const DType& dtype)
{
    QStringList parts;
    for (const SpecialCell kind : specialCells)
        if (const std::uint64_t count = countOf(counts, kind))
            parts << SelectionText::tr("%1 %2", "how many, of which kind")
                         .arg(countText(count), nameOf(kind, SpecialName::Brief, dtype.isTime()));
    return parts;
}

// Of numbers of one type.
QString togetherText(std::uint64_t cells, const std::vector<Statistics>& found,
                     const NumberOrder& order)
{
    Statistics all(order);
    for (const Statistics& one : found) {
        all.counts.add(one.counts);
        all.moments.add(one.moments);
        if (one.minimum && (!all.minimum || one.minimum->key < all.minimum->key))
            all.minimum = one.minimum;
        if (one.maximum && (!all.maximum || one.maximum->key > all.maximum->key))
            all.maximum = one.maximum;
    }
    all.counts.all = cells;
    return selectionText(all, order);
}

// A number of any type, as it is written and as float64.
struct MixedNumber {
    std::string text;
    double value = 0;
};

MixedNumber mixedNumber(const NumberOrder& order, const Extreme& extreme)
{
    const std::string text = order.text(extreme.key);
    return {text, parseNumber<double>(text).value_or(0)};
}

// Of integers and floats of several types.
QString mixedText(std::uint64_t cells, const std::vector<Statistics>& found,
                  const std::vector<NumberScanPtr>& scans)
{
    std::optional<MixedNumber> lowest;
    std::optional<MixedNumber> highest;
    double sum = 0;
    std::uint64_t count = 0;
    CellCounts counts;
    for (std::size_t i = 0; i < found.size(); ++i) {
        counts.add(found[i].counts);
        if (found[i].counts.finite == 0)
            continue;
        const MixedNumber low = mixedNumber(scans[i]->order(), *found[i].minimum);
        const MixedNumber high = mixedNumber(scans[i]->order(), *found[i].maximum);
        if (!lowest || low.value < lowest->value)
            lowest = low;
        if (!highest || high.value > highest->value)
            highest = high;
        sum += toDouble(found[i].moments.sum());
        count += found[i].counts.finite;
    }
    QStringList parts{cellCountText(cells)};
    const auto figure = [](double number) {
        std::string text;
        appendFloat(number, {}, text);
        return QString::fromStdString(text);
    };
    if (count > 0)
        parts << SelectionText::tr("min %1").arg(QString::fromStdString(lowest->text))
              << SelectionText::tr("max %1").arg(QString::fromStdString(highest->text))
              << SelectionText::tr("mean %1").arg(figure(sum / static_cast<double>(count)))
              << SelectionText::tr("sum %1").arg(figure(sum));
    parts << otherParts(counts, scans.front()->order().dtype());
    return parts.join(QStringLiteral(" · "));
}

bool isReal(const NumberScanPtr& scan)
{
    const DTypeKind kind = scan->order().dtype().kind;
    return kind == DTypeKind::Signed || kind == DTypeKind::Unsigned || kind == DTypeKind::Float;
}

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

Result<QString> selectionTextOf(std::uint64_t cells, const std::vector<NumberScanPtr>& scans,
                                const Job& job)
{
    if (scans.empty())
        return cellCountText(cells);
    const bool areAlike = std::ranges::all_of(scans, [&](const NumberScanPtr& scan) {
        return scan->order().dtype() == scans.front()->order().dtype();
    });
    std::vector<NumberScanPtr> told = scans;
    if (!areAlike)
        std::erase_if(told, std::not_fn(isReal));
    if (told.empty())
        return cellCountText(cells);
    std::vector<Statistics> found;
    for (const NumberScanPtr& scan : told) {
        BLOSCOPE_TRY(Statistics one,
                     statisticsOf(*scan, nullptr, {}, {job.stop, nullptr}, Asked::Moments));
        found.push_back(std::move(one));
    }
    return areAlike ? togetherText(cells, found, told.front()->order())
                    : mixedText(cells, found, told);
}

QString cellCountText(std::uint64_t cells)
{
    return cells == 1
               ? SelectionText::tr("1 cell")
               : countedText(cells, SelectionText::tr("1 cell"), SelectionText::tr("%1 cells"));
}

QString selectionText(const Statistics& found, const NumberOrder& order)
{
    QStringList parts{cellCountText(found.counts.all)};
    if (found.counts.finite > 0)
        parts << numberParts(found, order);
    parts << otherParts(found.counts, order.dtype());
    return parts.join(QStringLiteral(" · "));
}

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
