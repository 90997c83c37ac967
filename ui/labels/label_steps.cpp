#include "ui/labels/label_steps.h"

namespace bloscope {

std::optional<std::size_t> dimensionOver(std::size_t below, const Shape& labels,
                                         const Shape& shapeBelow)
{
    const std::size_t fromEnd = shapeBelow.size() - below;
    if (fromEnd > labels.size())
        return {};
    const std::size_t over = labels.size() - fromEnd;
    return labels[over] == shapeBelow[below] ? std::optional(over) : std::nullopt;
}

std::optional<std::int64_t> indexWithLabel(const LabelSizes& sizes, WantedLabel label,
                                           std::size_t dimension, std::int64_t from, StepTo to)
{
    std::optional<std::int64_t> nearest;
    for (const LabelSize& each : sizes.labels) {
        if (each.places.empty() || (label && sizes.number(each) != *label))
            continue;
        const IndexSet& places = each.places[dimension];
        const auto found = to == StepTo::Next ? places.after(from) : places.before(from);
        if (found && (!nearest || (to == StepTo::Next ? *found < *nearest : *found > *nearest)))
            nearest = found;
    }
    return nearest;
}

std::vector<std::int64_t> indexBelow(const std::vector<std::int64_t>& index, const Shape& labels,
                                     const std::vector<std::int64_t>& at, const Shape& shapeBelow)
{
    std::vector<std::int64_t> below = at;
    for (std::size_t d = 0; d < below.size(); ++d)
        if (const auto over = dimensionOver(d, labels, shapeBelow))
            below[d] = index[*over];
    return below;
}

} // namespace bloscope
