#include "app/command_line/text_group.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

void TextGroup::add(const std::string& label, const std::string& text)
{
    m_lines.push_back({printableLine(label), printableLine(text)});
}

std::string TextGroup::text() const
{
    if (m_lines.empty())
        return {};
    std::size_t width = 0;
    for (const Line& line : m_lines)
        width = std::max(width, line.label.size());
    std::string text = "\n" + printableLine(m_heading) + "\n";
    for (const Line& line : m_lines)
        text += fmt::format("  {:<{}}  {}\n", line.label, width, line.text);
    return text;
}

} // namespace bloscope
