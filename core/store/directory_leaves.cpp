#include "core/frame/open_path.h"
#include "core/store/leaf_source.h"
#include "core/store/node_tree.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

class DirectoryLeaves final : public LeafSource {
 public:
    explicit DirectoryLeaves(fs::path directory) : m_directory(std::move(directory)) {}

    Result<> list(const Limits& limits);

    Result<FramePtr> open(std::string_view name, const Limits& limits) const override
    {
        BLOSCOPE_CHECK(checkBeneath(name));
        return openPath(m_directory / utf8Path(name), limits);
    }

    std::optional<FileIdentity> identityNow(std::string_view name) const override
    {
        const fs::path path = m_directory / utf8Path(name);
        std::error_code failed;
        const bool isFile = checkBeneath(name) && fs::is_regular_file(path, failed);
        return isFile ? identityOf(path) : std::nullopt;
    }

    bool holdsAFrame(std::string_view name, const Limits&) const override
    {
        const auto source =
            checkBeneath(name) ? openFile(m_directory / utf8Path(name)) : Error{ErrorKind::Io, ""};
        if (!source)
            return false;
        const auto first = readBytes(**source, 0, std::min<std::uint64_t>((*source)->size(), 16));
        return first && looksLikeAFrame(*first);
    }

 private:
    enum class Descend { No, Yes };
    Result<> listFolder(const fs::path& folder, std::size_t depth, const Limits& limits);
    Descend add(const fs::directory_entry& entry);
    File& addName(const fs::path& path);
    Result<> checkBeneath(std::string_view name) const;

    fs::path m_directory;
};

// Nothing outside of the directory is ever opened: every part of the way has to be the directory
// or the file that it seems to be.
Result<> DirectoryLeaves::checkBeneath(std::string_view name) const
{
    if (const std::string wrong = problemOfName(name); !wrong.empty())
        return Error{ErrorKind::Usage, wrong};
    fs::path path = m_directory;
    for (const fs::path& part : utf8Path(name)) {
        path /= part;
        std::error_code failed;
        if (fs::is_symlink(fs::symlink_status(path, failed)))
            return Error{ErrorKind::Unsupported, "symbolic links are not followed"};
    }
    return {};
}

LeafSource::File& DirectoryLeaves::addName(const fs::path& path)
{
    File file;
    file.name = path.lexically_relative(m_directory).generic_string();
    return m_files.emplace_back(std::move(file));
}

DirectoryLeaves::Descend DirectoryLeaves::add(const fs::directory_entry& entry)
{
    std::error_code failed;
    const bool isLink = entry.is_symlink(failed);
    const bool isFolder = !isLink && entry.is_directory(failed);
    if (isFolder && !fs::exists(entry.path() / "chunks.b2frame", failed))
        return Descend::Yes;
    File& file = addName(entry.path());
    if (isLink)
        file.problem = "symbolic links are not followed";
    else if (!isFolder && !entry.is_regular_file(failed))
        file.problem = "this is not a regular file";
    else if (!isFolder)
        file.size = entry.file_size(failed);
    if (failed)
        file.problem = failed.message();
    return Descend::No;
}

Result<> DirectoryLeaves::list(const Limits& limits)
{
    BLOSCOPE_CHECK(listFolder(m_directory, 0, limits));
    std::ranges::sort(m_files, {}, &File::name);
    return {};
}

// A folder below that cannot be listed is named with its reason; the rest is there.
Result<> DirectoryLeaves::listFolder(const fs::path& folder, std::size_t depth,
                                     const Limits& limits)
{
    std::error_code failed;
    fs::directory_iterator entry(folder, failed);
    for (; !failed && entry != fs::directory_iterator(); entry.increment(failed)) {
        if (m_files.size() >= limits.storeNodes)
            return Error{ErrorKind::Limit,
                         fmt::format("the directory has more than {} files", limits.storeNodes)};
        if (add(*entry) == Descend::No)
            continue;
        if (depth < mostNameParts)
            BLOSCOPE_CHECK(listFolder(entry->path(), depth + 1, limits));
        else
            addName(entry->path()); // a word about what lies below
    }
    if (!failed)
        return {};
    const std::string why = "cannot list the directory: " + failed.message();
    if (depth == 0)
        return Error{ErrorKind::Io, why};
    addName(folder).problem = why;
    return {};
}

} // namespace

Result<LeafSourcePtr> directoryLeaves(const fs::path& directory, const Limits& limits)
{
    auto leaves = std::make_shared<DirectoryLeaves>(directory);
    BLOSCOPE_CHECK(leaves->list(limits));
    return LeafSourcePtr(std::move(leaves));
}

} // namespace bloscope
