#pragma once

#include "core/files/kept_pages.h"
#include "core/system/open_folder.h"

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>

namespace bloscope {

// A folder of KeptPages, of this user alone, which takes no more room than it may: what was used
// longest ago is deleted for what is new. Names in it are plain ones without a full stop. Usable
// from any thread and by several processes; links in it are never followed.
class PageFolder {
 public:
    // Makes the folder where there is none. Errors: Io, also where it is a link or others may
    // change what is in it.
    static Result<std::shared_ptr<PageFolder>> open(const std::filesystem::path& path,
                                                    std::uint64_t mostBytes);

    // The pages of that name with that key, or none yet. They count as used now. Errors: Io.
    Result<std::shared_ptr<KeptPages>> openPages(const std::string& name, const std::string& key,
                                                 std::uint64_t size);

    // A short text of that name; nothing where there is none. Written as a whole or not at all.
    std::optional<std::string> note(const std::string& name) const;
    void setNote(const std::string& name, const std::string& text) const;

    std::uint64_t bytesOnDisk() const;

    // Deletes what was used longest ago until there is room, looking at all files of the folder.
    // Whoever has pages of it open keeps them, and what they take, until they are closed.
    void makeRoom() const;
    // The same, but only now and then: once `written` more bytes, or some more openings, may have
    // made it necessary.
    void makeRoomAfter(std::uint64_t written);
    void clear() const;

 private:
    static constexpr std::uint64_t makeRoomEvery = std::uint64_t(64) << 20; // bytes
    PageFolder(OpenFolder folder, std::uint64_t mostBytes)
        : m_folder(std::move(folder)), m_mostBytes(mostBytes)
    {
    }

    Result<Descriptor> openFile(const std::string& name) const;
    void shrinkTo(std::uint64_t bytes) const;

    OpenFolder m_folder;
    std::uint64_t m_mostBytes;
    std::atomic<std::uint64_t> m_written = makeRoomEvery; // since room was made
};

} // namespace bloscope
