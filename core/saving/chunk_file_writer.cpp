#include "core/saving/chunk_file_writer.h"

#include "core/base/limits.h"
#include "core/bytes/byte_source.h"
#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/system/file_attributes.h"

#include <algorithm>
#include <cerrno>
#include <span>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr FileMode journalMode = 0600;
constexpr std::uint64_t mostBytesRead = 16_MiB; // of one: more than a million names

// One name a line. A last one that a killed process wrote half of is none.
std::string linesOf(const std::set<std::int64_t>& ids)
{
    std::string lines;
    for (const std::int64_t id : ids)
        lines += chunkFileName(id) + '\n';
    return lines;
}

void addIdsOf(std::string_view lines, std::set<std::int64_t>& ids)
{
    for (std::size_t end; (end = lines.find('\n')) != std::string_view::npos;
         lines.remove_prefix(end + 1))
        if (const auto id = numberOfChunkFile(lines.substr(0, end)))
            ids.insert(*id);
}

// Nothing where an entry cannot be read.
std::optional<std::set<std::int64_t>> idsKnownTo(const Frame& frame)
{
    std::set<std::int64_t> ids;
    if (frame.indexError())
        return std::nullopt;
    const ChunkIndex* index = frame.index();
    for (std::int64_t n = 0; index && n < index->count(); ++n) {
        const auto entry = index->entry(n);
        if (!entry)
            return std::nullopt;
        if (entry->stored())
            ids.insert(entry->raw);
    }
    return ids;
}

} // namespace

ChunkFileJournal::ChunkFileJournal(FileCalls& calls, const fs::path& frameFile)
    : m_calls(calls), m_frameFile(frameFile), m_target(frameFile.parent_path() / "chunk-files")
{
}

ChunkFileJournal::~ChunkFileJournal()
{
    if (m_file && m_isLeft)
        m_file->leave();
}

Result<> ChunkFileJournal::note(const std::vector<ChunkFile>& added,
                                const std::vector<std::int64_t>& removed)
{
    readLeft();
    m_isLeft = !m_ids.empty();
    for (const ChunkFile& file : added)
        m_ids.insert(file.id);
    m_ids.insert(removed.begin(), removed.end());
    return m_ids.empty() ? Result<>() : write();
}

void ChunkFileJournal::readLeft()
{
    removeLeftTemporaries(m_calls, m_target, [this](const fs::path& left) {
        const auto file = openFile(left);
        if (!file)
            return;
        const auto bytes = readBytes(**file, 0, std::min((*file)->size(), mostBytesRead));
        if (bytes)
            addIdsOf({reinterpret_cast<const char*>(bytes->data()), bytes->size()}, m_ids);
    });
}

// The notes of killed saves go once this one has what they say.
Result<> ChunkFileJournal::write()
{
    BLOSCOPE_TRY(TemporaryFile file, TemporaryFile::createBeside(m_calls, m_target, journalMode));
    const std::string lines = linesOf(m_ids);
    BLOSCOPE_CHECK(writeAt(m_calls, file.descriptor(), 0, std::as_bytes(std::span(lines))));
    BLOSCOPE_CHECK(file.sync());
    BLOSCOPE_CHECK(syncDirectory(m_calls, m_target.parent_path()));
    m_file.emplace(std::move(file));
    removeLeftTemporaries(m_calls, m_target, [this](const fs::path& left) {
        uninterrupted([&] { return m_calls.remove(left); });
    });
    return {};
}

void ChunkFileJournal::removeUnknown()
{
    if (m_ids.empty())
        return;
    const auto frame = openPath(m_frameFile);
    const auto known = frame ? idsKnownTo(**frame) : std::nullopt;
    if (!known)
        return leave();
    m_isLeft = false;
    for (const std::int64_t id : m_ids) {
        const fs::path path = m_frameFile.parent_path() / chunkFileName(id);
        const auto remove = [&] { return m_calls.remove(path); };
        if (!known->contains(id) && uninterrupted(remove) != 0)
            m_isLeft |= errno != ENOENT;
    }
}

ChunkFileWriter::~ChunkFileWriter()
{
    for (const std::int64_t id : m_written)
        uninterrupted([&] { return m_calls.remove(m_folder / chunkFileName(id)); });
}

Result<> ChunkFileWriter::write(const std::vector<ChunkFile>& files, int like, const Job& job)
{
    for (const ChunkFile& file : files)
        BLOSCOPE_CHECK(write(file, like, job).within(chunkFileName(file.id)));
    return files.empty() ? Result<>() : syncDirectory(m_calls, m_folder);
}

// A new file, also where there is one.
Result<Descriptor> ChunkFileWriter::create(const std::filesystem::path& path) const
{
    std::error_code unknown; // then creating it tells
    if (std::filesystem::exists(std::filesystem::symlink_status(path, unknown)))
        uninterrupted([&] { return m_calls.remove(path); });
    return createFile(m_calls, path); // empty until it has its attributes
}

Result<> ChunkFileWriter::write(const ChunkFile& file, int like, const Job& job)
{
    const std::filesystem::path path = m_folder / chunkFileName(file.id);
    BLOSCOPE_TRY(const Descriptor to, create(path));
    m_written.push_back(file.id);
    BLOSCOPE_CHECK(keepAttributes(m_calls, like, to.number()));
    BLOSCOPE_CHECK(writeAt(m_calls, to.number(), 0, file.chunk.view(), job));
    BLOSCOPE_CHECK(syncFile(m_calls, to.number()));
    BLOSCOPE_TRY(const ByteSourcePtr written, openFile(path));
    BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(*written, 0, written->size()));
    if (!std::ranges::equal(bytes, file.chunk.view()))
        return Error{ErrorKind::Io, "the written file could not be verified"};
    return job.stopped() ? cancelled() : Result<>();
}

} // namespace bloscope
