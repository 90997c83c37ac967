#include "core/cells/curve_slice.h"

#include "core/cells/cell_in_slice.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr std::int64_t fewLines = 4; // all of them are shown at first

// The lines somebody sees first: all of a few, otherwise the one in the middle.
void takeFirstLines(Slice& slice, const std::vector<std::size_t>& dimensions)
{
    std::int64_t lines = 1;
    for (const std::size_t d : dimensions) {
        const DimensionSlice taken = slice[d];
        if (taken.count > fewLines / lines)
            slice.set(d, DimensionSlice::index(taken.at(taken.count / 2)));
        else
            lines *= taken.count;
    }
}

Result<> takeTypedLines(Slice& slice, const std::vector<std::size_t>& dimensions,
                        const std::string& text)
{
    Shape extents;
    for (const std::size_t d : dimensions)
        extents.push_back(slice.shape()[d]);
    BLOSCOPE_TRY(const Slice typed, Slice::parse(text, extents));
    if (typed.isEmpty())
        return Error{ErrorKind::Usage, fmt::format("{} selects no cells", typed.text())};
    for (std::size_t i = 0; i < dimensions.size(); ++i)
        slice.set(dimensions[i], typed[i]);
    return {};
}

// Takes less of the slowest dimensions until no more than mostLines are left.
bool cutLines(Slice& slice, std::size_t along)
{
    bool isCut = false;
    std::int64_t lines = 1;
    for (std::size_t d = slice.dimensions().size(); d-- > 0;) {
        if (d == along)
            continue;
        DimensionSlice taken = slice[d];
        const std::int64_t most = CurveSlice::mostLines / lines;
        if (taken.count > most) {
            taken.count = most;
            slice.set(d, taken);
            isCut = true;
        }
        lines *= taken.count;
    }
    return isCut;
}

} // namespace

std::size_t defaultAlong(const Slice& shown)
{
    constexpr std::int64_t muchLonger = 8;
    const auto row = shown.rowDimension();
    const auto column = shown.columnDimension();
    if (!column || (row && shown.rows() > muchLonger * shown.columns()))
        return row.value_or(0);
    return *column;
}

std::vector<std::size_t> lineDimensions(const Slice& shown, std::size_t along)
{
    std::vector<std::size_t> dimensions;
    for (std::size_t d = 0; d < shown.dimensions().size(); ++d)
        if (d != along && !shown[d].fixed)
            dimensions.push_back(d);
    return dimensions;
}

CurveChoice lineThrough(const Slice& shown, std::size_t along,
                        const std::vector<std::int64_t>& index)
{
    std::vector<std::int64_t> line;
    for (const std::size_t d : lineDimensions(shown, along))
        line.push_back(index[d]);
    return {along, fmt::format("{}", fmt::join(line, ", "))};
}

Result<CurveSlice> CurveSlice::of(const Slice& shown, const CurveChoice& choice)
{
    CurveSlice curve;
    curve.m_slice = shown;
    const std::size_t dimensions = shown.dimensions().size();
    curve.m_along =
        choice.along && *choice.along < dimensions ? *choice.along : defaultAlong(shown);
    if (shown[curve.m_along].fixed)
        curve.m_slice.set(curve.m_along, DimensionSlice::range(0, shown.shape()[curve.m_along]));
    const std::vector<std::size_t> others = lineDimensions(shown, curve.m_along);
    if (choice.lines.empty())
        takeFirstLines(curve.m_slice, others);
    else
        BLOSCOPE_CHECK(takeTypedLines(curve.m_slice, others, choice.lines));
    curve.m_isCut = cutLines(curve.m_slice, curve.m_along);
    return curve;
}

std::int64_t CurveSlice::lines() const
{
    std::int64_t lines = 1;
    for (std::size_t d = 0; d < m_slice.dimensions().size(); ++d)
        if (d != m_along)
            lines *= m_slice[d].count;
    return lines;
}

std::vector<std::int64_t> CurveSlice::indexOf(std::int64_t line, std::int64_t point) const
{
    std::vector<std::int64_t> index(m_slice.dimensions().size());
    for (std::size_t d = index.size(); d-- > 0;) {
        const DimensionSlice& taken = m_slice[d];
        if (d == m_along) {
            index[d] = taken.at(point);
            continue;
        }
        index[d] = taken.at(line % taken.count);
        line /= taken.count;
    }
    return index;
}

bool CurveSlice::holds(const std::vector<std::int64_t>& index) const
{
    for (std::size_t d = 0; d < index.size(); ++d)
        if (!takes(m_slice[d], index[d]))
            return false;
    return true;
}

std::int64_t CurveSlice::pointAt(std::int64_t index) const
{
    return (index - m_slice[m_along].start) / m_slice[m_along].step;
}

std::string CurveSlice::nameOf(std::int64_t line) const
{
    Slice named = cell(line, 0);
    named.set(m_along, m_slice[m_along]);
    return named.text();
}

Slice CurveSlice::part(std::int64_t first, std::int64_t count, std::int64_t step) const
{
    Slice part = m_slice;
    const DimensionSlice& taken = m_slice[m_along];
    part.set(m_along, DimensionSlice::range(taken.at(first), count, taken.step * step));
    return part;
}

Slice CurveSlice::cell(std::int64_t line, std::int64_t point) const
{
    Slice cell = m_slice;
    const std::vector<std::int64_t> index = indexOf(line, point);
    for (std::size_t d = 0; d < index.size(); ++d)
        cell.set(d, DimensionSlice::index(index[d]));
    return cell;
}

} // namespace bloscope
