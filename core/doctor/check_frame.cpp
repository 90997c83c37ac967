#include "core/doctor/check_frame.h"

#include "core/base/text.h"
#include "core/bytes/scratch_bytes.h"
#include "core/chunk/chunk.h"
#include "core/chunk/chunk_parts.h"
#include "core/doctor/check_report.h"
#include "core/frame/chunk_storage.h"
#include "core/frame/far_reads.h"
#include "core/frame/frame.h"
#include "core/msgpack/read.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t hugeBytes = 64_MiB; // of a block
constexpr std::size_t mostKept = 64;       // findings of one chunk

class ChunkChecker {
 public:
    ChunkChecker(const Array& array, std::int64_t number, CheckTools& tools, const Job& job)
        : m_array(array), m_frame(*array.frame()), m_number(number), m_tools(tools), m_job(job)
    {
        m_place = {numberedPlace("chunk", number), number};
    }

    ChunkFindings run()
    {
        findPlace();
        if (const FarReads far(m_frame); far.isFar())
            far.prepareNear(m_number, m_job.stop);
        const auto chunk = m_frame.chunk(m_number);
        if (!chunk) {
            keep(damageAt(m_place, chunk.error(), Remedy::SaveOtherChunks));
            return std::move(m_found);
        }
        m_chunk = *chunk;
        m_found.isOpened = true;
        noteOddities();
        checkSize();
        if (header().payload() != Payload::Special)
            decodeParts();
        return std::move(m_found);
    }

 private:
    const ChunkHeader& header() const { return m_chunk->header(); }

    void keep(Finding finding)
    {
        if (m_found.findings.size() < mostKept)
            m_found.findings.push_back(std::move(finding));
        else if (finding.severity == Finding::Severity::Damage)
            ++m_found.moreDamage;
    }

    // Whether or not it can be opened. Where it ends is known only when it can.
    void findPlace()
    {
        const auto entry = m_frame.indexEntry(m_number);
        if (!entry || !entry->stored())
            return;
        m_place.file = m_frame.chunkFileOf(*entry);
        if (const auto place = m_frame.placeOf(*entry)) {
            m_place.offset = place->source->origin() + place->offset;
            m_available = place->available;
        }
    }

    void noteOddities()
    {
        if (m_chunk->isStored()) {
            m_place.size = static_cast<std::uint64_t>(header().cbytes);
            m_found.stored = {m_chunk->offset(), m_place.size};
        }
        for (std::string& oddity : odditiesOf(*m_chunk))
            keep(noteAt(m_place, std::move(oddity)));
        if (!m_place.file.empty() && m_available > m_place.size)
            keep(noteAt(
                m_place,
                fmt::format("{} extra bytes after its end are ignored", m_available - m_place.size),
                Remedy::Compact));
    }

    // In arrays all chunks have one size, in other frames with a size of chunks all but the last.
    void checkSize()
    {
        const FrameHeader& frame = m_frame.header();
        if (m_array.isNd()) {
            expectBytes(m_array.layout()->chunkBytes, "array needs");
            checkFit(*m_array.layout());
        } else if (frame.chunksize > 0 && m_frame.kind() != FrameKind::Chunk)
            expectBytes(
                std::min<std::int64_t>(frame.chunksize, frame.nbytes - m_number * frame.chunksize),
                "frame says");
    }

    // What reading it as a part of the array would refuse beside its size.
    void checkFit(const ArrayLayout& layout)
    {
        if (header().nbytes != layout.chunkBytes)
            return; // told
        if (const auto fit = bloscope::checkChunk(layout, *m_chunk, m_number); !fit)
            keep(damageAt(m_place, fit.error(), Remedy::SaveOtherChunks));
    }

    void expectBytes(std::int64_t bytes, const char* whoSaysSo)
    {
        if (header().nbytes == bytes)
            return;
        const std::string text =
            fmt::format("it has {} bytes, but the {} {}", header().nbytes, whoSaysSo, bytes);
        keep(damageAt(m_place, malformedError(text), Remedy::SaveOtherChunks));
    }

    void decodeParts()
    {
        constexpr std::int64_t mostAtOnce = 4096;
        const std::int64_t parts = ChunkParts(*m_chunk).count();
        std::vector<std::optional<Error>> errors;
        for (std::int64_t first = 0; first < parts && !m_job.stopped(); first += mostAtOnce) {
            errors.assign(static_cast<std::size_t>(std::min(mostAtOnce, parts - first)), {});
            m_tools.pool.forEach(errors.size(), [&](std::size_t i) {
                errors[i] = decodePart(first + static_cast<std::int64_t>(i));
            });
            for (std::size_t i = 0; i < errors.size(); ++i)
                if (errors[i])
                    keep(damageAt(placeOfPart(first + static_cast<std::int64_t>(i)), *errors[i],
                                  Remedy::SaveOtherChunks));
        }
        m_found.decodedBytes = static_cast<std::uint64_t>(header().nbytes);
    }

    std::optional<Error> decodePart(std::int64_t part)
    {
        if (m_job.stopped())
            return {};
        const auto [position, size] = ChunkParts(*m_chunk)[part];
        // huge blocks one at a time, or every thread would need as much memory
        std::unique_lock lock(m_tools.hugeBlock, std::defer_lock);
        if (size > hugeBytes)
            lock.lock();
        const ScratchBytes bytes(static_cast<std::size_t>(size));
        const Result<> decoded = m_chunk->read(position, bytes.span());
        return decoded ? std::nullopt : std::optional(decoded.error());
    }

