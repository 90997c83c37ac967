#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"
#include "core/export/slice_bands.h"

#include <functional>
#include <string>

namespace bloscope {

// A band of a slice, read and ready to become text on any number of threads.
struct TextBand {
    TextBand(const ExportOrder& order, const Band& band, Cells read);

    Cells cells;
    LineLayout layout;
    std::vector<std::int64_t> first; // per dimension of the array, counted in the whole slice

    std::int64_t cellCount() const { return layout.lines * layout.columns; }
    bool isFill(std::int64_t element) const
    {
        return !cells.states.empty() &&
               cells.states[static_cast<std::size_t>(element)] != CellState::Fine;
    }
};

// Appends the text of `count` cells of a band in export order, from `firstCell` on, with all that
// stands before and after them: pieces that follow one another make up the file. Called from any
// thread.
using AppendCells = std::function<void(const TextBand& band, std::int64_t firstCell,
                                       std::int64_t count, std::string& to)>;

// Writes a slice as text, on all threads of the reader's pool and in bands: memory does not grow
// with the slice. `valuesOfCell`: how many values the text of a cell has, about. Job: progress in
// cells. Errors: those of the sink and of the reader; Malformed when nothing can be read.
Result<ExportReport> writeBands(const FilledCells& cells, const Slice& slice,
                                std::int64_t valuesOfCell, const AppendCells& append, Sink& to,
                                const Job& job);

// How many bytes a text of so many values has at least, when each takes so many.
std::uint64_t leastTextBytes(const Slice& slice, std::int64_t valuesOfCell,
                             std::uint64_t bytesOfValue);

// Makes pieces of text on all threads and writes them in their order: whoever made the piece that
// is next writes it and those behind it that are ready, while others make more. No thread is ever
// more than a few pieces ahead, so that memory does not grow with their number.
class PieceWriter {
 public:
    // Pool and sink live longer.
    PieceWriter(WorkerPool& pool, Sink& to) : m_pool(pool), m_to(to) {}

    // Writes the texts of piece 0 to count - 1, as `make(piece, text)` appends them on any thread.
    // Errors: Cancelled, those of the sink.
    Result<> write(std::size_t count, const std::function<void(std::size_t, std::string&)>& make,
                   const Job& job);

 private:
    WorkerPool& m_pool;
    Sink& m_to;
};

} // namespace bloscope
