#pragma once

#include "core/base/byte_view.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace bloscope::test {

// What a server does wrong.
enum class WebFault {
    None,
    NoRanges, // sends all of a file with 200
    NotFound,
    Forbidden,
    BusyTwice, // 503, and then the file
    AlwaysBusy,
    OtherRange, // one byte later than asked for
    NoContentRange,
    OddContentRange, // "bytes x-y/z"
    TooMuch,         // more than it said
    TooLittle,       // and closes the connection
    Compressed,      // says that it is gzip
    Redirect,        // to another server
    RedirectHere,    // to another file, which is there
    RedirectInACircle,
    RedirectToFile, // "file:///etc/passwd"
    Silent,         // never answers
    Drips,          // a byte each 20 ms
    Garbage,        // no HTTP
    ClosesAtOnce,
    ClosesOnce, // at the first request of all
    HugeHeader,
    EndlessHeader,
    ChangesVersion, // another ETag with each answer
    NoVersion       // neither ETag nor a time
};

// A request as it came in, and what is answered.
struct WebCall {
    std::string method;
    std::string target; // "/a%20b?list-type=2", as it was sent
    std::string head;   // all its lines
    std::string body;

    std::string
    header(const std::string& name) const;            // of small letters; empty where there is none
    std::string path() const;                         // decoded, without the query
    std::map<std::string, std::string> query() const; // decoded
};
struct WebReply {
    std::string status = "200 OK";
    std::string body = {};
    std::vector<std::string> headers = {}; // "ETag: \"1\""
    bool hasLength = true;                 // or it ends with the connection
};
// Without "%20".
std::string webDecoded(std::string_view text);

// An answer as it goes over the wire. Filled in where they stand: "{first}", "{last}" and "{count}"
// of the range that was asked for, "{total}" bytes of the file, the "{body}" that is right, its
// first "{half}" and "{all}" of the file.
struct WrittenAnswer {
    enum class End {
        Keeps,   // the connection, for the next request
        Closes,  // it
        Resets,  // it
        Silent,  // sends no more, and does not close it
        Repeats, // the answer until nobody takes it any more
        Drips    // a byte each 20 ms
    };
    std::string text;
    End end = End::Keeps;
};

// A web server on the loopback network that sends ranges of files in memory, over as many
// connections as there are, slowly or badly where a test wants that. Ends with the object.
class WebServer {
 public:
    explicit WebServer(WebFault fault = WebFault::None, std::chrono::milliseconds latency = {});
    ~WebServer();
    WebServer(const WebServer&) = delete;
    WebServer& operator=(const WebServer&) = delete;

    // "/a.b2nd"; in place of what was there, with another ETag
    void put(const std::string& path, ByteBuffer bytes);
    void serve(const std::filesystem::path& folder);    // all files below it, as they are now
    std::string address(const std::string& path) const; // "http://127.0.0.1:40123/a.b2nd"

    void setFault(WebFault fault) { m_fault = fault; }   // of later answers
    void setAnswer(std::optional<WrittenAnswer> answer); // to all later requests; nothing: as ever

    // Asked first, by several threads; where it does not answer, files are sent.
    using Handler = std::function<std::optional<WebReply>(const WebCall& call)>;
    void setHandler(Handler handler);

    std::map<std::string, std::uint64_t> sizes() const; // of the files, by path
    std::string tagOf(const std::string& path) const;   // "\"v1\""; empty where there is none

    int requests() const { return m_requests; }
    std::vector<std::string> heads() const; // of requests: all their lines

 private:
    struct Request {
        std::string path;
        std::string range;
        WebCall call;
    };

    void listen();
    std::optional<WebReply> handled(const WebCall& call) const;
    bool sendReply(int connection, const WebReply& reply) const;
    void serve(int connection);
    bool answer(int connection, const Request& request);
    struct File {
        ByteBuffer bytes;
        int version = 0;
    };
    bool sendFile(int connection, const Request& request, const File& file);
    bool sendWritten(int connection, const WrittenAnswer& answer, const Request& request,
                     const File& file);
    void drip(int connection, std::string_view bytes) const;
    bool staySilent() const;
    bool sendAll(int connection, std::string_view bytes) const; // does somebody take them?

    std::atomic<WebFault> m_fault;
    const std::chrono::milliseconds m_latency;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<bool> m_ends = false;
    std::atomic<int> m_requests = 0;
    mutable std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<const File>> m_files;
    std::optional<WrittenAnswer> m_answer;
    std::vector<std::string> m_heads;
    Handler m_handler;
    std::vector<std::thread> m_connections;
    std::thread m_thread;
};

} // namespace bloscope::test
