#include "core/remote/web_permits.h"

#include "core/bytes/sha256.h"

#include <algorithm>

namespace bloscope {

void WebPermits::setLogin(const WebAddress& below, WebLogin login)
{
    forgetLogin(below);
    const std::lock_guard lock(m_mutex);
    m_logins.emplace_back(below, std::move(login));
}

void WebPermits::forgetLogin(const WebAddress& below)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_logins, [&](const auto& each) { return each.first == below; });
}

std::optional<WebLogin> WebPermits::loginFor(const WebAddress& address) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_logins.rbegin(), m_logins.rend(),
                                    [&](const auto& each) { return address.isBelow(each.first); });
    return found == m_logins.rend() ? std::nullopt : std::optional(found->second);
}

std::string WebPermits::markOf(const WebAddress& address) const
{
    const auto login = loginFor(address);
    return login ? sha256Of(bytesOf(address.server() + "\n" + login->user)) : std::string();
}

void WebPermits::allowServer(const WebAddress& from, const std::string& server)
{
    const std::lock_guard lock(m_mutex);
    m_servers.emplace(from.server(), server);
}

bool WebPermits::mayFollow(const WebAddress& from, const WebAddress& to) const
{
    if (from.isEncrypted() && !to.isEncrypted())
        return false;
    const std::lock_guard lock(m_mutex);
    return m_servers.contains({from.server(), to.server()});
}

void WebPermits::allowWhole(const WebAddress& address)
{
    const std::lock_guard lock(m_mutex);
    m_whole.insert(address.text());
}

bool WebPermits::mayFetchWhole(const WebAddress& address) const
{
    const std::lock_guard lock(m_mutex);
    return m_whole.contains(address.text());
}

} // namespace bloscope
