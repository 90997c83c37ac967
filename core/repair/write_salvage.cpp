#include "core/repair/write_salvage.h"

#include "core/array/array.h"
#include "core/chunk/chunk_encoder.h"
#include "core/chunk/chunk_parts.h"
#include "core/doctor/check_frame.h"
#include "core/files/target_path.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/chunk_form.h"
#include "core/frame_writing/frame_stream.h"
#include "core/frame_writing/frame_target.h"
#include "core/frame_writing/frame_writer.h"
#include "core/repair/check_chunk.h"
#include "core/repair/salvage_plan.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <libdeflate.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

constexpr std::size_t flagsAt = 2;
constexpr std::size_t blocksizeAt = 8;
constexpr std::size_t blosc2FlagsAt = 31;
constexpr std::byte dictionaryBit{0x01};
constexpr std::byte memcpyedBit{0x02};

ChunkEncoding encodingOf(const FrameHeader& header)
{
    return {.typesize = header.typesize, .blocksize = header.blocksize, .codec = 5};
}

// The bytes that no block may have a part of: an element, or the value of a chunk that repeats one.
std::int32_t wholeBytes(const ChunkHeader& chunk)
{
    return chunk.special() == SpecialKind::RepeatedValue ? chunk.cbytes - chunk.overhead()
                                                         : chunk.typesize;
}

// The block size that the new chunk has to have; nothing where that of the old one is right. The
// reference reads no parts of an array whose chunks have others, opens no frame whose first chunk
// has blocks with a part of an element, and decodes no blocks with a part of a repeated value.
std::optional<std::int32_t> newBlocksize(const SalvagePlan& plan, const ChunkHeader& chunk)
{
    if (chunk.variableLengthBlocks())
        return {};
    const std::int32_t stated = chunk.blockBytes();
    if (plan.arrayBlock > 0)
        return stated == plan.arrayBlock ? std::nullopt : std::optional(plan.arrayBlock);
    const std::int32_t unit = wholeBytes(chunk);
    const std::int32_t whole = stated - stated % unit;
    return stated == whole || stated == chunk.nbytes ? std::nullopt
                                                     : std::optional(std::max(whole, unit));
}

// As a plain copy where it cannot be encoded as it was.
Result<ByteBuffer> encodedLike(const Chunk& chunk, ByteView data, const SalvagePlan& plan)
{
    const auto blocksize = newBlocksize(plan, chunk.header());
    if (auto encoding = encodingLike(chunk, plan.header)) {
        encoding->blocksize = blocksize.value_or(encoding->blocksize);
        if (auto encoded = encodeChunk(data, *encoding))
            return encoded;
    }
    ChunkEncoding plain = encodingOf(plan.header);
    plain.blocksize = blocksize.value_or(plain.blocksize);
    return plainCopyChunk(data, plain);
}

void fillBytes(ByteSpan to, std::int64_t position, ByteView fill)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] = fill[(static_cast<std::size_t>(position) + i) % fill.size()];
}

Result<ByteBuffer> mended(const SalvagePlan& plan, const FoundChunk& found, ByteView fill)
{
    BLOSCOPE_TRY(const ChunkPtr chunk, plan.open(found));
    if (static_cast<std::uint64_t>(found.nbytes) > plan.limits.chunkBytes)
        return Error{ErrorKind::Limit, "a damaged chunk is too large to re-encode"};
    ByteBuffer data(static_cast<std::size_t>(found.nbytes));
    const ChunkParts parts(*chunk);
    for (std::int64_t i = 0; i < parts.count(); ++i) {
        const auto [begin, size] = parts[i];
        const auto part =
            ByteSpan(data).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size));
        if (!chunk->read(begin, part))
            fillBytes(part, begin, fill);
    }
    return encodedLike(*chunk, data, plan);
}

