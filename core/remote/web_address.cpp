#include "core/remote/web_address.h"

#include "core/base/text.h"
#include "core/remote/s3_access.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <curl/curl.h>
#include <fmt/format.h>
#include <memory>
#include <optional>

namespace bloscope {

namespace {

constexpr std::size_t longestAddress = 8192; // bytes, as most servers take them
constexpr std::size_t mostShown = 200;
constexpr std::string_view s3Begin = "s3://";

struct UrlDeleter {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using Url = std::unique_ptr<CURLU, UrlDeleter>;

struct TextDeleter {
    void operator()(char* text) const { curl_free(text); }
};

// A part of an address; empty where it has none.
std::string partOf(CURLU* url, CURLUPart part, unsigned flags = 0)
{
    char* found = nullptr;
    if (curl_url_get(url, part, &found, flags) != CURLUE_OK)
        return {};
    const std::unique_ptr<char, TextDeleter> text(found);
    return text.get();
}

std::string shown(std::string_view text)
{
    return escapeForDisplay(text, mostShown);
}

bool isS3Address(std::string_view text)
{
    return lowerCase(std::string(text.substr(0, s3Begin.size()))) == s3Begin;
}

// What a name in a query is called that carries a secret.
bool isSecretName(const std::string& name)
{
    using namespace std::string_view_literals;
    constexpr std::array secrets{"credential"sv, "signature"sv, "signed"sv,
                                 "token"sv,      "password"sv,  "secret"sv,
                                 "key"sv,        "sig"sv,       "expires"sv};
    const std::string lower = lowerCase(name);
    return std::ranges::any_of(
        secrets, [&](std::string_view each) { return lower.find(each) != lower.npos; });
}

std::optional<std::string> secretIn(std::string_view query)
{
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view item = query.substr(0, end);
        const std::string name(item.substr(0, item.find('=')));
        if (isSecretName(name))
            return name;
        query.remove_prefix(std::min(end + 1, query.size()));
    }
    return std::nullopt;
}

// With a slash before each part, none of which leads upwards.
std::string encodedPath(std::string_view path)
{
    std::string made;
    for (bool isLast = false; !isLast;) {
        const std::size_t end = std::min(path.find('/'), path.size());
        const std::string_view part = path.substr(0, end);
        made += part == "." || part == ".." ? "/%2E" : "/" + encodedPart(part);
        isLast = end == path.size();
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return made;
}

// Where a root of a Caterva2 server begins in a path, "/@public/a": at its slash. Nothing where
// none does.
std::optional<std::size_t> rootIn(std::string_view path)
{
    using namespace std::string_view_literals;
    for (const std::string_view root : {"/@public/"sv, "/@shared/"sv, "/@personal/"sv})
        if (const std::size_t begin = path.find(root); begin != path.npos)
            return begin;
    return std::nullopt;
}

// Where the file of a data set of a Caterva2 server is asked for: "https://host/base/@public/a" is
// a page about it. All else is asked for where it is.
std::string routeTo(const std::string& url)
{
    const std::string_view path = std::string_view(url).substr(0, url.find('?'));
    const auto begin = rootIn(path);
    if (!begin || path.substr(*begin + 1).find('/') + 2 == path.size() - *begin ||
        path.substr(0, *begin).ends_with("/api/fetch"))
        return url;
    return url.substr(0, *begin) + "/api/fetch" + url.substr(*begin);
}

Error noAddress(std::string_view text, std::string_view why)
{
    return usageError(
        fmt::format("\"{}\" is not an address that can be opened: {}", shown(text), why));
}

} // namespace

std::string decodedPart(std::string_view part)
{
    int size = 0;
    const std::string text(part);
    char* plain = curl_easy_unescape(nullptr, text.c_str(), static_cast<int>(text.size()), &size);
    if (!plain)
        return text;
    const std::unique_ptr<char, TextDeleter> owner(plain);
    return {plain, static_cast<std::size_t>(size)};
}

std::string encodedPart(std::string_view part)
{
    const std::string text(part);
    char* escaped = curl_easy_escape(nullptr, text.c_str(), static_cast<int>(text.size()));
    const std::unique_ptr<char, TextDeleter> owner(escaped);
    return escaped ? escaped : text;
}

// As people type them.
std::string withoutSpaces(std::string_view text)
{
    std::string encoded;
    for (const char letter : text)
        encoded += letter == ' ' ? std::string("%20") : std::string(1, letter);
    return encoded;
}

Result<WebAddress> WebAddress::parse(std::string_view text)
{
    return parseUrl(text, Secrets::Refused);
}

Result<WebAddress> WebAddress::parseFolder(std::string_view text)
{
    std::string folder(trimmed(text));
    const bool isInS3 = isS3Address(folder);
    if (!isInS3)
        folder.erase(std::min(folder.find_first_of("?#"), folder.size()));
    while (folder.ends_with('/') && folder.size() > s3Begin.size())
        folder.pop_back();
    folder += '/';
    return isInS3 && folder.size() <= longestAddress ? parseS3(folder, S3Key::Optional)
                                                     : parse(folder);
}

Result<WebAddress> WebAddress::parseUrl(std::string_view text, Secrets secrets)
{
    text = trimmed(text);
    if (text.size() > longestAddress)
        return usageError(fmt::format("the address has {} bytes, and {} are the most", text.size(),
                                      longestAddress));
    if (isS3Address(text))
        return parseS3(text, S3Key::Needed);
    const Url url(curl_url());
    const CURLUcode code = url ? curl_url_set(url.get(), CURLUPART_URL, withoutSpaces(text).c_str(),
                                              CURLU_NON_SUPPORT_SCHEME)
                               : CURLUE_OUT_OF_MEMORY;
    if (code != CURLUE_OK)
        return noAddress(text, lowerCase(curl_url_strerror(code)));
    if (!partOf(url.get(), CURLUPART_USER).empty() ||
        !partOf(url.get(), CURLUPART_PASSWORD).empty())
        return usageError(
            "addresses that contain a user or a password are not opened: others would "
            "see them; ~/.netrc is read for them");
    curl_url_set(url.get(), CURLUPART_FRAGMENT, nullptr, 0);
    WebAddress address;
    address.m_scheme = lowerCase(partOf(url.get(), CURLUPART_SCHEME));
    if (address.m_scheme != "http" && address.m_scheme != "https")
        return noAddress(text, "only http, https and s3 are");
    address.m_query = partOf(url.get(), CURLUPART_QUERY);
    const auto secret = secretIn(address.m_query);
    if (secret && secrets == Secrets::Refused)
        return usageError(fmt::format("addresses that carry a secret (\"{}\") are not opened: they "
                                      "would be kept in sessions and seen by others",
                                      shown(*secret)));
    address.m_host = lowerCase(partOf(url.get(), CURLUPART_HOST));
    address.m_port = partOf(url.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT);
    address.m_path = partOf(url.get(), CURLUPART_PATH);
    if (text.find(":///") != text.npos || address.m_host.empty()) // curl leaves slashes out
        return noAddress(text, "no server is named");
    curl_url_set(url.get(), CURLUPART_HOST, address.m_host.c_str(), 0);
    curl_url_set(url.get(), CURLUPART_SCHEME, address.m_scheme.c_str(), 0);
    address.m_url = partOf(url.get(), CURLUPART_URL, CURLU_NO_DEFAULT_PORT);
    address.m_text = address.m_url;
    address.m_url = routeTo(address.m_text);
    if (secret) {
        address.m_isFleeting = true;
        address.m_text.erase(std::min(address.m_text.find('?'), address.m_text.size()));
    }
    return address;
}

// "s3://bucket/key". Keys are any texts: nothing in them is encoded, or stands for something else.
Result<WebAddress> WebAddress::parseS3(std::string_view text, S3Key wanted)
{
    const std::string_view rest = text.substr(s3Begin.size());
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const std::string bucket(rest.substr(0, slash));
    const std::string_view key = rest.substr(std::min(slash + 1, rest.size()));
    const bool isName = bucket.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-_"
                                                 "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == bucket.npos;
    if (bucket.empty() || !isName || bucket.find("..") != bucket.npos)
        return noAddress(text, "it does not name a bucket");
    if (key.empty() && wanted == S3Key::Needed)
        return noAddress(text, "it does not name an object in the bucket");
    const S3Access access = s3AccessHere();
    BLOSCOPE_TRY(WebAddress made, parse(access.addressOf(bucket) + encodedPath(key)));
    made.m_text = fmt::format("{}{}/{}", s3Begin, bucket, key);
    return made;
}

std::string WebAddress::name() const
{
    std::string_view path = m_path;
    while (path.ends_with('/'))
        path.remove_suffix(1);
    return decodedPart(path.substr(path.find_last_of('/') + 1));
}

Result<WebAddress> WebAddress::resolved(std::string_view reference) const
{
    const Url url(curl_url());
    if (!url || curl_url_set(url.get(), CURLUPART_URL, m_url.c_str(), 0) != CURLUE_OK ||
        curl_url_set(url.get(), CURLUPART_URL, std::string(reference).c_str(), 0) != CURLUE_OK)
        return noAddress(reference, "the server sends it");
    return parseUrl(partOf(url.get(), CURLUPART_URL), Secrets::Hidden);
}

WebAddress WebAddress::below(std::string_view path) const
{
    WebAddress made = *this;
    const std::size_t folder = m_path.find_last_of('/');
    made.m_path = m_path.substr(0, folder) + encodedPath(path);
    made.m_query.clear();
    made.m_url = urlWith(made.m_path);
    made.m_text =
        isS3() ? m_text.substr(0, m_text.find_last_of('/') + 1) + std::string(path) : made.m_url;
    made.m_url = routeTo(made.m_url);
    return made;
}

std::string WebAddress::urlWith(const std::string& path) const
{
    const bool isUsualPort = m_port == (isEncrypted() ? "443" : "80");
    return fmt::format("{}://{}{}{}", m_scheme, m_host, isUsualPort ? "" : ":" + m_port, path);
}

bool WebAddress::isLoopback() const
{
    const bool isNumber = m_host.find_first_not_of("0123456789.") == m_host.npos;
    return m_host == "localhost" || m_host == "[::1]" || (isNumber && m_host.starts_with("127."));
}

bool WebAddress::isBelow(const WebAddress& folder) const
{
    return isSameServer(folder) && m_path.starts_with(folder.m_path);
}

WebAddress WebAddress::root() const
{
    WebAddress made = *this;
    made.m_path = "/";
    made.m_query.clear();
    made.m_url = made.m_text = urlWith(made.m_path);
    return made;
}

WebAddress WebAddress::asking(std::string_view query) const
{
    WebAddress made = *this;
    made.m_query = query;
    made.m_url = fmt::format("{}?{}", m_url.substr(0, m_url.find('?')), query);
    return made;
}

std::optional<WebAddress::Caterva2> WebAddress::caterva2() const
{
    const auto root = rootIn(m_path);
    if (isS3() || !root)
        return std::nullopt;
    Caterva2 place{*this, m_path.substr(*root + 1)};
    place.base.m_path.erase(*root + 1);
    place.base.m_query.clear();
    place.base.m_url = place.base.m_text = urlWith(place.base.m_path);
    return place;
}

WebAddress WebAddress::route(std::string_view path) const
{
    WebAddress made = *this;
    made.m_path += path;
    made.m_query.clear();
    made.m_url = made.m_text = urlWith(made.m_path);
    return made;
}

} // namespace bloscope
