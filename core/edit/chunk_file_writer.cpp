#include "core/edit/chunk_file_writer.h"

#include "core/bytes/byte_source.h"
#include "core/files/file_attributes.h"
#include "core/files/file_io.h"
#include "core/frame/file_marks.h"

#include <algorithm>

namespace bloscope {

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
        return Error{ErrorKind::Io, "what was written is not what should be there"};
    return job.stopped() ? cancelled() : Result<>();
}

} // namespace bloscope
