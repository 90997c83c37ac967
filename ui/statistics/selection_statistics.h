#pragma once

#include "core/dtype/dtype.h"
#include "core/statistics/chunk_summaries.h"
#include "core/statistics/statistics.h"
#include "ui/document/document.h"
#include "ui/worker/long_job.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// Cells that somebody has selected.
struct SelectedCells {
    Slice slice;
    std::uint64_t count = 0;            // in a table, a structured element has a cell for each part
    std::optional<DTypeLeaf> part = {}; // of each element, whose numbers are meant; nothing: all
    std::vector<DTypeLeaf> parts = {};  // or several, whose numbers are meant together
};

// Says in one line what the numbers of the selected cells amount to (selectionText()). They are
// gone through in the background, and only for the newest selection: meanwhile their count and an
// ellipsis stand there, with the share that is done once it takes long. Of elements that are no
// numbers, and of more than mostBytes, the cells are counted only. GUI thread.
class SelectionStatistics : public QObject {
    Q_OBJECT

 public:
    static constexpr std::int64_t mostBytes = std::int64_t(8) << 30; // as they are, not compressed

    // The document and the scheduler live longer. `summaries` keep what was seen of whole chunks;
    // may be null.
    SelectionStatistics(const Document& document, Scheduler& scheduler,
                        std::shared_ptr<ChunkSummaries> summaries, QObject* parent = nullptr);

    void show(std::optional<SelectedCells> cells); // nothing, or up to one cell: there is no text
    const QString& text() const { return m_text; }

 signals:
    void textChanged();

 private:
    bool canCompute() const;
    void begin();
    void tellShare();
    void setText(const QString& text);

    const Document& m_document;
    std::shared_ptr<const SliceReader> m_reader; // of the values that the text is about
    Scheduler& m_scheduler;
    std::shared_ptr<ChunkSummaries> m_summaries;
    std::optional<SelectedCells> m_cells;
    QString m_text;
    std::unique_ptr<LongJob> m_job;
    QTimer m_beginTimer; // gathers the steps of a drag
};

// What the status bar says of selected cells, all of them and their numbers: "12 cells · min 0 ·
// max 11 · mean 5.5 · std 3.5 · sum 66 · 1 NaN". Nothing is rounded for show; sums of integers are
// exact. Times have no mean, deviation and sum, and of complex numbers the magnitudes are told.
QString selectionText(const Statistics& found, const NumberOrder& order);

// The same of several scans together, of so many cells in all, some of which may hold no numbers:
// as exact where the numbers are of one type, otherwise in float64 and without the deviation.
// Errors: Cancelled.
using NumberScanPtr = std::shared_ptr<const NumberScan>;
Result<QString> selectionTextOf(std::uint64_t cells, const std::vector<NumberScanPtr>& scans,
                                const Job& job);

QString cellCountText(std::uint64_t cells); // "12 cells"

} // namespace bloscope
