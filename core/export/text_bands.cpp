#include "core/export/text_bands.h"

#include "core/base/checked.h"
#include "core/export/piece_writer.h"

#include <algorithm>

namespace bloscope {

namespace {

// About 150 KB of text: it stays in a processor's cache until it is written, and every thread gets
// its share of a band.
constexpr std::int64_t pieceValues = 8 * 1024;
constexpr std::int64_t pieceBytes = 64 * 1024; // of cells

} // namespace

TextBand::TextBand(const ExportOrder& order, const Band& band, Cells read)
    : cells(std::move(read)), layout(order, cells), first(band.first)
{
}

Result<ExportReport> writeBands(const ExportCells& from, const Slice& slice,
                                std::int64_t valuesOfCell, const AppendCells& append, Sink& to,
                                const Job& job)
{
    const ExportOrder order(slice);
    const std::int64_t mostCells = std::max<std::int64_t>(1, pieceValues / valuesOfCell);
    ExportReport report;
    PieceWriter pieces(from.pool(), to);
    SliceBands bands = bandsOf(from.array(), slice);
    while (const auto next = bands.next()) {
        BLOSCOPE_TRY(Cells cells, from.read(next->slice, {job.stop, nullptr}));
        report.count(cells);
        const TextBand band(order, *next, std::move(cells));
        const auto itemsize = static_cast<std::int64_t>(band.cells.itemsize);
        const std::int64_t step = std::clamp<std::int64_t>(pieceBytes / itemsize, 1, mostCells);
        const auto make = [&](std::size_t piece, std::string& text) {
            const std::int64_t first = static_cast<std::int64_t>(piece) * step;
            const std::int64_t count = std::min(step, band.cellCount() - first);
            append(band, first, count, text);
            job.advance(static_cast<std::uint64_t>(count));
        };
        const auto count = static_cast<std::size_t>(ceilDivide(band.cellCount(), step));
        BLOSCOPE_CHECK(pieces.write(count, make, job));
    }
    return report;
}

std::uint64_t leastTextBytes(const Slice& slice, std::int64_t valuesOfCell,
                             std::uint64_t bytesOfValue)
{
    const std::uint64_t factors[] = {static_cast<std::uint64_t>(slice.cellCount().value_or(-1)),
                                     static_cast<std::uint64_t>(valuesOfCell), bytesOfValue};
    return checkedProduct<std::uint64_t>(factors).value_or(UINT64_MAX);
}

} // namespace bloscope
