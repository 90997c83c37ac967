#include "core/inspect/chunk_text.h"

#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

std::string encodingText(const ChunkHeader& header)
{
    std::string text = codecText(header);
    if (const std::string filters = filtersText(header); !filters.empty())
        text += ", " + filters;
    if (header.instrumented())
        text += ", measurements instead of data";
    return text;
}

} // namespace

std::string codecText(const ChunkHeader& header)
{
    const Codec* codec = codecOfChunk(header.codecFormat(), header.udcodec);
    return codec ? std::string(codec->name)
                 : fmt::format("unknown codec format {}", header.codecFormat());
}

std::string filtersText(const ChunkHeader& header)
{
    std::string names;
    for (const FilterSlot& slot : header.pipeline())
        if (slot.id != noFilter)
            names += (names.empty() ? "" : ", ") + filterName(slot.id);
    return names;
}

std::string contentText(const ChunkHeader& header)
{
    switch (header.payload()) {
    case Payload::Special:
        return std::string(nameOf(header.special()));
    case Payload::PlainCopy:
        return "stored as it is";
    case Payload::Empty:
        return "empty";
    case Payload::Blocks:
        return encodingText(header);
    }
    return {};
}

} // namespace bloscope
