#include "core/frame/stray_files.h"

#include "core/base/text.h"
#include "core/frame/file_marks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
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
    return fmt::format("{} of {} in the directory {} no part of the frame: {}{}",
                       strays.size() == 1 ? "1 file" : fmt::format("{} files", strays.size()),
                       byteCountText(bytes), strays.size() == 1 ? "is" : "are",
                       fmt::join(std::span(strays).first(shown), ", "), more);
}

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

} // namespace bloscope
