#include "core/objects/document_name.h"

#include "core/base/checked.h"
#include "core/objects/metadata_value.h"
#include "core/objects/object_kind.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

// Marks that name plain chunks as parts of something else.
bool isMarked(const Frame& frame)
{
    constexpr std::array<std::string_view, 2> marks = {"b2remote_array", "b2remote_ctable"};
    return hasVlMetalayer(frame, "_ftype") ||
           std::ranges::any_of(marks,
                               [&](std::string_view mark) { return hasMetalayer(frame, mark); });
}

bool isOfEvenChunks(const Frame& frame)
{
    const std::int64_t bytes = frame.header().nbytes;
    const std::int64_t chunk = frame.header().chunksize;
    if (bytes <= 0 || chunk <= 0)
        return bytes == 0 && frame.chunkCount() == 0;
    return frame.chunkCount() == ceilDivide(bytes, chunk);
}

} // namespace

std::optional<std::string> documentNameOf(const std::filesystem::path& path)
{
    const std::filesystem::path name = path.filename();
    std::string ending = name.extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const std::string document = name.stem().string();
    const bool hasEnding = std::filesystem::path(document).extension().string().size() > 1;
    return ending == ".b2" && hasEnding ? std::optional(document) : std::nullopt;
}

std::optional<std::string> documentNameOf(const std::filesystem::path& path, const Frame& frame)
{
    if (classify(frame) != ObjectKind::Chunks || isMarked(frame) || !isOfEvenChunks(frame))
        return {};
    return documentNameOf(path);
}

} // namespace bloscope
