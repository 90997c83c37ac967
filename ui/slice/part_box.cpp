#include "ui/slice/part_box.h"

#include "core/cells/element_part.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"

#include <QSignalBlocker>
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

PartBox::PartBox(const DType& dtype, QWidget* parent)
    : QComboBox(parent), m_parts(partsToDraw(dtype))
{
    setAccessibleName(tr("Element part to draw"));
    setToolTip(tr("Part of each element to draw"));
    for (const ElementPart& part : m_parts)
        addItem(nameOf(part));
}

void PartBox::show(const ElementPart& part)
{
    const auto isShown = [&](const ElementPart& each) {
        return each.leaf.path == part.leaf.path && each.of == part.of;
    };
    const auto at = std::ranges::find_if(m_parts, isShown);
    const QSignalBlocker chosenElsewhere(this);
    setCurrentIndex(static_cast<int>(at - m_parts.begin()));
}

void PartBox::chooseField(const std::string& path)
{
    const auto isOf = [&](const ElementPart& part) { return part.leaf.path == path; };
    const auto found = std::ranges::find_if(m_parts, isOf);
    if (found != m_parts.end() && !isOf(part()))
        setCurrentIndex(static_cast<int>(found - m_parts.begin()));
}

QString PartBox::nameOf(const ElementPart& part)
{
    const DTypeLeaf& leaf = part.leaf;
    const auto named = [&](const QString& what) {
        return leaf.path.empty()
                   ? what
                   : tr("%1: %2", "field, what of it").arg(displayText(leaf.path), what);
    };
    switch (part.of) {
    case ElementPart::Of::Phase:
        return named(tr("phase"));
    case ElementPart::Of::Real:
        return named(tr("real part"));
    case ElementPart::Of::Imaginary:
        return named(tr("imaginary part"));
    case ElementPart::Of::Value:
        break;
    }
    if (leaf.dtype.kind == DTypeKind::Complex)
        return named(tr("magnitude"));
    return tr("%1  (%2)").arg(displayText(leaf.path), dtypeText(leaf.dtype));
}

std::optional<DTypeLeaf> PartBox::leaf() const
{
    return hasParts() ? std::optional(part().leaf) : std::nullopt;
}

CellSourcePtr PartBox::sourceOf(CellSourcePtr whole) const
{
    return hasParts() ? partSourceOf(std::move(whole), part()) : whole;
}

} // namespace bloscope
