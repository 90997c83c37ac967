#include "tests/support/caterva2_stand_in.h"

#include "core/base/text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope::test {

namespace {

constexpr char fetchRoute[] = "/demo/api/fetch/";
constexpr char cookie[] = "c2auth=a.token-of_me";

WebReply detail(const char* status, const char* words)
{
    return {.status = status, .body = fmt::format("{{\"detail\":\"{}\"}}", words)};
}

} // namespace

Caterva2StandIn::Caterva2StandIn()
{
    m_server.setHandler([this](const WebCall& call) { return answer(call); });
}

void Caterva2StandIn::put(const std::string& path, ByteBuffer bytes)
{
    if (path.ends_with(".b2z"))
        m_archives[path] = bytes;
    m_server.put(fetchRoute + path, std::move(bytes));
}

bool Caterva2StandIn::has(const std::string& path) const
{
    return m_server.sizes().contains(fetchRoute + path);
}

std::optional<WebReply> Caterva2StandIn::answer(const WebCall& call)
{
    const std::string path = call.path();
    const bool isMe = call.header("cookie") == cookie;
    if (path == "/demo/auth/jwt/login" && call.method == "POST")
        return call.body == "username=me&password=pass%26word"
                   ? WebReply{.status = "204 No Content",
                              .headers = {std::string("Set-Cookie: ") + cookie +
                                          "; HttpOnly; Path=/; SameSite=lax"}}
                   : detail("400 Bad Request", "LOGIN_BAD_CREDENTIALS");
    if (path == "/demo/api/roots")
        return WebReply{.body = isMe ? R"({"@public":{"name":"@public"},)"
                                       R"("@shared":{"name":"@shared"}})"
                                     : R"({"@public":{"name":"@public"}})"};
    const std::string list = "/demo/api/list/", upload = "/demo/api/upload/";
    for (const auto& [archive, bytes] : m_archives) {
        if (path == fetchRoute + archive)
            return detail("400 Bad Request", "no dataset");
        if (path == "/demo/api/download/" + archive)
            return WebReply{.body = std::string(textOf(bytes))};
    }
    for (const std::string& route : {list, upload, std::string(fetchRoute)})
        if (path.starts_with(route)) {
            const std::string rest = path.substr(route.size());
            if (!isMe && (!rest.starts_with("@public") || route == upload))
                return detail("401 Unauthorized", "Unauthorized");
            if (route == list)
                return this->list(rest);
            return route == upload ? std::optional(take(rest, call)) : std::nullopt;
        }
    return detail("404 Not Found", "Not Found");
}

WebReply Caterva2StandIn::list(const std::string& path) const
{
    nlohmann::json names = nlohmann::json::array();
    const std::string file = fetchRoute + path;
    const auto sizes = m_server.sizes();
    if (sizes.contains(file))
        names.push_back(file.substr(file.rfind('/') + 1));
    for (const auto& [each, size] : sizes)
        if (each.starts_with(file + "/"))
            names.push_back(each.substr(file.size() + 1));
    return names.empty() ? detail("404 Not Found", "Not Found") : WebReply{.body = names.dump()};
}

// The file of a form, between its boundaries.
WebReply Caterva2StandIn::take(const std::string& path, const WebCall& call)
{
    const std::string type = call.header("content-type");
    const std::string boundary = "\r\n--" + type.substr(type.find("boundary=") + 9);
    const std::size_t begin = call.body.find("\r\n\r\n") + 4;
    const std::size_t end = call.body.find(boundary, begin);
    const bool isForm = call.method == "POST" && type.starts_with("multipart/form-data") &&
                        call.body.find("name=\"file\"; filename=") < begin && end != call.body.npos;
    if (!isForm)
        return detail("422 Unprocessable Entity", "file");
    const ByteView bytes = bytesOf(std::string_view(call.body).substr(begin, end - begin));
    put(path, ByteBuffer(bytes.begin(), bytes.end()));
    return {.body = nlohmann::json(path).dump()};
}

} // namespace bloscope::test
