#include "core/table_edit/store_copy.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/bytes/file_source.h"
#include "core/files/file_io.h"
#include "core/files/target_path.h"
#include "core/files/temporary_file.h"
#include "core/frame/file_marks.h"
#include "core/frame_writing/frame_target.h"
#include "core/store/node_tree.h"
#include "core/store/table_files.h"
#include "core/store/zip_directory.h"
#include "core/store/zip_writer.h"
#include "core/system/file_attributes.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>
#include <memory>
#include <set>
#include <utility>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// One file of the store, as it is in an archive.
struct Part {
    ZipMember member;
    ByteSourcePtr stored;
    bool hasChecksum = false;
};

// What is copied.
class StoreParts {
 public:
    explicit StoreParts(const ChangedStore& store) : m_store(store) {}
    StoreParts(const StoreParts&) = delete;
    StoreParts& operator=(const StoreParts&) = delete;
    virtual ~StoreParts() = default;

    // Names, sizes and times, in the order of an archive.
    const std::vector<ZipMember>& members() const { return m_members; }
    const std::vector<std::string>& leftOut() const { return m_leftOut; }

    Result<Part> open(const ZipMember& member) const
    {
        if (const auto changed = m_store.files.find(member.name); changed != m_store.files.end())
            return Part{member, changed->second.now};
        return openUnchanged(member);
    }

    // Is the table still what was read? Errors: Changed.
    virtual Result<> checkUnchanged() const = 0;

 protected:
    virtual Result<Part> openUnchanged(const ZipMember& member) const = 0;

    static void giveContent(ZipMember& member, const ByteSource& bytes)
    {
        member.method = ZipMember::Method::Stored;
        member.size = member.stored = bytes.size();
    }

    const ChangedStore& m_store;
    std::vector<ZipMember> m_members;
    std::vector<std::string> m_leftOut;
};

class ArchiveParts final : public StoreParts {
 public:
    enum class Target { Itself, Elsewhere };
    ArchiveParts(const ChangedStore& store, Target target)
        : StoreParts(store), m_archive(store.table.store()->archive()), m_target(target)
    {
    }

    Result<> list()
    {
        BLOSCOPE_CHECK(checkUnchanged());
        BLOSCOPE_TRY(m_members, readZipDirectory(m_archive, {}));
        std::erase_if(m_members, [](const ZipMember& member) { return member.isReplaced; });
        for (ZipMember& member : m_members) {
            if (!member.problem.empty())
                return malformedError(fmt::format("archive member '{}' cannot be copied: {}",
                                                  escapeForDisplay(member.name), member.problem));
            if (const auto changed = m_store.files.find(member.name);
                changed != m_store.files.end())
                giveContent(member, *changed->second.now);
        }
        addNew();
        return {};
    }

    // It has to be the file that the table was read from. One that is gone, or that another has
    // taken the place of, is still open: it can be saved elsewhere.
    Result<> checkUnchanged() const override
    {
        const auto read = m_store.table.store()->embedded()->source()->container();
        const auto now = identityNow(m_store.path);
        if (m_target == Target::Elsewhere && read && (!now || !now->isSameFile(*read)))
            return {};
        if (!now)
            return now.error();
        return read == *now ? Result<>() : changedMeanwhile(m_store.path.filename().string());
    }

 private:
    Result<Part> openUnchanged(const ZipMember& member) const override
    {
        return Part{member, windowOf(m_archive, member.offset, member.stored), true};
    }

    // Before the last, which is embed.b2e.
    void addNew()
    {
        const ZipMember last = m_members.back();
        m_members.pop_back();
        std::set<std::string> names = {last.name};
        for (const ZipMember& member : m_members)
            names.insert(member.name);
        for (const auto& [name, file] : m_store.files) {
            if (names.contains(name))
                continue;
            ZipMember& added = m_members.emplace_back();
            added.name = name;
            added.dosTime = last.dosTime;
            giveContent(added, *file.now);
        }
        m_members.push_back(last);
    }

    ByteSourcePtr m_archive;
    Target m_target;
};

class FolderParts final : public StoreParts {
 public:
    explicit FolderParts(const ChangedStore& store)
        : StoreParts(store), m_known(store.table.files().all())
    {
    }

