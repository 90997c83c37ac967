#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/bytes/file_source.h"
#include "core/chunk/chunk_encoding.h"
#include "core/export/new_table.h"
#include "core/export/spilled_file.h"
#include "core/files/file_io.h"
#include "core/files/spill_store.h"
#include "core/files/temporary_file.h"
#include "core/filters/filter_table.h"
#include "core/store/zip_writer.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <bit>
#include <ctime>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t mostWaitingBytes = 64_MiB;

class NewArchive final : public NewStore {
 public:
    NewArchive(Sink& to, SpilledFile archive)
        : m_to(to), m_archive(std::move(archive)), m_zip(m_calls, m_archive.descriptor())
    {
    }

    FileCalls& calls() override { return m_calls; }

    Result<Descriptor> create(const std::string&) override
    {
        auto file = createNamelessFile(temporaryFolder());
        return file ? std::move(file) : failure(file.error());
    }

    Result<> add(const std::string& name, Descriptor file, const Job& job) override
    {
        BLOSCOPE_TRY(const ByteSourcePtr bytes, fileSource(std::move(file)));
        BLOSCOPE_TRY(const std::uint32_t crc, crcOf(*bytes, job));
        const ZipMember member{.name = name,
                               .stored = bytes->size(),
                               .size = bytes->size(),
                               .crc = crc,
                               .dosTime = m_time,
                               .problem = {}};
        const Result<> added = m_zip.add(member, *bytes, {job.stop});
        return added ? Result<>() : Result<>(failure(added.error()));
    }

    Result<> finish(const Job& job) override
    {
        if (const Result<> finished = m_zip.finish(); !finished)
            return failure(finished.error());
        return m_archive.writeTo(m_to, job);
    }

    Error failure(const Error& error) const override
    {
        return error.kind() == ErrorKind::Io ? SpilledFile::error(error) : error;
    }

 private:
    Sink& m_to;
    SystemFileCalls m_calls;
    SpilledFile m_archive;
    ZipWriter m_zip;
    std::uint32_t m_time = dosTimeOf(std::time(nullptr));
};

class NewDirectory final : public NewStore {
 public:
    explicit NewDirectory(TemporaryFolder& folder) : m_folder(folder) {}

    FileCalls& calls() override { return m_folder.calls(); }

    Result<Descriptor> create(const std::string& name) override
    {
        auto file = m_folder.createFile(utf8Path(name));
        return file ? std::move(file) : failure(file.error().within(name));
    }

    Result<> add(const std::string& name, Descriptor file, const Job&) override
    {
        const Result<> synced = syncFile(calls(), file.number()).within(name);
        return synced ? Result<>() : Result<>(failure(synced.error()));
    }

    Result<> finish(const Job&) override { return {}; }
    Error failure(const Error& error) const override
    {
        return error.within(m_folder.target().string());
    }

 private:
    TemporaryFolder& m_folder;
};

ArrayEncoding rowEncodingOf(const RowArrayForm& form, std::int64_t rows)
{
    const auto with = [&](std::int64_t first) {
        Shape shape = {first};
        shape.insert(shape.end(), form.item.begin(), form.item.end());
        return shape;
    };
    ArrayEncoding how;
    how.shape = with(rows);
    how.chunkshape = with(form.chunkRows);
    how.blockshape = with(form.blockRows);
    how.dtype = form.dtype;
    how.chunks.typesize = static_cast<std::int64_t>(form.itemsize);
    how.chunks.codec = zstdOfNewStores;
    how.chunks.filters.back() = shuffleFilter;
    how.chunks.split = SplitBlocks::Auto;
    return how;
}

Result<NamedValues> metalayersOf(const RowArrayForm& form, std::int64_t rows)
{
    BLOSCOPE_TRY(const ArrayEncoder array, ArrayEncoder::create(rowEncodingOf(form, rows)));
    NamedValues metalayers;
    BLOSCOPE_CHECK(metalayers.add("b2nd", array.metadata()));
    return metalayers;
}

} // namespace

Result<std::unique_ptr<NewStore>> newArchive(Sink& to)
{
    BLOSCOPE_TRY(SpilledFile archive, SpilledFile::create());
    return std::unique_ptr<NewStore>(std::make_unique<NewArchive>(to, std::move(archive)));
}

Result<std::unique_ptr<NewStore>> newDirectory(Sink& to)
{
    BLOSCOPE_TRY(TemporaryFolder* const folder, to.folder());
    return std::unique_ptr<NewStore>(std::make_unique<NewDirectory>(*folder));
}

Result<> addLeaf(NewStore& to, const std::string& name, const Result<ByteBuffer>& frame,
                 const Job& job)
{
    if (!frame)
        return frame.error();
    BLOSCOPE_TRY(Descriptor file, to.create(name));
    if (const Result<> written = writeAt(to.calls(), file.number(), 0, *frame); !written)
        return to.failure(written.error());
    return to.add(name, std::move(file), job);
}

std::size_t RowArrayForm::rowBytes() const
{
    std::size_t bytes = itemsize;
    for (const std::int64_t count : item)
        bytes *= static_cast<std::size_t>(count);
    return bytes;
}

