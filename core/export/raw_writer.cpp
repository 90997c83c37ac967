#include "core/export/raw_writer.h"

#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/chunk/chunk_parts.h"
#include "core/export/slice_bands.h"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>

namespace bloscope {

namespace {

constexpr std::size_t batchBytes = 16_MiB;
constexpr std::size_t mostParts = 64 * 1024; // of a batch, should blocks be a few bytes small

// Parts of one or several chunks, decoded together into the buffer that is then written.
class PartBatch {
 public:
    PartBatch(WorkerPool& pool, Sink& to, ExportReport& report)
        : m_pool(pool), m_to(to), m_report(report)
    {
    }

    bool isFull() const { return m_bytes >= batchBytes || m_parts.size() >= mostParts; }

    void add(std::int64_t chunkNumber, ChunkPtr chunk, std::int64_t position, std::size_t size)
    {
        m_parts.push_back({chunkNumber, std::move(chunk), position, m_bytes, size});
        m_bytes += size;
    }

    Result<> write()
    {
        m_buffer.resize(m_bytes);
        m_pool.forEach(m_parts.size(), [this](std::size_t i) { decode(m_parts[i]); });
        BLOSCOPE_CHECK(m_to.write(m_buffer));
        m_report.cells += m_bytes;
        m_parts.clear();
        m_bytes = 0;
        return {};
    }

 private:
    struct Part {
        std::int64_t chunkNumber;
        ChunkPtr chunk;
        std::int64_t position; // in the decoded chunk
        std::size_t offset;    // in the buffer
        std::size_t size;
    };

    void decode(const Part& part)
    {
        const ByteSpan to = std::span(m_buffer).subspan(part.offset, part.size);
        const Result<> decoded =
            part.chunk->read(part.position, to).within("chunk", part.chunkNumber);
        if (decoded)
            return;
        std::fill(to.begin(), to.end(), std::byte{0});
        const std::lock_guard lock(m_mutex);
        m_report.damagedCells += part.size;
        m_report.addReason(decoded.error().text());
    }

    WorkerPool& m_pool;
    Sink& m_to;
    ExportReport& m_report;
    std::vector<Part> m_parts;
    std::size_t m_bytes = 0;
    ByteBuffer m_buffer;
    std::mutex m_mutex; // of the report
};

Result<> writeChunk(std::int64_t number, const ChunkPtr& chunk, PartBatch& batch, const Job& job)
{
    const ChunkParts parts(*chunk);
    for (std::int64_t i = 0; i < parts.count(); ++i) {
        batch.add(number, chunk, parts[i].begin, static_cast<std::size_t>(parts[i].size));
        if (!batch.isFull())
            continue;
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(batch.write());
    }
    return {};
}

// Decoded bytes of chunks, whether or not they can be opened: 0 when that is not recorded.
std::uint64_t bytesOfChunks(const FrameHeader& header, std::int64_t first, std::int64_t count)
{
    if (header.chunksize <= 0)
        return 0;
    const auto endOf = [&](std::int64_t chunk) {
        const auto end = checkedMultiply<std::int64_t>(chunk, header.chunksize);
        return std::min(end.value_or(header.nbytes), header.nbytes);
    };
    return static_cast<std::uint64_t>(
        std::max<std::int64_t>(0, endOf(first + count) - endOf(first)));
}

// Zero bytes for a chunk that cannot be opened.
Result<> writeLostChunk(std::uint64_t bytes, const Error& error, Sink& to, ExportReport& report)
{
    const auto count = static_cast<std::size_t>(bytes);
    const ByteBuffer zeros(std::min<std::size_t>(batchBytes, count));
    for (std::size_t position = 0; position < count; position += zeros.size())
        BLOSCOPE_CHECK(to.write(ByteView(zeros).first(std::min(zeros.size(), count - position))));
    report.cells += count;
    report.damagedCells += count;
    report.addReason(error.text());
    return {};
}

} // namespace

Result<ExportReport> writeRaw(const FilledCells& cells, const Slice& slice, Sink& to,
                              const Job& job)
{
    return writeElements(cells, slice, {}, to, job);
}

Result<ExportReport> writeRawChunks(const Frame& frame, std::int64_t firstChunk, std::int64_t count,
                                    WorkerPool& pool, Sink& to, const Job& job)
{
    BLOSCOPE_CHECK(checkReadable(frame));
    if (firstChunk < 0 || count < 0 || firstChunk > frame.chunkCount() - count)
        return Error{ErrorKind::Usage, fmt::format("there is no chunk {}; the frame has {}",
                                                   firstChunk, frame.chunkCount())};
    BLOSCOPE_CHECK(to.expect(bytesOfChunks(frame.header(), firstChunk, count)));
    job.start(static_cast<std::uint64_t>(count));
    ExportReport report;
    PartBatch batch(pool, to, report);
    for (std::int64_t n = firstChunk; n < firstChunk + count; ++n, job.advance()) {
        if (job.stopped())
            return cancelled();
        const auto chunk = frame.chunk(n);
        if (chunk) {
            BLOSCOPE_CHECK(writeChunk(n, *chunk, batch, job));
        } else {
            BLOSCOPE_CHECK(batch.write());
            BLOSCOPE_CHECK(
                writeLostChunk(bytesOfChunks(frame.header(), n, 1), chunk.error(), to, report));
        }
    }
    BLOSCOPE_CHECK(batch.write());
    return report;
}

} // namespace bloscope
