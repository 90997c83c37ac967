#pragma once

#include "core/plane/pyramid_store.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace bloscope::test {

// The ground of a plane of `all`, with numbers of every kind in it.
inline BaseLevel baseLevelOf(const CellRect& all, Reduction reduction, double fraction = 0.1)
{
    BaseLevel ground{PyramidGrid{all}, reduction, {}};
    const CellRect places = ground.places();
    for (std::size_t i = 0; i < static_cast<std::size_t>(places.rows * places.columns); ++i) {
        const CellRect cells = ground.cellsOf(i);
        const SquareSize square = ground.grid.squareAt(ground.grid.base);
        PyramidTile::Content content{cells.rows, cells.columns, square, reduction, {}, {}, {}};
        const CellRect squares = square.squaresOf({0, 0, cells.rows, cells.columns});
        for (std::int64_t at = 0; at < squares.rows * squares.columns; ++at)
            content.numbers.push_back(static_cast<double>(at * 7 % 101) + fraction);
        content.numbers.front() = -0.0;
        content.numbers.back() = emptySquare(reduction);
        content.found.specials = {{0, {.notANumber = 1, .damaged = 1}},
                                  {2, {.plusInfinity = 1, .minusInfinity = 1}},
                                  {3, {.uninitialised = 1, .absent = 1}}};
        content.found.ends = {-1.5, 0.25, 100 + static_cast<double>(i)};
        content.sample = {1.5, -0.0, 3e300, static_cast<double>(i)};
        ground.tiles.push_back(std::make_shared<const PyramidTile>(std::move(content)));
    }
    return ground;
}

// The same one before it has tiles.
inline BaseLevel wantedOf(const BaseLevel& ground)
{
    return {ground.grid, ground.reduction, {}};
}

template <class Number>
bool areSameBits(const std::vector<Number>& a, const std::vector<Number>& b)
{
    const auto bits = [](const Number& number) {
        return std::bit_cast<std::array<std::byte, sizeof number>>(number);
    };
    return std::ranges::equal(a, b, {}, bits, bits);
}

inline bool isSame(const NumberPlane& a, const NumberPlane& b)
{
    return a.rows == b.rows && a.columns == b.columns && areSameBits(a.numbers, b.numbers) &&
           a.states == b.states;
}

inline bool isSame(const PyramidTile& a, const PyramidTile& b)
{
    const bool areNumbersSame = a.numbers().index() == b.numbers().index() &&
                                std::visit(
                                    [&b]<class Numbers>(const Numbers& numbers) {
                                        return areSameBits(numbers, std::get<Numbers>(b.numbers()));
                                    },
                                    a.numbers());
    const CellSummary summary = a.summaryOf(a.squares());
    const CellSummary other = b.summaryOf(b.squares());
    return areNumbersSame && a.squares() == b.squares() && a.specials() == b.specials() &&
           a.countsOf(a.squares()) == b.countsOf(b.squares()) && a.ends() == b.ends() &&
           areSameBits(a.sample(), b.sample()) && summary.numbers == other.numbers &&
           summary.state() == other.state();
}

inline bool isSame(const BaseLevel& a, const BaseLevel& b)
{
    return std::ranges::equal(a.tiles, b.tiles,
                              [](const PyramidTilePtr& one, const PyramidTilePtr& other) {
                                  return isSame(*one, *other);
                              });
}

} // namespace bloscope::test
