#include "core/geometry/place_text.h"

#include "core/base/text.h"
#include "core/geometry/coordinate_slice.h"
#include "core/geometry/patient_space.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace bloscope {

namespace {

constexpr std::size_t mostShown = 60;
constexpr std::size_t mostAxes = 3;

std::string forDisplay(std::string_view text)
{
    return escapeForDisplay(text, mostShown);
}

// Of the dimensions in space; empty where they have several.
std::string_view unitOfSpace(const Geometry& geometry)
{
    const std::vector<std::size_t> spatial = geometry.spatialDimensions();
    if (spatial.empty())
        return {};
    const std::string& unit = geometry.dimensions[spatial.front()].unit;
    const bool isOfAll = std::ranges::all_of(
        spatial, [&](std::size_t d) { return geometry.dimensions[d].unit == unit; });
    return isOfAll ? std::string_view(unit) : std::string_view();
}

// Has it a position that can be written?
bool tellsPlaces(const FileSpace& space)
{
    return space.rows() >= 1 && space.rows() <= mostAxes && space.tellsPlaces();
}

using Row = std::array<double, mostAxes + 1>; // of the equations: steps, and what they add up to

// Indices, not whole, that lead to a position, by elimination with the largest pivots. Nothing
// where directions do not lead everywhere.
std::optional<std::vector<double>> indicesAt(std::span<const double> position,
                                             const FileSpace& space)
{
    const std::vector<std::size_t>& dimensions = space.spatialDimensions();
    const std::size_t n = dimensions.size();
    std::array<Row, mostAxes> rows{};
    for (std::size_t r = 0; r < n; ++r) {
        for (std::size_t axis = 0; axis < n; ++axis)
            rows[r][axis] = space.step(r, dimensions[axis]);
        rows[r][n] = position[r] - space.origin(r);
    }
    for (std::size_t c = 0; c < n; ++c) {
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(c);
        const auto end = rows.begin() + static_cast<std::ptrdiff_t>(n);
        std::iter_swap(begin, std::max_element(begin, end, [c](const Row& a, const Row& b) {
                           return std::abs(a[c]) < std::abs(b[c]);
                       }));
        if (!std::isnormal(rows[c][c]))
            return std::nullopt;
        for (std::size_t r = 0; r < n; ++r) {
            const double factor = r == c ? 0 : rows[r][c] / rows[c][c];
            for (std::size_t k = c; k <= n; ++k)
                rows[r][k] -= factor * rows[c][k];
        }
    }
    std::vector<double> indices(n);
    for (std::size_t axis = 0; axis < n; ++axis)
        indices[axis] = rows[axis][n] / rows[axis][axis];
    return indices;
}

// "12.5, -30, 44 mm": the numbers, where a text ends like that.
std::optional<std::vector<double>> positionIn(std::string_view text, const Geometry& geometry)
{
    const std::string_view unit = unitOfSpace(geometry);
    text = trimmed(text);
    if (unit.empty() || !text.ends_with(unit))
        return std::nullopt;
    std::vector<double> numbers;
    for (std::string_view item : sliceItems(text.substr(0, text.size() - unit.size()))) {
        const auto number = parseNumber<double>(item);
        if (!number || !std::isfinite(*number))
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

Result<std::size_t> dimensionNamed(std::string_view name, const Geometry& geometry)
{
    const auto isIt = [&](const DimensionGeometry& each) { return each.name == name; };
    const auto found = std::ranges::find_if(geometry.dimensions, isIt);
    if (found == geometry.dimensions.end())
        return usageError(fmt::format("no dimension is called \"{}\"", forDisplay(name)));
    if (std::ranges::count_if(geometry.dimensions, isIt) > 1)
        return usageError(fmt::format("several dimensions are called \"{}\"", forDisplay(name)));
    return static_cast<std::size_t>(found - geometry.dimensions.begin());
}

// Slices of which single dimensions are replaced by what somebody wrote.
class NamedItems {
 public:
    NamedItems(const Slice& shown, const std::vector<std::int64_t>& cell, const Geometry& geometry)
        : m_shown(shown), m_cell(cell), m_geometry(geometry), m_written(cell.size())
    {
    }

    // "latitude=46.5"
    Result<> take(std::string_view item)
    {
        const std::size_t sign = item.find('=');
        if (sign == 0 || sign == item.npos)
            return usageError(
                fmt::format("\"{}\" names no dimension, as other items do", forDisplay(item)));
        const std::string_view value = trimmed(item.substr(sign + 1));
        BLOSCOPE_TRY(const std::size_t dimension,
                     dimensionNamed(trimmed(item.substr(0, sign)), m_geometry));
        if (m_written[dimension])
            return usageError(fmt::format("dimension \"{}\" is named twice",
                                          forDisplay(m_geometry.dimensions[dimension].name)));
        const bool isCoordinate = m_geometry.dimensions[dimension].coordinates.has_value() &&
                                  !value.starts_with('=') && value != ":";
        m_written[dimension] = (isCoordinate ? "=" : "") + std::string(value);
        return {};
    }

    Result<Slice> read() const
    {
        BLOSCOPE_TRY(const Slice atCell, readOver(cellText()));
        const auto takesOne = [](const DimensionSlice& taken) { return taken.fixed; };
        if (std::ranges::all_of(atCell.dimensions(), takesOne))
            return atCell;
        return readOver(m_shown.text());
    }

 private:
    std::string cellText() const { return fmt::format("[{}]", fmt::join(m_cell, ", ")); }

    // With what is written in the place of some items of a slice.
    Result<Slice> readOver(std::string_view slice) const
    {
        const std::vector<std::string_view> items = sliceItems(slice);
        std::vector<std::string> all(items.begin(), items.end());
        for (std::size_t d = 0; d < m_written.size(); ++d)
            if (m_written[d])
                all[d] = *m_written[d];
        return parseSlice(fmt::format("{}", fmt::join(all, ",")), m_shown.shape(), m_geometry);
    }

    const Slice& m_shown;
    const std::vector<std::int64_t>& m_cell;
    const Geometry& m_geometry;
    std::vector<std::optional<std::string>> m_written; // of each dimension
};

// Is there a name in front of an equals sign? Behind it may be others, of coordinates that are
// texts.
bool hasNames(std::string_view text)
{
    return std::ranges::any_of(sliceItems(text), [](std::string_view item) {
        const std::size_t sign = item.find('=');
        return sign != item.npos && sign > 0 && item.find(':') > sign;
    });
}

Result<Slice> readNamed(std::string_view text, const Slice& shown,
                        const std::vector<std::int64_t>& cell, const Geometry& geometry)
{
    NamedItems items(shown, cell, geometry);
    for (std::string_view item : sliceItems(text))
        BLOSCOPE_CHECK(items.take(item));
    return items.read();
}

std::optional<std::vector<std::int64_t>> cellOf(const Slice& slice)
{
    std::vector<std::int64_t> index;
    for (const DimensionSlice& taken : slice.dimensions()) {
        if (!taken.fixed)
            return std::nullopt;
        index.push_back(taken.start);
    }
    return index;
}

} // namespace

std::vector<double> positionOf(const std::vector<std::int64_t>& cell, const Geometry& geometry)
{
    const FileSpace space(geometry);
    if (!tellsPlaces(space))
        return {};
    std::vector<double> position(space.rows());
    for (std::size_t row = 0; row < position.size(); ++row) {
        position[row] = space.origin(row);
        for (std::size_t d : space.spatialDimensions())
            position[row] += space.step(row, d) * static_cast<double>(cell[d]);
    }
    return position;
}

std::string positionText(std::span<const double> position, const Geometry& geometry)
{
    std::string text;
    for (double each : position)
        text += fmt::format("{}{:.1f}", text.empty() ? "" : ", ", each);
    if (const std::string_view unit = unitOfSpace(geometry); !unit.empty())
        text += fmt::format(" {}", unit);
    if (!geometry.coordinateSystem.empty())
        text += fmt::format(" ({})", geometry.coordinateSystem);
    return text;
}

Result<std::vector<std::int64_t>> cellAtPosition(std::span<const double> position,
                                                 std::vector<std::int64_t> cell, const Shape& shape,
                                                 const Geometry& geometry)
{
    const FileSpace space(geometry);
    if (!tellsPlaces(space))
        return usageError("the file does not tell where its cells lie in space");
    if (position.size() != space.rows())
        return usageError(fmt::format("a position has {} here, not {}",
                                      amountOf(space.rows(), "number", "numbers"),
                                      position.size()));
    const auto indices = indicesAt(position, space);
    if (!indices)
        return usageError("the directions of the dimensions do not lead to every position");
    for (std::size_t axis = 0; axis < space.rows(); ++axis) {
        const std::size_t d = space.spatialDimensions()[axis];
        const double index = (*indices)[axis];
        if (!(index >= -0.5 && index < static_cast<double>(shape[d]) - 0.5))
            return usageError(fmt::format(
                "the position lies outside of the array: at index {:.1f} "
                "of dimension {}, which has {}",
                index, d, amountOf(static_cast<std::uint64_t>(shape[d]), "cell", "cells")));
        cell[d] = static_cast<std::int64_t>(std::floor(index + 0.5));
    }
    return cell;
}

Result<WrittenPlace> parsePlace(std::string_view text, const Slice& shown,
                                const std::vector<std::int64_t>& cell, const Geometry& geometry)
{
    if (const auto position = positionIn(text, geometry)) {
        BLOSCOPE_TRY(std::vector<std::int64_t> there,
                     cellAtPosition(*position, cell, shown.shape(), geometry));
        std::vector<DimensionSlice> taken;
        std::ranges::transform(there, std::back_inserter(taken), &DimensionSlice::index);
        return WrittenPlace{Slice(shown.shape(), std::move(taken)), std::move(there)};
    }
    BLOSCOPE_TRY(Slice slice, hasNames(text) ? readNamed(text, shown, cell, geometry)
                                             : parseSlice(text, shown.shape(), geometry));
    auto there = cellOf(slice);
    return WrittenPlace{std::move(slice), std::move(there)};
}

} // namespace bloscope
