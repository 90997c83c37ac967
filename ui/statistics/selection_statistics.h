#pragma once

#include "core/array/cell_source.h"
#include "core/dtype/dtype.h"
#include "core/scan/chunk_summaries.h"
#include "core/statistics/selection_figures.h"
#include "core/store/table.h"
#include "ui/worker/long_job.h"

#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace bloscope {

// Cells of an array that somebody has selected.
struct SelectedCells {
    CellSourcePtr source;                      // of their values
    std::shared_ptr<ChunkSummaries> summaries; // what was seen of whole chunks; may be null
    Slice slice;
    std::uint64_t count = 0;            // in a table, a structured element has a cell for each part
    std::optional<DTypeLeaf> part = {}; // of each element, whose numbers are meant; nothing: all
    std::vector<DTypeLeaf> parts = {};  // or several, whose numbers are meant together
};
bool operator==(const SelectedCells& a, const SelectedCells& b);

// Cells of a table: some live rows of some columns.
struct SelectedRows {
    TablePtr table;
    std::int64_t firstRow = 0;
    std::int64_t rows = 0;
    int firstColumn = 0;
    int columns = 0;

    bool operator==(const SelectedRows&) const = default;
};

using SelectedNumbers = std::variant<SelectedCells, SelectedRows>;

// Says in one line what the numbers of the selected cells amount to (selectionText()). They are
// gone through in the background, and only for the newest selection: meanwhile their count and an
// ellipsis stand there, with the share that is done once it takes long. Of elements that are no
// numbers, and of more than mostBytes, the cells are counted only. GUI thread.
class SelectionStatistics : public QObject {
    Q_OBJECT

 public:
    static constexpr std::int64_t mostBytes = std::int64_t(8) << 30; // as they are, not compressed

    // The scheduler lives longer.
    explicit SelectionStatistics(Scheduler& scheduler, QObject* parent = nullptr);

    void show(std::optional<SelectedNumbers> selected); // up to one cell: there is no text
    void clear() { show({}); }
    const QString& text() const { return m_text; }

 signals:
    void textChanged();

 private:
    void begin();
    void tellShare();
    void setText(const QString& text);

    Scheduler& m_scheduler;
    std::optional<SelectedNumbers> m_selected;
    QString m_text;
    std::unique_ptr<LongJob> m_job;
    QTimer m_beginTimer; // gathers the steps of a drag
};

// What the status bar says of selected cells: "12 cells · min 0 · max 11 · mean 5.5 · std 3.5 · sum
// 66 · 1 NaN".
QString selectionText(const SelectionFigures& figures);

QString cellCountText(std::uint64_t cells); // "12 cells"

} // namespace bloscope
