#include "core/repair/array_fit.h"

#include "core/array/interpretation.h"
#include "core/array/write_b2nd.h"
#include "core/base/checked.h"
#include "core/frame/frame.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::optional<std::int64_t> chunksAlong(const B2ndMetadata& array, std::size_t firstDimension)
{
    std::int64_t count = 1;
    for (std::size_t d = firstDimension; d < array.shape.size(); ++d) {
        if (array.shape[d] < 0 || array.chunkshape[d] < 0 ||
            (array.shape[d] > 0 && array.chunkshape[d] == 0))
            return {};
        const std::int64_t along =
            array.chunkshape[d] == 0 ? 0 : ceilDivide(array.shape[d], array.chunkshape[d]);
        const auto product = checkedMultiply(count, along);
        if (!product)
            return {};
        count = *product;
    }
    return count;
}

// The metalayers with another value for one of them.
NamedValues replaced(const NamedValues& values, const std::string& name, const ByteBuffer& value)
{
    NamedValues result;
    for (const NamedValue& item : values.items())
        if (!result.keep(item.name, item.name == name ? value : item.value))
            return values;
    return result;
}

} // namespace

std::optional<std::int64_t> StatedArray::elementsOfChunk() const
{
    std::int64_t elements = 1;
    for (std::size_t d = 0; d < metadata.chunkshape.size(); ++d) {
        const std::int64_t chunk = metadata.chunkshape[d];
        const std::int64_t block = metadata.blockshape[d];
        if (chunk < 1 || block < 1)
            return {};
        const auto extended = checkedMultiply(ceilDivide(chunk, block), block);
        const auto product = extended ? checkedMultiply(elements, *extended) : std::nullopt;
        if (!product)
            return {};
        elements = *product;
    }
    return elements;
}

std::optional<std::int32_t> StatedArray::typesizeFor(std::int64_t chunkBytes) const
{
    const auto elements = elementsOfChunk();
    if (!elements || chunkBytes <= 0 || chunkBytes % *elements != 0 ||
        chunkBytes / *elements > format::maxTypesize)
        return {};
    return static_cast<std::int32_t>(chunkBytes / *elements);
}

std::optional<std::int64_t> StatedArray::chunkCount() const
{
    return chunksAlong(metadata, 0);
}

std::optional<StatedArray> statedArray(const NamedValues& metalayers)
{
    MetadataSection section;
    for (const NamedValue& item : metalayers.items()) {
        section.entries.emplace_back();
        section.entries.back().name = item.name;
        section.entries.back().value = item.value;
    }
    const MetadataEntry* entry = findArrayMetadata(section);
    if (!entry)
        return {};
    auto metadata = parseB2nd(entry->value, 0);
    if (!metadata)
        return {};
    return StatedArray{entry->name, *std::move(metadata)};
}

std::optional<std::int64_t> fitArray(StatedArray& array, std::int64_t chunks, SalvagePlan& plan)
{
    B2ndMetadata& metadata = array.metadata;
    const auto perRow = metadata.shape.empty() ? std::nullopt : chunksAlong(metadata, 1);
    const std::int64_t chunkExtent = metadata.chunkshape.empty() ? 0 : metadata.chunkshape[0];
    const auto extent = perRow && *perRow > 0 && chunkExtent > 0
                            ? checkedMultiply(ceilDivide(chunks, *perRow), chunkExtent)
                            : std::nullopt;
    if (!extent) {
        plan.lose("array", fmt::format("its shape is unknown: {} chunks do not fill {}", chunks,
                                       tupleText(metadata.shape)));
        return {};
    }
    const Shape before = metadata.shape;
    const auto all = chunksAlong(metadata, 0);
    const bool isShrunk = all && chunks <= *all; // the last row of chunks may be one of padding
    metadata.shape[0] = isShrunk ? std::min(*extent, before[0]) : *extent;
    if (metadata.shape == before) // what lacks is in its last row
        return all;
    plan.shapeBefore = before;
    plan.metalayers = replaced(plan.metalayers, array.name, writeB2nd(metadata));
    plan.lose("array", fmt::format("the shape {} was changed to {}: {} chunks were found, {}",
                                   tupleText(before), tupleText(metadata.shape), chunks,
                                   isShrunk ? "too few to fill it" : "too many for it"));
    return chunksAlong(metadata, 0);
}

} // namespace bloscope
