#pragma once

#include "tests/support/web_server.h"

#include <map>
#include <string>

namespace bloscope::test {

// Stands in for a Caterva2 server at "http://127.0.0.1:PORT/demo/", by its documented routes:
// roots, list, fetch, download, log-in, upload. Of archives it sends no parts. Its user is "me",
// with the password "pass&word"; all but
// @public is his.
class Caterva2StandIn {
 public:
    Caterva2StandIn();

    WebServer& server() { return m_server; }
    std::string base() const { return m_server.address("/demo/"); }
    void put(const std::string& path, ByteBuffer bytes); // "@public/dir/a.b2nd"
    bool has(const std::string& path) const;

 private:
    std::optional<WebReply> answer(const WebCall& call);
    WebReply list(const std::string& path) const;
    WebReply take(const std::string& path, const WebCall& call);

    WebServer m_server;
    std::map<std::string, ByteBuffer> m_archives; // by the routes that fetch them
};

} // namespace bloscope::test
