#include "core/convert/copy_array.h"

#include "core/array/slice_reader.h"
#include "core/base/checked.h"
#include "core/chunk/chunk_header.h"
#include "core/convert/complete_cells.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/filled_cells.h"
#include "core/files/target_path.h"
#include "core/filters/filter_table.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/frame_stream.h"
#include "core/frame_writing/frame_target.h"
#include "core/frame_writing/frame_writer.h"
#include "core/geometry/case_file.h"
#include "core/geometry/sliced_entries.h"
#include "core/objects/reserved_names.h"

#include <algorithm>
#include <fmt/format.h>
#include <libdeflate.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view arrayMetalayer = "b2nd";

std::uint32_t checksumOf(ByteView elements)
{
    return libdeflate_crc32(0, elements.data(), elements.size());
}

// One copy on its way.
class ArrayCopy {
 public:
    ArrayCopy(const CellSource& from, const ArrayEncoder& encoder, const Job& job)
        : m_from(from), m_encoder(encoder), m_pool(from.pool()), m_job(job)
    {
    }

    // All of it, to a FrameTarget or a SparseTarget.
    template <class Target>
    Result<CopyReport> run(Target& to, const NamedValues& metalayers,
                           const NamedValues& vlMetalayers, FileCalls& calls);

 private:
    // What a chunk holds, to be compared with what is found again.
    struct Written {
        std::uint32_t checksum = 0; // of its elements, or of the only one of them
        bool isAlike = false;
    };
    struct Encoded {
        Result<ByteBuffer> chunk = ByteBuffer();
        Written written;
        std::uint64_t elementBytes = 0;
    };

    // Enough for all threads, while those before are written.
    std::int64_t chunksAtOnce() const { return 2 * std::int64_t{m_pool.threads()}; }
    std::int64_t chunkCount() const { return m_encoder.layout().chunkCount; }
    Result<CopyReport> write(FrameStream& to, const NamedValues& vlMetalayers);
    Result<> writeChunks(FrameStream& to, CopyReport& report);
    std::optional<ByteBuffer> onlyElement() const;
    Result<bool> writeOneRun(FrameStream& to, CopyReport& report);
    Encoded encode(std::int64_t n) const;
    std::optional<Encoded> encodeAlike(std::int64_t n) const;
    std::uint64_t bytesOf(std::int64_t n) const;
    Result<> compare(const fs::path& written) const;
    Result<> compareChunk(const CellSource& written, std::int64_t n) const;
    Result<> compareRun(const CellSource& written) const;
    Slice sliceOf(std::int64_t n) const { return sliceOfBox(m_from.shape(), m_encoder.boxOf(n)); }
    std::uint64_t bytesOfAll() const
    {
        const auto cells = checkedProduct<std::int64_t>(m_from.shape()).value_or(0);
        return static_cast<std::uint64_t>(cells * m_encoder.layout().itemsize);
    }

    const CellSource& m_from;
    const ArrayEncoder& m_encoder;
    WorkerPool& m_pool;
    const Job& m_job;
    std::vector<Written> m_written;  // the chunks
    std::optional<ByteBuffer> m_run; // of an array that is one run: its only element
};

template <class Target>
Result<CopyReport> ArrayCopy::run(Target& to, const NamedValues& metalayers,
                                  const NamedValues& vlMetalayers, FileCalls& calls)
{
    BLOSCOPE_TRY(FrameStream stream, FrameStream::create(m_encoder.settings(), metalayers, calls,
                                                         to.descriptor(), to.chunkFolder()));
    BLOSCOPE_TRY(CopyReport report, write(stream, vlMetalayers));
    BLOSCOPE_CHECK(to.sync());
    BLOSCOPE_CHECK(compare(to.path()).within("the written file could not be verified"));
    BLOSCOPE_TRY(report.unconfirmed, to.publish(m_job));
    return report;
}

