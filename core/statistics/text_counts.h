#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// How often each text occurs, in bounded memory: as long as there are few different ones, and short
// ones. Otherwise it holds nothing and tells how many it had seen.
class TextCounts {
 public:
    static constexpr std::size_t mostTexts = 4096;
    static constexpr std::size_t mostBytes = 1 << 20; // of all of them

    void add(std::string_view text, std::uint64_t times = 1);
    void add(const TextCounts& other);

    bool tooMany() const { return m_moreThan > 0; }
    std::size_t moreThan() const { return m_moreThan; } // there are different ones; 0: all known
    std::size_t size() const { return m_counts.size(); }

    // By their bytes; empty when there are too many.
    using Counts = std::map<std::string, std::uint64_t, std::less<>>;
    const Counts& counts() const { return m_counts; }

 private:
    void giveUp(std::size_t moreThan);

    Counts m_counts;
    std::size_t m_bytes = 0;
    std::size_t m_moreThan = 0;
};

} // namespace bloscope
