#pragma once

#include "core/array/cell_source.h"
#include "core/base/limits.h"
#include "core/export/export_order.h"
#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"

namespace bloscope {

// A part of a slice that is read at once.
struct Band {
    Slice slice;
    std::vector<std::int64_t> first; // per dimension: where it begins, counted in the whole slice
};

// Cuts a slice into bands that follow one another in the order of its export, each as large as
// memory allows. A cut lies between two blocks where it can, so that few blocks are decoded twice.
class SliceBands {
 public:
    static constexpr std::int64_t defaultBytes = 16_MiB;

    // `blockshape`: of the blocks in an n-d array; empty for others.
    SliceBands(Slice slice, std::int64_t itemsize, Shape blockshape,
               std::int64_t mostBytes = defaultBytes);

    // The next band; nothing when all have been given, and for a slice without cells.
    std::optional<Band> next();

 private:
    std::int64_t endOfCut() const;
    void advance(std::int64_t taken);

    Slice m_slice;
    std::vector<std::size_t> m_order; // dimensions, slowest first
    std::vector<std::int64_t> m_first;
    Shape m_blockshape;
    std::size_t m_cut = 0; // in m_order: the dimension that is cut; those behind it are whole
    std::int64_t m_cutCount = 1;
    bool m_done = false;
};

// Of all that a slice takes.
SliceBands bandsOf(const CellSource& cells, const Slice& slice);

// What every export of a slice asks first. The number of its cells. Errors: Limit when they cannot
// be counted, those of checkReadable().
Result<std::uint64_t> beginExport(const FilledCells& cells, const Slice& slice);

// Writes the elements of a slice as bytes behind a header, in export order (C order unless its axes
// are chosen otherwise), in bands: what NPY and raw files consist of. Elements without a value are
// the fill. Job: progress in elements. Errors: also those of beginExport().
Result<ExportReport> writeElements(const FilledCells& cells, const Slice& slice,
                                   std::string_view header, Sink& to, const Job& job);

} // namespace bloscope
