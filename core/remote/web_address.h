#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace bloscope {

// An address of the web, http or https, or of an object of S3, checked and in one form. Holds no
// secrets: what has a user, a password or a part of a query that looks like a signature is refused,
// so that addresses can be shown, kept in sessions and copied in commands.
class WebAddress {
 public:
    // Errors (Usage): a sentence for what is no such address.
    static Result<WebAddress> parse(std::string_view text);
    // The same with a slash at its end, which "s3://bucket/" may be as well.
    static Result<WebAddress> parseFolder(std::string_view text);

    const std::string& text() const { return m_text; } // "https://host/a/b.b2nd", "s3://a/b c"
    // Where it is asked for: the same, or "https://a.s3.eu-west-1.amazonaws.com/b%20c", or for a
    // data set of a Caterva2 server, "https://host/base/@public/a.b2nd", the route that gives its
    // file.
    const std::string& url() const { return m_url; }
    bool isS3() const { return m_text.starts_with("s3:"); }

    // Of the URL. In small letters; numbers in brackets for IPv6.
    const std::string& host() const { return m_host; }
    const std::string& port() const { return m_port; } // always told
    std::string server() const { return m_host + ":" + m_port; }
    // Is it this machine, by its name?
    bool isLoopback() const;
    std::string name() const; // the last part of the path that is not empty, decoded
    bool isEncrypted() const { return m_scheme == "https"; }
    bool isSameServer(const WebAddress& other) const
    {
        return m_scheme == other.m_scheme && m_host == other.m_host && m_port == other.m_port;
    }

    WebAddress root() const; // "https://host/"
    // The same server, and a path that begins like that of the folder.
    bool isBelow(const WebAddress& folder) const;

    // Another one that a server names, which may be relative to this one. What it carries in its
    // query may be secret and good for a while only: it is then isFleeting(), its text is without
    // it, and it is asked for but not kept. Errors as of parse().
    Result<WebAddress> resolved(std::string_view reference) const;
    bool isFleeting() const { return m_isFleeting; }

    // Of a file beside this one, or below where this is a folder ("/" at its end): "a b.b2nd",
    // "grp/a.b2nd". Nothing leads up from there.
    WebAddress below(std::string_view path) const;

    // The same with a question, "list-type=2": encoded, and for S3 in order. Not shown.
    WebAddress asking(std::string_view query) const;

    // Where on a Caterva2 server it is: "https://host/base/" and, encoded, "@public/dir/a.b2nd".
    // Nothing for addresses in which no part begins with @.
    struct Caterva2;
    std::optional<Caterva2> caterva2() const;
    // One of its own routes, "api/roots", below this address, which is its base.
    WebAddress route(std::string_view path) const;

    bool operator==(const WebAddress& other) const { return m_text == other.m_text; }

 private:
    WebAddress() = default;
    enum class Secrets { Refused, Hidden };
    static Result<WebAddress> parseUrl(std::string_view text, Secrets secrets);
    enum class S3Key { Needed, Optional };
    static Result<WebAddress> parseS3(std::string_view text, S3Key key);
    std::string urlWith(const std::string& path) const;

    std::string m_text;
    std::string m_url;
    std::string m_scheme;
    std::string m_host;
    std::string m_port;
    std::string m_path;
    std::string m_query;
    bool m_isFleeting = false;
};

struct WebAddress::Caterva2 {
    WebAddress base;
    std::string path;
};

// A part of a path without what stands for other characters in it, "a b" for "a%20b", and the
// other way round.
std::string decodedPart(std::string_view part);
std::string encodedPart(std::string_view part);

} // namespace bloscope
