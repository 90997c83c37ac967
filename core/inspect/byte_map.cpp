#include "core/inspect/byte_map.h"

#include "core/inspect/chunk_ranges.h"
#include "core/inspect/describe.h"
#include "core/inspect/frame_ranges.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// The index chunk, its table and blocks like those of other chunks.
void addIndex(const Frame& frame, RangeCover& cover)
{
    const ChunkIndex* index = frame.index();
    if (!index || frame.kind() == FrameKind::Chunk)
        return;
    const ChunkPtr& chunk = index->chunk();
    const NamedRange whole{.offset = chunk->offset(),
                           .size = static_cast<std::uint64_t>(chunk->header().cbytes),
                           .part = BytePart::Index,
                           .names = {"Chunk index", "Index chunk"}};
    cover.add({whole, std::make_shared<ChunkRanges>(
                          chunk, ChunkRanges::Names{.outer = whole.names,
                                                    .headerPart = BytePart::Index,
                                                    .dataPart = BytePart::Index})});
}

// The chunks of a contiguous frame; all of their area in one where they cannot be told apart.
Result<> addChunkArea(const FramePtr& frame, std::stop_token stop, RangeCover& cover)
{
    if (frame->kind() != FrameKind::Contiguous)
        return {};
    const FrameHeader& header = frame->header();
    NamedRange area{.offset = frame->fileOffset() + static_cast<std::uint64_t>(header.headerLen),
                    .size = static_cast<std::uint64_t>(header.cbytes),
                    .part = BytePart::Data,
                    .names = {"Chunks"}};
    const std::uint64_t end = frame->fileOffset() + frame->source()->size();
    area = clipped(area, frame->fileOffset(), end);
    if (!frame->index()) {
        area.problem = frame->indexError() ? frame->indexError()->text() : std::string();
        cover.add(area);
        return {};
    }
    const std::shared_ptr<const ChunkIndex> index(frame, frame->index());
    Result<ChunkOrder> order = ChunkOrder::of(index, std::move(stop));
    if (!order && order.error().kind() == ErrorKind::Cancelled)
        return std::move(order).error();
    if (!order) {
        area.problem = order.error().text();
        cover.add(area);
        return {};
    }
    cover.add({area, rangesOfChunkArea(frame, *std::move(order), area.offset, area.end())});
    return {};
}

// What no structure of the frame claims.
void addRest(const Frame& frame, RangeCover& cover)
{
    const std::uint64_t begin = frame.fileOffset();
    const auto frameLen = static_cast<std::uint64_t>(frame.header().frameLen);
    const std::uint64_t size = frame.source()->size();
    if (size > frameLen)
        cover.add(NamedRange{
            .offset = begin + frameLen, .size = size - frameLen, .names = {"after the frame"}});
    cover.add(NamedRange{.offset = begin, .size = size, .names = {"unused bytes"}});
}

} // namespace

Result<ByteMapPtr> ByteMap::of(FramePtr frame, std::stop_token stop)
{
    const ByteSourcePtr& source = frame->source();
    const std::uint64_t begin = source->origin();
    const std::uint64_t end = begin + source->size();
    RangeCover cover(begin, end);
    if (frame->kind() == FrameKind::Chunk) {
        cover.add({NamedRange{.offset = begin, .size = source->size()},
                   rangesOfChunk(frame, 0, begin, end, "after the chunk")});
    } else {
        addMetalayers(frame, cover);
        if (frame->trailer())
            addVlMetalayers(frame, cover);
        cover.add(describeHeader(*frame), BytePart::Header);
        if (frame->trailer())
            cover.add(describeTrailer(*frame), BytePart::Trailer);
        BLOSCOPE_CHECK(addChunkArea(frame, std::move(stop), cover));
        addIndex(*frame, cover);
        addRest(*frame, cover);
    }
    return ByteMapPtr(new ByteMap(source, {}, cover.take()));
}

Result<ByteMapPtr> ByteMap::ofChunkFile(FramePtr frame, std::int64_t chunk)
{
    BLOSCOPE_TRY(const IndexEntry entry, frame->indexEntry(chunk));
    std::string file = entry.stored() ? frame->chunkFileOf(entry) : std::string();
    if (file.empty())
        return Error{ErrorKind::Usage,
                     fmt::format("chunk {} is not stored in a separate file", chunk)};
    BLOSCOPE_TRY(const ChunkStorage::Place place, frame->placeOf(entry));
    const std::uint64_t begin = place.source->origin();
    RangeCover cover(begin, begin + place.source->size());
    cover.add(
        {NamedRange{.offset = begin, .size = place.source->size()},
         rangesOfChunk(frame, chunk, begin, begin + place.source->size(), "after the chunk")});
    return ByteMapPtr(new ByteMap(place.source, std::move(file), cover.take()));
}

NamedRange ByteMap::at(std::uint64_t offset) const
{
    return rangeAt(m_parts, offset);
}

std::vector<NamedRange> ByteMap::between(std::uint64_t from, std::uint64_t to) const
{
    std::vector<NamedRange> ranges;
    for (std::uint64_t next = std::max(from, begin()); next < std::min(to, end());
         next = ranges.back().end())
        ranges.push_back(at(next));
    return ranges;
}

} // namespace bloscope
