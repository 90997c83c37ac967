#include "core/compare/found_differences.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t mostReasons = 10;

} // namespace

void FoundDifferences::count(std::uint64_t cells, std::uint64_t different, std::uint64_t unreadable)
{
    m_found.cells += cells;
    m_found.different += different;
    m_found.unreadable += unreadable;
}

void FoundDifferences::note(const std::string& reason)
{
    if (m_found.reasons.size() < mostReasons &&
        std::ranges::find(m_found.reasons, reason) == m_found.reasons.end())
        m_found.reasons.push_back(reason);
}

bool FoundDifferences::isAmongFirst(const std::vector<std::int64_t>& index) const
{
    return m_found.first.size() < m_mostPlaces ||
           (m_mostPlaces > 0 && index < m_found.first.back().index);
}

bool FoundDifferences::isFarthest(double distance, const std::vector<std::int64_t>& index) const
{
    const auto& farthest = m_found.farthest;
    return !farthest || distance > farthest->distance ||
           (distance == farthest->distance && index < farthest->index);
}

void FoundDifferences::addFirst(DifferentCell cell)
{
    std::vector<DifferentCell>& first = m_found.first;
    const auto place = std::ranges::lower_bound(first, cell.index, {}, &DifferentCell::index);
    first.insert(place, std::move(cell));
    if (first.size() > m_mostPlaces)
        first.pop_back();
}

void FoundDifferences::merge(FoundDifferences other)
{
    CellDifferences& theirs = other.m_found;
    count(theirs.cells, theirs.different, theirs.unreadable);
    for (DifferentCell& cell : theirs.first)
        if (isAmongFirst(cell.index))
            addFirst(std::move(cell));
    if (theirs.farthest && isFarthest(theirs.farthest->distance, theirs.farthest->index))
        setFarthest(*std::move(theirs.farthest));
    for (const std::string& reason : theirs.reasons)
        note(reason);
}

} // namespace bloscope
