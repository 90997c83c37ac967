#pragma once

#include "core/array/cells.h"
#include "core/scan/chunk_summaries.h"

namespace bloscope {

enum class Comparison { Equal, NotEqual, Above, Below, AtLeast, AtMost };

// What a search looks for: cells with certain numbers, without a number, or in a certain state.
class CellCriterion {
 public:
    // Numbers that compare so with the one that `text` says, exactly; NotEqual: whatever is not
    // equal to it, NaN included as in NumPy. It is rounded to the precision of floats first, so
    // that 0.1 finds the cells of float32 that are shown as 0.1.
    // Of times a date as far as it is written, or a time span: "1937-10-01", "5 days".
    // Errors: Usage "'abc' is not a number".
    static Result<CellCriterion> number(const NumberOrder& order, Comparison comparison,
                                        std::string_view text);
    // Numbers from one to the other, both included, in whichever order they are told.
    static Result<CellCriterion> between(const NumberOrder& order, std::string_view one,
                                         std::string_view other);
    static CellCriterion notFinite(const NumberOrder& order);  // NaN, NaT or infinite
    static CellCriterion notANumber(const NumberOrder& order); // NaN or NaT
    static CellCriterion positiveInfinite(const NumberOrder& order);
    static CellCriterion negativeInfinite(const NumberOrder& order);
    static CellCriterion state(CellState state); // any but Fine

    bool accepts(NumberKey key) const { return m_range.contains(key) != m_isOutside; }
    bool accepts(CellState state) const { return state == m_state; }
    bool operator==(const CellCriterion&) const = default;

    // May such a cell be in a chunk of which this is known?
    bool mayBeIn(const ChunkSummary& chunk) const;

 private:
    explicit CellCriterion(KeyRange range) : m_range(range) {}
    static CellCriterion outside(KeyRange range);

    KeyRange m_range;                    // the numbers that are wanted
    bool m_isOutside = false;            // or whatever is not among them
    CellState m_state = CellState::Fine; // Fine: cells with a number, or NaN, are wanted
};

// What people type for a criterion on numbers: ">5", "<=0.1", "=3", "!=0", "nan"; a number alone
// means equal. `dtype` is that of the cells. Errors: Usage for types that are no numbers, and for a
// text that says nothing of the kind.
Result<CellCriterion> parseCriterion(std::string_view text, const DType& dtype);

} // namespace bloscope
