#pragma once

#include "core/base/job.h"
#include "core/base/limits.h"
#include "core/bytes/byte_folder.h"
#include "core/bytes/byte_source.h"
#include "core/remote/remote_listing.h"
#include "core/remote/web_permits.h"
#include "core/remote/web_transfers.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

struct RemoteMeans;

// Is it the address of something on a server, "https://host/a.b2nd"? Addresses go where paths go,
// as texts; nothing else is known of one before it is opened.
bool isAddress(const std::filesystem::path& path);

// Where the ranges that were read are kept for the next time: below XDG_CACHE_HOME or ~/.cache;
// nothing where neither is known.
std::optional<std::filesystem::path> usualRangesFolder();

struct RemoteSettings {
    std::optional<std::filesystem::path> folder = usualRangesFolder(); // nothing: nothing is kept
    static constexpr std::uint64_t usualMostKeptBytes = 2_GiB;
    std::uint64_t mostKeptBytes = usualMostKeptBytes;
    WebManners manners = {};
};

// How a file goes to a server.
struct RemoteUpload {
    bool replaces = false; // what is there; else it goes only where nothing is
    std::string tag = {};  // only this state of it, as tagOf() told it; empty: any
    std::function<void(std::uint64_t sentBytes)> progress = {}; // on a thread of its own
};

// How this process reads what lies on servers. It does so for what the user has named and for
// nothing else: what a file refers to is no address to open. Usable from any thread.
class RemoteReading {
 public:
    static RemoteReading& ofThisProcess();

    // Of what is opened from now on.
    void configure(RemoteSettings settings);
    RemoteSettings settings() const;

    // A file, by its address. Errors: Usage for what is no address that can be opened; those of
    // WebTransfers; Unsupported in a program that was made without libcurl.
    Result<ByteSourcePtr> open(const std::filesystem::path& address);
    // The files beside one another below an address, which can be listed where list() can.
    Result<ByteFolderPtr> openFolder(const std::filesystem::path& address);

    // What lies directly below an address, or is named by a text with addresses on its lines (.txt,
    // .lst), which may be a file of this machine; no more than `most` of it. Errors as of open();
    // Unsupported for servers that do not list.
    Result<RemoteList> list(const std::filesystem::path& address, std::size_t most);
    // All files below one that openFolder() has answered, with names like "grp/a.b2nd". Errors:
    // likewise, Unsupported for other folders, and Limit for more than `most`.
    static Result<RemoteList> filesBelow(const ByteFolder& folder, std::size_t most);
    static bool isOnServer(const ByteFolder& folder);

    // What the user may be asked, after an address could not be opened or listed.
    std::optional<RemoteQuestion> questionOf(const std::filesystem::path& address) const;
    // He has answered: this process may, from now on.
    void allow(const std::filesystem::path& address, const RemoteQuestion& question);
    // Answers on its own what can be asked, on the thread that opens: true where it is worth
    // another try. Set before anything is opened.
    using Answerer =
        std::function<bool(const std::filesystem::path& address, const RemoteQuestion& question)>;
    void setAnswerer(Answerer answerer);
    // As whom this process asks the server of an address. Nothing of it is kept, shown or written
    // anywhere; what is read is kept apart from what others read. Errors: Usage where the server
    // does not accept it, or others could read the password on its way.
    Result<> logIn(const std::filesystem::path& address, const std::string& user,
                   const std::string& password);

    // Sends a file of this machine to S3 or a Caterva2 server, as a whole or not at all; waits for
    // that. Errors: Changed where what is there is not what was expected; Limit for more than S3
    // takes in one piece; Unsupported for other servers; those of WebTransfers.
    Result<> upload(const std::filesystem::path& file, const std::filesystem::path& address,
                    const RemoteUpload& how);
    // What tells the state of an open file from others (ETag); empty where nothing does.
    static std::string tagOf(const ByteSource& source);

    // What whoever opened files should know, a sentence each, once: that nobody encrypts what
    // comes, that a server was out of reach.
    std::vector<std::string> notices() const;

    // Was the server out of reach, so that only what is kept of it can be read? Is that all of it?
    static bool isOffline(const ByteSource& source);
    static bool isComplete(const ByteSource& source);

    // Since the beginning.
    struct Counts {
        std::uint64_t requests = 0;
        std::uint64_t fetchedBytes = 0;
        std::uint64_t readBytes = 0; // that readers were given, from what is kept as well
    };
    Counts counts() const;

    // Fetches whatever is not here yet of a file, which can be opened without a network then. Where
    // it was stopped, it goes on the next time. Errors: Usage where nothing is kept; Limit for more
    // than may be kept; those of open(), Unsupported for directories, and of reading.
    Result<> keepAll(const std::filesystem::path& address, const Job& job);

    // What is kept for the next time.
    std::uint64_t keptBytes() const;
    void forgetKept();

    // Whoever waits for a server, now or later, gets Cancelled: the program is about to end.
    void giveUp();

 private:
    RemoteReading() = default;
    std::shared_ptr<RemoteMeans> means();
    Result<ByteSourcePtr> openOnce(const std::filesystem::path& address);
    Result<RemoteList> listOnce(const std::filesystem::path& address, std::size_t most);
    bool isAnswered(const std::filesystem::path& address) const;
    void setQuestion(const std::filesystem::path& address, std::optional<RemoteQuestion> question);
    Result<ByteSourcePtr> openWhole(const WebAddress& which, std::uint64_t size);
    Result<RemoteList> listText(const std::filesystem::path& address, std::size_t most);
    Result<> checkBefore(const WebAddress& to, const std::filesystem::path& address,
                         const RemoteUpload& how);
    Result<> sent(const WebRequest& request, const std::filesystem::path& address,
                  const RemoteUpload& how);
    Result<> logInByForm(const WebAddress& base, const WebLogin& login);
    Result<> logInByHeader(const WebAddress& address, WebLogin login);
    void noteIfOpen(const WebAddress& address);
    void note(std::string sentence);

    mutable std::mutex m_mutex;
    const WebPermitsPtr m_permits = std::make_shared<WebPermits>();
    std::map<std::string, RemoteQuestion> m_questions; // by address
    Answerer m_answerer;
    RemoteSettings m_settings;
    std::shared_ptr<RemoteMeans> m_means; // made when it is first needed
    Counts m_before;                      // of other settings
    std::vector<std::string> m_notices;
    bool m_isGivenUp = false;
};

} // namespace bloscope