    Result<> list()
    {
        BLOSCOPE_CHECK(checkUnchanged());
        std::error_code failed;
        for (fs::recursive_directory_iterator entry(m_store.path, failed), end;
             !failed && entry != end; entry.increment(failed))
            BLOSCOPE_CHECK(find(*entry));
        if (failed)
            return Error{ErrorKind::Io, "cannot list the directory: " + failed.message()};
        for (const auto& [name, file] : m_known) // that are gone are still open
            m_found[name] = file.identity;
        for (const auto& [name, file] : m_store.files)
            m_found[name] = {};
        for (const auto& [name, identity] : m_found)
            addMember(name, identity);
        std::ranges::stable_sort(m_members, comesBefore);
        return {};
    }

    Result<> checkUnchanged() const override
    {
        for (const auto& [name, changed] : m_store.files)
            BLOSCOPE_CHECK(checkBefore(name, changed));
        for (const auto& [name, file] : m_known)
            if (!m_store.files.contains(name) &&
                identityOf(m_store.path / utf8Path(name)) != file.identity && !isOpen(file))
                return changedMeanwhile(name);
        return {};
    }

 private:
    // What other bytes were made from must still be what was read, and nothing may be in the place
    // of a file that is new.
    Result<> checkBefore(const std::string& name, const ChangedStore::File& changed) const
    {
        const auto known = m_known.find(name);
        if (!changed.before) {
            std::error_code failed;
            const bool isThere =
                fs::exists(fs::symlink_status(m_store.path / utf8Path(name), failed));
            return isThere ? changedMeanwhile(name) : Result<>();
        }
        const bool isWhatWasRead = known != m_known.end() &&
                                   changed.before->identity() == known->second.identity &&
                                   isAsItWasOpened(*changed.before);
        return isWhatWasRead ? Result<>() : changedMeanwhile(name);
    }

    static bool isOpen(const TableFiles::File& file)
    {
        return file.open && isAsItWasOpened(*file.open);
    }

    Result<> find(const fs::directory_entry& entry)
    {
        const std::string name = entry.path().lexically_relative(m_store.path).generic_string();
        std::error_code failed;
        const fs::file_type type = entry.symlink_status(failed).type();
        if (type == fs::file_type::directory || isOfAProcess(name))
            return {};
        const auto identity = identityOf(entry.path());
        if (type != fs::file_type::regular || !identity) {
            m_leftOut.push_back(name);
            return {};
        }
        const bool isNew = isLeafName(name) && isBelow(name, m_store.table.key()) &&
                           !m_known.contains(name) && !m_store.files.contains(name);
        if (isNew)
            return changedMeanwhile(name);
        m_found[name] = *identity;
        return m_found.size() <= Limits().storeNodes
                   ? Result<>()
                   : Error{ErrorKind::Limit, fmt::format("the directory has more than {} files",
                                                         Limits().storeNodes)};
    }

    // Locks, and files on their way to another name.
    static bool isOfAProcess(const std::string& name)
    {
        const std::string file = name.substr(name.rfind('/') + 1);
        return isIgnoredName(name) || (file.starts_with('.') && file.ends_with(".part"));
    }

    void addMember(const std::string& name, const FileIdentity& identity)
    {
        ZipMember& member = m_members.emplace_back();
        member.name = name;
        member.size = member.stored = identity.size;
        member.dosTime = dosTimeOf(identity.modifiedSeconds);
        if (const auto changed = m_store.files.find(name); changed != m_store.files.end()) {
            giveContent(member, *changed->second.now);
            member.dosTime = dosTimeOf(std::time(nullptr));
        }
    }

    static bool comesBefore(const ZipMember& one, const ZipMember& other)
    {
        const bool isLast = other.name == embeddedStoreName;
        return one.name == embeddedStoreName || isLast ? isLast && one.name != other.name
                                                       : one.size > other.size;
    }

    Result<Part> openUnchanged(const ZipMember& member) const override
    {
        auto source = openFile(m_store.path / utf8Path(member.name));
        const auto known = m_known.find(member.name);
        if (known != m_known.end() &&
            (!source || (*source)->identity() != known->second.identity)) {
            if (!isOpen(known->second))
                return changedMeanwhile(member.name);
            source = known->second.open;
        }
        BLOSCOPE_TRY(ByteSourcePtr bytes, std::move(source));
        Part part{member, std::move(bytes)};
        giveContent(part.member, *part.stored);
        return part;
    }

