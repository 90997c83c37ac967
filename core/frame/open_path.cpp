#include "core/frame/open_path.h"

#include "core/bytes/byte_source.h"
#include "core/frame/file_marks.h"
#include "core/frame/find_frames.h"

#include <algorithm>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

Result<FramePtr> openDirectory(const std::filesystem::path& path, const Limits& limits)
{
    BLOSCOPE_TRY(const ByteFolderPtr folder, openFolder(path));
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(path / sparseFrameName, ignored)))
        return Frame::openSparse(folder, limits);
    if (isStoreDirectory(path))
        return Error{ErrorKind::Unsupported, "this is a store of frames, not a single frame"};
    return Error{ErrorKind::NotBlosc2, "not a Blosc2 directory: chunks.b2frame is missing"};
}

// The index of a sparse frame that was opened by itself, and not through its directory.
bool isIndexOfASparseFrame(const std::filesystem::path& path, ByteView firstBytes)
{
    const auto header = parseFrameHeader(firstBytes);
    return header && header->sparse() && path.filename() == sparseFrameName;
}

std::filesystem::path folderOf(const std::filesystem::path& file)
{
    return file.has_parent_path() ? file.parent_path() : ".";
}

Error notBlosc2(const ByteSource& source)
{
    if (source.size() == 0)
        return {ErrorKind::NotBlosc2, "not a Blosc2 file: it is empty"};
    std::string text = "not a Blosc2 file: the signature \"b2frame\" is missing";
    if (const auto frames = findFrames(source); frames && !frames->empty())
        text += fmt::format(" at its beginning; {} at {}",
                            frames->size() == 1 ? "a frame begins" : "frames begin",
                            fmt::join(*frames, ", "));
    return {ErrorKind::NotBlosc2, std::move(text)};
}

Result<ByteBuffer> firstBytesOf(const ByteSource& source)
{
    return readBytes(source, 0, std::min<std::uint64_t>(fixedHeaderBytes, source.size()));
}

} // namespace

Result<FramePtr> openPath(const std::filesystem::path& path, const Limits& limits)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return openDirectory(path, limits);
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(path));
    BLOSCOPE_TRY(const ByteBuffer firstBytes, firstBytesOf(*source));
    if (isIndexOfASparseFrame(path, firstBytes))
        return openDirectory(folderOf(path), limits);
    if (looksLikeAFrame(firstBytes))
        return Frame::open(source, limits);
    if (looksLikeAZip(*source))
        return Error{ErrorKind::Unsupported, "this is a zip archive, not a single frame"};
    if (looksLikeAChunk(firstBytes, source->size()))
        return Frame::openBareChunk(source, limits);
    return notBlosc2(*source);
}

Result<FramePtr> openFrameAt(const std::filesystem::path& path, std::uint64_t offset,
                             const Limits& limits)
{
    BLOSCOPE_TRY(const ByteSourcePtr file, openFile(path));
    if (offset >= file->size())
        return Error{ErrorKind::Usage,
                     fmt::format("there is no byte {}; the file has {}", offset, file->size())};
    const ByteSourcePtr source = windowOf(file, offset, file->size() - offset);
    BLOSCOPE_TRY(const ByteBuffer firstBytes, firstBytesOf(*source));
    if (!looksLikeAFrame(firstBytes))
        return Error{ErrorKind::NotBlosc2,
                     fmt::format("no Blosc2 frame begins at byte {}", offset)};
    return Frame::open(source, limits);
}

std::filesystem::path directoryOf(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return path;
    const auto source = openFile(path);
    const auto firstBytes = source ? firstBytesOf(**source) : Result<ByteBuffer>(source.error());
    return firstBytes && isIndexOfASparseFrame(path, *firstBytes) ? folderOf(path)
                                                                  : std::filesystem::path();
}

} // namespace bloscope
