#pragma once

#include "core/remote/web_answer.h"
#include "core/remote/web_permits.h"

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope {

// How servers are treated.
struct WebManners {
    std::size_t mostTogether = 16;             // connections to one server
    int retries = 4;                           // of what may go well the next time
    std::chrono::milliseconds firstPause{200}; // before the first of them; doubled each time
    std::chrono::seconds connectWait{15};
    std::chrono::seconds stallWait{30}; // with next to nothing coming in
    std::string authorities = {}; // a file of certificates; empty: those that the system trusts
};

// Fetches ranges of files from servers, many at the same time, by a thread of its own, and goes on
// errands. Checks what is answered: no server can make it take more than was asked for, follow to
// another server that the user did not allow, read local files, or mix two states of a file. May be
// used from any thread.
class WebTransfers {
 public:
    explicit WebTransfers(const WebManners& manners = {}, WebPermitsPtr permits = {});
    ~WebTransfers(); // gives up what is under way; nobody waits for it any more
    WebTransfers(const WebTransfers&) = delete;
    WebTransfers& operator=(const WebTransfers&) = delete;

    // Errors: Io where nothing came that could be understood (no connection, a time-out, a
    // certificate); Unsupported for what the server refuses (404, no ranges); Malformed for answers
    // that contradict what was requested; Limit; Cancelled.
    struct Outcome {
        Result<WebAnswer> answer;
        int status = 0;                              // of HTTP; 0 where there is none
        std::optional<RemoteQuestion> question = {}; // which may help, of a failure
        bool wantsDigest = false;                    // to know who asks
    };

    // Waits until all are answered, in their order, or until `stop`, within 100 ms.
    std::vector<Outcome> fetch(std::span<const WebRequest> requests,
                               const std::stop_token& stop = {});

    // Whoever waits, now or later, gets Cancelled: the program is about to end.
    void giveUp();

    // Since the beginning.
    struct Counts {
        std::uint64_t requests = 0; // with those that were tried again
        std::uint64_t bytes = 0;    // of bodies
    };
    Counts counts() const;

 private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

} // namespace bloscope
