#include "core/files/page_folder.h"

#include "core/files/file_io.h"
#include "core/system/file_status.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <map>
#include <random>
#include <vector>

namespace bloscope {

namespace {

constexpr std::size_t mostNoteBytes = 16384;

Error notOurs(const std::filesystem::path& path)
{
    return {ErrorKind::Io,
            fmt::format("{} belongs to others, or they may change it", path.string())};
}

// What is kept under one name.
struct Group {
    std::vector<std::string> files = {};
    std::uint64_t bytes = 0;
    std::pair<std::int64_t, std::int64_t> used; // seconds and nanoseconds
};

// By their names. Folders and links are not ours.
std::map<std::string, Group> groupsIn(const OpenFolder& folder)
{
    std::map<std::string, Group> groups;
    for (const std::string& name : folder.names(SIZE_MAX).value_or(std::vector<std::string>())) {
        const auto status = folder.status(name);
        if (!status || status->kind != FileKind::Regular)
            continue;
        Group& group = groups[name.substr(0, name.find('.'))];
        group.files.push_back(name);
        group.bytes += status->bytesOnDisk;
        const FileIdentity& state = status->identity;
        group.used =
            std::max(group.used, std::pair(state.modifiedSeconds, state.modifiedNanoseconds));
    }
    return groups;
}

} // namespace

Result<std::shared_ptr<PageFolder>> PageFolder::open(const std::filesystem::path& path,
                                                     std::uint64_t mostBytes)
{
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    SystemFileCalls calls;
    calls.makeFolder(path, 0700);
    auto folder = OpenFolder::open(path, OpenFolder::Links::Refuse);
    const auto status = folder ? folder->status() : std::nullopt;
    if (!status)
        return systemError("cannot open " + path.string(), errno);
    if (!status->isOurs || status->othersMayWrite)
        return notOurs(path);
    return std::shared_ptr<PageFolder>(new PageFolder(*std::move(folder), mostBytes));
}

Result<Descriptor> PageFolder::openFile(const std::string& name) const
{
    Descriptor file = m_folder.openToChange(name);
    const auto status = file.isOpen() ? statusOf(file.number()) : std::nullopt;
    if (!status)
        return systemError("cannot open " + name, errno);
    if (status->kind != FileKind::Regular || !status->isOurs)
        return notOurs(utf8Path(name));
    return file;
}

Result<std::shared_ptr<KeptPages>> PageFolder::openPages(const std::string& name,
                                                         const std::string& key, std::uint64_t size)
{
    BLOSCOPE_TRY(Descriptor pages, openFile(name + ".pages"));
    BLOSCOPE_TRY(Descriptor index, openFile(name + ".index"));
    markAsUsed(index.number());
    constexpr std::uint64_t worth = 1 << 20; // of an opening
    makeRoomAfter(worth);
    return KeptPages::of({std::move(pages), std::move(index)}, key, size, m_mostBytes);
}

std::optional<std::string> PageFolder::note(const std::string& name) const
{
    const Descriptor file = m_folder.openToRead(name + ".note");
    ByteBuffer bytes(mostNoteBytes);
    if (!file.isOpen())
        return std::nullopt;
    bytes.resize(readAvailable(file.number(), 0, bytes));
    return std::string(textOf(bytes));
}

void PageFolder::setNote(const std::string& name, const std::string& text) const
{
    if (text.size() > mostNoteBytes)
        return;
    std::random_device random;
    const std::string temporary = fmt::format("{}.new-{:08x}{:08x}", name, random(), random());
    const std::string final = name + ".note";
    const auto file = openFile(temporary);
    SystemFileCalls calls;
    if (!file || !writeAt(calls, file->number(), 0, bytesOf(text)) ||
        !m_folder.rename(temporary, final))
        m_folder.remove(temporary);
}

std::uint64_t PageFolder::bytesOnDisk() const
{
    std::uint64_t bytes = 0;
    for (const auto& [name, group] : groupsIn(m_folder))
        bytes += group.bytes;
    return bytes;
}

void PageFolder::makeRoom() const
{
    shrinkTo(m_mostBytes);
}

void PageFolder::makeRoomAfter(std::uint64_t written)
{
    if (m_written.fetch_add(written) + written < makeRoomEvery)
        return;
    m_written = 0;
    makeRoom();
}

void PageFolder::clear() const
{
    shrinkTo(0);
}

void PageFolder::shrinkTo(std::uint64_t most) const
{
    std::vector<Group> groups;
    std::uint64_t bytes = 0;
    for (auto& [name, group] : groupsIn(m_folder)) {
        bytes += group.bytes;
        groups.push_back(std::move(group));
    }
    std::ranges::sort(groups, {}, &Group::used);
    for (const Group& group : groups) {
        if (bytes <= most && most > 0)
            return;
        for (const std::string& file : group.files)
            m_folder.remove(file);
        bytes -= group.bytes;
    }
}

} // namespace bloscope
