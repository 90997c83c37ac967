#include "core/inspect/verify.h"

#include "core/base/text.h"
#include "core/chunk/chunk_oddities.h"
#include "core/chunk/chunk_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>

namespace bloscope {

namespace {

using Severity = Problem::Severity;

// The words of an error without the place they begin with, which is told apart.
std::string textWithin(const std::string& place, const Error& error)
{
    const std::string text = error.text();
    const std::string prefix = place + ": ";
    return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
}

struct Finding {
    Problem problem;
    bool isUnchecked; // what this program does not support may be in order
};

Finding findingOf(std::string part, std::string text, ErrorKind kind)
{
    const bool isUnchecked = kind == ErrorKind::Unsupported;
    return {{isUnchecked ? Severity::Note : Severity::Damage, std::move(part), std::move(text)},
            isUnchecked};
}

// What checking one chunk found.
struct ChunkFindings {
    std::vector<Finding> findings;
    std::uint64_t decodedBytes = 0;

    void note(const std::string& place, std::string text)
    {
        findings.push_back({{Severity::Note, place, std::move(text)}, false});
    }

    void add(const std::string& place, const std::string& prefix, const Error& error)
    {
        findings.push_back(findingOf(place, textWithin(prefix, error), error.kind()));
    }
};

class Verifier {
 public:
    Verifier(const Array& array, WorkerPool& pool, const std::function<void(const Problem&)>& found,
             const Job& job)
        : m_array(array), m_frame(*array.frame()), m_pool(pool), m_found(found), m_job(job)
    {
    }

    Result<VerifyReport> run()
    {
        m_job.start(static_cast<std::uint64_t>(m_frame.chunkCount()));
        for (const auto& problems : {m_frame.problems(), m_array.problems()})
            for (const Problem& problem : problems)
                tell({problem, false});
        checkMetadata();
        BLOSCOPE_CHECK(checkChunks());
        return m_report;
    }

 private:
    void tell(const Finding& finding)
    {
        if (finding.problem.severity == Severity::Damage)
            ++m_report.damagedParts;
        if (finding.isUnchecked)
            ++m_report.uncheckedParts;
        m_found(finding.problem);
    }

    void checkMetadata()
    {
        for (const MetadataEntry& entry : m_frame.metalayers().entries)
            if (entry.error)
                tell(findingOf(placeOf("metalayer", entry), entry.error->text(),
                               entry.error->kind()));
        for (const MetadataEntry& entry : m_frame.vlMetalayers().entries)
            if (const auto value = m_frame.readVlMetadata(entry); !value)
                tell(findingOf(placeOf("vlmetalayer", entry), value.error().text(),
                               value.error().kind()));
    }

    static std::string placeOf(const char* kind, const MetadataEntry& entry)
    {
        return fmt::format("{} \"{}\"", kind, escapeForDisplay(entry.name));
    }

    Result<> checkChunks()
    {
        const std::int64_t count = m_frame.chunkCount();
        m_report.chunks = count;
        if (!isOneRun())
            return checkChunks(0, count);
        BLOSCOPE_CHECK(checkChunks(count - 1, count)); // the only one that may be shorter
        m_job.advance(static_cast<std::uint64_t>(count - 1));
        return {};
    }

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

    Result<> checkChunks(std::int64_t begin, std::int64_t end)
    {
        constexpr std::int64_t mostAtOnce = 256;
        std::vector<ChunkFindings> findings;
        for (std::int64_t first = begin; first < end; first += mostAtOnce) {
            findings.assign(static_cast<std::size_t>(std::min(mostAtOnce, end - first)), {});
            m_pool.forEach(findings.size(), [&](std::size_t i) {
                checkChunk(first + static_cast<std::int64_t>(i), findings[i]);
            });
            if (m_job.stopped())
                return cancelled();
            for (const ChunkFindings& found : findings)
                tellOf(found);
        }
        return {};
    }

    void tellOf(const ChunkFindings& chunk)
    {
        m_report.decodedBytes += chunk.decodedBytes;
        const std::int64_t before = m_report.damagedParts;
        for (const Finding& finding : chunk.findings)
            tell(finding);
        if (m_report.damagedParts > before)
            ++m_report.damagedChunks;
    }

    void checkChunk(std::int64_t number, ChunkFindings& findings)
    {
        if (m_job.stopped())
            return;
        const std::string place = fmt::format("chunk {}", number);
        const auto chunk = m_frame.chunk(number);
        if (!chunk) {
            findings.add(place, place, chunk.error());
        } else {
            for (std::string& oddity : odditiesOf(**chunk))
                findings.note(place, std::move(oddity));
            checkSize(place, (*chunk)->header(), findings);
            if ((*chunk)->header().payload() != Payload::Special)
                decodeParts(place, **chunk, findings);
        }
        m_job.advance();
    }

    void checkSize(const std::string& place, const ChunkHeader& header,
                   ChunkFindings& findings) const
    {
        if (m_array.isNd() && header.nbytes != m_array.layout()->chunkBytes)
            findings.add(place, place,
                         Error{ErrorKind::Malformed,
                               fmt::format("it has {} bytes, the array needs {}", header.nbytes,
                                           m_array.layout()->chunkBytes)});
    }

    void decodeParts(const std::string& place, const Chunk& chunk, ChunkFindings& findings)
    {
        constexpr std::int64_t mostAtOnce = 4096;
        const std::int64_t parts = ChunkParts(chunk).count();
        std::vector<std::optional<Error>> errors;
        for (std::int64_t first = 0; first < parts; first += mostAtOnce) {
            errors.assign(static_cast<std::size_t>(std::min(mostAtOnce, parts - first)), {});
            m_pool.forEach(errors.size(), [&](std::size_t i) {
                errors[i] = decodePart(chunk, first + static_cast<std::int64_t>(i));
            });
            for (std::size_t i = 0; i < errors.size(); ++i) {
                if (!errors[i])
                    continue;
                const std::string block =
                    fmt::format("block {}", first + static_cast<std::int64_t>(i));
                findings.add(fmt::format("{}, {}", place, block), block, *errors[i]);
            }
        }
        findings.decodedBytes += static_cast<std::uint64_t>(chunk.header().nbytes);
    }

    std::optional<Error> decodePart(const Chunk& chunk, std::int64_t part)
    {
        if (m_job.stopped())
            return {};
        const auto [position, size] = ChunkParts(chunk)[part];
        // huge blocks one at a time, or every thread would need as much memory
        constexpr std::int64_t hugeBytes = 64_MiB;
        std::unique_lock lock(m_hugeBlocks, std::defer_lock);
        if (size > hugeBytes)
            lock.lock();
        ByteBuffer bytes(static_cast<std::size_t>(size));
        const Result<> decoded = chunk.read(position, bytes);
        return decoded ? std::nullopt : std::optional(decoded.error());
    }

    const Array& m_array;
    const Frame& m_frame;
    WorkerPool& m_pool;
    const std::function<void(const Problem&)>& m_found;
    const Job& m_job;
    VerifyReport m_report;
    std::mutex m_hugeBlocks;
};

} // namespace

Result<VerifyReport> verify(const Array& array, WorkerPool& pool,
                            const std::function<void(const Problem&)>& found, const Job& job)
{
    return Verifier(array, pool, found, job).run();
}

} // namespace bloscope
