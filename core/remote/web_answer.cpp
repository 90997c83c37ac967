#include "core/remote/web_answer.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t longestHeaderLine = 8192; // that is looked at
constexpr std::size_t mostShownOfHeader = 200;

std::string_view meaningOf(int status)
{
    switch (status) {
    case 401:
        return "a log-in is needed";
    case 403:
        return "it does not allow that";
    case 404:
    case 410:
        return "there is no such file";
    case 416:
        return "the file is shorter than expected";
    case 429:
        return "it is asked too often";
    default:
        return status >= 500 ? "an error of the server" : "the request is refused";
    }
}

} // namespace

WebRequest documentAt(WebAddress address, std::uint64_t mostBytes)
{
    return {.address = std::move(address),
            .size = mostBytes,
            .errand = std::make_shared<const WebErrand>()};
}

void WebAnswerHead::takeLine(std::string_view line)
{
    line = trimmed(line.substr(0, longestHeaderLine));
    if (line.starts_with("HTTP/")) { // after those of a proxy, say
        *this = {};
        const std::string_view rest = trimmed(line.substr(std::min(line.find(' '), line.size())));
        m_status = parseNumber<int>(rest.substr(0, rest.find(' '))).value_or(0);
        return;
    }
    const std::size_t colon = line.find(':');
    if (colon == line.npos)
        return;
    const std::string name = lowerCase(std::string(line.substr(0, colon)));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (name == "content-range") {
        m_range = parseContentRange(value);
        m_isEmptyFile = lowerCase(std::string(value)) == "bytes */0";
    } else if (name == "content-length") {
        m_length = parseNumber<std::uint64_t>(value);
    } else if (name == "etag") {
        m_tag = value;
    } else if (name == "last-modified") {
        m_modified = value;
    } else if (name == "content-encoding") {
        m_encoding = lowerCase(std::string(value));
    } else if (name == "location") {
        m_location = value;
    } else if (name == "set-cookie") {
        takeCookie(value);
    } else if (name == "www-authenticate") {
        const std::string how = lowerCase(std::string(value));
        m_wantsDigest |= how.starts_with("digest") || how.find(", digest") != how.npos;
        m_wantsBasic |= how.starts_with("basic") || how.find(", basic") != how.npos;
    } else if (name == "retry-after") {
        m_wantedPause = std::chrono::seconds(std::max(parseNumber<int>(value).value_or(0), 0));
    }
}

// What is to be sent back of it: "name=value", without what follows.
void WebAnswerHead::takeCookie(std::string_view value)
{
    constexpr std::size_t longestCookie = 4096;
    const std::string_view pair = trimmed(value.substr(0, value.find(';')));
    const bool isPlain = std::ranges::all_of(
        pair, [](char c) { return c > ' ' && c < '\x7f' && c != ',' && c != '"'; });
    if (isPlain && pair.find('=') != pair.npos && m_cookie.size() + pair.size() < longestCookie)
        m_cookie += (m_cookie.empty() ? "" : "; ") + std::string(pair);
}

std::optional<WebAnswerHead::ContentRange> WebAnswerHead::parseContentRange(std::string_view text)
{
    constexpr std::string_view unit = "bytes ";
    const std::size_t dash = text.find('-');
    const std::size_t slash = text.find('/');
    if (!lowerCase(std::string(text)).starts_with(unit) || dash == text.npos ||
        slash == text.npos || slash < dash)
        return std::nullopt;
    const auto first = parseNumber<std::uint64_t>(text.substr(unit.size(), dash - unit.size()));
    const auto last = parseNumber<std::uint64_t>(text.substr(dash + 1, slash - dash - 1));
    const auto total = parseNumber<std::uint64_t>(text.substr(slash + 1));
    if (!first || !last || !total || *last < *first || *last >= *total)
        return std::nullopt;
    return ContentRange{{*first, *last - *first + 1}, *total};
}

bool WebAnswerHead::isTemporary() const
{
    return m_status == 408 || m_status == 429 ||
           (m_status >= 500 && m_status != 501 && m_status != 505);
}

std::optional<std::string> WebAnswerHead::redirection() const
{
    const bool isRedirection = m_status >= 301 && m_status <= 308 && m_status != 304;
    return isRedirection && !m_location.empty() ? std::optional(m_location) : std::nullopt;
}

