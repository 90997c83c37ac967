#include "core/frame/file_marks.h"
#include "core/objects/metadata_value.h"
#include "core/remote/remote_reading.h"
#include "core/store/leaf_source.h"
#include "core/store/node_tree.h"
#include "core/store/table_schema.h"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <set>

namespace bloscope {

namespace {

constexpr char metaName[] = "_meta.b2f"; // which describes a table
constexpr std::size_t mostGuesses = 4096;
constexpr std::size_t mostLooks = 64; // into files, of which nothing else is known

// What a table may be stored as, by its columns.
std::vector<std::string> namesOfParts(const TableSchema& schema)
{
    std::vector<std::string> names{"_valid_rows.b2nd", "_vlmeta.b2f"};
    for (const TableSchema::Column& column : schema.stored)
        for (const char* ending : {".b2nd", ".utf8.b2nd", ".notnull.b2nd", ".b2b", "_dict.b2b"})
            if (names.size() < mostGuesses)
                names.push_back(keyOfColumn(column.name).substr(1) + ending);
    return names;
}

// A folder in another one, whose files are opened by longer names there.
class FolderBelow final : public ByteFolder {
 public:
    FolderBelow(ByteFolderPtr folder, const std::string& path)
        : m_folder(std::move(folder)), m_begin(path + "/")
    {
    }

    Result<ByteSourcePtr> open(const std::string& name) const override
    {
        return m_folder->open(m_begin + name);
    }
    void prepare(std::span<const std::string> names, const std::stop_token& stop) const override
    {
        std::vector<std::string> longer;
        for (const std::string& name : names)
            longer.push_back(m_begin + name);
        m_folder->prepare(longer, stop);
    }
    Result<std::vector<Member>> list(std::size_t) const override
    {
        return Error{ErrorKind::Unsupported, "this part of a store is not listed"};
    }

 private:
    ByteFolderPtr m_folder;
    std::string m_begin;
};

// Files of a folder that may not say which there are.
class FolderLeaves final : public LeafSource {
 public:
    explicit FolderLeaves(ByteFolderPtr folder) : m_folder(std::move(folder)) {}

    // Errors: Limit.
    Result<> look(const Limits& limits)
    {
        const auto listed = RemoteReading::filesBelow(*m_folder, limits.storeNodes);
        if (listed)
            addListed(*listed);
        else if (listed.error().kind() == ErrorKind::Limit)
            return listed.error();
        else
            guess(limits);
        std::ranges::sort(m_files, {}, &File::name);
        return {};
    }

    Result<FramePtr> open(std::string_view name, const Limits& limits) const override
    {
        const std::string path(name);
        if (m_sparse.contains(path))
            return Frame::openSparse(std::make_shared<FolderBelow>(m_folder, path), limits);
        BLOSCOPE_TRY(ByteSourcePtr source, m_folder->open(path));
        return Frame::open(std::move(source), limits);
    }

    // Of files that are not called like frames, only the first are looked into: each is a request.
    bool holdsAFrame(std::string_view name, const Limits& limits) const override
    {
        return m_looks++ < mostLooks && open(name, limits).has_value();
    }

    bool isListed() const override { return m_isListed; }

 private:
    void addListed(const RemoteList& list)
    {
        m_isListed = true;
        for (const RemoteEntry& entry : list.entries)
            if (entry.name.ends_with(std::string("/") + sparseFrameName))
                m_sparse.insert(entry.name.substr(0, entry.name.rfind('/')));
        for (const std::string& name : m_sparse)
            m_files.emplace_back().name = name;
        for (const RemoteEntry& entry : list.entries)
            if (!m_sparse.contains(entry.name.substr(0, entry.name.rfind('/')))) {
                File& file = m_files.emplace_back();
                file.name = entry.name;
                file.size = entry.size.value_or(0);
            }
        if (std::ranges::none_of(list.entries,
                                 [](const auto& each) { return each.size.has_value(); }))
            askForSizes();
    }

    // All together, where they are few: each is a request.
    void askForSizes()
    {
        std::vector<std::string> names;
        for (const File& file : m_files)
            if (isLeafName(file.name) && !m_sparse.contains(file.name))
                names.push_back(file.name);
        if (names.size() > mostLooks)
            return;
        m_folder->prepare(names, {});
        for (File& file : m_files)
            if (std::ranges::count(names, file.name) > 0)
                if (const auto source = m_folder->open(file.name))
                    file.size = (*source)->size();
    }

    void guess(const Limits& limits)
    {
        addExisting({embeddedStoreName, metaName});
        if (const auto meta = open(metaName, limits))
            if (const auto schema = schemaIn(**meta))
                addExisting(namesOfParts(*schema));
    }

    static Result<TableSchema> schemaIn(const Frame& meta)
    {
        const auto value = vlMetalayerValue(meta, "schema");
        const auto text = value ? textOf(&*value) : std::nullopt;
        return text ? parseTableSchema(*text) : malformedError("the schema is missing");
    }

    void addExisting(const std::vector<std::string>& names)
    {
        m_folder->prepare(names, {});
        for (const std::string& name : names)
            if (const auto source = m_folder->open(name)) {
                File& file = m_files.emplace_back();
                file.name = name;
                file.size = (*source)->size();
            }
    }

    ByteFolderPtr m_folder;
    bool m_isListed = false;
    std::set<std::string> m_sparse; // files that are folders of chunks
    mutable std::atomic<std::size_t> m_looks = 0;
};

} // namespace

Result<LeafSourcePtr> folderLeaves(ByteFolderPtr folder, const Limits& limits)
{
    auto leaves = std::make_shared<FolderLeaves>(std::move(folder));
    BLOSCOPE_CHECK(leaves->look(limits));
    return LeafSourcePtr(std::move(leaves));
}

} // namespace bloscope
