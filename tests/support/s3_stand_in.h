#pragma once

#include "tests/support/web_server.h"

#include <atomic>
#include <mutex>
#include <string>
#include <vector>

namespace bloscope::test {

// Stands in for S3, by its documented routes: objects and their ranges, ListObjectsV2, conditional
// PUT. Checks how requests are signed, where it has a key.
class S3StandIn {
 public:
    explicit S3StandIn(std::string key = {}, std::string secret = {});

    WebServer& server() { return m_server; }
    std::string endpoint() const { return m_server.address(""); }
    void put(const std::string& bucketAndKey, ByteBuffer bytes);
    void setPageSize(std::size_t size) { m_pageSize = size; }

    std::vector<std::string> refused() const; // why

 private:
    std::optional<WebReply> answer(const WebCall& call);
    WebReply list(const std::string& bucket, const WebCall& call) const;
    WebReply take(const WebCall& call);

    const std::string m_key;
    const std::string m_secret;
    std::atomic<std::size_t> m_pageSize = 1000;
    mutable std::mutex m_mutex;
    std::vector<std::string> m_refused;
    WebServer m_server; // ends first
};

} // namespace bloscope::test
