#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace bloscope {

// Some of the indices [0, extent) of a dimension. Takes one bit for each of them.
class IndexSet {
 public:
    IndexSet() = default;
    explicit IndexSet(std::int64_t extent);

    std::int64_t extent() const { return m_extent; }
    std::size_t bytes() const { return m_words.size() * sizeof(std::uint64_t); }

    void add(std::int64_t begin, std::int64_t end);   // these and all between, without `end`
    void add(const IndexSet& other, std::int64_t at); // whose index 0 is `at`

    bool contains(std::int64_t index) const;
    std::int64_t count() const;
    // The first one behind an index, the last one in front of it; any index may be asked for.
    std::optional<std::int64_t> after(std::int64_t index) const;
    std::optional<std::int64_t> before(std::int64_t index) const;

    bool operator==(const IndexSet&) const = default;

 private:
    std::int64_t m_extent = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace bloscope
