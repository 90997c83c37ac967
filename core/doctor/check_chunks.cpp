#include "core/doctor/check_chunks.h"

#include "core/chunk/chunk_oddities.h"
#include "core/chunk/chunk_parts.h"

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
            fmt::format("it has {} bytes, the {} {}", header().nbytes, whoSaysSo, bytes);
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
        ByteBuffer bytes(static_cast<std::size_t>(size));
        const Result<> decoded = m_chunk->read(position, bytes);
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

} // namespace bloscope
