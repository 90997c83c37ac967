#include "core/inspect/frame_ranges.h"

#include "core/base/text.h"
#include "core/inspect/chunk_ranges.h"
#include "core/inspect/describe.h"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>

namespace bloscope {

namespace {

constexpr std::uint64_t markerBytes = 1; // of msgpack, before a name, a position or a length
constexpr std::uint64_t lengthBytes = 4; // of positions and lengths

std::string entryNameOf(const MetadataEntry& entry)
{
    return entry.name.empty() ? "(no name)" : escapeForDisplay(entry.name);
}

// The value of a vlmetalayer, which is a chunk. It is opened when somebody looks at it.
class VlValueRanges final : public RangeFinder {
 public:
    VlValueRanges(FramePtr frame, const MetadataEntry& entry, NamedRange whole)
        : m_frame(std::move(frame)), m_entry(entry), m_whole(std::move(whole))
    {
    }

    NamedRange at(std::uint64_t offset) const override
    {
        const Result<ChunkPtr> chunk = m_frame->openVlMetadata(m_entry);
        if (chunk && (*chunk)->offset() == m_whole.offset &&
            offset < m_whole.offset + static_cast<std::uint64_t>((*chunk)->header().cbytes))
            return ChunkRanges(*chunk, {.outer = m_whole.names,
                                        .headerPart = BytePart::Metadata,
                                        .dataPart = BytePart::Metadata})
                .at(offset);
        NamedRange damaged = m_whole;
        if (!chunk)
            damaged.problem = chunk.error().text();
        return damaged;
    }

 private:
    FramePtr m_frame;
    const MetadataEntry& m_entry; // of the frame
    NamedRange m_whole;
};

// Names, positions and lengths, which are described nowhere else, and values that nobody described.
void addEntries(const MetadataSection& section, const std::string& sectionName, RangeCover& cover)
{
    for (const MetadataEntry& entry : section.entries) {
        const auto add = [&](std::uint64_t offset, std::uint64_t size, const char* what,
                             std::string value = {}) {
            cover.add(NamedRange{.offset = offset,
                                 .size = size,
                                 .part = BytePart::Metadata,
                                 .names = {sectionName, entryNameOf(entry), what},
                                 .value = std::move(value)});
        };
        const std::uint64_t nameBegin = entry.nameOffset + markerBytes;
        add(nameBegin, entry.name.size(), "name", entryNameOf(entry));
        add(nameBegin + entry.name.size() + markerBytes, lengthBytes, "position of the value");
        if (entry.valueOffset > 0)
            add(entry.valueOffset - lengthBytes, lengthBytes, "length of the value",
                groupedDigits(std::uint64_t(entry.value.size())));
    }
}

void addSection(const MetadataSection& section, std::string name, RangeCover& cover)
{
    addEntries(section, name, cover);
    cover.add(NamedRange{.offset = section.offset,
                         .size = section.size,
                         .part = BytePart::Metadata,
                         .names = {std::move(name)},
                         .problem = section.error ? section.error->text() : std::string()});
}

// The place of a chunk: the chunk, or what can be said of it, and what lies behind it.
class ChunkPlaceRanges final : public RangeFinder {
 public:
    explicit ChunkPlaceRanges(std::vector<RangePart> parts) : m_parts(std::move(parts)) {}

    NamedRange at(std::uint64_t offset) const override { return rangeAt(m_parts, offset); }

 private:
    std::vector<RangePart> m_parts;
};

std::string chunkName(std::int64_t chunk)
{
    return fmt::format("Chunk {}", chunk);
}

// What can be said of a chunk that does not open: the fields of its header, and why.
void addDamaged(const Frame& frame, std::int64_t chunk, std::uint64_t begin, std::uint64_t end,
                RangeCover& cover)
{
    Description described = describeChunk(frame, chunk);
    described.name = chunkName(chunk);
    described.file.clear(); // its fields stand where its parts are looked for
    described.offset = begin;
    described.size = end - begin;
    cover.add(described, BytePart::ChunkHeader);
}

class ChunkAreaRanges final : public RangeFinder {
 public:
    ChunkAreaRanges(FramePtr frame, ChunkOrder order, std::uint64_t begin, std::uint64_t end)
        : m_frame(std::move(frame)), m_order(std::move(order)), m_begin(begin), m_end(end)
    {
    }