    std::map<std::string, TableFiles::File> m_known; // of the table, as they were read
    std::map<std::string, FileIdentity> m_found;
};

// Where it is copied to. Nothing of it is seen until it is published.
class StoreTarget {
 public:
    StoreTarget() = default;
    StoreTarget(const StoreTarget&) = delete;
    StoreTarget& operator=(const StoreTarget&) = delete;
    virtual ~StoreTarget() = default;

    virtual Result<> add(const Part& part, const Job& job) = 0;
    // Completes it and makes it last; then it can be read back.
    virtual Result<> finish() = 0;
    virtual Result<ByteSourcePtr> written(const std::string& name) const = 0;
    // As FrameTarget::publish().
    virtual Result<std::optional<Error>> publish() = 0;
};

class ArchiveTarget final : public StoreTarget {
 public:
    ArchiveTarget(TemporaryFile file, FileCalls& calls)
        : m_file(std::move(file)), m_writer(calls, m_file.descriptor())
    {
    }

    Result<> add(const Part& part, const Job& job) override
    {
        if (utf8Path(part.member.name).filename() == sparseFrameName)
            return Error{ErrorKind::Unsupported,
                         "its chunks are files of their own, which archives cannot contain; save "
                         "to a directory (.b2d)"};
        ZipMember member = part.member;
        if (!part.hasChecksum) {
            BLOSCOPE_TRY(member.crc, crcOf(*part.stored, job));
        }
        ++m_count;
        return m_writer.add(member, *part.stored, job);
    }

    Result<> finish() override
    {
        BLOSCOPE_CHECK(m_writer.finish());
        BLOSCOPE_CHECK(m_file.sync());
        BLOSCOPE_TRY(m_archive, openFile(m_file.path()));
        BLOSCOPE_TRY(m_members, readZipDirectory(m_archive, {}));
        for (const ZipMember& member : m_members)
            if (!member.problem.empty())
                return cannotBeVerified(member.problem);
        return m_members.size() == m_count ? Result<>() : cannotBeVerified("members are missing");
    }

    Result<ByteSourcePtr> written(const std::string& name) const override
    {
        const auto member = std::ranges::find(m_members, name, &ZipMember::name);
        if (member == m_members.end())
            return cannotBeVerified("members are missing");
        return windowOf(m_archive, member->offset, member->stored);
    }

    Result<std::optional<Error>> publish() override { return bloscope::publish(m_file); }

 private:
    static Error cannotBeVerified(const std::string& why)
    {
        return {ErrorKind::Io, "the written archive could not be verified: " + why};
    }

    TemporaryFile m_file;
    ZipWriter m_writer;
    std::size_t m_count = 0;
    ByteSourcePtr m_archive;
    std::vector<ZipMember> m_members;
};

class FolderTarget final : public StoreTarget {
 public:
    FolderTarget(TemporaryFolder folder, FileCalls& calls)
        : m_folder(std::move(folder)), m_calls(calls)
    {
    }

    Result<> add(const Part& part, const Job& job) override
    {
        ZipMember member = part.member;
        member.offset = 0;
        BLOSCOPE_TRY(const ByteSourcePtr bytes, openZipMember(part.stored, member, {}));
        BLOSCOPE_TRY(const Descriptor file, m_folder.createFile(utf8Path(member.name)));
        BLOSCOPE_CHECK(copyPart(m_calls, {*bytes, -1, 0, bytes->size()}, file.number(), 0, job));
        BLOSCOPE_CHECK(resizeFile(m_calls, file.number(), bytes->size()));
        return syncFile(m_calls, file.number());
    }

    Result<> finish() override { return m_folder.sync(); }

    Result<ByteSourcePtr> written(const std::string& name) const override
    {
        return openFile(m_folder.path() / utf8Path(name));
    }

    Result<std::optional<Error>> publish() override { return bloscope::publish(m_folder); }

 private:
    TemporaryFolder m_folder;
    FileCalls& m_calls;
};

