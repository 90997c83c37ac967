#include "core/statistics/text_counts.h"

#include <algorithm>

namespace bloscope {

void TextCounts::add(std::string_view text, std::uint64_t times)
{
    if (tooMany())
        return;
    if (const auto known = m_counts.find(text); known != m_counts.end()) {
        known->second += times;
        return;
    }
    if (m_counts.size() == mostTexts || m_bytes + text.size() > mostBytes)
        return giveUp(std::max<std::size_t>(1, m_counts.size()));
    m_bytes += text.size();
    m_counts.emplace(text, times);
}

void TextCounts::add(const TextCounts& other)
{
    if (other.tooMany())
        return giveUp(std::max({m_moreThan, m_counts.size(), other.m_moreThan}));
    for (const auto& [text, times] : other.m_counts)
        add(text, times);
}

void TextCounts::giveUp(std::size_t moreThan)
{
    m_moreThan = std::max(m_moreThan, moreThan);
    m_counts.clear();
    m_bytes = 0;
}

} // namespace bloscope