// Can a frame hold the chunk as it is, and everybody read it there?
bool isStoredSo(const Chunk& chunk, const SalvagePlan& plan)
{
    const ChunkHeader& header = chunk.header();
    return header.extended() && header.version >= 3 &&
           chunk.statedHeader().blocksize == header.blocksize && !newBlocksize(plan, header);
}

// The chunk as the new frame stores it: byte for byte as it was, where frames are written so;
// otherwise encoded anew (headers of 16 bytes, block sizes that are not the real ones), and one
// that is damaged with the fill in place of the blocks that are lost. `fill`: an element. Errors:
// what reading and decoding say.
Result<ByteBuffer> salvagedChunk(const SalvagePlan& plan, const FoundChunk& found, ByteView fill)
{
    if (found.state == FoundChunk::State::Damaged)
        return mended(plan, found, fill);
    BLOSCOPE_TRY(ByteBuffer stored, plan.readStored(found));
    if (found.state == FoundChunk::State::Unchecked)
        return stored;
    BLOSCOPE_TRY(const ChunkPtr chunk, plan.open(found));
    const ChunkHeader& header = chunk->header();
    if (header.extended() && header.usesDictionary() && header.payload() != Payload::Blocks)
        stored[blosc2FlagsAt] &=
            ~dictionaryBit; // the reference reads none there (format.md 3.22.2)
    if (header.payload() == Payload::Special && header.memcpyed())
        stored[flagsAt] &= ~memcpyedBit; // nor any chunk that is both
    const auto blocksize = newBlocksize(plan, header);
    const bool hasBlocks = header.payload() == Payload::Blocks;
    if (blocksize && !hasBlocks && header.extended() && header.version >= 3) {
        std::memcpy(stored.data() + blocksizeAt, &*blocksize, sizeof *blocksize);
        return stored;
    }
    if (isStoredSo(*chunk, plan) && frameChunkOf(stored, encodingOf(plan.header)))
        return stored;
    BLOSCOPE_TRY(const ByteBuffer data, chunk->decode());
    return encodedLike(*chunk, data, plan);
}

// A chunk of nothing but the fill, of `nbytes` decoded bytes. Errors: Usage.
Result<ByteBuffer> filledChunk(const SalvagePlan& plan, std::int32_t nbytes, ByteView fill)
{
    const auto size = static_cast<std::uint64_t>(nbytes);
    const ChunkEncoding encoding = encodingOf(plan.header);
    if (size % fill.size() != 0)
        return specialChunk(SpecialKind::Zeros, size, encoding);
    return chunkOfOneElement(fill, size, encoding);
}

namespace fs = std::filesystem;

using Content = SalvagedRun::Content;

Error notFoundAgain(std::string what)
{
    return {ErrorKind::Io, "the written file could not be verified: " + std::move(what)};
}

bool areThere(const NamedValues& values, const MetadataSection& section)
{
    return !section.error &&
           std::ranges::equal(values.items(), section.entries,
                              [](const NamedValue& value, const MetadataEntry& entry) {
                                  return !entry.error && value.name == entry.name &&
                                         value.value == entry.value;
                              });
}

// One frame on its way.
class SalvageWriter {
 public:
    SalvageWriter(const SalvagePlan& plan, ByteBuffer fill, NamedValues vlMetalayers,
                  WorkerPool& pool, const Job& job)
        : m_plan(plan),
          m_fill(std::move(fill)),
          m_vlMetalayers(std::move(vlMetalayers)),
          m_pool(pool),
          m_job(job),
          m_entries(plan.found.size())
    {
    }