Result<> checkIsOutside(const fs::path& folder, const fs::path& target)
{
    std::error_code failed;
    const fs::path outer = fs::weakly_canonical(folder, failed);
    const fs::path inner = fs::weakly_canonical(target, failed);
    if (std::ranges::mismatch(outer, inner).in1 != outer.end())
        return {};
    return usageError("a store cannot be copied into itself; choose another place");
}

Result<std::unique_ptr<StoreTarget>> folderAt(const fs::path& path, FileCalls& calls)
{
    BLOSCOPE_CHECK(checkIsFree(path));
    BLOSCOPE_TRY(TemporaryFolder folder, TemporaryFolder::create(calls, path, newFolderMode));
    return std::unique_ptr<StoreTarget>(std::make_unique<FolderTarget>(std::move(folder), calls));
}

Result<std::unique_ptr<StoreTarget>> archiveAt(const fs::path& path, FileCalls& calls)
{
    BLOSCOPE_TRY(TemporaryFile file, replacementOf(path, calls));
    return std::unique_ptr<StoreTarget>(std::make_unique<ArchiveTarget>(std::move(file), calls));
}

Result<std::unique_ptr<StoreTarget>> targetAt(const fs::path& path, Store::Container container,
                                              FileCalls& calls)
{
    const bool isArchive = path.extension() == ".b2z" ||
                           (container == Store::Container::Zip && path.extension() != ".b2d");
    return isArchive ? archiveAt(path, calls) : folderAt(path, calls);
}

template <class Parts>
Result<std::unique_ptr<StoreParts>> listed(std::unique_ptr<Parts> parts)
{
    BLOSCOPE_CHECK(parts->list());
    return std::unique_ptr<StoreParts>(std::move(parts));
}

Result<std::unique_ptr<StoreParts>> partsOf(const ChangedStore& store, const fs::path& target)
{
    if (store.table.store()->container() == Store::Container::Directory)
        return listed(std::make_unique<FolderParts>(store));
    return listed(std::make_unique<ArchiveParts>(store, target == store.path
                                                            ? ArchiveParts::Target::Itself
                                                            : ArchiveParts::Target::Elsewhere));
}

Result<> copyPart(const StoreParts& parts, const ZipMember& member, StoreTarget& target,
                  const Job& job)
{
    if (job.stopped())
        return cancelled();
    BLOSCOPE_TRY(const Part part, parts.open(member));
    BLOSCOPE_CHECK(target.add(part, job));
    return isAsItWasOpened(*part.stored) ? Result<>() : changedMeanwhile(member.name);
}

Result<> copyAll(const StoreParts& parts, StoreTarget& target, const Job& job)
{
    std::uint64_t total = 0;
    for (const ZipMember& member : parts.members())
        total += member.stored;
    job.start(total);
    for (const ZipMember& member : parts.members())
        BLOSCOPE_CHECK(copyPart(parts, member, target, job).within(escapeForDisplay(member.name)));
    return target.finish();
}

} // namespace

Result<StoreCopyReport> copyStore(const ChangedStore& store, const fs::path& target,
                                  FileCalls& calls, const Job& job)
{
    const fs::path path = withoutLinks(target.has_filename() ? target : target.parent_path());
    const Store::Container container = store.table.store()->container();
    if (container == Store::Container::Directory)
        BLOSCOPE_CHECK(checkIsOutside(store.path, path));
    BLOSCOPE_TRY(const auto parts, partsOf(store, target));
    BLOSCOPE_TRY(const auto to, targetAt(path, container, calls));
    BLOSCOPE_CHECK(copyAll(*parts, *to, job));
    for (const auto& [name, file] : store.files) {
        BLOSCOPE_TRY(const ByteSourcePtr written, to->written(name));
        BLOSCOPE_CHECK(checkSameBytes(*written, *file.now, job).within(escapeForDisplay(name)));
    }
    BLOSCOPE_CHECK(parts->checkUnchanged());
    if (job.stopped())
        return cancelled();
    StoreCopyReport report{parts->leftOut(), {}};
    BLOSCOPE_TRY(report.unconfirmed, to->publish());
    return report;
}

Error changedMeanwhile(const std::string& file)
{
    return {ErrorKind::Changed, fmt::format("{} was changed by another program after it was read",
                                            escapeForDisplay(file))};
}

} // namespace bloscope
