#pragma once

#include "core/array/cell_source.h"
#include "core/dtype/dtype.h"
#include "core/statistics/statistics.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// How often each text occurs, in bounded memory: as long as there are few different ones, and short
// ones. Otherwise it holds nothing and tells how many it had seen.
class TextCounts {
 public:
    static constexpr std::size_t mostTexts = 4096;
    static constexpr std::size_t mostBytes = 1 << 20; // of all of them

    void add(std::string_view text, std::uint64_t times = 1);
    void add(const TextCounts& other);

    bool tooMany() const { return m_moreThan > 0; }
    std::size_t moreThan() const { return m_moreThan; } // there are different ones; 0: all known
    std::size_t size() const { return m_counts.size(); }

    // By their bytes; empty when there are too many.
    using Counts = std::map<std::string, std::uint64_t, std::less<>>;
    const Counts& counts() const { return m_counts; }

 private:
    void giveUp(std::size_t moreThan);

    Counts m_counts;
    std::size_t m_bytes = 0;
    std::size_t m_moreThan = 0;
};

// Exact statistics of texts: of those of a slice, of fixed length as NumPy has them, without the
// NULs that pad them; or of those of a column of a table.
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

// Adds the cells of a box to statistics, one after the other in C order.
class TextTally {
 public:
    // Both live longer.
    TextTally(const CellBox& box, TextStatistics& to) : m_box(box), m_to(to) {}

    void add(std::string_view bytes, std::size_t length);
    void addMissing(CellState state);
    void addNull();
    void skip();   // a cell that is not wanted
    void finish(); // once all were added

 private:
    TextStatistics::Extreme seen(std::string_view bytes, std::size_t length) const;
    void next();

    const CellBox& m_box;
    TextStatistics& m_to;
    std::int64_t m_cell = 0; // the next one
    std::optional<TextStatistics::Extreme> m_shortest;
    std::optional<TextStatistics::Extreme> m_longest;
};

// The first Statistics::mostReasons of them, each once.
void noteDamage(const std::string& reason, std::vector<std::string>& damage);

// Goes through texts in parts and in bounded memory: those of a slice, or of a column of a table.
// Usable from any thread.
class TextScan {
 public:
    virtual ~TextScan() = default;

    virtual std::string typeText() const = 0; // of what the cells are: "<U5", "utf8"
    virtual const SliceGrid& parts() const = 0;
    virtual std::uint64_t cellCount() const = 0;
    virtual WorkerPool& pool() const = 0;
    const Slice& slice() const { return parts().slice(); }

    // Is a length in bytes, not in characters?
    virtual bool countsBytes() const { return false; }

    // From the bytes of TextStatistics.
    virtual std::string text(std::string_view bytes) const = 0;

    // Job: progress in cells. Errors: Cancelled.
    virtual Result<> visitPart(const CellBox& part, TextStatistics& to, const Job& job) const = 0;
};
using TextScanPtr = std::shared_ptr<const TextScan>;

// The same on one line, as far as there is room: as escapeForDisplay() has it; of bytes every
// character is seen already.
std::string shownText(const TextScan& scan, std::string_view bytes, std::size_t mostLetters);

// The texts of a slice, or of one field of its elements. Errors: Usage when these are no texts or
// the slice was made for another shape, Limit when its cells cannot be counted. The source lives
// longer.
Result<TextScanPtr> textScanOf(const CellSource& source, const Slice& slice,
                               const DTypeLeaf& texts);

// Results so far, told now and then in the thread of the caller.
using TextStatisticsSoFar = std::function<void(const TextStatistics&)>;

// Goes through all of them once, in bounded memory. Job: progress in cells. Errors: Cancelled.
Result<TextStatistics> textStatisticsOf(const TextScan& scan, const TextStatisticsSoFar& soFar = {},
                                        const Job& job = {});

bool isText(const DType& dtype); // characters or bytes

// Those parts of an element that have statistics: numbers and texts. The first ones of very many.
std::vector<DTypeLeaf> leavesWithStatistics(const DType& dtype);
inline constexpr std::size_t mostLeavesWithStatistics = 256;

} // namespace bloscope
