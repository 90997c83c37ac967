#include "core/remote/remote_reading.h"

#include "core/base/text.h"
#include "core/remote/remote_file.h"
#include "core/remote/remote_wait.h"

#include <algorithm>
#include <fmt/format.h>
#include <list>
#include <map>
#include <vector>

namespace bloscope {

namespace {

// Files below an address. Small ones are read as a whole when they are opened.
class RemoteFolder final : public ByteFolder {
 public:
    RemoteFolder(RemoteMeansPtr means, WebAddress address)
        : m_means(std::move(means)), m_address(std::move(address))
    {
    }

    Result<ByteSourcePtr> open(const std::string& name) const override
    {
        if (ByteSourcePtr known = find(name))
            return known;
        const std::vector names{name};
        return std::move(openAll(names, RemoteWait::stopOfThisThread()).front());
    }

    Result<std::vector<Member>> list(std::size_t most) const override
    {
        RemoteLister lister(m_means->transfers, RemoteWait::stopOfThisThread());
        BLOSCOPE_TRY(const RemoteList found, lister.list(m_address, most));
        std::vector<Member> members;
        for (const RemoteEntry& entry : found.entries)
            members.push_back({entry.name, !entry.isFolder, entry.size.value_or(0)});
        std::ranges::sort(members, {}, &Member::name);
        return members;
    }

    Result<RemoteList> listAll(std::size_t most) const
    {
        return RemoteLister(m_means->transfers, RemoteWait::stopOfThisThread())
            .listAll(m_address, most);
    }

    void prepare(std::span<const std::string> names, const std::stop_token& stop) const override
    {
        std::vector<std::string> unknown;
        for (const std::string& name : names)
            if (unknown.size() < mostKept && !find(name))
                unknown.push_back(name);
        openAll(unknown, stop);
    }

 private:
    static constexpr std::size_t mostKept = 1024;
    static constexpr std::size_t mostOpen = 64; // each has files of its own open

    struct Kept {
        std::string name;
        ByteSourcePtr source;
        bool isInMemory;
    };

    std::vector<Result<ByteSourcePtr>> openAll(std::span<const std::string> names,
                                               const std::stop_token& stop) const
    {
        std::vector<WebAddress> addresses;
        for (const std::string& name : names)
            addresses.push_back(m_address.below(name));
        std::vector<Result<ByteSourcePtr>> sources;
        for (auto& opened : RemoteFile::open(m_means, addresses, RemoteFile::Begin::Head, stop)) {
            const std::string& name = names[sources.size()];
            if (opened.isMissing)
                sources.emplace_back(
                    Error{ErrorKind::Malformed, fmt::format("the file {} is missing", name)});
            else
                sources.push_back(kept(name, std::move(opened.file)));
        }
        return sources;
    }

    Result<ByteSourcePtr> kept(const std::string& name,
                               Result<std::shared_ptr<const RemoteFile>> opened) const
    {
        BLOSCOPE_TRY(const std::shared_ptr<const RemoteFile> file, std::move(opened));
        const bool isInMemory = file->size() <= RemoteFile::beginBytes;
        ByteSourcePtr source = file;
        if (isInMemory) {
            BLOSCOPE_TRY(ByteBuffer bytes, readBytes(*file, 0, file->size()));
            source = memorySource(std::move(bytes));
        }
        const std::lock_guard lock(m_mutex);
        m_kept.push_front({name, source, isInMemory});
        const auto isFile = [](const Kept& each) { return !each.isInMemory; };
        if (m_kept.size() > mostKept)
            m_kept.pop_back();
        if (std::ranges::count_if(m_kept, isFile) > std::ptrdiff_t(mostOpen))
            m_kept.erase(
                std::prev(std::ranges::find_if(m_kept.rbegin(), m_kept.rend(), isFile).base()));
        return source;
    }

    ByteSourcePtr find(const std::string& name) const
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find(m_kept, name, &Kept::name);
        return found == m_kept.end() ? nullptr : found->source;
    }

    const RemoteMeansPtr m_means;
    const WebAddress m_address; // with a slash at its end
    mutable std::mutex m_mutex;
    mutable std::list<Kept> m_kept; // the latest first
};

std::shared_ptr<PageFolder> folderOf(const RemoteSettings& settings)
{
    if (!settings.folder)
        return nullptr;
    auto folder = PageFolder::open(*settings.folder, settings.mostKeptBytes);
    return folder ? *std::move(folder) : nullptr;
}

} // namespace

RemoteReading& RemoteReading::ofThisProcess()
{
    static RemoteReading reading;
    return reading;
}

void RemoteReading::configure(RemoteSettings settings)
{
    const Counts before = counts();
    const std::lock_guard lock(m_mutex);
    m_settings = std::move(settings);
    m_before = before;
    m_means = nullptr;
}

RemoteSettings RemoteReading::settings() const
{
    const std::lock_guard lock(m_mutex);
    return m_settings;
}

std::shared_ptr<RemoteMeans> RemoteReading::means()
{
    const std::lock_guard lock(m_mutex);
    if (!m_means) {
        m_means = std::make_shared<RemoteMeans>(m_settings.manners, folderOf(m_settings),
                                                m_settings.mostKeptBytes, m_permits);
        if (m_isGivenUp)
            m_means->transfers.giveUp();
    }
    return m_means;
}

