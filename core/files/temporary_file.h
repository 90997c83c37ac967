#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/system/descriptor.h"
#include "core/system/file_calls.h"

#include <functional>
#include <set>

namespace bloscope {

// A new file beside its target, under a name of its own (temporary_name.h) until publish() renames
// it over the target. Destroyed before that it is removed. It is locked for as long as it lives,
// which tells it from what a killed process left behind.
class TemporaryFile {
 public:
    // Removes what killed processes left of the same target, then creates one with `mode` less the
    // umask. `calls` lives longer. Errors: Io, in the words of the system.
    static Result<TemporaryFile> create(FileCalls& calls, const std::filesystem::path& target,
                                        FileMode mode);
    // The same, beside what killed processes left.
    static Result<TemporaryFile> createBeside(FileCalls& calls, const std::filesystem::path& target,
                                              FileMode mode);

    TemporaryFile(TemporaryFile&& other) noexcept;
    TemporaryFile& operator=(TemporaryFile&&) = delete;
    ~TemporaryFile();

    int descriptor() const { return m_descriptor.number(); }
    const std::filesystem::path& path() const { return m_path; }

    // Makes its bytes last, whatever happens to the machine.
    Result<> sync();

    // Takes the target's place. An error after that (the directory could not be synced) leaves the
    // new file there: isPublished() tells.
    Result<> publish();
    bool isPublished() const { return m_path.empty(); }

    // Lets it lie there, as if this process had been killed.
    void leave() { m_path.clear(); }

 private:
    TemporaryFile(FileCalls& calls, std::filesystem::path target, std::filesystem::path path,
                  Descriptor descriptor);

    FileCalls* m_calls;
    std::filesystem::path m_target;
    std::filesystem::path m_path; // empty when it has become the target
    Descriptor m_descriptor;
};

// Calls remove(path) for everything called like a temporary of the target that nobody holds the
// lock of: killed processes left it.
void removeLeftTemporaries(FileCalls& calls, const std::filesystem::path& target,
                           const std::function<void(const std::filesystem::path&)>& remove);

// Has somebody removed the open file between its making and its locking?
bool isStillThere(const Descriptor& descriptor);

inline constexpr FileMode newFolderMode = 0777; // less the umask

// A new folder replaces nothing. Errors: Io where something is.
Result<> checkIsFree(const std::filesystem::path& target);

// A new folder beside its target, as TemporaryFile is for files: under a name of its own until
// publish() makes it the target, with all that is in it at once. Destroyed before that it is
// removed with that.
class TemporaryFolder {
 public:
    // Removes what killed processes left of the same target, then makes a folder with `mode` less
    // the umask. `calls` lives longer. Errors: Io, in the words of the system.
    static Result<TemporaryFolder> create(FileCalls& calls, const std::filesystem::path& target,
                                          FileMode mode);

    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;
    ~TemporaryFolder();

    const std::filesystem::path& path() const { return m_path; }
    const std::filesystem::path& target() const { return m_target; }
    FileCalls& calls() const { return *m_calls; }

    // A new file in it, empty; folders of `name` that are not there yet are made. Errors: Io.
    Result<Descriptor> createFile(const std::filesystem::path& name);

    // Makes the names in it and in those folders last.
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
    Result<> makeFolders(const std::filesystem::path& name);

    FileCalls* m_calls;
    std::filesystem::path m_target;
    std::filesystem::path m_path; // empty when it has become the target
    Descriptor m_lock;
    std::set<std::filesystem::path> m_folders; // in it, that were made
};

} // namespace bloscope
