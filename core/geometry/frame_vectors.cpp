#include "core/geometry/frame_vectors.h"

#include "core/base/text.h"
#include "core/geometry/sources.h"

namespace bloscope {

namespace {

std::optional<Coordinates> vectorIn(const StoredEntry& entry)
{
    if (auto numbers = numbersIn(&entry.value))
        return Coordinates(std::move(*numbers));
    auto texts = textsIn(&entry.value);
    if (!texts)
        return {};
    for (std::string& text : *texts)
        text = escapeForDisplay(text);
    return Coordinates(std::move(*texts));
}

} // namespace

FrameVectors frameVectorsOf(const Array& array)
{
    FrameVectors vectors;
    if (!isXiLens(array))
        return vectors;
    for (const MetadataEntry& stored : array.frame()->vlMetalayers().entries) {
        const auto entry = entryNamed(*array.frame(), stored.name);
        auto values = entry ? vectorIn(*entry) : std::nullopt;
        if (values && values->count() == array.shape().front())
            vectors.push_back({escapeForDisplay(stored.name), *std::move(values)});
    }
    return vectors;
}

} // namespace bloscope