Result<RowArrayForm> columnForm(std::string name, std::string dtype, std::size_t itemsize,
                                Shape item)
{
    constexpr std::size_t mostRows = 1 << 20;
    constexpr std::size_t mostBytes = 8_MiB;
    constexpr std::int64_t blocks = 64; // of a chunk
    RowArrayForm form{std::move(name), std::move(dtype), itemsize, std::move(item)};
    const std::size_t rowBytes = form.rowBytes();
    if (rowBytes == 0 || rowBytes > static_cast<std::size_t>(mostWaitingBytes))
        return Error{ErrorKind::Limit, fmt::format("its cells have {} bytes", rowBytes)};
    const std::size_t rows = std::clamp<std::size_t>(mostBytes / rowBytes, 1, mostRows);
    form.chunkRows = static_cast<std::int64_t>(std::bit_floor(rows));
    form.blockRows = std::max<std::int64_t>(form.chunkRows / blocks, 1);
    return form;
}

Result<RowArray> RowArray::create(NewStore& to, WorkerPool& pool, RowArrayForm form)
{
    BLOSCOPE_TRY(ArrayEncoder encoder, ArrayEncoder::create(rowEncodingOf(form, form.chunkRows)));
    BLOSCOPE_TRY(const NamedValues metalayers, metalayersOf(form, 1));
    BLOSCOPE_TRY(Descriptor file, to.create(form.name));
    BLOSCOPE_TRY(FrameStream stream,
                 FrameStream::create(encoder.settings(), metalayers, to.calls(), file.number()));
    return RowArray(to, pool, std::move(form), std::move(encoder), std::move(file),
                    std::move(stream));
}

// Chunks for all threads, as far as that does not need much memory.
std::size_t RowArray::mostWaiting() const
{
    const std::size_t chunks =
        std::clamp<std::size_t>(mostWaitingBytes / chunkBytes(), 1, m_pool.threads());
    return chunks * chunkBytes();
}

Result<> RowArray::append(ByteView rows)
{
    m_bytes += rows.size();
    while (!rows.empty()) {
        const std::size_t taken = std::min(rows.size(), mostWaiting() - m_waiting.size());
        m_waiting.insert(m_waiting.end(), rows.begin(), rows.begin() + std::ptrdiff_t(taken));
        rows = rows.subspan(taken);
        if (m_waiting.size() == mostWaiting())
            BLOSCOPE_CHECK(writeWaiting());
    }
    return {};
}

Result<> RowArray::appendEqual(ByteView row, std::int64_t count)
{
    constexpr std::int64_t mostAtOnce = 1 << 16;
    ByteBuffer rows;
    for (std::int64_t done = 0; done < count; done += mostAtOnce) {
        const auto now = static_cast<std::size_t>(std::min(mostAtOnce, count - done));
        while (rows.size() < now * row.size())
            rows.insert(rows.end(), row.begin(), row.end());
        BLOSCOPE_CHECK(append(ByteView(rows).first(now * row.size())));
    }
    return {};
}

// The rest of the last chunk is zeros.
Result<> RowArray::writeWaiting()
{
    const std::size_t count = ceilDivide(m_waiting.size(), chunkBytes());
    m_waiting.resize(count * chunkBytes());
    std::vector<std::optional<Result<ByteBuffer>>> chunks(count);
    m_pool.forEach(count, [&](std::size_t n) {
        const ByteView elements = ByteView(m_waiting).subspan(n * chunkBytes(), chunkBytes());
        chunks[n] = m_encoder.chunkOfBox(elements, 0);
    });
    m_waiting.clear();
    for (const auto& chunk : chunks) {
        if (!*chunk)
            return chunk->error();
        if (const Result<> appended = m_stream.append(**chunk); !appended)
            return m_to.failure(appended.error());
    }
    return {};
}

Result<> RowArray::finish(const Job& job)
{
    if (m_bytes == 0)
        BLOSCOPE_CHECK(append(ByteBuffer(m_form.rowBytes())));
    BLOSCOPE_CHECK(writeWaiting());
    const auto rows = static_cast<std::int64_t>(m_bytes / m_form.rowBytes());
    BLOSCOPE_TRY(const NamedValues metalayers, metalayersOf(m_form, rows));
    BLOSCOPE_CHECK(m_stream.replaceMetalayers(metalayers));
    if (const auto finished = m_stream.finish({}); !finished)
        return m_to.failure(finished.error());
    return m_to.add(m_form.name, std::move(m_file), job);
}

Result<> RowMask::append(const std::vector<TableCellState>& states)
{
    const auto hasValue = [](TableCellState state) { return state == TableCellState::Value; };
    if (!m_array && std::ranges::all_of(states, hasValue)) {
        m_rowsBefore += std::ssize(states);
        return {};
    }
    if (!m_array) {
        BLOSCOPE_TRY(RowArrayForm form, columnForm(m_name, "|b1", 1));
        BLOSCOPE_TRY(RowArray array, RowArray::create(m_to, m_pool, std::move(form)));
        m_array.emplace(std::move(array));
        const std::byte yes{1};
        BLOSCOPE_CHECK(m_array->appendEqual({&yes, 1}, m_rowsBefore));
    }
    ByteBuffer mask;
    for (const TableCellState state : states)
        mask.push_back(std::byte{hasValue(state)});
    return m_array->append(mask);
}

Result<> RowMask::finish(const Job& job)
{
    return m_array ? m_array->finish(job) : Result<>();
}

} // namespace bloscope
