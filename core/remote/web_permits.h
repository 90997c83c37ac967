#pragma once

#include "core/remote/web_address.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bloscope {

// What may be asked of the user so that an address opens after all.
struct RemoteQuestion {
    enum class Kind {
        Login,       // the server wants to know who asks
        OtherServer, // it sends to another one
        WholeFile    // it sends whole files only
    };
    Kind kind = Kind::Login;
    std::string server;     // "host:port" that wants a log-in, or that is sent to
    std::uint64_t size = 0; // WholeFile: bytes to be fetched; 0 where the server does not say

    bool operator==(const RemoteQuestion&) const = default;
};

// As whom a server is asked. Never shown, logged or written anywhere.
struct WebLogin {
    enum class Kind { Basic, Digest, Cookie };
    Kind kind = Kind::Basic;
    std::string user;
    std::string secret; // the password, or "name=value" of a cookie
};

// What the user has allowed this process, in memory alone. Usable from any thread.
class WebPermits {
 public:
    // For all that lies below an address on that server; in place of what was there.
    void setLogin(const WebAddress& below, WebLogin login);
    void forgetLogin(const WebAddress& below);
    std::optional<WebLogin> loginFor(const WebAddress& address) const;
    // Tells what is kept for one user from what is kept for others, and names none; empty where
    // nobody has logged in.
    std::string markOf(const WebAddress& address) const;

    // Redirections from the server of an address to another one, "host:port"; never from https to
    // http.
    void allowServer(const WebAddress& from, const std::string& server);
    bool mayFollow(const WebAddress& from, const WebAddress& to) const;

    void allowWhole(const WebAddress& address);
    bool mayFetchWhole(const WebAddress& address) const;

 private:
    mutable std::mutex m_mutex;
    std::vector<std::pair<WebAddress, WebLogin>> m_logins; // the latest last
    std::set<std::pair<std::string, std::string>> m_servers;
    std::set<std::string> m_whole;
};
using WebPermitsPtr = std::shared_ptr<WebPermits>;

} // namespace bloscope