    // All of it, to a FrameTarget or a SparseTarget.
    template <class Target>
    Result<SalvageReport> run(Target& to, FileCalls& calls, bool isOnlyWrittenIntact)
    {
        m_job.start(2 * m_plan.foundBytes());
        BLOSCOPE_TRY(FrameStream stream,
                     FrameStream::createLike(m_plan.header, m_plan.metalayers, calls,
                                             to.descriptor(), to.chunkFolder()));
        SalvageReport report;
        for (const SalvagedRun& run : m_plan.runs)
            BLOSCOPE_CHECK(append(run, stream));
        BLOSCOPE_TRY(report.fileBytes, stream.finish(m_vlMetalayers));
        BLOSCOPE_CHECK(to.sync());
        BLOSCOPE_TRY(report.check, compare(to.path()));
        if (isOnlyWrittenIntact && report.check.verdict() == Verdict::Damaged)
            return Error{ErrorKind::Malformed,
                         "the written file is damaged: " + report.check.mainFinding};
        BLOSCOPE_TRY(report.unconfirmed, to.publish(m_job));
        return report;
    }

 private:
    struct Stored { // what was appended once
        std::int64_t entry = 0;
        std::uint32_t checksum = 0;
        std::uint32_t size = 0;
    };

    Result<> append(const SalvagedRun& run, FrameStream& to)
    {
        if (m_job.stopped())
            return cancelled();
        Result<> appended;
        if (run.content == Content::Unstored)
            appended = to.appendUnstored(run.special, run.nbytes, run.count);
        else if (run.content == Content::Found)
            appended = appendFound(run, to);
        else
            appended = appendLost(run, to);
        BLOSCOPE_CHECK(std::move(appended));
        m_runEntries.push_back(to.lastEntry());
        return {};
    }

    Result<> appendFound(const SalvagedRun& run, FrameStream& to)
    {
        const FoundChunk& found = m_plan.found[run.number];
        auto& entry = m_entries[run.number];
        if (entry)
            return to.appendAgain(*entry, run.nbytes, run.count);
        BLOSCOPE_TRY(const ByteBuffer chunk, salvagedChunk(m_plan, found, m_fill));
        m_job.advance(static_cast<std::uint64_t>(found.cbytes));
        BLOSCOPE_TRY(entry, appendStored(chunk, to));
        return run.count > 1 ? to.appendAgain(*entry, run.nbytes, run.count - 1) : Result<>();
    }

    Result<> appendLost(const SalvagedRun& run, FrameStream& to)
    {
        const auto known = m_fillEntries.find(run.nbytes);
        if (known != m_fillEntries.end())
            return to.appendAgain(known->second, run.nbytes, run.count);
        BLOSCOPE_TRY(const ByteBuffer chunk, filledChunk(m_plan, run.nbytes, m_fill));
        BLOSCOPE_TRY(const std::int64_t entry, appendStored(chunk, to));
        m_fillEntries.emplace(run.nbytes, entry);
        return run.count > 1 ? to.appendAgain(entry, run.nbytes, run.count - 1) : Result<>();
    }

    Result<std::int64_t> appendStored(ByteView chunk, FrameStream& to)
    {
        BLOSCOPE_CHECK(to.append(chunk));
        BLOSCOPE_TRY(const FrameChunk found,
                     frameChunkOf(chunk, {.typesize = m_plan.header.typesize}));
        const std::int64_t entry = to.lastEntry();
        if (found.unstored == SpecialKind::None)
            m_stored.push_back({entry, libdeflate_crc32(0, chunk.data(), chunk.size()),
                                static_cast<std::uint32_t>(chunk.size())});
        return entry;
    }

    Result<CheckReport> compare(const fs::path& written) const
    {
        auto opened = openPath(written, m_plan.limits);
        if (!opened)
            return notFoundAgain(opened.error().text());
        const Frame& frame = **opened;
        for (const Problem& problem : frame.problems())
            if (problem.severity == Problem::Severity::Damage)
                return notFoundAgain(problem.text);
        if (!areThere(m_plan.metalayers, frame.metalayers()) ||
            !areThere(m_vlMetalayers, frame.vlMetalayers()))
            return notFoundAgain("the metadata differs");
        BLOSCOPE_CHECK(compareIndex(frame));
        for (const Stored& stored : m_stored)
            BLOSCOPE_CHECK(compareStored(frame, stored));
        return checked(*opened);
    }

