#pragma once

#include "core/bytes/byte_source.h"
#include "core/files/kept_pages.h"
#include "core/files/page_folder.h"
#include "core/remote/web_address.h"
#include "core/remote/web_answer.h"
#include "core/remote/web_transfers.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope {

// Servers that have just said nothing, so that of the many files of a directory not each one waits
// for them. Usable from any thread.
class Silences {
 public:
    void note(const WebAddress& address, const Error& silence);
    std::optional<Error> of(const WebAddress& address) const; // nothing once some time has passed

 private:
    struct Silence {
        std::chrono::steady_clock::time_point end;
        Error error;
    };
    mutable std::mutex m_mutex;
    std::map<std::string, Silence> m_silences; // by server
};

// What all files on servers share that were opened with the same settings.
struct RemoteMeans {
    RemoteMeans(const WebManners& manners, std::shared_ptr<PageFolder> kept,
                std::uint64_t mostBytes, WebPermitsPtr allowed = std::make_shared<WebPermits>())
        : permits(std::move(allowed)),
          transfers(manners, permits),
          folder(std::move(kept)),
          mostPageBytes(mostBytes)
    {
    }

    const WebPermitsPtr permits;
    WebTransfers transfers;
    const std::shared_ptr<PageFolder> folder; // null where nothing is kept for the next time
    const std::uint64_t mostPageBytes;        // of what is kept without it, for a file
    std::atomic<std::uint64_t> readBytes = 0; // that readers were given
    Silences silences;
};
using RemoteMeansPtr = std::shared_ptr<RemoteMeans>;

// A file on a server, of which only what is read is fetched, and that once: it is kept in pages, in
// the folder of the means also for the next time. A read that fails damages nothing else; later
// ones try again, a moment after a server that said nothing. Once the file is another one on the
// server, whatever is not here yet fails. What was foretold (prepare()) and is soon here comes also
// where nobody waits for it any more, unless something else is foretold meanwhile.
class RemoteFile final : public ByteSource {
 public:
    // How much is fetched while it is opened.
    enum class Begin {
        HeadAndTail, // where the parts of a frame are that are no chunks
        Head
    };
    static constexpr std::uint64_t beginBytes = 65536;

    struct Opened {
        Result<std::shared_ptr<const RemoteFile>> file;
        bool isMissing = false; // says the server
        std::optional<RemoteQuestion> question = {};
    };
    // All together, in as many round trips as for one: one, or two where the file is another one
    // than the last time. Where no server can be reached, what is kept is opened.
    static std::vector<Opened> open(const RemoteMeansPtr& means, std::span<const WebAddress> which,
                                    Begin begin, const std::stop_token& stop);

    std::uint64_t size() const override { return m_version.size; }
    std::uint64_t costOfReading() const override;
    void prepare(std::span<const ByteRange> ranges, const std::stop_token& stop) const override;

    const std::string& tag() const { return m_version.tag; } // of its state; or empty
    // Was the server out of reach when the file was opened?
    bool isOffline() const { return m_isOffline; }
    // Is all of it here?
    bool isComplete() const;

 private:
    class Opening;
    struct Errand;
    using Clock = std::chrono::steady_clock;
    using PageRuns = std::vector<PageRun>;
    using Answers = std::vector<WebAnswer>;

    RemoteFile(RemoteMeansPtr means, WebAddress address, WebVersion version,
               std::shared_ptr<KeptPages> pages)
        : m_means(std::move(means)),
          m_address(std::move(address)),
          m_version(std::move(version)),
          m_pages(std::move(pages))
    {
    }

    Result<> readInside(std::uint64_t offset, ByteSpan to) const override;
    Result<> readPages(std::uint64_t first, ByteSpan to, const std::stop_token& stop) const;
    bool fill(std::uint64_t first, ByteSpan to, const PageRuns& missing,
              const Answers& answers) const;

    // `foretoldGap`: up to which runs that were foretold are joined; nothing where somebody reads.
    Result<Answers> bring(PageRuns wanted, std::optional<std::uint64_t> foretoldGap,
                          const std::stop_token& stop) const;
    Result<Answers> fetch(const PageRuns& runs, const std::stop_token& stop) const;
    PageRuns stillMissing(const PageRuns& runs) const;
    bool isUnderWay(const PageRuns& runs) const;
    void lookAhead(PageRuns& wanted) const;
    void bringAll(const PageRuns& pieces, std::uint64_t gap, const std::stop_token& stop) const;
    std::shared_ptr<Errand> sent(const PageRuns& pieces, std::uint64_t gap) const;
    void dropErrandUnlessOf(const PageRuns& pieces) const;
    void keep(const WebAnswer& answer) const;
    void noteWait(std::chrono::microseconds wait) const;
    void measure(const Answers& answers, Clock::duration taken) const;
    double roundTripBytes() const;
    void noteFailure(const Error& failure) const;

    const RemoteMeansPtr m_means;
    const WebAddress m_address;
    const WebVersion m_version;
    const std::shared_ptr<KeptPages> m_pages;
    bool m_isOffline = false;

    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_landed;
    mutable PageRuns m_underWay;
    mutable std::optional<Error> m_failure; // of a server that says nothing, or of another file
    mutable Clock::time_point m_failureEnd;
    mutable std::uint64_t m_nextPage = 0;     // where reading goes on if it goes on in order
    mutable std::uint64_t m_window = 0;       // pages to be fetched together as long as it does
    mutable std::optional<double> m_latency;  // seconds, once it was measured
    mutable double m_speed = 10e6;            // bytes a second
    mutable std::shared_ptr<Errand> m_errand; // that nobody waits for
};

} // namespace bloscope
