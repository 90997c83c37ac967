#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/bytes/byte_source.h"
#include "core/remote/web_address.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bloscope {

// Which state of a file an answer is of. Two that differ must not be mixed.
struct WebVersion {
    std::uint64_t size = 0; // of the whole file
    std::string tag;        // ETag; or empty
    std::string modified;   // Last-Modified; or empty

    // Can a later state of the file be told from this one?
    bool isTold() const { return !tag.empty() || !modified.empty(); }
    bool operator==(const WebVersion&) const = default;
};

// Takes a whole file as it comes in, on the thread that fetches it.
class WebSink {
 public:
    virtual ~WebSink() = default;
    // From its beginning, also once more where it is tried again. Not every server tells the size.
    virtual Result<> begin(const WebVersion& version, bool isSizeTold) = 0;
    virtual Result<> take(ByteView bytes) = 0;
};

// What a request is about where that is not a range of a file.
struct WebErrand {
    enum class Kind {
        Document,  // a text of any length up to the size of the request, which may be compressed
        WholeFile, // goes to `sink`
        Form,      // `fields` are sent
        Put,       // `file` is sent, and becomes what is at the address
        Multipart  // `file` is sent as the file of a form
    };
    Kind kind = Kind::Document;
    std::shared_ptr<WebSink> sink = {};
    std::vector<std::pair<std::string, std::string>> fields = {};
    ByteSourcePtr file = {};
    std::string fileName = {};
    std::string sha256 = {};               // of the file
    std::vector<std::string> headers = {}; // more of them, "If-None-Match: *"
    std::function<void(std::uint64_t sentBytes)> progress = {};

    bool sends() const { return kind != Kind::Document && kind != Kind::WholeFile; }
};

// What is asked of a server: a range of a file, or its last bytes, and never all of a file whose
// length is not known; or else an errand, whose answer has at most `size` bytes.
struct WebRequest {
    WebAddress address;
    std::uint64_t offset = 0; // ignored for the last bytes
    std::uint64_t size = 0;   // above zero; fewer are sent where the file ends before
    bool isFromEnd = false;
    std::shared_ptr<const WebErrand> errand = {};
};

// All of a document, of at most so many bytes.
WebRequest documentAt(WebAddress address, std::uint64_t mostBytes);

struct WebAnswer {
    ByteRange range = {}; // that `bytes` are
    ByteBuffer bytes = {};
    WebVersion version = {};
    std::optional<WebAddress> address = {}; // that answered; the server may have sent there
    std::chrono::microseconds wait{0};      // for its first byte
    std::chrono::microseconds transfer{0};  // from there to its last
    std::string cookie = {};                // "name=value"; or empty
};

// The beginning of an answer, as its lines come in; nothing of it is believed before bodyFor() has
// compared it with what was asked for.
class WebAnswerHead {
 public:
    void takeLine(std::string_view line);

    int status() const { return m_status; } // 0 before there is one
    std::chrono::seconds wantedPause() const { return m_wantedPause; }
    // Is the trouble one that may be over in a moment?
    bool isTemporary() const;

    // What the body is: which bytes of a file in which state. Errors: Unsupported for servers that
    // send whole files only, unless that is all that was asked for, and for compressed bodies;
    // Malformed where it is not what was asked for; Unsupported for all other answers.
    struct Body {
        ByteRange range;
        WebVersion version;
    };
    Result<Body> bodyFor(const WebRequest& request) const;

    // Does it send all of a file where a part was requested? How long it is, or 0.
    std::optional<std::uint64_t> wholeInsteadOf(const WebRequest& request) const;

    // Who asks is proven by a password that is not sent itself, if the server knows how.
    bool wantsDigest() const { return m_wantsDigest; }
    bool wantsBasic() const { return m_wantsBasic; }
    std::optional<std::uint64_t> length() const { return m_length; } // of the body
    const std::string& cookie() const { return m_cookie; }           // "name=value"; or empty

    // Where the server sends to instead; nothing where it does not.
    std::optional<std::string> redirection() const;

 private:
    // "bytes 0-65535/1048576"; nothing for others
    struct ContentRange {
        ByteRange range;
        std::uint64_t total = 0;
    };
    static std::optional<ContentRange> parseContentRange(std::string_view text);
    Result<Body> answerFor(const WebRequest& request) const;
    Error compressed() const;
    void takeCookie(std::string_view value);
    Result<Body> wholeFileFor(const WebRequest& request) const;
    Result<Body> partFor(const WebRequest& request) const;
    Error refusalOf(const WebAddress& address) const;

    int m_status = 0;
    std::optional<ContentRange> m_range;
    bool m_isEmptyFile = false; // "bytes */0"
    std::optional<std::uint64_t> m_length;
    std::string m_tag;
    std::string m_modified;
    std::string m_encoding;
    std::string m_location;
    std::string m_cookie;
    bool m_wantsDigest = false;
    bool m_wantsBasic = false;
    std::chrono::seconds m_wantedPause{0};
};

// May an address be followed that a server sends to? The same server, or the same one encrypted.
bool mayFollow(const WebAddress& from, const WebAddress& to);

} // namespace bloscope
