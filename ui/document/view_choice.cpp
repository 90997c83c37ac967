#include "ui/document/view_choice.h"

#include <utility>

namespace bloscope {

void ViewChoice::setField(const std::string& path)
{
    if (std::exchange(m_field, path) != path)
        emit fieldChanged();
}

void ViewChoice::setPlaying(bool plays)
{
    if (std::exchange(m_isPlaying, plays) != plays)
        emit playingChanged(plays);
}

} // namespace bloscope
