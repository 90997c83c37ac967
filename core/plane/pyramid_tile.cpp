#include "core/plane/pyramid_tile.h"

#include <cmath>

namespace bloscope {

namespace {

bool fitSingles(const std::vector<double>& numbers)
{
    constexpr double most = std::numeric_limits<float>::max();
    return std::ranges::all_of(numbers, [](double number) {
        return std::abs(number) <= most &&
               static_cast<double>(static_cast<float>(number)) == number;
    });
}

} // namespace

PyramidTile::PyramidTile(Content content)
    : m_rows(content.rows),
      m_columns(content.columns),
      m_square(content.square),
      m_reduction(content.reduction),
      m_specials(std::move(content.found.specials)),
      m_ends(content.found.ends),
      m_sample(std::move(content.sample))
{
    if (fitSingles(content.numbers))
        m_numbers = Singles(content.numbers.begin(), content.numbers.end());
    else
        m_numbers = std::move(content.numbers);
    m_specials.shrink_to_fit();
    for (const SpecialSquare& special : m_specials)
        m_counts += special.counts;
}

CellRect PyramidTile::squares() const
{
    return m_square.squaresOf({0, 0, m_rows, m_columns});
}

std::size_t PyramidTile::bytes() const
{
    const auto numbers =
        std::visit([](const auto& all) { return all.size() * sizeof all.front(); }, m_numbers);
    return sizeof *this + numbers + m_specials.size() * sizeof(SpecialSquare) +
           m_sample.size() * sizeof(double);
}

std::int64_t PyramidTile::cellsOf(const CellRect& squares) const
{
    const CellRect cells = intersected(m_square.cellsOf(squares), {0, 0, m_rows, m_columns});
    return cells.rows * cells.columns;
}

double PyramidTile::numberAt(std::int64_t row, std::int64_t column) const
{
    const auto at = static_cast<std::size_t>(row * squares().columns + column);
    return std::visit([at](const auto& all) { return static_cast<double>(all[at]); }, m_numbers);
}

template <class Numbers>
double PyramidTile::sumOf(const Numbers& numbers, const CellRect& of) const
{
    const std::int64_t stride = squares().columns;
    double sum = 0;
    for (std::int64_t row = of.row; row < of.endRow(); ++row)
        for (std::int64_t column = of.column; column < of.endColumn(); ++column)
            sum += static_cast<double>(numbers[static_cast<std::size_t>(row * stride + column)]);
    return sum;
}

// visit(special) for those among `squares`.
template <class Visit>
void PyramidTile::forEachSpecial(const CellRect& of, const Visit& visit) const
{
    if (m_specials.empty())
        return;
    const std::int64_t stride = squares().columns;
    for (std::int64_t row = of.row; row < of.endRow(); ++row) {
        const auto first = static_cast<std::uint32_t>(row * stride + of.column);
        const auto end = static_cast<std::uint32_t>(row * stride + of.endColumn());
        auto special = std::ranges::lower_bound(m_specials, first, {}, &SpecialSquare::square);
        for (; special != m_specials.end() && special->square < end; ++special)
            visit(*special);
    }
}

SpecialCounts PyramidTile::countsOf(const CellRect& of) const
{
    if (of == squares())
        return m_counts;
    SpecialCounts counts;
    forEachSpecial(of, [&](const SpecialSquare& special) { counts += special.counts; });
    return counts;
}

// Whichever of its cells are not special are finite numbers.
CellSummary PyramidTile::at(std::int64_t row, std::int64_t column) const
{
    const CellRect square{row, column, 1, 1};
    const SpecialCounts counts = countsOf(square);
    CellSummary summary = bloscope::summaryOf(counts);
    summary.numbers = static_cast<std::uint64_t>(cellsOf(square) - totalOf(counts));
    summary.fine |= summary.numbers > 0;
    summary.sum = numberAt(row, column);
    return summary;
}

CellSummary PyramidTile::summaryOf(const CellRect& of) const
{
    CellSummary summary;
    const SpecialCounts counts = countsOf(of);
    if (m_reduction == Reduction::Mean) {
        summary = bloscope::summaryOf(counts);
        summary.sum = std::visit([&](const auto& all) { return sumOf(all, of); }, m_numbers);
        summary.numbers = static_cast<std::uint64_t>(cellsOf(of) - totalOf(counts));
        summary.fine |= summary.numbers > 0;
        return summary;
    }
    for (std::int64_t row = of.row; row < of.endRow(); ++row)
        for (std::int64_t column = of.column; column < of.endColumn(); ++column)
            summary.join(at(row, column), m_reduction);
    return summary;
}

} // namespace bloscope
