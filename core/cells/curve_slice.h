#pragma once

#include "core/array/slice.h"

namespace bloscope {

// What somebody chose to see as curves; nothing is chosen at first.
struct CurveChoice {
    std::optional<std::size_t> along; // a dimension of the array
    // NumPy's text for the other dimensions that the slice shows, their true indices: "3, 10:12".
    // Empty: the lines in the middle.
    std::string lines;

    bool operator==(const CurveChoice&) const = default;
};

// The curves of an array: one dimension runs along them, and every index of the others is a line.
// Points and lines are counted in C order of what is taken.
class CurveSlice {
 public:
    static constexpr std::int64_t mostLines = 12; // that can be told apart

    CurveSlice() = default;

    // The curves of a slice that is not empty and has a dimension to run along. Where there are
    // too many lines the first ones are taken. Errors (Usage): those of Slice::parse for the lines.
    static Result<CurveSlice> of(const Slice& shown, const CurveChoice& choice);

    const Slice& slice() const { return m_slice; } // of all lines
    std::size_t along() const { return m_along; }
    std::int64_t points() const // none before there is a slice
    {
        return m_slice.dimensions().empty() ? 0 : m_slice[m_along].count;
    }
    std::int64_t lines() const;
    bool isCut() const { return m_isCut; } // there are more lines

    std::int64_t indexOf(std::int64_t point) const { return m_slice[m_along].at(point); }
    std::vector<std::int64_t> indexOf(std::int64_t line, std::int64_t point) const;
    // Is the cell at an index of the array on one of the lines?
    bool holds(const std::vector<std::int64_t>& index) const;
    std::int64_t pointAt(std::int64_t index) const; // along the curves, which take it
    std::string nameOf(std::int64_t line) const;    // "[3, :, 10]"

    // `count` points of every line, each `step`-th from `first` on.
    Slice part(std::int64_t first, std::int64_t count, std::int64_t step = 1) const;
    Slice cell(std::int64_t line, std::int64_t point) const;

    bool operator==(const CurveSlice&) const = default;

 private:
    Slice m_slice;
    std::size_t m_along = 0;
    bool m_isCut = false;
};

// Where curves run unless somebody chooses: across the screen, down it where that is much longer.
std::size_t defaultAlong(const Slice& shown);

// What draws the one line along a dimension that goes through a cell of the slice.
CurveChoice lineThrough(const Slice& shown, std::size_t along,
                        const std::vector<std::int64_t>& index);

// The dimensions in which CurveChoice::lines counts.
std::vector<std::size_t> lineDimensions(const Slice& shown, std::size_t along);

} // namespace bloscope
