#include "core/table_edit/save_table.h"

#include "core/base/text.h"
#include "core/bytes/file_source.h"
#include "core/files/file_io.h"
#include "core/frame_writing/frame_target.h"
#include "core/system/file_attributes.h"
#include "core/system/path_text.h"
#include "core/table_edit/store_copy.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// A leaf that is to be written.
struct NewLeaf {
    std::string file; // its name in the store
    FramePtr frame;   // as it will be
    FramePtr before;  // as it is; null for one that is new there
};

// In which step of saveTable() a leaf is written, by its key.
int stepOf(std::string_view key)
{
    if (key == "/_valid_rows")
        return 4;
    const bool isCompanion =
        key.ends_with("_dict") || key.ends_with(".utf8") || key.ends_with(".notnull");
    return isCompanion ? 2 : 3;
}

// Of a part of the table, by its key below it.
std::string keyInStore(const Table& table, const std::string& key)
{
    return (table.key() == "/" ? "" : table.key()) + key;
}

// `before`: as it was when it was read.
NewLeaf newLeafOf(const Store& store, const std::string& key, FramePtr before, FramePtr frame)
{
    NewLeaf leaf;
    leaf.file = store.fileOf(key, *frame);
    const StoreNode* const node = store.find(key);
    if (node && node->place != StoreNode::Place::Embedded)
        leaf.before = std::move(before);
    leaf.frame = std::move(frame);
    return leaf;
}

NewLeaf descriptionOf(const TableEdits& edits, FramePtr frame)
{
    return newLeafOf(*edits.original()->store(), keyInStore(*edits.original(), "/_meta"),
                     edits.original()->meta(), std::move(frame));
}

// All but the description, in the order in which they are written.
std::vector<NewLeaf> leavesToWrite(const TableEdits& edits)
{
    std::vector<std::pair<int, std::string>> keys;
    for (const auto& [key, leaf] : edits.leaves())
        keys.emplace_back(stepOf(key), key);
    std::ranges::sort(keys);
    std::vector<NewLeaf> leaves;
    for (const auto& [step, key] : keys) {
        const LeafEdits& leaf = edits.leaves().at(key);
        leaves.push_back(newLeafOf(*edits.original()->store(), keyInStore(*edits.original(), key),
                                   leaf.original, leaf.frame));
    }
    return leaves;
}

// A leaf of a directory beside its place, complete and read back.
class WaitingLeaf {
 public:
    static Result<WaitingLeaf> write(const NewLeaf& leaf, const fs::path& folder, FileCalls& calls,
                                     const Job& job)
    {
        WaitingLeaf waiting(leaf, folder / utf8Path(leaf.file));
        BLOSCOPE_CHECK(waiting.checkPlace());
        BLOSCOPE_TRY(FrameTarget target, FrameTarget::open(waiting.m_path, calls, job));
        const ByteSource& bytes = *leaf.frame->source();
        BLOSCOPE_CHECK(copyPart(calls, {bytes, -1, 0, bytes.size()}, target.descriptor(), 0, job));
        BLOSCOPE_CHECK(resizeFile(calls, target.descriptor(), bytes.size()));
        BLOSCOPE_CHECK(target.sync());
        BLOSCOPE_TRY(const ByteSourcePtr written, openFile(target.path()));
        BLOSCOPE_CHECK(checkSameBytes(*written, bytes, job));
        waiting.m_target = std::make_unique<FrameTarget>(std::move(target));
        return waiting;
    }

    const std::string& file() const { return m_leaf.file; }

    // Is there still what was read, or nothing where nothing was?
    Result<> checkPlace() const
    {
        if (!m_leaf.before) {
            std::error_code failed;
            return fs::exists(fs::symlink_status(m_path, failed)) ? changedMeanwhile(m_leaf.file)
                                                                  : Result<>();
        }
        BLOSCOPE_TRY(const FileIdentity now, identityNow(m_path).within(m_leaf.file));
        return m_leaf.before->source()->identity() == now ? Result<>()
                                                          : changedMeanwhile(m_leaf.file);
    }

    Result<std::optional<Error>> publish(const Job& job) { return m_target->publish(job); }

 private:
    WaitingLeaf(NewLeaf leaf, fs::path path) : m_leaf(std::move(leaf)), m_path(std::move(path)) {}

    NewLeaf m_leaf;
    fs::path m_path;
    std::unique_ptr<FrameTarget> m_target;
};

// Saves to a directory.
class DirectorySave {
 public:
    DirectorySave(const TableEdits& edits, fs::path folder, FileCalls& calls, WorkerPool& pool,
                  const Job& job)
        : m_edits(edits), m_folder(std::move(folder)), m_calls(calls), m_pool(pool), m_job(job)
    {
    }

    Result<TableSaveReport> run()
    {
        BLOSCOPE_CHECK(prepare());
        for (const WaitingLeaf& leaf : m_waiting)
            BLOSCOPE_CHECK(leaf.checkPlace());
        if (m_job.stopped())
            return cancelled();
        for (WaitingLeaf& leaf : m_waiting)
            if (auto published = publish(leaf); !published)
                return halfWay(std::move(published).error());
        m_waiting.clear();
        finishDescription();
        return std::move(m_report);
    }

