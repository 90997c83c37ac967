#include "tests/support/sparse_frames.h"

#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_encoder.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame.h"

#include <fstream>

namespace bloscope::test {

namespace {

constexpr std::size_t frameLenAt = 16;
constexpr std::size_t frameTypeAt = 26;

ByteBuffer part(const ByteBuffer& bytes, std::uint64_t offset, std::uint64_t size)
{
    const ByteView view = ByteView(bytes).subspan(offset, size);
    return {view.begin(), view.end()};
}

// Header, index, trailer, without the chunks between them.
ByteBuffer indexFile(const ByteBuffer& contiguous, const Frame& frame, ByteView entries)
{
    ByteWriter writer;
    writer.bytes(ByteView(contiguous).first(static_cast<std::size_t>(frame.header().headerLen)));
    if (!entries.empty())
        writer.bytes(*plainCopyChunk(entries, {.typesize = 8}));
    writer.bytes(ByteView(contiguous).subspan(frame.trailer()->offset, frame.trailer()->size));
    ByteWriter length;
    length.big<std::int64_t>(static_cast<std::int64_t>(writer.size()));
    ByteBuffer file = std::move(writer).finish();
    std::ranges::copy(length.view(), file.begin() + frameLenAt);
    file[frameTypeAt] = std::byte{1};
    return file;
}

} // namespace

Files sparseFiles(const ByteBuffer& contiguous, const std::vector<std::int64_t>& ids)
{
    const FramePtr frame = *Frame::open(memorySource(contiguous));
    Files files;
    ByteWriter entries;
    for (std::int64_t n = 0; n < frame->chunkCount(); ++n) {
        const IndexEntry entry = *frame->indexEntry(n);
        if (!entry.stored()) {
            entries.little(entry.raw);
            continue;
        }
        const auto i = static_cast<std::size_t>(n);
        const std::int64_t id = i < ids.size() ? ids[i] : n;
        const ChunkPtr chunk = *frame->chunk(n);
        const auto size = static_cast<std::uint64_t>(chunk->header().cbytes);
        files[chunkFileName(id)] = part(contiguous, chunk->offset(), size);
        entries.little(id);
    }
    files[sparseFrameName] = indexFile(contiguous, *frame, entries.view());
    return files;
}

void writeFiles(const std::filesystem::path& directory, const Files& files)
{
    std::filesystem::create_directories(directory);
    for (const auto& [name, bytes] : files)
        std::ofstream(directory / name, std::ios::binary) << textOf(bytes);
}

} // namespace bloscope::test
