#pragma once

#include "core/statistics/cell_criterion.h"

#include <vector>

namespace bloscope {

// A condition on the number in a cell, as people type it: ">5", "<=0.1", "=3", "!=0", "nan"; a
// number alone means equal. Usable from any thread.
class CellCondition {
 public:
    // `dtype` is that of the cells. Errors: Usage for types that are no numbers, and for a text
    // that says nothing of the kind.
    static Result<CellCondition> parse(std::string_view text, const DType& dtype);

    bool holds(ByteView cell) const; // of one element

 private:
    explicit CellCondition(const NumberOrder& order) : m_order(order) {}

    NumberOrder m_order;
    std::vector<CellCriterion> m_anyOf;
};

} // namespace bloscope