    // As the doctor does it.
    Result<CheckReport> checked(const FramePtr& frame) const
    {
        CheckTools tools(m_pool);
        FindingLog log([](const Finding&) {}, tools.mostFindings);
        const Job quiet{m_job.stop, nullptr};
        BLOSCOPE_CHECK(checkFrame(*Array::of(frame), tools, log, quiet));
        return std::move(log.report);
    }

    Result<> compareIndex(const Frame& frame) const
    {
        if (frame.chunkCount() != m_plan.chunkCount())
            return notFoundAgain(
                fmt::format("it has {} chunks, not {}", frame.chunkCount(), m_plan.chunkCount()));
        std::int64_t first = 0;
        for (std::size_t i = 0; i < m_plan.runs.size(); ++i) {
            const auto entry = frame.indexEntry(first);
            if (!entry || entry->raw != m_runEntries[i])
                return notFoundAgain(fmt::format("chunk {} differs", first));
            first += m_plan.runs[i].count;
        }
        return {};
    }

    Result<> compareStored(const Frame& frame, const Stored& stored) const
    {
        if (m_job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const auto place, frame.placeOf({.raw = stored.entry}));
        BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(*place.source, place.offset, stored.size));
        if (libdeflate_crc32(0, bytes.data(), bytes.size()) != stored.checksum)
            return notFoundAgain(fmt::format("the bytes of the chunk at {} differ", stored.entry));
        m_job.advance(stored.size);
        return {};
    }

    const SalvagePlan& m_plan;
    ByteBuffer m_fill;
    NamedValues m_vlMetalayers;
    WorkerPool& m_pool;
    const Job& m_job;
    std::vector<std::optional<std::int64_t>> m_entries; // of the chunks found, once they are there
    std::map<std::int32_t, std::int64_t> m_fillEntries; // of chunks of the fill, by their size
    std::vector<std::int64_t> m_runEntries;
    std::vector<Stored> m_stored;
};

// The vlmetalayers of the new frame: those that were found, and the note.
Result<NamedValues> vlMetalayersOf(const SalvagePlan& plan, const SalvageOptions& options)
{
    NamedValues values = plan.vlMetalayers;
    if (!options.hasNote)
        return values;
    BLOSCOPE_CHECK(checkMetadataCount(MetadataSectionOf::Trailer, values.items().size() + 1));
    const std::vector<std::uint8_t> note = nlohmann::ordered_json::to_msgpack(salvageJson(plan));
    BLOSCOPE_TRY(ByteBuffer chunk, vlMetadataChunk(std::as_bytes(std::span(note))));
    BLOSCOPE_CHECK(values.add(salvageNoteName, std::move(chunk)));
    return values;
}

} // namespace

Result<SalvageReport> writeSalvage(const SalvagePlan& plan, const SalvageOptions& options,
                                   const fs::path& target, FileCalls& calls, WorkerPool& pool,
                                   const Job& job)
{
    BLOSCOPE_TRY(ByteBuffer fill, fillElement(plan, options.fill));
    BLOSCOPE_TRY(NamedValues vlMetalayers, vlMetalayersOf(plan, options));
    SalvageWriter writer(plan, std::move(fill), std::move(vlMetalayers), pool, job);
    const fs::path path = withoutLinks(target);
    if (options.form == FrameForm::Sparse) {
        BLOSCOPE_TRY(SparseTarget to, SparseTarget::open(path, calls));
        return writer.run(to, calls, options.isOnlyWrittenIntact);
    }
    BLOSCOPE_TRY(FrameTarget to, FrameTarget::open(path, calls, job));
    return writer.run(to, calls, options.isOnlyWrittenIntact);
}

bool isNothingLost(const SalvagePlan& plan, const SalvageReport& report)
{
    return plan.isComplete() && report.check.damagedParts == 0 && report.check.uncheckedParts == 0;
}

} // namespace bloscope
