#include "ui/statistics/selection_statistics.h"

#include "core/inspect/column_scan.h"
#include "core/scan/slice_scan.h"
#include "ui/cells/special_cell.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <chrono>

namespace bloscope {

namespace {

struct SelectionText {
    Q_DECLARE_TR_FUNCTIONS(SelectionText)
};

using namespace std::chrono_literals;

constexpr auto dragStep = 40ms;
constexpr qint64 longMs = 300; // from then on the share that is done is told

std::uint64_t countOf(const SelectedCells& cells)
{
    return cells.count;
}

std::uint64_t countOf(const SelectedRows& cells)
{
    return static_cast<std::uint64_t>(cells.rows) * static_cast<std::uint64_t>(cells.columns);
}

std::uint64_t countOf(const SelectedNumbers& selected)
{
    return std::visit([](const auto& cells) { return countOf(cells); }, selected);
}

// Are there numbers, and not too many?
bool canCompute(const SelectedNumbers& selected)
{
    const auto* cells = std::get_if<SelectedCells>(&selected);
    if (!cells)
        return true;
    const DType& dtype = cells->part ? cells->part->dtype : cells->source->dtype();
    const auto most = static_cast<std::uint64_t>(SelectionStatistics::mostBytes) / dtype.itemsize;
    const auto isNumeric = [](const DTypeLeaf& leaf) { return leaf.dtype.isNumeric(); };
    return (dtype.isNumeric() || std::ranges::any_of(cells->parts, isNumeric)) &&
           cells->count <= most;
}

// Of chunks nothing is kept but what concerns whole elements.
Result<SelectionFigures> computed(const SelectedCells& cells, const Job& job)
{
    if (cells.parts.empty()) {
        BLOSCOPE_TRY(const NumberScanPtr scan,
                     numberScanOf(*cells.source, cells.slice, cells.part));
        BLOSCOPE_TRY(const Statistics found,
                     statisticsOf(*scan, cells.part ? nullptr : cells.summaries.get(), {}, job,
                                  Asked::Moments));
        return selectionFiguresOf(found, scan->order());
    }
    std::vector<NumberScanPtr> scans;
    for (const DTypeLeaf& leaf : cells.parts)
        if (leaf.dtype.isNumeric()) {
            BLOSCOPE_TRY(NumberScanPtr scan, numberScanOf(*cells.source, cells.slice, leaf));
            scans.push_back(std::move(scan));
        }
    return selectionFiguresOf(cells.count, scans, job);
}

Result<SelectionFigures> computed(const SelectedRows& cells, const Job& job)
{
    const Table& table = *cells.table;
    BLOSCOPE_TRY(const std::int64_t count, table.rowCount(job));
    Slice rows = Slice::whole({count});
    rows.set(0, DimensionSlice::range(cells.firstRow, cells.rows));
    std::vector<NumberScanPtr> scans;
    for (int i = cells.firstColumn; i < cells.firstColumn + cells.columns; ++i) {
        const auto column = static_cast<std::size_t>(i);
        const auto element = table.elementType(column);
        if (element && element->isNumeric())
            scans.push_back(std::make_shared<const ColumnScan>(
                cells.table, column, *element, DTypeLeaf{{}, 0, *element, {}}, rows, table.pool()));
    }
    return selectionFiguresOf(countOf(cells), scans, job);
}

} // namespace

bool operator==(const SelectedCells& a, const SelectedCells& b)
{
    const bool isSamePart = a.part && b.part
                                ? a.part->offset == b.part->offset && a.part->dtype == b.part->dtype
                                : a.part.has_value() == b.part.has_value();
    const bool areSameParts =
        std::ranges::equal(a.parts, b.parts, {}, &DTypeLeaf::offset, &DTypeLeaf::offset);
    return a.source == b.source && isSamePart && areSameParts && a.slice == b.slice &&
           a.count == b.count;
}

QString cellCountText(std::uint64_t cells)
{
    return countedText(cells, SelectionText::tr("%n cell(s)", nullptr, pluralNumber(cells)));
}

QString selectionText(const SelectionFigures& figures)
{
    QStringList parts{cellCountText(figures.cells)};
    const auto add = [&parts](const QString& words, const std::string& figure) {
        if (!figure.empty())
            parts << words.arg(QString::fromStdString(figure));
    };
    const bool areMagnitudes = figures.areMagnitudes;
    add(areMagnitudes ? SelectionText::tr("min |z| %1") : SelectionText::tr("min %1"),
        figures.minimum);
    add(areMagnitudes ? SelectionText::tr("max |z| %1") : SelectionText::tr("max %1"),
        figures.maximum);
    add(SelectionText::tr("mean %1"), figures.mean);
    add(SelectionText::tr("std %1"), figures.deviation);
    add(SelectionText::tr("sum %1"), figures.sum);
    for (const SpecialCell kind : specialCells)
        if (const std::uint64_t count = countOf(figures.counts, kind))
            parts << SelectionText::tr("%1 %2", "how many, of which kind")
                         .arg(countText(count), nameOf(kind, SpecialName::Brief, figures.areTimes));
    return parts.join(QStringLiteral(" · "));
}

SelectionStatistics::SelectionStatistics(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
    m_beginTimer.setSingleShot(true);
    m_beginTimer.setInterval(dragStep);
    connect(&m_beginTimer, &QTimer::timeout, this, &SelectionStatistics::begin);
}

void SelectionStatistics::show(std::optional<SelectedNumbers> selected)
{
    if (selected && countOf(*selected) < 2)
        selected.reset();
    if (selected == m_selected)
        return;
    m_selected = std::move(selected);
    m_job.reset();
    m_beginTimer.stop();
    if (!m_selected)
        return setText({});
    const QString count = cellCountText(countOf(*m_selected));
    if (!canCompute(*m_selected))
        return setText(count);
    setText(tr("%1 · …").arg(count));
    m_beginTimer.start();
}

void SelectionStatistics::begin()
{
    const auto found = std::make_shared<SelectionFigures>();
    m_job = std::make_unique<LongJob>(tr("Statistics of the selection"));
    connect(m_job.get(), &LongJob::progressed, this, &SelectionStatistics::tellShare);
    connect(m_job.get(), &LongJob::finished, this, [this, found](const Result<>& outcome) {
        setText(outcome ? selectionText(*found) : cellCountText(countOf(*m_selected)));
    });
    m_job->start(m_scheduler, [selected = *m_selected, found](const Job& job) -> Result<> {
        const auto compute = [&](const auto& cells) { return computed(cells, job); };
        BLOSCOPE_TRY(*found, std::visit(compute, selected));
        return {};
    });
}

void SelectionStatistics::tellShare()
{
    if (m_job->elapsedMs() < longMs || m_job->total() == 0)
        return;
    const auto percent =
        100.0 * static_cast<double>(m_job->done()) / static_cast<double>(m_job->total());
    setText(
        tr("%1 · … %2 %").arg(cellCountText(countOf(*m_selected))).arg(static_cast<int>(percent)));
}

void SelectionStatistics::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    emit textChanged();
}

} // namespace bloscope
