#include "core/remote/remote_listing.h"

#include "core/base/limits.h"
#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace bloscope {

namespace {

constexpr std::uint64_t mostDocumentBytes = 16_MiB;
constexpr std::size_t mostPages = 20'000; // of one list of S3
constexpr std::size_t mostFolders = 10'000;
constexpr std::size_t mostLevels = 32;
constexpr std::size_t mostTogether = 16; // folders that are asked for
constexpr std::uint64_t mostPageBytes = 4_MiB;
constexpr std::uint64_t mostNameBytes = 256_MiB; // of one list, in memory

// Collects names by their first parts, or whole.
class NameCollection {
 public:
    NameCollection(WebAddress folder, std::size_t most, bool isDeep)
        : m_folder(std::move(folder)), m_most(most), m_isDeep(isDeep)
    {
    }

    // "grp/a.b2nd"; a slash at its end says that it is a folder.
    void add(std::string_view path, std::optional<std::uint64_t> size = {})
    {
        const bool isFolder = path.ends_with('/');
        const std::string_view plain = path.substr(0, path.size() - (isFolder ? 1 : 0));
        if (plain.empty())
            return; // the folder itself
        if (!hasPlainParts(plain))
            return leaveOut();
        if (m_isDeep) {
            if (!isFolder)
                put(std::string(plain), {false, size});
            return;
        }
        const std::size_t slash = plain.find('/');
        const std::string first(plain.substr(0, slash));
        const bool isBelow = slash != plain.npos;
        if (isBelow && isCalledArchive(first)) // of which some servers list the members
            put(first, {false, {}});
        else
            put(first, {isFolder || isBelow, isBelow ? std::nullopt : size});
    }

    void leaveOut() { m_isAll = false; }

    bool isFull() const { return m_isFull; }
    std::size_t count() const { return m_found.size(); }

    RemoteList list() const
    {
        RemoteList made{.entries = {}, .isAll = m_isAll && !m_isFull, .isCut = m_isFull};
        for (const bool wantsFolders : {true, false})
            for (const auto& [name, what] : m_found)
                if (what.isFolder == wantsFolders)
                    made.entries.push_back(
                        {name, m_folder.below(what.isFolder ? name + "/" : name).text(),
                         what.isFolder, what.size});
        return made;
    }

 private:
    struct What {
        bool isFolder;
        std::optional<std::uint64_t> size;
    };

    static bool isCalledArchive(std::string_view name)
    {
        return name.ends_with(".b2z") || name.ends_with(".h5") || name.ends_with(".hdf5");
    }

    static bool hasPlainParts(std::string_view path)
    {
        for (std::size_t begin = 0; begin <= path.size();) {
            const std::size_t end = std::min(path.find('/', begin), path.size());
            if (!isPlainName(path.substr(begin, end - begin)))
                return false;
            begin = end + 1;
        }
        return true;
    }

    void put(const std::string& name, What what)
    {
        const bool hasRoom = m_found.size() < m_most && m_bytes + name.size() <= mostNameBytes;
        if (!hasRoom && !m_found.contains(name)) {
            m_isFull = true;
            return;
        }
        const auto [at, isNew] = m_found.emplace(name, what);
        m_bytes += isNew ? name.size() : 0;
        if (!isNew && what.isFolder && !at->second.isFolder) // both, as S3 allows it
            at->second = what;
    }

    WebAddress m_folder;
    std::size_t m_most;
    bool m_isDeep;
    bool m_isAll = true;
    bool m_isFull = false;
    std::uint64_t m_bytes = 0; // of names
    std::map<std::string, What> m_found;
};

Error tooMany(std::size_t most)
{
    return {ErrorKind::Limit, fmt::format("there are more than {} files", most)};
}

Error tooManyFolders()
{
    return {ErrorKind::Limit, fmt::format("there are more than {} folders, or more than {} levels",
                                          mostFolders, mostLevels)};
}

Error listsNothing(const WebAddress& folder)
{
    return {ErrorKind::Unsupported,
            fmt::format("{} does not list what is below an address", folder.host())};
}

// "s3://bucket/" and "dir/", of "s3://bucket/dir/".
std::pair<std::string, std::string> bucketAndPrefix(const std::string& address)
{
    const std::size_t begin = std::string_view("s3://").size();
    const std::size_t slash = address.find('/', begin);
    return {address.substr(0, slash + 1), address.substr(slash + 1)};
}

} // namespace

Result<RemoteList> RemoteLister::list(const WebAddress& folder, std::size_t most)
{
    if (folder.isS3())
        return bucket(folder, most, Depth::One);
    if (const auto place = folder.caterva2())
        return caterva2(*place, folder, most, Depth::One);
    return pageOrRoots(folder, most);
}

Result<RemoteList> RemoteLister::listAll(const WebAddress& folder, std::size_t most)
{
    const auto place = folder.caterva2();
    auto list = folder.isS3() ? bucket(folder, most, Depth::All)
                : place       ? caterva2(*place, folder, most, Depth::All)
                              : pages(folder, most);
    if (list && list->isCut)
        return tooMany(list->entries.size());
    return list;
}

std::vector<Result<std::string>> RemoteLister::documents(const std::vector<WebAddress>& addresses,
                                                         std::uint64_t mostBytes)
{
    std::vector<WebRequest> requests;
    for (const WebAddress& address : addresses)
        requests.push_back(documentAt(address, mostBytes));
    std::vector<Result<std::string>> texts;
    for (WebTransfers::Outcome& outcome : m_transfers.fetch(requests, m_stop)) {
        if (outcome.answer)
            texts.emplace_back(std::string(textOf(outcome.answer->bytes)));
        else
            texts.emplace_back(std::move(outcome.answer).error());
        if (texts.size() == 1)
            m_question = outcome.question;
    }
    return texts;
}

