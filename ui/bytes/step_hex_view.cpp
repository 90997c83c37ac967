#include "ui/bytes/step_hex_view.h"

#include <algorithm>

namespace bloscope {

StepHexView::StepHexView(QWidget* parent) : HexView(parent)
{
    setAccessibleName(tr("Bytes after this step"));
}

void StepHexView::setBytes(StepBytes bytes, std::uint64_t origin)
{
    m_bytes = std::move(bytes);
    m_origin = origin;
    bytesChanged();
    moveCaret(0);
}

ByteView StepHexView::bytesAt(std::uint64_t first, std::uint64_t count) const
{
    if (first >= size())
        return {};
    return ByteView(*m_bytes).subspan(first, std::min(count, size() - first));
}

} // namespace bloscope
