#include "ui/cells/element_part.h"

namespace bloscope {

namespace {

void addParts(const DTypeLeaf& leaf, std::vector<ElementPart>& to)
{
    using Part = ElementPart::Of;
    to.push_back({leaf, Part::Value});
    if (leaf.dtype.kind != DTypeKind::Complex)
        return;
    const DType half = halfOf(leaf.dtype);
    to.push_back({leaf, Part::Phase});
    to.push_back({{leaf.path, leaf.offset, half}, Part::Real});
    to.push_back({{leaf.path, leaf.offset + half.itemsize, half}, Part::Imaginary});
}

} // namespace

std::optional<DTypeLeaf> leafOf(const std::optional<ElementPart>& part)
{
    return part ? std::optional(part->leaf) : std::nullopt;
}

std::vector<ElementPart> partsToDraw(const DType& dtype)
{
    std::vector<ElementPart> parts;
    if (dtype.isCompound() || dtype.kind == DTypeKind::Complex)
        for (const DTypeLeaf& leaf : leavesOf(dtype))
            if (leaf.dtype.isNumeric())
                addParts(leaf, parts);
    return parts;
}

} // namespace bloscope
