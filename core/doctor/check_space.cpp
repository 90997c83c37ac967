#include "core/doctor/check_space.h"

#include "core/base/text.h"
#include "core/frame/stray_files.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t mostChunksOfFiles = 1 << 20;

// What lies in the chunk area between the chunks, and how often these lie over each other.
struct AreaUse {
    std::int64_t holes = 0;
    std::uint64_t holeBytes = 0;
    ChunkBytes largestHole;
    std::int64_t shared = 0; // chunks that begin where another one does
    std::int64_t overlapping = 0;
    ChunkBytes firstOverlap;

    void addHole(std::uint64_t begin, std::uint64_t end)
    {
        if (begin >= end)
            return;
        ++holes;
        holeBytes += end - begin;
        if (end - begin > largestHole.size)
            largestHole = {begin, end - begin};
    }

    void addOverlap(const ChunkBytes& chunk)
    {
        if (overlapping++ == 0)
            firstOverlap = chunk;
    }
};

AreaUse useOf(const ChunkBytes& area, std::vector<ChunkBytes>& chunks)
{
    std::ranges::sort(chunks, {}, &ChunkBytes::offset);
    AreaUse use;
    std::uint64_t end = area.offset; // of what lies before
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const ChunkBytes& chunk = chunks[i];
        if (i > 0 && chunk.offset == chunks[i - 1].offset)
            ++use.shared;
        else if (chunk.offset < end)
            use.addOverlap(chunk);
        use.addHole(end, chunk.offset);
        end = std::max(end, chunk.offset + chunk.size);
    }
    use.addHole(end, area.offset + area.size);
    return use;
}

FindingPlace placeIn(const char* part, const ChunkBytes& bytes)
{
    FindingPlace place{part};
    place.offset = bytes.offset;
    place.size = bytes.size;
    return place;
}

void tellUse(const AreaUse& use, FindingLog& log)
{
    const char* part = "chunks";
    if (use.holes > 0)
        log.tell(noteAt(
            placeIn(part, use.largestHole),
            fmt::format("{} of their area {} to no chunk, {}", exactByteCountText(use.holeBytes),
                        use.holeBytes == 1 ? "belongs" : "belong",
                        use.holes == 1 ? fmt::format("at byte {}", use.largestHole.offset)
                                       : fmt::format("in {} places", groupedDigits(use.holes))),
            Remedy::Compact));
    if (use.shared > 0)
        log.tell(noteAt({part}, fmt::format("{} of them lie where another one does",
                                            groupedDigits(use.shared))));
    if (use.overlapping > 0)
        log.tell(noteAt(placeIn(part, use.firstOverlap),
                        fmt::format("{} of them begin inside of another one, the first at byte {}",
                                    groupedDigits(use.overlapping), use.firstOverlap.offset)));
}

// Between the index and the trailer.
void checkSlack(const Frame& frame, FindingLog& log)
{
    if (!frame.index() || !frame.trailer())
        return;
    const std::uint64_t end =
        frame.indexOffset() + static_cast<std::uint64_t>(frame.index()->chunk()->header().cbytes);
    if (end < frame.trailer()->offset)
        log.tell(noteAt(placeIn("index", {end, frame.trailer()->offset - end}),
                        fmt::format("{} behind it belong to nobody",
                                    exactByteCountText(frame.trailer()->offset - end)),
                        Remedy::Compact));
}

void checkFolder(const Frame& frame, FindingLog& log)
{
    if (frame.chunkCount() <= mostChunksLookedThrough)
        return;
    if (auto strays = strayFilesIn(*frame.folder(), frame.index(), mostChunksOfFiles))
        log.tell(noteAt({"directory"}, *std::move(strays), Remedy::RemoveStrays));
}

} // namespace

void checkSpace(const Frame& frame, CheckedChunks chunks, FindingLog& log)
{
    if (frame.kind() == FrameKind::Sparse)
        checkFolder(frame, log);
    if (frame.kind() != FrameKind::Chunk)
        checkSlack(frame, log);
    if (frame.kind() != FrameKind::Contiguous || !chunks.areAllKnown || frame.indexError())
        return;
    const FrameHeader& header = frame.header();
    const ChunkBytes area{frame.fileOffset() + static_cast<std::uint64_t>(header.headerLen),
                          static_cast<std::uint64_t>(header.cbytes)};
    tellUse(useOf(area, chunks.places), log);
}

} // namespace bloscope
