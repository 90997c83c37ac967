#include "core/inspect/frame_ranges.h"

#include "core/base/text.h"
#include "core/inspect/chunk_ranges.h"
#include "core/inspect/describe.h"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>

namespace bloscope {

namespace {

constexpr std::int64_t leastInStretch = 256; // stored chunks: shorter ones are kept one by one
constexpr std::int64_t mostUnstored = 64;    // in a row within a stretch, which are stepped over
constexpr std::int64_t chunksBetweenStops = 1 << 16;

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

// All entries are the same: one chunk at most is stored.
bool ChunkOrder::isOneValue() const
{
    constexpr std::size_t entryBytes = 8;
    const Chunk& chunk = *m_index->chunk();
    const auto period = chunk.period();
    return chunk.header().payload() == Payload::Special && period && *period > 0 &&
           entryBytes % *period == 0;
}

Result<ChunkOrder> ChunkOrder::of(std::shared_ptr<const ChunkIndex> index, std::stop_token stop)
{
    ChunkOrder order(std::move(index));
    const std::int64_t count = order.isOneValue() ? 1 : order.m_index->count();
    std::optional<Stretch> stretch;
    for (std::int64_t n = 0; n < count; ++n) {
        if (n % chunksBetweenStops == 0 && stop.stop_requested())
            return Error{ErrorKind::Cancelled, "cancelled"};
        const Result<IndexEntry> entry = order.m_index->entry(n);
        if (!entry || !entry->stored())
            continue;
        const bool goesOn =
            stretch && entry->raw > stretch->lastPosition && n - stretch->end <= mostUnstored;
        if (stretch && !goesOn)
            BLOSCOPE_CHECK(order.keep(*stretch));
        if (!goesOn)
            stretch = Stretch{n, n, entry->raw, entry->raw};
        stretch->end = n + 1;
        stretch->lastPosition = entry->raw;
    }
    if (stretch)
        BLOSCOPE_CHECK(order.keep(*stretch));
    std::ranges::sort(order.m_strays, {},
                      [](const Place& place) { return std::pair(place.position, place.chunk); });
    return order;
}

Result<> ChunkOrder::keep(const Stretch& stretch)
{
    if (stretch.end - stretch.begin >= leastInStretch) {
        m_stretches.push_back(stretch);
        return {};
    }
    for (auto place = storedFrom(stretch.begin, stretch.end); place;
         place = storedFrom(place->chunk + 1, stretch.end))
        m_strays.push_back(*place);
    if (m_strays.size() > mostStrays)
        return Error{ErrorKind::Limit,
                     fmt::format("more than {} chunks are out of order", mostStrays)};
    return {};
}

// The first stored chunk of [chunk, end).
std::optional<ChunkOrder::Place> ChunkOrder::storedFrom(std::int64_t chunk, std::int64_t end) const
{
    for (; chunk < end; ++chunk)
        if (const auto entry = m_index->entry(chunk); entry && entry->stored())
            return Place{entry->raw, chunk};
    return {};
}

// Narrows down where the positions of a stretch pass `position`.
void ChunkOrder::lookIn(const Stretch& stretch, std::int64_t position, Neighbours& found) const
{
    std::int64_t low = stretch.begin; // no chunk before it lies behind `position`
    std::int64_t high = stretch.end;  // nor any from here on at or before it
    std::optional<Place> before;
    std::optional<Place> behind;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        const auto place = storedFrom(middle, high);
        if (place && place->position <= position) {
            before = place;
            low = place->chunk + 1;
        } else {
            if (place)
                behind = place;
            high = middle;
        }
    }
    if (before && (!found.before || before->position > found.before->position))
        found.before = before;
    if (behind && (!found.behind || behind->position < found.behind->position))
        found.behind = behind;
}

ChunkOrder::Neighbours ChunkOrder::around(std::int64_t position) const
{
    Neighbours found;
    const auto behind = std::ranges::upper_bound(m_strays, position, {}, &Place::position);
    if (behind != m_strays.end())
        found.behind = *behind;
    if (behind != m_strays.begin()) {
        const auto same =
            std::ranges::lower_bound(m_strays, std::prev(behind)->position, {}, &Place::position);
        found.before = *same;
    }
    for (const Stretch& stretch : m_stretches)
        lookIn(stretch, position, found);
    return found;
}

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
