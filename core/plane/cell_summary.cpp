#include "core/plane/cell_summary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace bloscope {

void SpecialCounts::add(double number, CellState state)
{
    if (std::isfinite(number))
        return;
    if (state == CellState::Damaged)
        ++damaged;
    else if (state == CellState::Absent)
        ++absent;
    else if (state == CellState::Uninitialised)
        ++uninitialised;
    else if (std::isnan(number))
        ++notANumber;
    else
        ++(number > 0 ? plusInfinity : minusInfinity);
}

void SpecialCounts::add(const NumberPlane& plane)
{
    if (!plane.states.empty()) {
        for (std::size_t cell = 0; cell < plane.numbers.size(); ++cell)
            add(plane.numbers[cell], plane.states[cell]);
        return;
    }
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const double number : plane.numbers) {
        notANumber += number != number;
        plusInfinity += number == infinity;
        minusInfinity += number == -infinity;
    }
}

SpecialCounts& SpecialCounts::operator+=(const SpecialCounts& other)
{
    notANumber += other.notANumber;
    plusInfinity += other.plusInfinity;
    minusInfinity += other.minusInfinity;
    damaged += other.damaged;
    uninitialised += other.uninitialised;
    absent += other.absent;
    return *this;
}

std::int64_t totalOf(const SpecialCounts& counts)
{
    return counts.notANumber + counts.plusInfinity + counts.minusInfinity + counts.damaged +
           counts.uninitialised + counts.absent;
}

// Several sums side by side, since each addition waits for the one before it.
bool CellSummary::addFinite(std::span<const double> added)
{
    constexpr std::size_t lanes = 8;
    std::array<double, lanes> sums{};
    const std::size_t whole = added.size() / lanes * lanes;
    for (std::size_t i = 0; i < whole; i += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += added[i + lane];
    const auto rest = added.subspan(whole);
    const double all =
        std::accumulate(rest.begin(), rest.end(), std::accumulate(sums.begin(), sums.end(), 0.0));
    if (!std::isfinite(all)) // nor is one of them, or there are too large ones
        return false;
    sum += all;
    numbers += added.size();
    fine |= !added.empty();
    return true;
}

void CellSummary::add(double added, CellState addedState, Reduction reduction)
{
    if (std::isfinite(added)) {
        const bool isLargest = reduction == Reduction::Largest && added > sum;
        if (reduction == Reduction::Mean)
            sum += added;
        else if (numbers == 0 || isLargest)
            sum = added;
        ++numbers;
    } else {
        plusInfinity |= std::isinf(added) && added > 0;
        minusInfinity |= std::isinf(added) && added < 0;
        damaged |= addedState == CellState::Damaged;
        absent |= addedState == CellState::Absent;
    }
    fine |= addedState == CellState::Fine;
}

void CellSummary::join(const CellSummary& next, Reduction reduction)
{
    if (reduction == Reduction::Mean)
        sum += next.sum;
    else if (next.numbers > 0 &&
             (numbers == 0 || (reduction == Reduction::Largest && next.sum > sum)))
        sum = next.sum;
    numbers += next.numbers;
    plusInfinity |= next.plusInfinity;
    minusInfinity |= next.minusInfinity;
    damaged |= next.damaged;
    absent |= next.absent;
    fine |= next.fine;
}

double CellSummary::number(Reduction reduction) const
{
    using Float64 = std::numeric_limits<double>;
    if (damaged || (numbers == 0 && !plusInfinity && !minusInfinity))
        return Float64::quiet_NaN();
    if (plusInfinity || minusInfinity)
        return plusInfinity ? Float64::infinity() : -Float64::infinity();
    if (reduction != Reduction::Mean)
        return sum;
    return std::clamp(sum / static_cast<double>(numbers), Float64::lowest(), Float64::max());
}

CellState CellSummary::state() const
{
    if (damaged)
        return CellState::Damaged;
    if (fine)
        return CellState::Fine;
    return absent ? CellState::Absent : CellState::Uninitialised;
}

CellSummary summaryOf(const SpecialCounts& counts)
{
    CellSummary summary;
    summary.plusInfinity = counts.plusInfinity > 0;
    summary.minusInfinity = counts.minusInfinity > 0;
    summary.damaged = counts.damaged > 0;
    summary.absent = counts.absent > 0;
    summary.fine = counts.notANumber > 0 || summary.plusInfinity || summary.minusInfinity;
    return summary;
}

} // namespace bloscope
