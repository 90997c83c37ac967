#pragma once

#include "core/dtype/dtype.h"
#include "ui/picture/value_distribution.h"

#include <QStringList>

namespace bloscope {

// Finds out whether elements have two states: those that are true or false, and whole numbers of
// which nothing but 0 and 1 was seen so far.
class TwoStates {
 public:
    void begin(const DType& dtype);                  // other elements
    void see(const ValueDistribution& distribution); // of some of them

    // What they are called, the lower one first; none for elements with numbers.
    QStringList names() const;

 private:
    enum class Elements { Truths, WholeNumbers, Others };

    Elements m_elements = Elements::Others;
    std::optional<ValueRange> m_seen; // of whole numbers, half a number more to either side
};

} // namespace bloscope