ArrayCopy::Encoded ArrayCopy::encode(std::int64_t n) const
{
    if (auto alike = encodeAlike(n))
        return *std::move(alike);
    Encoded encoded;
    auto cells = readComplete(m_from, sliceOf(n), m_job);
    if (!cells) {
        encoded.chunk = cells.error();
        return encoded;
    }
    HeapBytes& elements = cells->bytes;
    if (m_encoder.losesBits())
        m_encoder.loseBits(elements);
    encoded.elementBytes = elements.size();
    encoded.written.checksum = checksumOf(elements);
    encoded.chunk = m_encoder.chunkOfBox(elements, n);
    return encoded;
}

// A chunk that is the same everywhere, without its elements.
std::optional<ArrayCopy::Encoded> ArrayCopy::encodeAlike(std::int64_t n) const
{
    auto element = onlyElementOf(m_from, sliceOf(n));
    if (!element)
        return {};
    m_encoder.loseBits(*element);
    auto chunk = m_encoder.chunkOfElement(*element, n);
    if (chunk && !*chunk)
        return {};
    Encoded encoded;
    encoded.chunk = chunk ? Result<ByteBuffer>(**std::move(chunk)) : chunk.error();
    encoded.written = {checksumOf(*element), true};
    encoded.elementBytes = bytesOf(n);
    return encoded;
}

std::uint64_t ArrayCopy::bytesOf(std::int64_t n) const
{
    const std::int64_t cells = checkedProduct<std::int64_t>(m_encoder.boxOf(n).count).value_or(0);
    return static_cast<std::uint64_t>(cells * m_encoder.layout().itemsize);
}

Result<CopyReport> ArrayCopy::write(FrameStream& to, const NamedValues& vlMetalayers)
{
    CopyReport report;
    BLOSCOPE_TRY(const bool isOneRun, writeOneRun(to, report));
    if (!isOneRun) {
        BLOSCOPE_CHECK(writeChunks(to, report));
    }
    BLOSCOPE_TRY(report.fileBytes, to.finish(vlMetalayers));
    return report;
}

// Of an array that is the same everywhere: zeros or NaN of any size are one entry of the index.
Result<bool> ArrayCopy::writeOneRun(FrameStream& to, CopyReport& report)
{
    auto element = onlyElement();
    if (!element)
        return false;
    m_encoder.loseBits(*element);
    BLOSCOPE_TRY(const auto chunk, m_encoder.chunkOfElement(*element, 0));
    const auto header = chunk ? parseChunkHeader(*chunk, 0) : malformedError("");
    if (!header || header->special() == SpecialKind::RepeatedValue)
        return false;
    BLOSCOPE_CHECK(to.appendUnstored(header->special(), header->nbytes, chunkCount()));
    m_run = std::move(element);
    report.elementBytes = bytesOfAll();
    m_job.advance(report.elementBytes);
    return true;
}

// Nothing where it is another one somewhere, or has to be read.
std::optional<ByteBuffer> ArrayCopy::onlyElement() const
{
    return chunkCount() > 1 ? onlyElementOf(m_from, Slice::whole(m_from.shape())) : std::nullopt;
}

Result<> ArrayCopy::writeChunks(FrameStream& to, CopyReport& report)
{
    for (std::int64_t begin = 0; begin < chunkCount(); begin += chunksAtOnce()) {
        std::vector<Encoded> batch(
            static_cast<std::size_t>(std::min(chunksAtOnce(), chunkCount() - begin)));
        m_pool.forEach(batch.size(), [&](std::size_t i) {
            batch[i] = encode(begin + static_cast<std::int64_t>(i));
        });
        for (const Encoded& encoded : batch) {
            if (m_job.stopped())
                return cancelled();
            if (!encoded.chunk)
                return encoded.chunk.error();
            BLOSCOPE_CHECK(to.append(*encoded.chunk));
            m_written.push_back(encoded.written);
            report.elementBytes += encoded.elementBytes;
            m_job.advance(encoded.elementBytes);
        }
    }
    return {};
}

