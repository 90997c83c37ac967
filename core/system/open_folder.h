#pragma once

#include "core/system/descriptor.h"
#include "core/system/file_status.h"

#include <memory>
#include <string>
#include <vector>

namespace bloscope {

// A folder that is held open, so that all names are looked up in the same one, whatever happens to
// its path meanwhile. Names are plain ones, without a separator; links in it are never followed,
// and nobody is waited for. Whatever fails says why in errno. Usable from any thread.
class OpenFolder {
 public:
    enum class Links { Follow, Refuse };

    // Nothing where it cannot be opened.
    static std::optional<OpenFolder> open(const std::filesystem::path& path,
                                          Links links = Links::Follow);
    OpenFolder(OpenFolder&& other) noexcept;
    OpenFolder& operator=(OpenFolder&&) = delete;
    ~OpenFolder();

    std::optional<FileStatus> status() const; // its own
    std::optional<FileStatus> status(const std::string& name) const;

    // In no order, at most so many; nothing where they cannot be listed.
    std::optional<std::vector<std::string>> names(std::size_t most) const;

    Descriptor openToRead(const std::string& name) const;
    Descriptor openToChange(const std::string& name) const; // made, for its owner alone

    bool rename(const std::string& from, const std::string& to) const; // over what is there
    void remove(const std::string& name) const;

 private:
    struct Folder;
    explicit OpenFolder(std::unique_ptr<Folder> folder);
    std::unique_ptr<Folder> m_folder;
};

} // namespace bloscope