    NamedRange at(std::uint64_t offset) const override
    {
        const auto [before, behind] = m_order.around(static_cast<std::int64_t>(offset - m_begin));
        const std::uint64_t end = behind ? fileOffset(*behind) : m_end;
        if (!before)
            return {.offset = m_begin, .size = end - m_begin, .names = {"Chunks", "hole"}};
        return rangesOf(before->chunk, fileOffset(*before), end)->at(offset);
    }

 private:
    std::uint64_t fileOffset(const ChunkOrder::Place& place) const
    {
        return std::min(m_end, m_begin + static_cast<std::uint64_t>(place.position));
    }

    // Neighbours are asked for one after the other.
    std::shared_ptr<const RangeFinder> rangesOf(std::int64_t chunk, std::uint64_t begin,
                                                std::uint64_t end) const
    {
        const std::lock_guard lock(m_mutex);
        if (!m_recent || m_recentChunk != chunk) {
            m_recent = rangesOfChunk(m_frame, chunk, begin, end, "hole");
            m_recentChunk = chunk;
        }
        return m_recent;
    }

    FramePtr m_frame;
    ChunkOrder m_order;
    std::uint64_t m_begin;
    std::uint64_t m_end;

    mutable std::mutex m_mutex;
    mutable std::int64_t m_recentChunk = -1;
    mutable std::shared_ptr<const RangeFinder> m_recent;
};

} // namespace

void addMetalayers(const FramePtr& frame, RangeCover& cover)
{
    const Description described = describeMetalayers(*frame);
    for (const Description& entry : described.children)
        cover.add(entry, BytePart::Metadata, {described.name});
    addSection(frame->metalayers(), described.name, cover);
}

void addVlMetalayers(const FramePtr& frame, RangeCover& cover)
{
    const std::string name = "Variable-length metalayers";
    for (const MetadataEntry& entry : frame->vlMetalayers().entries) {
        const NamedRange value{.offset = entry.valueOffset,
                               .size = entry.value.size(),
                               .part = BytePart::Metadata,
                               .names = {name, entryNameOf(entry)}};
        cover.add({value, std::make_shared<VlValueRanges>(frame, entry, value)});
    }
    addSection(frame->vlMetalayers(), name, cover);
}

std::shared_ptr<const RangeFinder> rangesOfChunk(const FramePtr& frame, std::int64_t chunk,
                                                 std::uint64_t begin, std::uint64_t end,
                                                 std::string behind)
{
    RangeCover cover(begin, end);
    const Result<ChunkPtr> opened = frame->chunk(chunk);
    if (opened && (*opened)->isStored() && (*opened)->offset() == begin) {
        const NamedRange whole{.offset = begin,
                               .size = static_cast<std::uint64_t>((*opened)->header().cbytes)};
        cover.add(
            {whole, std::make_shared<ChunkRanges>(
                        *opened, ChunkRanges::Names{.outer = {chunkName(chunk)}, .chunk = chunk})});
    } else {
        addDamaged(*frame, chunk, begin, end, cover);
    }
    cover.add(NamedRange{.offset = begin, .size = end - begin, .names = {std::move(behind)}});
    std::vector<RangePart> parts = cover.take();
    for (RangePart& part : parts)
        if (part.range.part != BytePart::Unused)
            part.range.chunk = chunk;
    return std::make_shared<ChunkPlaceRanges>(std::move(parts));
}

std::shared_ptr<const RangeFinder> rangesOfChunkArea(FramePtr frame, ChunkOrder order,
                                                     std::uint64_t begin, std::uint64_t end)
{
    return std::make_shared<ChunkAreaRanges>(std::move(frame), std::move(order), begin, end);
}

} // namespace bloscope