Result<> ArrayCopy::compare(const fs::path& written) const
{
    BLOSCOPE_TRY(FramePtr frame, openPath(written));
    if (!frame->problems().empty())
        return Error{ErrorKind::Io, frame->problems().front().text};
    const ArrayPtr array = Array::of(std::move(frame));
    if (!array->isNd() || array->shape() != m_from.shape())
        return Error{ErrorKind::Io, "the array differs"};
    BlockCache cache;
    const SliceReader reader(array, cache, m_pool);
    const FilledCells cells(reader);
    if (m_run)
        return compareRun(cells);
    for (std::int64_t begin = 0; begin < chunkCount(); begin += chunksAtOnce()) {
        std::vector<Result<>> batch(
            static_cast<std::size_t>(std::min(chunksAtOnce(), chunkCount() - begin)));
        m_pool.forEach(batch.size(), [&](std::size_t i) {
            batch[i] = compareChunk(cells, begin + static_cast<std::int64_t>(i));
        });
        for (Result<>& compared : batch)
            BLOSCOPE_CHECK(std::move(compared));
    }
    return {};
}

Result<> ArrayCopy::compareRun(const CellSource& written) const
{
    if (onlyElementOf(written, Slice::whole(written.shape())) != m_run)
        return Error{ErrorKind::Io, "its elements differ"};
    m_job.advance(bytesOfAll());
    return {};
}

Result<> ArrayCopy::compareChunk(const CellSource& written, std::int64_t n) const
{
    const Written& expected = m_written[static_cast<std::size_t>(n)];
    const Error others{ErrorKind::Io,
                       fmt::format("the elements of chunk {} differ from those written", n)};
    if (expected.isAlike) {
        const auto element = onlyElementOf(written, sliceOf(n));
        if (!element || checksumOf(*element) != expected.checksum)
            return others;
    } else {
        BLOSCOPE_TRY(const Cells cells, readComplete(written, sliceOf(n), m_job));
        if (checksumOf(cells.bytes) != expected.checksum)
            return others;
    }
    m_job.advance(bytesOf(n));
    return {};
}

// What a library wrote for itself says how the old frame is to be read; of images where they lie.
bool isOfTheOldForm(const MetadataEntry& entry)
{
    constexpr std::string_view ofImages = "med_blosc2";
    return entry.name != ofImages && reservedMetalayer(entry.name);
}

bool isOfTheOldForm(const MetadataEntry& entry, ObjectKind kind)
{
    constexpr std::string_view ofImages = "mlarray";
    return entry.name != ofImages && reservedVlMetalayer(entry.name, kind);
}

// One after the other, from what they are in the array.
class MetadataCopy {
 public:
    MetadataCopy(const Array& array, const Slice& slice)
        : m_frame(*array.frame()),
          m_isOfAll(slice == Slice::whole(array.shape())),
          m_entries(array, slice)
    {
    }

    Result<> keepFixed(const MetadataEntry& entry)
    {
        if (entry.error)
            return *entry.error;
        const auto value = m_entries.valueOf(entry.name, entry.value);
        return value ? m_copied.metalayers.keep(entry.name, *value) : Result<>();
    }

    Result<> keepVariable(const MetadataEntry& entry)
    {
        if (entry.error)
            return *entry.error;
        if (m_isOfAll)
            return m_copied.vlMetalayers.keep(entry.name, entry.value);
        BLOSCOPE_TRY(const ByteBuffer stored, m_frame.readVlMetadata(entry));
        const auto value = m_entries.valueOf(entry.name, stored);
        if (!value)
            return {};
        if (*value == stored)
            return m_copied.vlMetalayers.keep(entry.name, entry.value);
        BLOSCOPE_TRY(ByteBuffer chunk, vlMetadataChunk(*value));
        return m_copied.vlMetalayers.keep(entry.name, std::move(chunk));
    }

    CopiedMetadata take()
    {
        m_copied.leftOut = m_entries.leftOut();
        return std::move(m_copied);
    }

 private:
    const Frame& m_frame;
    bool m_isOfAll;
    SlicedEntries m_entries;
    CopiedMetadata m_copied;
};