 private:
    // Writes all of them beside their places; the description, as it is half-way, comes first.
    Result<> prepare()
    {
        DescriptionChange change = m_edits.change();
        m_isDescribedTwice = change.changesRows || change.liveRows != liveRowsBefore();
        if (m_isDescribedTwice)
            change.liveRows.reset();
        BLOSCOPE_TRY(const ChangedDescription described,
                     changedDescription(m_edits.original()->meta(), change, m_pool));
        std::vector<NewLeaf> leaves = {descriptionOf(m_edits, described.meta)};
        m_description = leaves.front().file;
        std::ranges::move(leavesToWrite(m_edits), std::back_inserter(leaves));
        std::uint64_t total = 0;
        for (const NewLeaf& leaf : leaves)
            total += leaf.frame->source()->size();
        m_job.start(total);
        for (const NewLeaf& leaf : leaves) {
            auto waiting = WaitingLeaf::write(leaf, m_folder, m_calls, m_job);
            BLOSCOPE_TRY(WaitingLeaf written,
                         std::move(waiting).within(escapeForDisplay(leaf.file)));
            m_waiting.push_back(std::move(written));
        }
        return {};
    }

    std::optional<std::int64_t> liveRowsBefore() const
    {
        const auto rows = m_edits.original()->rowCount(m_job);
        return rows ? std::optional(*rows) : std::nullopt;
    }

    Result<> publish(WaitingLeaf& leaf)
    {
        // Once the first one is in its place, the others follow, whoever wants to stop.
        const Job job = m_report.files.empty() ? m_job : Job{};
        auto published = leaf.publish(job);
        BLOSCOPE_TRY(std::optional<Error> unconfirmed,
                     std::move(published).within(escapeForDisplay(leaf.file())));
        if (unconfirmed)
            m_report.unconfirmed = std::move(unconfirmed);
        m_report.files.push_back(leaf.file());
        return {};
    }

    Error halfWay(Error failure) const
    {
        if (m_report.files.empty())
            return failure;
        return Error{failure.kind(),
                     fmt::format("{} (already written: {}; the table opens, without its indexes)",
                                 failure.text(), fmt::join(m_report.files, ", "))};
    }

    // With the number of rows. Without it readers count them, so that a failure loses nothing.
    void finishDescription()
    {
        if (!m_isDescribedTwice)
            return;
        const fs::path path = m_folder / utf8Path(m_description);
        const auto target = [&]() -> Result<std::optional<Error>> {
            const NewLeaf leaf{m_description, m_edits.description().meta, openedAgain(path)};
            BLOSCOPE_TRY(WaitingLeaf waiting, WaitingLeaf::write(leaf, m_folder, m_calls, {}));
            return waiting.publish({});
        }();
        if (!target)
            m_report.unconfirmed = target.error().within("the number of rows was left out");
        else if (*target)
            m_report.unconfirmed = **target;
    }

    static FramePtr openedAgain(const fs::path& path)
    {
        const auto source = openFile(path);
        const auto frame = source ? Frame::open(*source) : source.error();
        return frame ? *frame : nullptr;
    }

    const TableEdits& m_edits;
    fs::path m_folder;
    FileCalls& m_calls;
    WorkerPool& m_pool;
    const Job& m_job;
    bool m_isDescribedTwice = false;
    std::string m_description; // its file
    std::vector<WaitingLeaf> m_waiting;
    TableSaveReport m_report;
};

// With all leaves that change.
Result<TableSaveReport> writeStore(const TableEdits& edits, const fs::path& from,
                                   const fs::path& to, FileCalls& calls, const Job& job)
{
    std::vector<NewLeaf> leaves = leavesToWrite(edits);
    if (!edits.isClean())
        leaves.push_back(descriptionOf(edits, edits.description().meta));
    ChangedStore store{*edits.original(), from, {}};
    for (const NewLeaf& leaf : leaves)
        store.files[leaf.file] = {leaf.frame->source(),
                                  leaf.before ? leaf.before->source() : nullptr};
    BLOSCOPE_TRY(StoreCopyReport copied, copyStore(store, to, calls, job));
    TableSaveReport report{{}, std::move(copied.leftOut), std::move(copied.unconfirmed)};
    for (const auto& [file, bytes] : store.files)
        report.files.push_back(file);
    return report;
}

} // namespace

Result<TableSaveReport> saveTable(const TableEdits& edits, const fs::path& path, FileCalls& calls,
                                  WorkerPool& pool, const Job& job)
{
    if (edits.isClean())
        return TableSaveReport();
    const bool isArchive = edits.original()->store()->container() == Store::Container::Zip;
    if (isArchive)
        return writeStore(edits, path, path, calls, job);
    return DirectorySave(edits, path, calls, pool, job).run();
}

Result<TableSaveReport> saveTableAs(const TableEdits& edits, const fs::path& path,
                                    const fs::path& target, FileCalls& calls, const Job& job)
{
    return writeStore(edits, path, target, calls, job);
}

fs::path fileOfTable(const Table& table, const fs::path& path)
{
    if (table.store()->container() != Store::Container::Directory)
        return path;
    return path / utf8Path(table.store()->fileOf(keyInStore(table, "/_meta"), *table.meta()));
}

SaveAbility tableSaveAbility(const Table& table, const fs::path& path)
{
    const fs::path file = fileOfTable(table, path);
    Result<> canReplace = checkFileIsWritable(file);
    if (canReplace)
        canReplace = checkFileIsReplaceable(file);
    return {.canReplace = canReplace.has_value(),
            .reason = canReplace ? std::string() : canReplace.error().text()};
}

} // namespace bloscope
