#include "core/base/text.h"
#include "core/bytes/sha256.h"
#include "core/remote/remote_file.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

// How files on servers are opened: from what is kept of them, or from their first and last bytes.
namespace bloscope {

namespace {

constexpr std::size_t mostTagBytes = 1024; // longer ones are not kept
constexpr char noteBegin[] = "form 1";
constexpr std::chrono::seconds silenceLasts{5};

std::string keyOf(const std::string& place, const WebVersion& version)
{
    return fmt::format("{}\n{}\n{}\n{}", place, version.size, version.tag, version.modified);
}

std::string nameOf(const std::string& key)
{
    return sha256Of(bytesOf(key)).substr(0, 40);
}

// What is noted of a place: its state when it was last seen, and a check of that.
std::string noteOf(const std::string& place, const WebVersion& version)
{
    const std::string key = keyOf(place, version);
    return fmt::format("{}\n{}\n{}\n", noteBegin, key, nameOf(key));
}

std::optional<WebVersion> versionIn(std::string_view note, const std::string& place)
{
    std::vector<std::string> lines;
    for (std::size_t end = note.find('\n'); end != note.npos; end = note.find('\n')) {
        lines.emplace_back(note.substr(0, end));
        note.remove_prefix(end + 1);
    }
    if (lines.size() != 6 || lines[0] != noteBegin || lines[1] != place)
        return std::nullopt;
    const auto size = parseNumber<std::uint64_t>(lines[2]);
    const WebVersion version{size.value_or(0), lines[3], lines[4]};
    if (!size || nameOf(keyOf(place, version)) != lines[5])
        return std::nullopt;
    return version;
}

bool isWorthKeeping(const WebVersion& version)
{
    return version.isTold() && version.tag.size() + version.modified.size() <= mostTagBytes;
}

} // namespace

// One file on its way to being open.
class RemoteFile::Opening {
 public:
    Opening(RemoteMeansPtr means, const WebAddress& address, Begin begin)
        : m_means(std::move(means)), m_address(address), m_begin(begin)
    {
        const std::string mark = m_means->permits->markOf(address);
        // A bucket is another one at another endpoint.
        m_place =
            (address.isS3() ? address.url() : address.text()) + (mark.empty() ? "" : " " + mark);
        const auto note = m_means->folder ? m_means->folder->note(noteName()) : std::nullopt;
        if (note)
            m_known = versionIn(*note, m_place);
        if (const auto silence = m_known ? m_means->silences.of(address) : std::nullopt)
            openKept(*std::exchange(m_known, {}), *silence);
    }

    // What is to be asked next; nothing once it is decided.
    std::vector<WebRequest> requests() const
    {
        if (m_decided)
            return {};
        if (m_known)
            return {{m_address, 0, 1}};
        std::vector<WebRequest> both{{m_address, 0, beginBytes}};
        if (m_begin == Begin::HeadAndTail)
            both.push_back({m_address, 0, beginBytes, true});
        return both;
    }

    void take(std::span<WebTransfers::Outcome> outcomes)
    {
        WebTransfers::Outcome& first = outcomes.front();
        if (m_known)
            return takeKnown(first);
        if (!first.answer)
            return decide(first);
        for (WebTransfers::Outcome& other : outcomes.subspan(1))
            if (other.answer && other.answer->version != first.answer->version)
                return decide(Error{ErrorKind::Changed,
                                    "the file on the server changed while it was opened"});
        const std::shared_ptr<RemoteFile> file = made(whereToAsk(first), first.answer->version);
        for (WebTransfers::Outcome& outcome : outcomes)
            if (file && outcome.answer) {
                file->keep(*outcome.answer);
                file->noteWait(outcome.answer->wait);
            }
    }

    Opened opened() && { return *std::move(m_decided); }

 private:
    std::string noteName() const { return nameOf(m_place); }

    // Where the server sent to, unless that is for now only.
    WebAddress whereToAsk(const WebTransfers::Outcome& outcome) const
    {
        const auto& address = outcome.answer->address;
        return address && !address->isFleeting() ? *address : m_address;
    }

