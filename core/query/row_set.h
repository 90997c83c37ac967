#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace bloscope {

// A set of row numbers from 0 on, compressed: a billion rows take some bytes where they are
// neighbours, and two bytes each where they are far apart. What is const can be called from any
// thread at once.
class RowSet {
 public:
    RowSet();
    RowSet(const RowSet& other);
    RowSet(RowSet&& other) noexcept;
    RowSet& operator=(RowSet other) noexcept;
    ~RowSet();

    // The rows [begin, end).
    static RowSet range(std::int64_t begin, std::int64_t end);

    void addRange(std::int64_t begin, std::int64_t end);
    // Rows `begin` + i for which flags[i] is 1; others are 0.
    void addFlagged(std::int64_t begin, std::span<const std::uint8_t> flags);
    void addAscending(std::span<const std::int64_t> rows); // some of them may be equal
    void keepOnly(const RowSet& other);
    void add(const RowSet& other);
    // Makes it as small as it can be; once everything was added.
    void shrink();

    std::int64_t count() const;
    bool isEmpty() const { return count() == 0; }
    bool contains(std::int64_t row) const;

    // How many of its rows are below `row`; the row that has `rank` others below it, which has to
    // be less than count().
    std::int64_t rank(std::int64_t row) const;
    std::int64_t select(std::int64_t rank) const;

    // Its rows number [first, first + count) in ascending order; fewer at the end.
    std::vector<std::int64_t> rows(std::int64_t first, std::int64_t count) const;

    // Sets flags[i] to 1 or 0: is `begin` + i one of its rows?
    void flags(std::int64_t begin, std::span<std::uint8_t> flags) const;

    std::size_t bytes() const; // of memory
    bool operator==(const RowSet& other) const;

 private:
    class Part; // 2^32 rows
    Part& partFor(std::int64_t row);
    void addToContainer(std::int64_t begin, std::span<const std::uint8_t> flags);
    const Part* partAt(std::int64_t row) const;

    std::vector<std::unique_ptr<Part>> m_parts; // null where there are no rows
};

} // namespace bloscope
