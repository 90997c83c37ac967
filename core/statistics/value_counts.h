#pragma once

#include "core/statistics/short_keys.h"

#include <vector>

namespace bloscope {

// How often each number occurs, as long as there are few different ones. Once there are more than
// `most` it holds nothing and says so.
class ValueCounts {
 public:
    struct Entry {
        NumberKey key = 0;
        std::uint64_t count = 0;
        bool operator==(const Entry&) const = default;
    };

    explicit ValueCounts(std::size_t most) : m_most(most) {}

    void add(NumberKey key, std::uint64_t times = 1);
    void add(std::span<const NumberKey> keys);
    void add(const ShortKeys& shorts, std::span<const ShortKey> keys);
    void add(const ValueCounts& other);

    bool tooMany() const { return m_tooMany; }
    std::size_t size() const { return m_size; }
    std::vector<Entry> sorted() const; // by key; empty when there are too many

 private:
    template <class Key, class Full>
    void addRuns(std::span<const Key> keys, const Full& fullOf);
    std::size_t placeOf(NumberKey key) const;
    void grow();
    void giveUp();

    std::size_t m_most;
    bool m_tooMany = false;
    std::size_t m_size = 0;
    std::vector<Entry> m_entries; // a hash table; free where the count is 0
};

} // namespace bloscope