    FindingPlace placeOfPart(std::int64_t part) const
    {
        FindingPlace place = m_place;
        place.part += fmt::format(", block {}", part);
        place.block = part;
        if (header().payload() != Payload::Blocks || !place.offset)
            return place;
        if (const auto range = m_chunk->blocks().range(static_cast<std::int32_t>(part))) {
            *place.offset += static_cast<std::uint64_t>(range->begin);
            place.size = static_cast<std::uint64_t>(range->end - range->begin);
        }
        return place;
    }

    const Array& m_array;
    const Frame& m_frame;
    std::int64_t m_number;
    CheckTools& m_tools;
    const Job& m_job;
    FindingPlace m_place;
    ChunkPtr m_chunk;
    std::uint64_t m_available = 0; // bytes from its beginning to the end of its file or area
    ChunkFindings m_found;
};

constexpr std::int64_t chunksAtOnce = 256; // chunks
constexpr std::size_t mostPlaces = std::size_t(4) << 20;

class ChunksChecker {
 public:
    ChunksChecker(const Array& array, CheckTools& tools, FindingLog& log, const Job& job)
        : m_array(array), m_frame(*array.frame()), m_tools(tools), m_log(log), m_job(job)
    {
    }

    Result<CheckedChunks> run()
    {
        const std::int64_t count = m_frame.chunkCount();
        m_log.report.chunks = count;
        m_job.start(static_cast<std::uint64_t>(count));
        if (isOneRun()) {
            m_job.advance(static_cast<std::uint64_t>(count - 1));
            BLOSCOPE_CHECK(check(count - 1, count)); // the only one that may be shorter
        } else {
            BLOSCOPE_CHECK(check(0, count));
        }
        return std::move(m_checked);
    }

 private:
    // Is there one entry in the index for all chunks, and none of them stored? Hundreds of millions
    // of chunks take a few bytes then, and looking at each of them takes minutes.
    bool isOneRun() const
    {
        const ChunkIndex* index = m_frame.index();
        if (!index || index->chunk()->header().payload() != Payload::Special)
            return false;
        const auto entry = m_frame.indexEntry(0);
        return entry && !entry->stored() && m_frame.chunk(0);
    }

    Result<> check(std::int64_t begin, std::int64_t end)
    {
        std::vector<ChunkFindings> findings;
        for (std::int64_t first = begin; first < end; first += chunksAtOnce) {
            findings.assign(static_cast<std::size_t>(std::min(chunksAtOnce, end - first)), {});
            m_tools.pool.forEach(findings.size(), [&](std::size_t i) {
                if (m_job.stopped())
                    return;
                findings[i] =
                    checkChunk(m_array, first + static_cast<std::int64_t>(i), m_tools, m_job);
                m_job.advance();
            });
            if (m_job.stopped())
                return cancelled();
            for (const ChunkFindings& found : findings)
                tell(found);
        }
        return {};
    }

    void tell(const ChunkFindings& chunk)
    {
        m_log.report.decodedBytes += chunk.decodedBytes;
        const std::int64_t before = m_log.report.damagedParts;
        for (const Finding& finding : chunk.findings)
            m_log.tell(finding);
        m_log.count(chunk.moreDamage);
        if (m_log.report.damagedParts > before)
            ++m_log.report.damagedChunks;
        keepPlace(chunk);
    }

    void keepPlace(const ChunkFindings& chunk)
    {
        const bool hasRoom = m_checked.places.size() < mostPlaces;
        if (!chunk.isOpened || (chunk.stored && !hasRoom))
            m_checked.areAllKnown = false;
        else if (chunk.stored && m_frame.kind() == FrameKind::Contiguous)
            m_checked.places.push_back(*chunk.stored);
    }

    const Array& m_array;
    const Frame& m_frame;
    CheckTools& m_tools;
    FindingLog& m_log;
    const Job& m_job;
    CheckedChunks m_checked;
};

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
            fmt::format("{} in their area {} to no chunk, {}", exactByteCountText(use.holeBytes),
                        use.holeBytes == 1 ? "belongs" : "belong",
                        use.holes == 1 ? fmt::format("at byte {}", use.largestHole.offset)
                                       : fmt::format("in {} places", groupedDigits(use.holes))),
            Remedy::Compact));
    if (use.shared > 0)
        log.tell(noteAt({part}, fmt::format("{} of them share the position of another chunk",
                                            groupedDigits(use.shared))));
    if (use.overlapping > 0)
        log.tell(noteAt(placeIn(part, use.firstOverlap),
                        fmt::format("{} of them begin inside another chunk, the first at byte {}",
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
                        fmt::format("{} after it are unused",
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
        log.tell(noteAt(
            std::move(place),
            fmt::format("{} bytes follow its msgpack value of {} bytes; Python cannot read it",
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

ChunkFindings checkChunk(const Array& array, std::int64_t number, CheckTools& tools, const Job& job)
{
    return ChunkChecker(array, number, tools, job).run();
}

Result<CheckedChunks> checkChunks(const Array& array, CheckTools& tools, FindingLog& log,
                                  const Job& job)
{
    return ChunksChecker(array, tools, log, job).run();
}

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
