#pragma once

#include "core/remote/s3_access.h"
#include "core/remote/web_permits.h"
#include "core/remote/web_transfers.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <curl/curl.h>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace bloscope {

// Is it of this machine or its own network, or of nobody: not where a public server has business?
// By its number, as text.
bool isPrivateNetwork(const char* number);

// What WebTransfers are inside: a thread that lets curl work. web_transfers.cpp has what it does,
// web_call.cpp what curl is told of one transfer, and what curl tells.
class WebTransfers::Engine {
 public:
    Engine(const WebManners& manners, WebPermitsPtr permits);
    ~Engine();

    std::vector<Outcome> fetch(std::span<const WebRequest> requests, const std::stop_token& stop);
    void giveUpAll();
    Counts counts() const { return {m_requests, m_bytes}; }

 private:
    struct EasyDeleter {
        void operator()(CURL* easy) const { curl_easy_cleanup(easy); }
    };
    struct ListDeleter {
        void operator()(curl_slist* list) const { curl_slist_free_all(list); }
    };
    struct MimeDeleter {
        void operator()(curl_mime* mime) const { curl_mime_free(mime); }
    };
    // What curl uses of it goes after it.
    struct Call {
        std::unique_ptr<curl_slist, ListDeleter> headers = {};
        std::unique_ptr<curl_mime, MimeDeleter> mime = {};
        std::unique_ptr<CURL, EasyDeleter> easy = {};

        void end()
        {
            easy.reset();
            mime.reset();
            headers.reset();
        }
    };

    // One call of fetch(), which waits for it.
    struct Batch {
        std::size_t open = 0; // that are not answered yet
        bool isGivenUp = false;
        std::condition_variable done;
    };

    struct Transfer {
        WebRequest request; // with the address that answers now
        WebAddress asked;
        Engine* engine;
        Batch* batch;
        Result<WebAnswer> outcome = cancelled();
        std::optional<RemoteQuestion> question = {};
        Call call = {};
        std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
        int tries = 0;
        int redirections = 0;
        bool mustBePublic = false; // since a public server has sent to another one by its name
        // Of the answer that is coming in:
        WebAnswerHead head = {};
        std::optional<WebAnswerHead::Body> body = {}; // once it has begun
        ByteBuffer bytes = {};
        std::uint64_t count = 0;           // of bytes, with those that went on to a sink
        std::optional<Error> refusal = {}; // of the body
        std::uint64_t sent = 0;            // of the file of the request
    };

    using Clock = std::chrono::steady_clock;

    void work(const std::stop_token& stop);
    void takeNew();
    void dropGivenUp();
    void begin(Transfer& transfer);
    void setOptions(Transfer& transfer) const;
    void setErrand(Transfer& transfer) const;
    void setLogin(const Transfer& transfer) const;
    std::vector<std::string> headersFor(const WebRequest& request) const;
    void takeDone();
    void finish(Transfer& transfer, CURLcode code);
    void settle(Transfer& transfer, Result<WebAnswer> outcome);
    bool tryAgain(Transfer& transfer);
    bool follow(Transfer& transfer);
    int waitMs() const;
    static Result<WebAnswer> answered(Transfer& transfer);
    static std::optional<RemoteQuestion> questionOf(const Transfer& transfer);

    static bool beginBody(Transfer& transfer);
    static size_t takeBody(char* data, size_t one, size_t count, void* to);
    static size_t takeHeader(char* data, size_t one, size_t count, void* to);
    static size_t giveFile(char* to, size_t one, size_t count, void* from);
    static int seekFile(void* from, curl_off_t offset, int origin);
    static int refusePrivate(void* of, char* number, char*, int, int);

    const WebManners m_manners;
    CURLM* m_multi;
    const S3Access m_s3 = s3AccessHere();
    const WebPermitsPtr m_permits;
    std::atomic<std::uint64_t> m_requests = 0;
    std::atomic<std::uint64_t> m_bytes = 0;
    std::mutex m_mutex;
    bool m_isGivenUp = false;                            // under the mutex, as Batch::open
    std::deque<Transfer*> m_new;                         // likewise
    std::vector<Transfer*> m_running;                    // of the thread alone
    std::multimap<Clock::time_point, Transfer*> m_later; // likewise
    std::jthread m_thread;
};

} // namespace bloscope