Result<WebAnswerHead::Body> WebAnswerHead::bodyFor(const WebRequest& request) const
{
    if (request.errand)
        return answerFor(request);
    if (m_status == 416 && m_isEmptyFile)
        return Body{{}, {0, m_tag, m_modified}};
    if (m_status != 200 && m_status != 206)
        return refusalOf(request.address);
    if (!m_encoding.empty() && m_encoding != "identity")
        return compressed();
    return m_status == 200 ? wholeFileFor(request) : partFor(request);
}

// Of an errand: as long as it is, within what is wanted of it.
Result<WebAnswerHead::Body> WebAnswerHead::answerFor(const WebRequest& request) const
{
    const WebErrand& errand = *request.errand;
    const bool isRight = errand.sends() ? m_status >= 200 && m_status < 300 : m_status == 200;
    if (!isRight)
        return refusalOf(request.address);
    const bool isEncoded = !m_encoding.empty() && m_encoding != "identity";
    if (isEncoded && errand.kind == WebErrand::Kind::WholeFile)
        return compressed();
    if (m_length && !isEncoded && *m_length > request.size)
        return Error{ErrorKind::Limit,
                     fmt::format("{} sends {}, and {} are the most that are taken",
                                 request.address.host(), exactByteCountText(*m_length),
                                 exactByteCountText(request.size))};
    return Body{{0, request.size}, {isEncoded ? 0 : m_length.value_or(0), m_tag, m_modified}};
}

Error WebAnswerHead::compressed() const
{
    return {ErrorKind::Unsupported,
            fmt::format("the server compresses what it sends ({}), although it was asked not to",
                        escapeForDisplay(m_encoding, mostShownOfHeader))};
}

std::optional<std::uint64_t> WebAnswerHead::wholeInsteadOf(const WebRequest& request) const
{
    const bool isWhole = m_status == 200 && !request.errand && !bodyFor(request);
    const bool isPlain = m_encoding.empty() || m_encoding == "identity";
    return isWhole && isPlain ? std::optional(m_length.value_or(0)) : std::nullopt;
}

// As good as a part where there is no more than was asked for.
Result<WebAnswerHead::Body> WebAnswerHead::wholeFileFor(const WebRequest& request) const
{
    const bool isAll = request.isFromEnd || request.offset == 0;
    if (m_length && isAll && *m_length <= request.size)
        return Body{{0, *m_length}, {*m_length, m_tag, m_modified}};
    const std::string size = m_length ? fmt::format(" ({})", byteCountText(*m_length)) : "";
    return Error{ErrorKind::Unsupported,
                 fmt::format("the server cannot send parts of files, only whole ones: download the "
                             "file{} and open the copy",
                             size)};
}

Result<WebAnswerHead::Body> WebAnswerHead::partFor(const WebRequest& request) const
{
    if (!m_range)
        return Error{ErrorKind::Malformed, "the server does not say which bytes it sends"};
    const auto& [range, total] = *m_range;
    const std::uint64_t begin =
        request.isFromEnd ? total - std::min(total, request.size) : request.offset;
    const std::uint64_t most = std::min(request.size, total - std::min(begin, total));
    if (range != ByteRange{begin, most})
        return Error{ErrorKind::Malformed,
                     fmt::format("the server sends bytes {} to {} of {}, but {} bytes from {} on "
                                 "were requested",
                                 range.offset, range.end() - 1, total, request.size, begin)};
    return Body{range, {total, m_tag, m_modified}};
}

Error WebAnswerHead::refusalOf(const WebAddress& address) const
{
    const std::string& host = address.host();
    if (const auto reference = redirection()) {
        const auto to = address.resolved(*reference);
        return {ErrorKind::Unsupported,
                to ? fmt::format("{} redirects to another address, which is not followed: {}", host,
                                 escapeForDisplay(to->text(), mostShownOfHeader))
                   : fmt::format("{} redirects to an address that cannot be opened", host)};
    }
    if (m_status == 400 && address.caterva2())
        return {ErrorKind::Unsupported, fmt::format("{} sends this file only as a whole", host)};
    return {ErrorKind::Unsupported,
            fmt::format("{} answers with {}: {}", host, m_status, meaningOf(m_status))};
}

bool mayFollow(const WebAddress& from, const WebAddress& to)
{
    const bool isEncryptedNow = !from.isEncrypted() && to.isEncrypted() && from.port() == "80" &&
                                to.port() == "443" && from.host() == to.host();
    return from.isSameServer(to) || isEncryptedNow;
}

} // namespace bloscope
