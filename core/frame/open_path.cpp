#include "core/frame/open_path.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

Result<FramePtr> explainDirectory(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (std::filesystem::is_regular_file(path / "chunks.b2frame", ignored))
        return Error{ErrorKind::Unsupported, "sparse frames (directories) are not supported yet"};
    if (std::filesystem::is_regular_file(path / "embed.b2e", ignored))
        return Error{ErrorKind::Unsupported, "store directories are not supported yet"};
    return Error{ErrorKind::NotBlosc2, "not a Blosc2 directory: chunks.b2frame is missing"};
}

bool looksLikeAZip(ByteView firstBytes)
{
    constexpr std::string_view magic = "PK\3\4";
    return firstBytes.size() >= magic.size() && textOf(firstBytes.first(magic.size())) == magic;
}

// Bare chunks have no magic: a header that fits the whole file exactly is the best sign there is.
bool looksLikeAChunk(ByteView firstBytes, std::uint64_t size)
{
    const auto header = parseChunkHeader(firstBytes, 0);
    return header && validateChunkHeader(*header, size) &&
           static_cast<std::uint64_t>(header->cbytes) == size;
}

} // namespace

Result<FramePtr> openPath(const std::filesystem::path& path, const Limits& limits)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return explainDirectory(path);
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(path));
    std::array<std::byte, 32> buffer{};
    const ByteSpan firstBytes =
        std::span(buffer).first(std::min<std::uint64_t>(buffer.size(), source->size()));
    BLOSCOPE_CHECK(source->readAt(0, firstBytes));
    if (looksLikeAFrame(firstBytes))
        return Frame::open(source, limits);
    if (looksLikeAZip(firstBytes))
        return Error{ErrorKind::Unsupported, "zip stores are not supported yet"};
    if (looksLikeAChunk(firstBytes, source->size()))
        return Error{ErrorKind::Unsupported, "bare chunks without a frame are not supported yet"};
    return Error{ErrorKind::NotBlosc2, "not a Blosc2 file: the signature \"b2frame\" is missing"};
}

} // namespace bloscope
