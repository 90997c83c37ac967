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

void SliceBox::offerFields(const QString& what, const Slice& slice, const QString& fields)
{
    if (slice.isEmpty())
        return;
    m_fieldsAt = count();
    m_slices.push_back(slice);
    addItem(tr("%1: %2, %3", "what is selected, its slice, its fields")
                .arg(what, QString::fromStdString(slice.text()), fields));
}

} // namespace bloscope
