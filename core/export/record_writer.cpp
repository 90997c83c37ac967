#include "core/export/record_writer.h"

#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/chunk/chunk_encoding.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/npy_writer.h"
#include "core/export/records.h"
#include "core/export/spilled_file.h"
#include "core/filters/filter_table.h"
#include "core/frame_writing/array_encoder.h"
#include "core/frame_writing/frame_stream.h"
#include "core/system/file_calls.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint8_t zstd = 5; // format.md 5.1

// Chunks and blocks of about the sizes that other new arrays have.
ArrayEncoding arrayOf(const Records& records)
{
    const auto itemsize = static_cast<std::int64_t>(records.dtype().itemsize);
    const auto most = [&](std::int64_t bytes, std::int64_t rows) {
        return std::clamp<std::int64_t>(bytes / itemsize, 1, std::max<std::int64_t>(rows, 1));
    };
    ArrayEncoding how;
    how.shape = {records.rows()};
    how.chunkshape = {most(std::int64_t{4_MiB}, records.rows())};
    how.blockshape = {most(std::int64_t{256_KiB}, how.chunkshape[0])};
    how.dtype = storedTextOf(records.dtype());
    how.chunks.typesize = itemsize;
    how.chunks.codec = zstd;
    how.chunks.filters.back() = shuffleFilter;
    how.chunks.split = SplitBlocks::Auto;
    return how;
}

// Records [first, first + count), which may be read in several steps.
Result<ByteBuffer> readAll(const Records& records, std::int64_t first, std::int64_t count,
                           const Job& job, ExportReport& report)
{
    ByteBuffer all;
    all.reserve(static_cast<std::size_t>(count) * records.dtype().itemsize);
    for (std::int64_t done = 0; done < count; done += records.rowsAtOnce()) {
        if (job.stopped())
            return cancelled();
        const std::int64_t now = std::min(records.rowsAtOnce(), count - done);
        BLOSCOPE_TRY(const ByteBuffer part, records.read(first + done, now, {job.stop}, report));
        all.insert(all.end(), part.begin(), part.end());
        job.advance(static_cast<std::uint64_t>(now));
    }
    return all;
}

} // namespace

Result<ExportReport> writeRecords(const TableSource& source, std::int64_t first, std::int64_t rows,
                                  const std::optional<std::string>& fill, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const Records records, Records::of(source, first, rows, fill, "npy", job));
    const std::string header = npyHeader(records.dtype(), {rows});
    const std::uint64_t bytes =
        checkedMultiply<std::uint64_t>(static_cast<std::uint64_t>(rows), records.dtype().itemsize)
            .value_or(UINT64_MAX);
    BLOSCOPE_CHECK(to.expect(checkedAdd<std::uint64_t>(bytes, header.size()).value_or(UINT64_MAX)));
    job.start(static_cast<std::uint64_t>(rows));
    BLOSCOPE_CHECK(to.write(bytesOf(header)));
    ExportReport report;
    const std::int64_t atOnce = records.rowsAtOnce();
    for (std::int64_t done = 0; done < rows; done += atOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t now = std::min(atOnce, rows - done);
        BLOSCOPE_TRY(const ByteBuffer part, records.read(done, now, {job.stop}, report));
        BLOSCOPE_CHECK(to.write(part));
        job.advance(static_cast<std::uint64_t>(now));
    }
    return report;
}

Result<ExportReport> writeRecordArray(const TableSource& source, std::int64_t first,
                                      std::int64_t rows, const std::optional<std::string>& fill,
                                      Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const Records records, Records::of(source, first, rows, fill, "b2nd", job));
    BLOSCOPE_TRY(const ArrayEncoder encoder, ArrayEncoder::create(arrayOf(records)));
    NamedValues metalayers;
    BLOSCOPE_CHECK(metalayers.add("b2nd", encoder.metadata()));
    BLOSCOPE_TRY(const SpilledFile file, SpilledFile::create());
    SystemFileCalls calls;
    BLOSCOPE_TRY(FrameStream stream,
                 FrameStream::create(encoder.settings(), metalayers, calls, file.descriptor()));
    job.start(static_cast<std::uint64_t>(rows));
    ExportReport report;
    for (std::int64_t n = 0; n < encoder.layout().chunkCount; ++n) {
        const CellBox box = encoder.boxOf(n);
        BLOSCOPE_TRY(const ByteBuffer elements,
                     readAll(records, box.first[0], box.count[0], job, report));
        BLOSCOPE_TRY(const ByteBuffer chunk, encoder.chunkOfBox(elements, n));
        if (Result<> appended = stream.append(chunk); !appended)
            return SpilledFile::error(appended.error());
    }
    if (const auto finished = stream.finish({}); !finished)
        return SpilledFile::error(finished.error());
    BLOSCOPE_CHECK(file.writeTo(to, job));
    return report;
}

} // namespace bloscope