Result<ByteSourcePtr> RemoteReading::openOnce(const std::filesystem::path& address)
{
    BLOSCOPE_TRY(const WebAddress which, WebAddress::parse(address.string()));
    noteIfOpen(which);
    auto opened = RemoteFile::open(means(), std::vector{which}, RemoteFile::Begin::HeadAndTail,
                                   RemoteWait::stopOfThisThread());
    const auto question = opened.front().question;
    setQuestion(address, question);
    if (question && question->kind == RemoteQuestion::Kind::WholeFile &&
        m_permits->mayFetchWhole(which))
        return openWhole(which, question->size);
    BLOSCOPE_TRY(const std::shared_ptr<const RemoteFile> file, std::move(opened.front().file));
    if (file->isOffline())
        note(fmt::format("{} cannot be reached: {} is shown as it was when it was last read{}",
                         which.host(), escapeForDisplay(which.name()),
                         file->isComplete() ? "" : ", and not all of it was"));
    return ByteSourcePtr(file);
}

Result<ByteFolderPtr> RemoteReading::openFolder(const std::filesystem::path& address)
{
    BLOSCOPE_TRY(WebAddress which, WebAddress::parseFolder(address.string()));
    noteIfOpen(which);
    return ByteFolderPtr(std::make_shared<RemoteFolder>(means(), std::move(which)));
}

Result<RemoteList> RemoteReading::listOnce(const std::filesystem::path& address, std::size_t most)
{
    if (address.has_filename() && isCalledAddressList(address.filename().string()))
        return listText(address, most);
    if (!isAddress(address))
        return usageError("this is neither an address nor a list of addresses (.txt, .lst)");
    BLOSCOPE_TRY(const WebAddress folder, WebAddress::parseFolder(address.string()));
    noteIfOpen(folder);
    const auto kept = means();
    RemoteLister lister(kept->transfers, RemoteWait::stopOfThisThread());
    auto list = lister.list(folder, most);
    setQuestion(address, list ? std::nullopt : lister.question());
    return list;
}

Result<RemoteList> RemoteReading::listText(const std::filesystem::path& address, std::size_t most)
{
    constexpr std::uint64_t mostBytes = 1_MiB;
    if (!isAddress(address)) {
        BLOSCOPE_TRY(const ByteSourcePtr file, openFile(address));
        if (file->size() > mostBytes)
            return Error{ErrorKind::Limit,
                         fmt::format("a list of addresses has at most {}, this file {}",
                                     byteCountText(mostBytes), exactByteCountText(file->size()))};
        BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(*file, 0, file->size()));
        return parseAddressList(textOf(bytes), std::nullopt, most);
    }
    BLOSCOPE_TRY(const WebAddress which, WebAddress::parse(address.string()));
    noteIfOpen(which);
    auto outcomes = means()->transfers.fetch(std::vector{documentAt(which, mostBytes)},
                                             RemoteWait::stopOfThisThread());
    setQuestion(address, outcomes.front().question);
    BLOSCOPE_TRY(const WebAnswer answer, std::move(outcomes.front().answer));
    return parseAddressList(textOf(answer.bytes), which, most);
}

Result<RemoteList> RemoteReading::filesBelow(const ByteFolder& folder, std::size_t most)
{
    const auto* remote = dynamic_cast<const RemoteFolder*>(&folder);
    return remote ? remote->listAll(most)
                  : Error{ErrorKind::Unsupported, "this folder cannot be listed"};
}

bool RemoteReading::isOnServer(const ByteFolder& folder)
{
    return dynamic_cast<const RemoteFolder*>(&folder) != nullptr;
}

// Nobody on the way is kept from it.
void RemoteReading::noteIfOpen(const WebAddress& address)
{
    if (!address.isEncrypted())
        note("http is not encrypted: others can read and change what it brings");
}

void RemoteReading::note(std::string sentence)
{
    constexpr std::size_t mostNotices = 32;
    const std::lock_guard lock(m_mutex);
    if (m_notices.size() < mostNotices && std::ranges::count(m_notices, sentence) == 0)
        m_notices.push_back(std::move(sentence));
}

std::vector<std::string> RemoteReading::notices() const
{
    const std::lock_guard lock(m_mutex);
    return m_notices;
}

bool RemoteReading::isOffline(const ByteSource& source)
{
    const auto* file = dynamic_cast<const RemoteFile*>(&source);
    return file && file->isOffline();
}

bool RemoteReading::isComplete(const ByteSource& source)
{
    const auto* file = dynamic_cast<const RemoteFile*>(&source);
    return !file || file->isComplete();
}

RemoteReading::Counts RemoteReading::counts() const
{
    const std::lock_guard lock(m_mutex);
    Counts counts = m_before;
    if (m_means) {
        const WebTransfers::Counts now = m_means->transfers.counts();
        counts.requests += now.requests;
        counts.fetchedBytes += now.bytes;
        counts.readBytes += m_means->readBytes;
    }
    return counts;
}

std::uint64_t RemoteReading::keptBytes() const
{
    const auto folder = folderOf(settings());
    return folder ? folder->bytesOnDisk() : 0;
}

void RemoteReading::forgetKept()
{
    if (const auto folder = folderOf(settings()))
        folder->clear();
}

void RemoteReading::giveUp()
{
    const std::lock_guard lock(m_mutex);
    m_isGivenUp = true;
    if (m_means)
        m_means->transfers.giveUp();
}

} // namespace bloscope
