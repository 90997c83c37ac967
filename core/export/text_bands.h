#pragma once

#include "core/export/export_cells.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/export/slice_bands.h"

#include <functional>

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
Result<ExportReport> writeBands(const ExportCells& cells, const Slice& slice,
                                std::int64_t valuesOfCell, const AppendCells& append, Sink& to,
                                const Job& job);

// How many bytes a text of so many values has at least, when each takes so many.
std::uint64_t leastTextBytes(const Slice& slice, std::int64_t valuesOfCell,
                             std::uint64_t bytesOfValue);

} // namespace bloscope
