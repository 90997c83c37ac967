#include "core/inspect/chunk_facts.h"

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

ChunkContent contentOf(SpecialKind kind)
{
    switch (kind) {
    case SpecialKind::Zeros:
        return ChunkContent::Zeros;
    case SpecialKind::NaN:
        return ChunkContent::NaN;
    case SpecialKind::RepeatedValue:
        return ChunkContent::RepeatedValue;
    case SpecialKind::Uninitialised:
    case SpecialKind::None:
        break;
    }
    return ChunkContent::Uninitialised;
}

ChunkContent contentOf(const ChunkHeader& header)
{
    switch (header.payload()) {
    case Payload::Special:
        return contentOf(header.special());
    case Payload::PlainCopy:
        return ChunkContent::Copied;
    case Payload::Empty:
        return ChunkContent::Empty;
    case Payload::Blocks:
        break;
    }
    return ChunkContent::Compressed;
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
        return "stored uncompressed";
    case Payload::Empty:
        return "empty";
    case Payload::Blocks:
        return encodingText(header);
    }
    return {};
}

std::optional<double> ChunkFacts::ratio() const
{
    if (cbytes == 0)
        return {};
    return static_cast<double>(nbytes) / static_cast<double>(cbytes);
}

ChunkFacts factsOf(const Frame& frame, std::int64_t n)
{
    ChunkFacts facts;
    if (const auto entry = frame.indexEntry(n); entry && entry->stored())
        facts.file = frame.chunkFileOf(*entry);
    const Result<ChunkPtr> chunk = frame.chunk(n);
    if (!chunk) {
        facts.text = chunk.error().text();
        return facts;
    }
    const ChunkHeader& header = (*chunk)->header();
    facts.content = contentOf(header);
    facts.text = contentText(header);
    facts.isStored = (*chunk)->isStored();
    facts.nbytes = static_cast<std::uint64_t>(header.nbytes);
    facts.cbytes = facts.isStored ? static_cast<std::uint64_t>(header.cbytes) : 0;
    facts.blocks = (*chunk)->blockCount();
    facts.offset = (*chunk)->offset();
    return facts;
}

} // namespace bloscope
