#include "ui/convert/field_box.h"

#include "core/dtype/dtype_part.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <set>

namespace bloscope {

FieldBox::FieldBox(const DType& dtype, QWidget* parent) : QComboBox(parent)
{
    setToolTip(tr("What of each element the copy holds"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addItem(tr("all fields"));
    if (dtype.isCompound())
        offer(dtype);
}

// The leaves, and before them what they lie in.
void FieldBox::offer(const DType& dtype)
{
    std::set<std::string> offered;
    for (const DTypeLeaf& leaf : leavesOf(dtype)) {
        std::string path;
        for (const std::string& part : leaf.parts) {
            path += (path.empty() || part.starts_with('[') ? "" : ".") + part;
            auto field = partNamed(dtype, path);
            if (!field || !offered.insert(path).second)
                continue;
            addItem(tr("%1  (%2)").arg(displayText(path), dtypeText(field->dtype)));
            m_fields.push_back(*std::move(field));
        }
    }
}

void FieldBox::choose(const std::string& path)
{
    const auto found = std::ranges::find(m_fields, path, &DTypeLeaf::path);
    if (found != m_fields.end())
        setCurrentIndex(static_cast<int>(found - m_fields.begin()) + 1);
}

std::optional<DTypeLeaf> FieldBox::field() const
{
    return currentIndex() > 0
               ? std::optional(m_fields[static_cast<std::size_t>(currentIndex() - 1)])
               : std::nullopt;
}

} // namespace bloscope
