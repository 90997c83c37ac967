#include "core/store/file_search.h"

#include "core/base/text.h"
#include "core/bytes/byte_source.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame_header.h"
#include "core/store/store.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

using Entries = std::vector<fs::directory_entry>;

constexpr char folderEnding[] = ".b2d"; // which is for directories alone

// ".b2nd" and the others, in any case.
bool hasUsualEnding(const fs::path& path, const std::string& patterns)
{
    const std::string ending = lowerCase(path.extension().string());
    if (ending == folderEnding)
        return true;
    std::istringstream each(patterns);
    for (std::string pattern; each >> pattern;)
        if (!ending.empty() && pattern.substr(1) == ending)
            return true;
    return false;
}

bool isNamedLikeBlosc2(const fs::path& path, const std::string& patterns)
{
    const fs::path name = path.has_filename() ? path.filename() : path.parent_path().filename();
    return hasUsualEnding(name, patterns) || isChunkFileName(name.string());
}

bool holdsChunks(const Entries& entries)
{
    return std::ranges::any_of(entries, [](const fs::directory_entry& entry) {
        return isChunkFileName(entry.path().filename().string());
    });
}

// Sparse frames and the directories of stores are one thing each.
bool isOneThing(const fs::path& directory)
{
    std::error_code none;
    return fs::exists(fs::symlink_status(directory / sparseFrameName, none)) ||
           isStoreDirectory(directory);
}

bool isBlosc2ByContent(const fs::path& path)
{
    const auto source = openFile(path);
    if (!source)
        return false;
    const std::uint64_t size = (*source)->size();
    const auto first = readBytes(**source, 0, std::min<std::uint64_t>(fixedHeaderBytes, size));
    if (!first)
        return false;
    return looksLikeAFrame(*first) || looksLikeAChunk(*first, size) ||
           (looksLikeAZip(**source) && Store::openZip(*source));
}

// Links are neither.
bool isFolder(const fs::directory_entry& entry)
{
    std::error_code none;
    return fs::is_directory(entry.symlink_status(none));
}

// Why what has a name of Blosc2's is not read; nothing for files and folders.
std::optional<Error> whyPassedOver(const fs::directory_entry& entry)
{
    std::error_code none;
    const fs::file_status status = entry.symlink_status(none);
    if (fs::is_symlink(status))
        return Error{ErrorKind::Unsupported, "symbolic links in folders are not followed"};
    if (!fs::is_regular_file(status) && !fs::is_directory(status))
        return Error{ErrorKind::Unsupported, "this is not a regular file"};
    return {};
}

Result<Entries> entriesOf(const fs::path& directory)
{
    std::error_code error;
    Entries entries;
    fs::directory_iterator at(directory, error);
    for (; !error && at != fs::directory_iterator(); at.increment(error))
        entries.push_back(*at);
    if (error)
        return Error{ErrorKind::Io, "cannot read the folder: " + error.message()};
    std::ranges::sort(entries);
    return entries;
}

} // namespace

bool isFolderToSearch(const fs::path& path)
{
    std::error_code none;
    return fs::is_directory(path, none) && !isOneThing(path);
}

bool isMeantAsBlosc2(const fs::path& path, const std::string& patterns)
{
    if (isNamedLikeBlosc2(path, patterns))
        return true;
    std::error_code none;
    const auto entries = fs::is_directory(path, none) ? entriesOf(path) : Entries();
    return entries && holdsChunks(*entries);
}

void FileSearch::run(const fs::path& path) const
{
    if (!isFolderToSearch(path))
        return found(path);
    if (!searchFolder(path) && !stop.stop_requested())
        failed(path, {ErrorKind::NotBlosc2, "no Blosc2 file was found in this folder"});
}

bool FileSearch::searchFolder(const fs::path& folder) const
{
    const auto entries = entriesOf(folder);
    if (!entries) {
        failed(folder, entries.error());
        return true;
    }
    bool foundAny = isNamedLikeBlosc2(folder, patterns) || holdsChunks(*entries);
    if (foundAny)
        found(folder);
    for (const fs::directory_entry& entry : *entries) {
        if (stop.stop_requested())
            break;
        foundAny |= lookAt(entry);
    }
    return foundAny;
}

bool FileSearch::lookAt(const fs::directory_entry& entry) const
{
    const fs::path& path = entry.path();
    if (isFolder(entry) && isFolderToSearch(path))
        return searchFolder(path);
    const bool isNamed = isNamedLikeBlosc2(path, patterns);
    if (const auto why = whyPassedOver(entry)) {
        if (isNamed)
            passedOver(path, *why);
        return isNamed;
    }
    if (!isFolder(entry) && !isNamed && !isBlosc2ByContent(path))
        return false;
    found(path);
    return true;
}

} // namespace bloscope
