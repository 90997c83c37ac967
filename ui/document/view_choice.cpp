#include "ui/document/view_choice.h"

#include <utility>

namespace bloscope {

void ViewChoice::setField(const std::string& path)
{
    if (std::exchange(m_field, path) != path)
        emit fieldChanged();
}

void ViewChoice::setPointer(const std::optional<std::vector<std::int64_t>>& cell)
{
    if (std::exchange(m_pointer, cell) != cell)
        emit pointerChanged();
}

void ViewChoice::setColors(const std::optional<HeatmapOptions>& colors)
{
    if (std::exchange(m_colors, colors) != colors)
        emit colorsChanged();
}

void ViewChoice::setPlaying(bool plays)
{
    if (std::exchange(m_isPlaying, plays) != plays)
        emit playingChanged(plays);
}

} // namespace bloscope
