#include "core/frame/chunk_storage.h"

#include "core/frame/open_files.h"
#include "core/frame/sparse_names.h"

#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

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
                fmt::format("position {} lies outside the chunk area of {} bytes", entry, m_size)};
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
