#include "core/frame/data_chunk_context.h"

#include "core/frame/b2nd_metadata.h"

#include <algorithm>

namespace bloscope {

const MetadataEntry* findArrayMetadata(const MetadataSection& metalayers)
{
    for (const std::string_view name : {"b2nd", "caterva"}) {
        if (const MetadataEntry* usable = metalayers.find(name))
            return usable;
        const auto lost = std::ranges::find(metalayers.entries, name, &MetadataEntry::name);
        if (lost != metalayers.entries.end())
            return &*lost;
    }
    return nullptr;
}

ChunkContext dataChunkContext(const FrameHeader& header, const MetadataSection& metalayers)
{
    ChunkContext context{.typesize = header.typesize};
    const MetadataEntry* entry = findArrayMetadata(metalayers);
    if (!entry || entry->error)
        return context;
    if (auto array = parseB2nd(entry->value, entry->valueOffset))
        context.blockshape = std::move(array->blockshape);
    return context;
}

} // namespace bloscope