    void takeKnown(WebTransfers::Outcome& outcome)
    {
        const WebVersion known = *std::exchange(m_known, {});
        if (outcome.answer && outcome.answer->version == known) {
            if (const auto file = made(whereToAsk(outcome), known))
                file->noteWait(outcome.answer->wait);
        } else if (!outcome.answer && outcome.answer.error().kind() == ErrorKind::Io) {
            m_means->silences.note(m_address, outcome.answer.error());
            openKept(known, outcome.answer.error());
        } else if (!outcome.answer) {
            decide(outcome);
        }
    }

    // Without a server, which says nothing.
    void openKept(const WebVersion& known, const Error& silence)
    {
        if (const auto file = made(m_address, known))
            file->m_isOffline = true;
        if (!m_decided->file || !(*m_decided->file)->m_pages->missing({0, 1}).empty())
            decide(silence);
    }

    void decide(Result<std::shared_ptr<const RemoteFile>> file)
    {
        m_decided = Opened{.file = std::move(file)};
    }
    void decide(WebTransfers::Outcome& failed)
    {
        m_decided = Opened{.file = std::move(failed.answer).error(),
                           .isMissing = failed.status == 404 || failed.status == 410,
                           .question = std::move(failed.question)};
    }

    // Null where that was not possible.
    std::shared_ptr<RemoteFile> made(const WebAddress& address, const WebVersion& version)
    {
        auto pages = pagesFor(version);
        if (!pages) {
            decide(std::move(pages).error());
            return nullptr;
        }
        const std::shared_ptr<RemoteFile> file(
            new RemoteFile(m_means, address, version, *std::move(pages)));
        decide(std::shared_ptr<const RemoteFile>(file));
        return file;
    }

    Result<std::shared_ptr<KeptPages>> pagesFor(const WebVersion& version) const
    {
        if (m_means->folder && isWorthKeeping(version)) {
            const std::string key = keyOf(m_place, version);
            if (auto pages = m_means->folder->openPages(nameOf(key), key, version.size)) {
                m_means->folder->setNote(noteName(), noteOf(m_place, version));
                return pages;
            }
        }
        return KeptPages::nameless(version.size, m_means->mostPageBytes);
    }

    RemoteMeansPtr m_means;
    WebAddress m_address;
    std::string m_place; // the address; and whose it is, where somebody has logged in
    Begin m_begin;
    std::optional<WebVersion> m_known; // when it was last seen
    std::optional<Opened> m_decided;
};

void Silences::note(const WebAddress& address, const Error& silence)
{
    const std::lock_guard lock(m_mutex);
    m_silences.insert_or_assign(address.server(),
                                Silence{std::chrono::steady_clock::now() + silenceLasts, silence});
}

std::optional<Error> Silences::of(const WebAddress& address) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_silences.find(address.server());
    const bool isSilent =
        found != m_silences.end() && std::chrono::steady_clock::now() < found->second.end;
    return isSilent ? std::optional(found->second.error) : std::nullopt;
}

std::vector<RemoteFile::Opened> RemoteFile::open(const RemoteMeansPtr& means,
                                                 std::span<const WebAddress> which, Begin begin,
                                                 const std::stop_token& stop)
{
    std::vector<Opening> openings;
    for (const WebAddress& address : which)
        openings.emplace_back(means, address, begin);
    for (;;) {
        std::vector<WebRequest> requests;
        std::vector<std::pair<Opening*, std::size_t>> counts;
        for (Opening& opening : openings) {
            const std::vector<WebRequest> some = opening.requests();
            requests.insert(requests.end(), some.begin(), some.end());
            if (!some.empty())
                counts.emplace_back(&opening, some.size());
        }
        if (requests.empty())
            break;
        std::vector<WebTransfers::Outcome> outcomes = means->transfers.fetch(requests, stop);
        std::span<WebTransfers::Outcome> left(outcomes);
        for (const auto& [opening, count] : counts) {
            opening->take(left.first(count));
            left = left.subspan(count);
        }
    }
    std::vector<Opened> opened;
    for (Opening& opening : openings)
        opened.push_back(std::move(opening).opened());
    return opened;
}

} // namespace bloscope
