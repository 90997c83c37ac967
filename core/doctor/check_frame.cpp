#include "core/doctor/check_frame.h"

#include "core/base/text.h"
#include "core/doctor/check_chunks.h"
#include "core/doctor/check_report.h"
#include "core/frame/data_chunk_context.h"
#include "core/frame/stray_files.h"
#include "core/msgpack/read.h"

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

FindingPlace placeOf(const char* kind, const MetadataEntry& entry)
{
    FindingPlace place{fmt::format("{} \"{}\"", kind, escapeForDisplay(entry.name))};
    place.offset = entry.valueOffset;
    place.size = entry.value.size();
    return place;
}

void checkMsgpack(FindingPlace place, ByteView value, const Limits& limits, FindingLog& log)
{
    const auto read = msgpack_value::readValue(value, limits);
    if (!read)
        log.tell(noteAt(std::move(place), read.error().text()));
    else if (read->used != value.size())
        log.tell(noteAt(std::move(place),
                        fmt::format("{} bytes follow its msgpack value of {} bytes; Python does "
                                    "not read it",
                                    value.size() - read->used, read->used)));
}

// Decodes the values of all metalayers and vlmetalayers, one at a time, and reads them as msgpack
// (format.md 10.1): those that are none are notes, for C programs store what they like. What
// opening the frame has told already is not told again.
void checkMetadata(const Frame& frame, FindingLog& log)
{
    const MetadataEntry* ofArray = findArrayMetadata(frame.metalayers()); // read by position
    for (const MetadataEntry& entry : frame.metalayers().entries)
        if (!entry.error && &entry != ofArray)
            checkMsgpack(placeOf("metalayer", entry), entry.value, frame.limits(), log);
    for (const MetadataEntry& entry : frame.vlMetalayers().entries) {
        if (entry.error)
            continue;
        FindingPlace place = placeOf("vlmetalayer", entry);
        const auto value = frame.readVlMetadata(entry);
        if (value)
            checkMsgpack(std::move(place), *value, frame.limits(), log);
        else
            log.tell(damageAt(std::move(place), value.error(), Remedy::WriteEntryAnew));
    }
}

struct PartBytes {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

// Where the parts lie that opening a frame names, as far as their ends are known.
std::optional<PartBytes> bytesOf(const Array& array, const std::string& part)
{
    const Frame& frame = *array.frame();
    if (frame.kind() == FrameKind::Chunk)
        return {};
    if (part == "header")
        return PartBytes{frame.fileOffset(), static_cast<std::uint64_t>(frame.header().headerLen)};
    if (part == "metalayers")
        return PartBytes{frame.metalayers().offset, frame.metalayers().size};
    if (part == "trailer" && frame.trailer())
        return PartBytes{frame.trailer()->offset, frame.trailer()->size};
    if (part == "index" && frame.index())
        return PartBytes{frame.indexOffset(),
                         static_cast<std::uint64_t>(frame.index()->chunk()->header().cbytes)};
    if (const MetadataEntry* entry = frame.metalayers().find(array.metadataName());
        entry && part == "array")
        return PartBytes{entry->valueOffset, entry->value.size()};
    return {};
}

bool endsEarly(const Frame& frame)
{
    return frame.kind() == FrameKind::Contiguous &&
           static_cast<std::uint64_t>(frame.header().frameLen) > frame.source()->size();
}

Remedy remedyOf(const Problem& problem, const Frame& frame)
{
    if (problem.severity == Problem::Severity::Note)
        return problem.part == "directory" ? Remedy::RemoveStrays : Remedy::None;
    if (problem.part == "index")
        return endsEarly(frame) ? Remedy::CopyAgain : Remedy::FindChunks;
    if (problem.part == "trailer")
        return Remedy::FindMetadata;
    if (problem.part == "metalayers")
        return Remedy::WriteEntryAnew;
    return Remedy::FitArray;
}

// What opening found.
void tellProblems(const Array& array, FindingLog& log)
{
    for (const auto& problems : {array.frame()->problems(), array.problems()})
        for (const Problem& problem : problems) {
            Finding finding{
                problem.severity, {problem.part}, problem.text, remedyOf(problem, *array.frame())};
            if (const auto bytes = bytesOf(array, problem.part)) {
                finding.place.offset = bytes->offset;
                finding.place.size = bytes->size;
            }
            log.tell(finding);
        }
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

Result<> checkFrame(const Array& array, CheckTools& tools, FindingLog& log, const Job& job)
{
    tellProblems(array, log);
    checkMetadata(*array.frame(), log);
    BLOSCOPE_TRY(CheckedChunks chunks, checkChunks(array, tools, log, job));
    checkSpace(*array.frame(), std::move(chunks), log);
    return {};
}

} // namespace bloscope
