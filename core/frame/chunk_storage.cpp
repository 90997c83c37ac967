#include "core/frame/chunk_storage.h"

#include "core/base/text.h"
#include "core/frame/file_marks.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <set>

namespace bloscope {

namespace {

constexpr std::size_t mostNames = 4;

// What the frame itself has to do with, index entries that cannot be read left out.
struct OwnFiles {
    std::set<std::string> names{sparseFrameName, sparseLockName};
    bool hasRuns = false; // chunks that are in the index alone

    // Before c-blosc2 3.3.4 the file of a chunk that became a run was emptied, and left there.
    bool contains(const ByteFolder::Member& member) const
    {
        return names.contains(member.name) ||
               (hasRuns && member.size == 0 && numberOfChunkFile(member.name));
    }
};

OwnFiles filesOf(const ChunkIndex* index)
{
    OwnFiles own;
    for (std::int64_t n = 0; index && n < index->count(); ++n) {
        const auto entry = index->entry(n);
        if (entry && entry->stored())
            own.names.insert(chunkFileName(entry->raw));
        else if (entry)
            own.hasRuns = true;
    }
    return own;
}

std::string sentenceAbout(const std::vector<std::string>& strays, std::uint64_t bytes)
{
    const std::size_t shown = std::min(strays.size(), mostNames);
    const std::string more =
        shown < strays.size() ? fmt::format(" and {} more", strays.size() - shown) : std::string();
    return fmt::format("{} ({}) in the directory {} not part of the frame: {}{}",
                       strays.size() == 1 ? "1 file" : fmt::format("{} files", strays.size()),
                       byteCountText(bytes), strays.size() == 1 ? "is" : "are",
                       fmt::join(std::span(strays).first(shown), ", "), more);
}

class LazyFile final : public ByteSource {
 public:
    LazyFile(std::shared_ptr<OpenFiles> files, std::string name, std::uint64_t size)
        : m_files(std::move(files)), m_name(std::move(name)), m_size(size)
    {
    }

    std::uint64_t size() const override { return m_size; }

    std::uint64_t costOfReading() const override
    {
        const auto file = m_files->open(m_name);
        return file ? (*file)->costOfReading() : 0;
    }

    void prepare(std::span<const ByteRange> ranges, const std::stop_token& stop) const override
    {
        if (const auto file = m_files->open(m_name))
            (*file)->prepare(ranges, stop);
    }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        BLOSCOPE_TRY(const ByteSourcePtr file, m_files->open(m_name));
        if (file->size() != m_size)
            return Error{ErrorKind::Io,
                         fmt::format("the file {} changed while it was being read", m_name)};
        return file->readAt(offset, to);
    }

    std::shared_ptr<OpenFiles> m_files;
    std::string m_name;
    std::uint64_t m_size;
};

constexpr std::int64_t leastStoredBytes = 32; // of a chunk in a frame (format.md 6.5)

class ChunkArea final : public ChunkStorage {
 public:
    ChunkArea(ByteSourcePtr source, std::uint64_t offset, std::int64_t size)
        : m_source(std::move(source)), m_offset(offset), m_size(size)
    {
    }

    Result<Place> find(std::int64_t entry) const override
    {
        if (entry > m_size - leastStoredBytes)
            return Error{
                ErrorKind::Malformed,
                fmt::format("position {} is outside the chunk area of {} bytes", entry, m_size)};
        return Place{m_source, m_offset + static_cast<std::uint64_t>(entry),
                     static_cast<std::uint64_t>(m_size - entry)};
    }

    std::string fileName(std::int64_t) const override { return {}; }

 private:
    ByteSourcePtr m_source;
    std::uint64_t m_offset;
    std::int64_t m_size;
};

class ChunkFiles final : public ChunkStorage {
 public:
    explicit ChunkFiles(ByteFolderPtr folder)
        : m_files(std::make_shared<OpenFiles>(std::move(folder)))
    {
    }

    Result<Place> find(std::int64_t entry) const override
    {
        if (entry > std::numeric_limits<std::uint32_t>::max())
            return Error{ErrorKind::Malformed, fmt::format("impossible file number {}", entry)};
        const std::string name = fileName(entry);
        BLOSCOPE_TRY(ByteSourcePtr file, openedLazily(m_files, name));
        const std::uint64_t size = file->size();
        if (size == 0)
            return Error{ErrorKind::Malformed, fmt::format("the file {} is empty", name)};
        return Place{std::move(file), 0, size};
    }

    std::string fileName(std::int64_t entry) const override { return chunkFileName(entry); }

 private:
    std::shared_ptr<OpenFiles> m_files;
};

class WholeSource final : public ChunkStorage {
 public:
    explicit WholeSource(ByteSourcePtr source) : m_source(std::move(source)) {}

    Result<Place> find(std::int64_t) const override { return Place{m_source, 0, m_source->size()}; }
    std::string fileName(std::int64_t) const override { return {}; }

 private:
    ByteSourcePtr m_source;
};

} // namespace

std::optional<std::string> strayFilesIn(const ByteFolder& folder, const ChunkIndex* index,
                                        std::int64_t mostChunks)
{
    if (index && index->count() > mostChunks)
        return {};
    const auto members = folder.list(2 * static_cast<std::size_t>(mostChunks));
    if (!members)
        return {};
    const OwnFiles own = filesOf(index);
    std::vector<std::string> strays;
    std::uint64_t bytes = 0;
    for (const ByteFolder::Member& member : *members) {
        if (own.contains(member))
            continue;
        strays.push_back(escapeForDisplay(member.name));
        bytes += member.size;
    }
    if (strays.empty())
        return {};
    return sentenceAbout(strays, bytes);
}

Result<ByteSourcePtr> OpenFiles::open(const std::string& name)
{
    if (ByteSourcePtr known = find(name))
        return known;
    BLOSCOPE_TRY(ByteSourcePtr opened, m_folder->open(name));
    keep(name, opened);
    return opened;
}

ByteSourcePtr OpenFiles::find(const std::string& name)
{
    const std::lock_guard lock(m_mutex);
    const auto known = std::ranges::find(m_recent, name, &File::name);
    if (known == m_recent.end())
        return nullptr;
    m_recent.splice(m_recent.begin(), m_recent, known);
    return m_recent.front().source;
}

void OpenFiles::keep(const std::string& name, ByteSourcePtr source)
{
    const std::lock_guard lock(m_mutex);
    m_recent.push_front({name, std::move(source)});
    if (m_recent.size() > mostFiles)
        m_recent.pop_back();
}

Result<ByteSourcePtr> openedLazily(std::shared_ptr<OpenFiles> files, const std::string& name)
{
    BLOSCOPE_TRY(const ByteSourcePtr opened, files->open(name));
    return ByteSourcePtr(std::make_shared<LazyFile>(std::move(files), name, opened->size()));
}

ChunkStoragePtr chunkArea(ByteSourcePtr source, std::uint64_t offset, std::int64_t size)
{
    return std::make_shared<ChunkArea>(std::move(source), offset, size);
}

ChunkStoragePtr chunkFiles(ByteFolderPtr folder)
{
    return std::make_shared<ChunkFiles>(std::move(folder));
}

ChunkStoragePtr wholeSource(ByteSourcePtr source)
{
    return std::make_shared<WholeSource>(std::move(source));
}

} // namespace bloscope