Result<std::string> RemoteLister::document(const WebAddress& address)
{
    return std::move(documents({address}, mostDocumentBytes).front());
}

// Page by page, each of which says how to ask for the next.
Result<RemoteList> RemoteLister::bucket(const WebAddress& folder, std::size_t most, Depth depth)
{
    const auto parts = bucketAndPrefix(folder.text());
    const std::string& prefix = parts.second;
    BLOSCOPE_TRY(const WebAddress bucket, WebAddress::parseFolder(parts.first));
    NameCollection found(folder, most, depth == Depth::All);
    std::string token;
    for (std::size_t n = 0; n < mostPages && !found.isFull(); ++n) {
        std::string query; // in the order of names, as it is signed
        if (!token.empty())
            query = "continuation-token=" + encodedPart(token) + "&";
        query += fmt::format("{}encoding-type=url&list-type=2&prefix={}",
                             depth == Depth::One ? "delimiter=%2F&" : "", encodedPart(prefix));
        BLOSCOPE_TRY(const std::string xml, document(bucket.asking(query)));
        BLOSCOPE_TRY(const S3Page page, parseS3Page(xml));
        const std::size_t before = found.count();
        const auto add = [&](std::string_view key, std::optional<std::uint64_t> size) {
            if (key.starts_with(prefix))
                found.add(key.substr(prefix.size()), size);
        };
        for (const std::string& each : page.prefixes)
            add(each, {});
        for (const S3Page::Key& each : page.keys)
            add(each.key, each.size);
        if (!page.isTruncated)
            return found.list();
        const bool goesOn = !page.next.empty() && page.next != token;
        const bool isEmpty = page.keys.empty() && page.prefixes.empty() && before == found.count();
        if (!goesOn || isEmpty)
            return Error{ErrorKind::Malformed,
                         fmt::format("the list that {} sends does not end", folder.host())};
        token = page.next;
    }
    RemoteList list = found.list();
    list.isAll = false;
    list.isCut = true;
    return list;
}

// It answers the files at all levels.
Result<RemoteList> RemoteLister::caterva2(const WebAddress::Caterva2& place,
                                          const WebAddress& folder, std::size_t most, Depth depth)
{
    constexpr std::size_t mostNames = 1'000'000;
    std::string path = place.path;
    while (path.ends_with('/'))
        path.pop_back();
    BLOSCOPE_TRY(const std::string json, document(place.base.route("api/list/" + path)));
    BLOSCOPE_TRY(const std::vector<std::string> names, parseNameList(json, mostNames));
    const std::string own = folder.name();
    if (names.size() == 1 && names.front() == own && own.find('.') != own.npos)
        return Error{ErrorKind::Usage, "this is a file, not a folder"};
    NameCollection found(folder, most, depth == Depth::All);
    for (const std::string& name : names)
        if (name.find('\\') == name.npos) // which leads elsewhere on servers of another system
            found.add(name);
        else
            found.leaveOut();
    return found.list();
}

// What it is shows in what it answers: a Caterva2 server has roots, others have a page.
Result<RemoteList> RemoteLister::pageOrRoots(const WebAddress& folder, std::size_t most)
{
    auto answers = documents({folder, folder.route("api/roots")}, mostPageBytes);
    if (const auto roots = answers[1] ? parseRoots(*answers[1]) : std::nullopt) {
        m_question = {};
        RemoteList list;
        list.isCut = roots->size() > most;
        list.isAll = !list.isCut;
        for (const std::string& root : *roots)
            if (list.entries.size() < most)
                list.entries.push_back({root, folder.route(root + "/").text(), true, {}});
        return list;
    }
    BLOSCOPE_TRY(const std::string page, std::move(answers[0]));
    const auto links = linksOfFolderPage(page);
    if (!links)
        return listsNothing(folder);
    NameCollection found(folder, most, false);
    for (const std::string& name : *links)
        found.add(name);
    return found.list();
}

// Folder after folder, some at a time.
Result<RemoteList> RemoteLister::pages(const WebAddress& folder, std::size_t most)
{
    NameCollection found(folder, most, true);
    std::vector<std::string> level{""}; // paths of folders, with a slash
    std::size_t count = 0;
    for (std::size_t depth = 0; !level.empty(); ++depth) {
        count += level.size();
        if (depth > mostLevels || count > mostFolders)
            return tooManyFolders();
        std::vector<std::string> next;
        for (std::size_t i = 0; i < level.size(); i += mostTogether) {
            const auto begin = level.begin() + std::ptrdiff_t(i);
            const std::vector<std::string> some(
                begin, begin + std::ptrdiff_t(std::min(mostTogether, level.size() - i)));
            std::vector<WebAddress> addresses;
            for (const std::string& path : some)
                addresses.push_back(path.empty() ? folder : folder.below(path));
            std::vector<Result<std::string>> answers = documents(addresses, mostPageBytes);
            for (std::size_t n = 0; n < some.size(); ++n) {
                BLOSCOPE_TRY(const std::string page, std::move(answers[n]));
                const auto links = linksOfFolderPage(page);
                if (!links)
                    return listsNothing(folder);
                for (const std::string& name : *links)
                    if (name.ends_with('/'))
                        next.push_back(some[n] + name);
                    else
                        found.add(some[n] + name);
                if (found.isFull())
                    return tooMany(most);
                if (count + next.size() > mostFolders)
                    return tooManyFolders();
            }
        }
        level = std::move(next);
    }
    return found.list();
}

} // namespace bloscope
