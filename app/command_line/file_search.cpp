#include "app/command_line/file_search.h"

#include "core/bytes/byte_source.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame_header.h"
#include "core/frame/sparse_names.h"
#include "core/store/store.h"

#include <algorithm>
#include <array>
#include <vector>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t magicBytes = 16; // more than looksLikeAFrame() asks for

bool isFrame(const fs::path& path)
{
    const auto source = openFile(path);
    if (!source || (*source)->size() < magicBytes)
        return false;
    std::array<std::byte, magicBytes> bytes{};
    return (*source)->readAt(0, bytes) && looksLikeAFrame(bytes);
}

// Sparse frames and the directories of stores are one thing each.
bool isOneThing(const fs::path& directory)
{
    std::error_code none;
    return fs::exists(fs::symlink_status(directory / sparseFrameName, none)) ||
           isStoreDirectory(directory);
}

bool isZipStore(const fs::path& path)
{
    const auto source = openFile(path);
    return source && looksLikeAZip(**source) && Store::openZip(*source);
}

Result<std::vector<fs::directory_entry>> entriesOf(const fs::path& directory)
{
    std::error_code error;
    std::vector<fs::directory_entry> entries;
    fs::directory_iterator at(directory, error);
    for (; !error && at != fs::directory_iterator(); at.increment(error))
        entries.push_back(*at);
    if (error)
        return Error{ErrorKind::Io, "cannot read the folder: " + error.message()}.within(
            directory.string());
    std::ranges::sort(entries);
    return entries;
}

} // namespace

void FileSearch::run(const fs::path& directory) const
{
    if (isOneThing(directory)) {
        found(directory);
        return;
    }
    const auto entries = entriesOf(directory);
    if (!entries) {
        failed(entries.error());
        return;
    }
    for (const fs::directory_entry& entry : *entries) {
        if (stop.stop_requested())
            return;
        std::error_code none;
        const fs::file_status status = entry.symlink_status(none);
        if (fs::is_directory(status))
            run(entry.path());
        else if (fs::is_regular_file(status) && (isFrame(entry.path()) || isZipStore(entry.path())))
            found(entry.path());
    }
}

} // namespace bloscope
