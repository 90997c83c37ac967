#pragma once

#include "core/compare/cell_differences.h"

namespace bloscope {

// Collects what is found, in any order, so that the first and the farthest in C order are left. One
// thread at a time.
class FoundDifferences {
 public:
    explicit FoundDifferences(std::size_t mostPlaces) : m_mostPlaces(mostPlaces) {}

    void count(std::uint64_t cells, std::uint64_t different, std::uint64_t unreadable);
    void note(const std::string& reason); // of damage

    // Would a cell at this index, or so far apart, be kept?
    bool isAmongFirst(const std::vector<std::int64_t>& index) const;
    bool isFarthest(double distance, const std::vector<std::int64_t>& index) const;
    void addFirst(DifferentCell cell);
    void setFarthest(DifferentCell cell) { m_found.farthest = std::move(cell); }

    void merge(FoundDifferences other);
    CellDifferences take() { return std::move(m_found); }

 private:
    std::size_t m_mostPlaces;
    CellDifferences m_found;
};

} // namespace bloscope
