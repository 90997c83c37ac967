#include "core/repair/write_salvage.h"

#include "core/array/array.h"
#include "core/doctor/check_frame.h"
#include "core/edit/frame_chunk.h"
#include "core/edit/frame_stream.h"
#include "core/edit/frame_target.h"
#include "core/edit/frame_writer.h"
#include "core/edit/sparse_target.h"
#include "core/files/target_path.h"
#include "core/frame/open_path.h"
#include "core/repair/chunk_fill.h"
#include "core/repair/salvage_json.h"
#include "core/repair/salvaged_chunks.h"

#include <algorithm>
#include <fmt/format.h>
#include <libdeflate.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

using Content = SalvagedRun::Content;

Error notFoundAgain(std::string what)
{
    return {ErrorKind::Io, "what was written was not found again: " + std::move(what)};
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
                         "what was written is damaged: " + report.check.mainFinding};
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
            return notFoundAgain("the metadata are others");
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
                return notFoundAgain(fmt::format("chunk {} is another one", first));
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
            return notFoundAgain(fmt::format("the chunk at {} holds other bytes", stored.entry));
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
