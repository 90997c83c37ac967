#pragma once

#include "core/dtype/dtype_leaves.h"
#include "core/statistics/slice_pieces.h"
#include "core/statistics/statistics.h"
#include "core/statistics/text_counts.h"

#include <memory>

namespace bloscope {

// Exact statistics of the texts of a slice, of fixed length as NumPy has them: without the NULs
// that pad them.
struct TextStatistics {
    // The first of those of one length, in C order of the slice.
    struct Extreme {
        std::size_t length = 0;             // in characters, of bytes in bytes
        std::vector<std::int64_t> position; // in the slice
        std::string bytes;                  // the first of them, at most mostBytes
    };
    static constexpr std::size_t mostBytes = 1024; // divisible by those of a character

    CellCounts counts; // of which none is a number
    std::uint64_t texts = 0;
    std::optional<Extreme> shortest;
    std::optional<Extreme> longest;
    TextCounts values;
    std::int64_t damagedParts = 0;
    std::vector<std::string> damage; // the first Statistics::mostReasons reasons
};

// The texts of a slice, or of one field of its elements. Usable from any thread.
class TextScan {
 public:
    // Errors: Usage when these are no texts or the slice was made for another shape, Limit when its
    // cells cannot be counted. The reader lives longer.
    static Result<std::shared_ptr<const TextScan>>
    create(const SliceReader& reader, const Slice& slice, const DTypeLeaf& texts);

    const DType& dtype() const { return m_texts.dtype; }
    const Slice& slice() const { return m_pieces.parts().slice(); }
    const SliceGrid& parts() const { return m_pieces.parts(); }
    std::uint64_t cellCount() const { return m_cellCount; }
    WorkerPool& pool() const { return m_pieces.reader().pool(); }

    // As CellText writes it, from the bytes of TextStatistics.
    std::string text(std::string_view bytes) const;

    Result<> visitPart(const CellBox& part, TextStatistics& to, const Job& job) const;

 private:
    TextScan(const SliceReader& reader, const Slice& slice, DTypeLeaf texts,
             std::uint64_t cellCount);

    std::string_view textAt(const Cells& cells, std::size_t cell) const; // without its padding
    std::optional<TextStatistics::Extreme> extremeAt(const Cells& cells, const CellBox& piece,
                                                     std::optional<std::size_t> cell) const;
    void visitPiece(const Cells& cells, const CellBox& piece, TextStatistics& to) const;

    SlicePieces m_pieces;
    DTypeLeaf m_texts;
    std::uint64_t m_cellCount;
};
using TextScanPtr = std::shared_ptr<const TextScan>;

// Results so far, told now and then in the thread of the caller.
using TextStatisticsSoFar = std::function<void(const TextStatistics&)>;

// Goes through the slice once, in bounded memory. Job: progress in cells. Errors: Cancelled.
Result<TextStatistics> textStatisticsOf(const TextScan& scan, const TextStatisticsSoFar& soFar = {},
                                        const Job& job = {});

bool isText(const DType& dtype); // characters or bytes

// Those parts of an element that have statistics: numbers and texts. The first ones of very many.
std::vector<DTypeLeaf> leavesWithStatistics(const DType& dtype);
inline constexpr std::size_t mostLeavesWithStatistics = 256;

} // namespace bloscope
