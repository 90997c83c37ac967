#pragma once

#include "core/plane/number_plane.h"

#include <span>

namespace bloscope {

// How many cells of a plane are not drawn in a colour of the scale.
struct SpecialCounts {
    std::int64_t notANumber = 0;
    std::int64_t plusInfinity = 0;
    std::int64_t minusInfinity = 0;
    std::int64_t damaged = 0;
    std::int64_t uninitialised = 0;
    std::int64_t absent = 0; // not in this file

    // As NumberPlane holds them: counted unless the number is finite.
    void add(double number, CellState state);
    void add(const NumberPlane& plane);
    SpecialCounts& operator+=(const SpecialCounts& other);
    bool operator==(const SpecialCounts&) const = default;
};

std::int64_t totalOf(const SpecialCounts& counts);

// What several numbers become in a smaller plane.
enum class Reduction {
    Mean,
    Largest, // where a mean of labels would be another label: little ones are not lost then
    First    // where angles go round: the mean of those on both sides of the gap lies opposite
};

inline ColoredBy coloredBy(Reduction reduction)
{
    return reduction == Reduction::Largest ? ColoredBy::Palette : ColoredBy::Range;
}

// What stands for several cells, of which nothing unusual is lost: an infinity among them stays
// one, a damaged cell makes it damaged, and one never written shows where there is nothing else.
struct CellSummary {
    double sum = 0; // or the one that was chosen
    std::uint64_t numbers = 0;
    bool plusInfinity = false;
    bool minusInfinity = false;
    bool damaged = false;
    bool absent = false;
    bool fine = false;

    void add(double number, CellState state, Reduction reduction);
    bool addFinite(std::span<const double> numbers); // means; nothing when some are not
    // What follows in the order of the cells, reduced in the same way.
    void join(const CellSummary& next, Reduction reduction);
    double number(Reduction reduction) const;
    CellState state() const;
};

// What stands for these and no finite number.
CellSummary summaryOf(const SpecialCounts& counts);

} // namespace bloscope
