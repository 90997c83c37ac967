#include "ui/slice/slice_box.h"

#include <algorithm>

namespace bloscope {

void SliceBox::offer(const QString& what, const Slice& slice)
{
    if (std::ranges::find(m_slices, slice) != m_slices.end() || slice.isEmpty())
        return;
    m_slices.push_back(slice);
    addItem(tr("%1: %2").arg(what, QString::fromStdString(slice.text())));
}

} // namespace bloscope