// Truncations take bits away from the bytes of an element, whatever these are.
Result<> checkTruncations(const ChunkEncoding& chunks, const DType& dtype)
{
    const auto has = [&](std::uint8_t filter) {
        return std::ranges::find(chunks.filters, filter) != chunks.filters.end();
    };
    const bool isWhole = dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned;
    const bool isTurned = dtype.order == ByteOrder::Big && dtype.itemsize > 1;
    if (has(truncPrecFilter) && (dtype.kind != DTypeKind::Float || isTurned))
        return usageError(
            fmt::format("trunc_prec needs little-endian floats, but the elements are '{}'",
                        storedTextOf(dtype)));
    if (has(intTruncFilter) && (!isWhole || isTurned))
        return usageError(
            fmt::format("int_trunc needs little-endian whole numbers, but the elements are '{}'",
                        storedTextOf(dtype)));
    return {};
}

} // namespace

Result<CopiedMetadata> metadataOf(const Array& array, const Slice& slice)
{
    const Frame& frame = *array.frame();
    for (const MetadataSection* section : {&frame.metalayers(), &frame.vlMetalayers()})
        if (section->error)
            return *section->error;
    MetadataCopy copy(array, slice);
    for (const MetadataEntry& entry : frame.metalayers().entries)
        if (!isOfTheOldForm(entry)) {
            BLOSCOPE_CHECK(copy.keepFixed(entry));
        }
    const ObjectKind kind = classify(frame);
    for (const MetadataEntry& entry : frame.vlMetalayers().entries)
        if (!isOfTheOldForm(entry, kind)) {
            BLOSCOPE_CHECK(copy.keepVariable(entry));
        }
    return copy.take();
}

std::vector<std::string> leftBeside(const fs::path& file, const Slice& slice,
                                    const fs::path& target)
{
    std::vector<std::string> left;
    if (slice == Slice::whole(slice.shape()))
        return left;
    if (const auto ofTarget = caseFileBeside(target))
        left.push_back(fmt::format("the voxel sizes ({} next to the copy describes the whole case)",
                                   ofTarget->name));
    else if (const auto ofFile = caseFileBeside(file))
        left.push_back(fmt::format("the voxel sizes in {}", ofFile->name));
    return left;
}

Result<ArrayEncoding> encodingFor(const CellSource& elements, const ChunkEncoding& chunks,
                                  const PartitionWish& wish)
{
    ArrayEncoding how;
    how.chunks = chunks;
    how.chunks.typesize = static_cast<std::int64_t>(elements.dtype().itemsize);
    how.chunks.split = SplitBlocks::Auto;
    BLOSCOPE_CHECK(checkTruncations(chunks, elements.dtype()));
    PartitionWish fitting = wish;
    fitting.hasOneBlock |= needsOneBlock(chunks);
    BLOSCOPE_TRY(const Partition partition,
                 choosePartition(elements.shape(), how.chunks.typesize, fitting));
    how.shape = elements.shape();
    how.chunkshape = partition.chunkshape;
    how.blockshape = partition.blockshape;
    how.dtype = storedTextOf(elements.dtype());
    return how;
}

Result<CopyReport> copyArray(const CellSource& from, const ArrayEncoding& how,
                             const CopiedMetadata& metadata, const fs::path& target,
                             FileCalls& calls, const Job& job, FrameForm form)
{
    BLOSCOPE_TRY(const ArrayEncoder encoder, ArrayEncoder::create(how));
    NamedValues metalayers;
    BLOSCOPE_CHECK(metalayers.add(std::string(arrayMetalayer), encoder.metadata()));
    for (const NamedValue& value : metadata.metalayers.items())
        BLOSCOPE_CHECK(metalayers.keep(value.name, value.value));

    job.start(2 * static_cast<std::uint64_t>(checkedProduct<std::int64_t>(how.shape).value_or(0) *
                                             how.chunks.typesize));
    ArrayCopy copy(from, encoder, job);
    const fs::path path = withoutLinks(target);
    const auto write = [&](auto& to) {
        return copy.run(to, metalayers, metadata.vlMetalayers, calls);
    };
    Result<CopyReport> report = cancelled();
    if (form == FrameForm::Sparse) {
        BLOSCOPE_TRY(SparseTarget to, SparseTarget::open(path, calls));
        report = write(to);
    } else {
        BLOSCOPE_TRY(FrameTarget to, FrameTarget::open(path, calls, job));
        report = write(to);
    }
    if (report)
        report->leftOut = metadata.leftOut;
    return report;
}

} // namespace bloscope
