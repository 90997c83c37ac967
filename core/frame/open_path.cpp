#include "core/frame/open_path.h"

#include "core/bytes/byte_source.h"
#include "core/frame/file_marks.h"
#include "core/frame/find_frames.h"
#include "core/remote/remote_reading.h"

#include <algorithm>
#include <array>
#include <fmt/ranges.h>
#include <stop_token>

namespace bloscope {

namespace {

Error storeOfFrames()
{
    return {ErrorKind::Unsupported, "this is a store of frames, not a single frame"};
}

Result<FramePtr> openDirectory(const std::filesystem::path& path, const Limits& limits)
{
    BLOSCOPE_TRY(const ByteFolderPtr folder, openFolder(path));
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(path / sparseFrameName, ignored)))
        return Frame::openSparse(folder, limits);
    if (isStoreDirectory(path))
        return storeOfFrames();
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
    if (source.costOfReading() > 0) // all of it would have to be fetched
        return {ErrorKind::NotBlosc2, std::move(text)};
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

Result<FramePtr> openBytes(const ByteSourcePtr& source, ByteView firstBytes, const Limits& limits)
{
    if (looksLikeAFrame(firstBytes))
        return Frame::open(source, limits);
    if (looksLikeAZip(*source))
        return Error{ErrorKind::Unsupported, "this is a zip archive, not a single frame"};
    if (looksLikeAChunk(firstBytes, source->size()))
        return Frame::openBareChunk(source, limits);
    return notBlosc2(*source);
}

} // namespace

Result<AddressContent> contentOfAddress(const std::filesystem::path& address)
{
    RemoteReading& remote = RemoteReading::ofThisProcess();
    std::optional<Error> noFile;
    if (address.has_filename()) {
        auto file = remote.open(address);
        if (file) {
            BLOSCOPE_TRY(const ByteBuffer firstBytes, firstBytesOf(**file));
            if (!isIndexOfASparseFrame(address, firstBytes))
                return AddressContent{.file = *std::move(file)};
            BLOSCOPE_TRY(ByteFolderPtr folder, remote.openFolder(address.parent_path()));
            return AddressContent{.folder = std::move(folder)};
        }
        if (file.error().kind() != ErrorKind::Unsupported) // not even the server answers
            return std::move(file).error();
        noFile = std::move(file).error();
    }
    BLOSCOPE_TRY(ByteFolderPtr folder, remote.openFolder(address));
    folder->prepare(std::array<std::string, 2>{sparseFrameName, embeddedStoreName}, {});
    if (folder->open(sparseFrameName))
        return AddressContent{.folder = std::move(folder)};
    if (auto embedded = folder->open(embeddedStoreName); embedded || noFile)
        return embedded ? AddressContent{.folder = std::move(folder), .isStore = true}
                        : Result<AddressContent>(*std::move(noFile));
    return Error{ErrorKind::NotBlosc2,
                 "neither chunks.b2frame nor embed.b2e can be read below this address"};
}

Result<FramePtr> frameOf(const AddressContent& content, const Limits& limits)
{
    if (content.folder)
        return content.isStore ? Result<FramePtr>(storeOfFrames())
                               : Frame::openSparse(content.folder, limits);
    BLOSCOPE_TRY(const ByteBuffer firstBytes, firstBytesOf(*content.file));
    return openBytes(content.file, firstBytes, limits);
}

Result<FramePtr> openPath(const std::filesystem::path& path, const Limits& limits)
{
    if (isAddress(path)) {
        BLOSCOPE_TRY(const AddressContent content, contentOfAddress(path));
        return frameOf(content, limits);
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return openDirectory(path, limits);
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(path));
    BLOSCOPE_TRY(const ByteBuffer firstBytes, firstBytesOf(*source));
    if (isIndexOfASparseFrame(path, firstBytes))
        return openDirectory(folderOf(path), limits);
    return openBytes(source, firstBytes, limits);
}

Result<FramePtr> openFrameAt(const std::filesystem::path& path, std::uint64_t offset,
                             const Limits& limits)
{
    BLOSCOPE_TRY(const ByteSourcePtr file,
                 isAddress(path) ? RemoteReading::ofThisProcess().open(path) : openFile(path));
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
    if (isAddress(path))
        return {};
    if (std::filesystem::is_directory(path, ignored))
        return path;
    const auto source = openFile(path);
    const auto firstBytes = source ? firstBytesOf(**source) : Result<ByteBuffer>(source.error());
    return firstBytes && isIndexOfASparseFrame(path, *firstBytes) ? folderOf(path)
                                                                  : std::filesystem::path();
}

} // namespace bloscope
