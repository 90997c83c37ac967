#include "ui/controls/part_box.h"

#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"

namespace bloscope {

PartBox::PartBox(const DType& dtype, QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("Part of the elements to draw"));
    if (dtype.isCompound())
        m_parts = leavesOf(dtype);
    std::erase_if(m_parts, [](const DTypeLeaf& part) { return !part.dtype.isNumeric(); });
    for (const DTypeLeaf& part : m_parts)
        addItem(tr("%1  (%2)").arg(displayText(part.path), dtypeText(part.dtype)));
}

} // namespace bloscope
