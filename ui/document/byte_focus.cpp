#include "ui/document/byte_focus.h"

namespace bloscope {

void ByteFocus::choose(const BytePlace& place)
{
    m_place = place;
    emit chosen();
}

} // namespace bloscope
