#pragma once

#include "core/base/result.h"
#include "core/files/descriptor.h"
#include "core/files/file_calls.h"

namespace bloscope {

// A new folder beside its target, as TemporaryFile is for files: under a name of its own until
// publish() makes it the target, with all the files in it at once. It holds no other folders.
// Destroyed before that it is removed with them.
class TemporaryFolder {
 public:
    // Removes what killed processes left of the same target, then makes a folder with `mode` less
    // the umask. `calls` lives longer. Errors: Io, in the words of the system.
    static Result<TemporaryFolder> create(FileCalls& calls, const std::filesystem::path& target,
                                          mode_t mode);

    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;
    ~TemporaryFolder();

    const std::filesystem::path& path() const { return m_path; }

    // Makes the names in it last.
    Result<> sync();

    // Takes the place where nothing is, or an empty folder. Errors: Io; after one that the folder
    // around it could not be synced, it is there all the same: isPublished() tells.
    Result<> publish();
    bool isPublished() const { return m_path.empty(); }

 private:
    TemporaryFolder(FileCalls& calls, std::filesystem::path target, std::filesystem::path path)
        : m_calls(&calls), m_target(std::move(target)), m_path(std::move(path))
    {
    }
    Result<> lock();

    FileCalls* m_calls;
    std::filesystem::path m_target;
    std::filesystem::path m_path; // empty when it has become the target
    Descriptor m_lock;
};

} // namespace bloscope
