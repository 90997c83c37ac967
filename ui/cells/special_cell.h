#pragma once

#include "core/find/cell_criterion.h"
#include "core/statistics/statistics.h"

#include <QString>
#include <array>

namespace bloscope {

// What is special about cells without a finite number: its names, what finds it and, in
// core/plane/color_map.h, its colours.
enum class SpecialCell {
    NotANumber,
    PositiveInfinite,
    NegativeInfinite,
    Damaged,
    Uninitialised,
    Absent
};
inline constexpr std::array specialCells = {
    SpecialCell::NotANumber, SpecialCell::PositiveInfinite, SpecialCell::NegativeInfinite,
    SpecialCell::Damaged,    SpecialCell::Uninitialised,    SpecialCell::Absent};

// Of cells that are not Fine.
SpecialCell specialCellOf(CellState state);

enum class SpecialName {
    Brief,  // "inf", "unwritten": in a cell, in a line of figures
    Choice, // "+inf", "never written": among others that can be looked for
    Legend, // "not in this file": beside a picture
    Title   // "Never written": of a line of its own
};
QString nameOf(SpecialCell kind, SpecialName name, bool isOfTimes = false);

CellCriterion criterionOf(SpecialCell kind, const NumberOrder& order);
std::uint64_t countOf(const CellCounts& counts, SpecialCell kind);

} // namespace bloscope
