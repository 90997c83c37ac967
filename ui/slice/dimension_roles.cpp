#include "ui/slice/dimension_roles.h"

namespace bloscope {

namespace {

void fix(Slice& slice, std::size_t dimension)
{
    if (slice[dimension].count > 0) // an empty dimension has no index
        slice.set(dimension, DimensionSlice::index(slice[dimension].start));
}

void release(Slice& slice, std::size_t dimension)
{
    if (slice[dimension].fixed)
        slice.set(dimension, DimensionSlice::range(0, slice.shape()[dimension]));
}

std::optional<std::size_t> holderOf(const Slice& slice, DimensionRole role)
{
    if (role == DimensionRole::Rows)
        return slice.rowDimension();
    return role == DimensionRole::Columns ? slice.columnDimension() : std::nullopt;
}

// Rows and columns once `dimension` has taken `role`. What is not named here stays as it is shown.
void chooseAxes(Slice& slice, std::size_t dimension, DimensionRole role)
{
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    if (role == DimensionRole::Rows)
        slice.setAxes(dimension, column == dimension ? row : column);
    else if (role == DimensionRole::Columns)
        slice.setAxes(row == dimension ? column : row, dimension);
    else
        slice.setAxes(row, column);
}

} // namespace

DimensionRole roleOf(const Slice& slice, std::size_t dimension)
{
    if (slice[dimension].fixed)
        return DimensionRole::Index;
    if (slice.rowDimension() == dimension)
        return DimensionRole::Rows;
    return slice.columnDimension() == dimension ? DimensionRole::Columns : DimensionRole::Range;
}

Slice withRole(Slice slice, std::size_t dimension, DimensionRole role)
{
    const DimensionRole before = roleOf(slice, dimension);
    if (before == role)
        return slice;
    const auto other = holderOf(slice, role);
    chooseAxes(slice, dimension, role);
    if (role == DimensionRole::Index)
        fix(slice, dimension);
    else
        release(slice, dimension);
    if (other && before == DimensionRole::Index)
        fix(slice, *other);
    return slice;
}

Slice withAxesOf(const Slice& before, Slice slice)
{
    const auto row = before.rowDimension();
    const auto column = before.columnDimension();
    const bool areShown = row && column && !slice[*row].fixed && !slice[*column].fixed;
    const bool isTransposed = row && column && *row > *column;
    if (areShown || isTransposed)
        slice.setAxes(row, column);
    return slice;
}

QString rangeText(const Slice& slice, std::size_t dimension)
{
    const std::string text =
        Slice({slice.shape()[dimension]}, {slice[dimension]}).text(); // "[10:20:2]"
    return QString::fromStdString(text.substr(1, text.size() - 2));
}

} // namespace bloscope
