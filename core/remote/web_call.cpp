#include "core/base/text.h"
#include "core/bytes/sha256.h"
#include "core/remote/web_engine.h"
#include "core/system/network_address.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <span>
#include <string_view>
#include <utility>

// What curl is told of one transfer, and what it tells while that is under way.
namespace bloscope {

namespace {

constexpr long leastSpeed = 64; // bytes a second; slower ones count as none

std::string rangeTextOf(const WebRequest& request)
{
    if (request.isFromEnd)
        return fmt::format("-{}", request.size);
    return fmt::format("{}-{}", request.offset, request.offset + request.size - 1);
}

// "a=b&c=d"
std::string formTextOf(const WebErrand& errand)
{
    std::string text;
    for (const auto& [name, value] : errand.fields)
        text += (text.empty() ? "" : "&") + encodedPart(name) + "=" + encodedPart(value);
    return text;
}

using AddressBytes = std::span<const std::uint8_t>;

bool isPrivateV4(AddressBytes bytes)
{
    const std::uint32_t number = std::uint32_t(bytes[0]) << 24 | std::uint32_t(bytes[1]) << 16 |
                                 std::uint32_t(bytes[2]) << 8 | bytes[3];
    const auto isIn = [number](std::uint32_t net, int bits) {
        return number >> (32 - bits) == net >> (32 - bits);
    };
    return isIn(0x00000000, 8) || isIn(0x0a000000, 8) || isIn(0x7f000000, 8) ||
           isIn(0xa9fe0000, 16) || isIn(0xac100000, 12) || isIn(0xc0a80000, 16) ||
           isIn(0x64400000, 10);
}

bool isPrivateV6(AddressBytes bytes)
{
    const auto areZero = [](AddressBytes part) {
        return std::ranges::all_of(part, [](std::uint8_t byte) { return byte == 0; });
    };
    constexpr std::size_t v4At = 12;
    if (areZero(bytes.first(10)) && bytes[10] == 0xff && bytes[11] == 0xff)
        return isPrivateV4(bytes.subspan(v4At));
    const bool isLoopbackOrNone = areZero(bytes.first(15)) && bytes[15] <= 1;
    const bool isOfThisLink = bytes[0] == 0xfe && (bytes[1] & 0xc0) == 0x80;
    return isLoopbackOrNone || isOfThisLink || (bytes[0] & 0xfe) == 0xfc;
}

} // namespace

bool isPrivateNetwork(const char* number)
{
    const auto bytes = networkAddress(number);
    return !bytes || (bytes->size() == 4 ? isPrivateV4(*bytes) : isPrivateV6(*bytes));
}

void WebTransfers::Engine::setOptions(Transfer& transfer) const
{
    Call& call = transfer.call;
    const auto set = [easy = call.easy.get()](CURLoption option, auto value) {
        curl_easy_setopt(easy, option, value);
    };
    const WebRequest& request = transfer.request;
    const WebAddress& address = request.address;
    set(CURLOPT_URL, address.url().c_str());
    curl_slist* headers = nullptr;
    for (const std::string& line : headersFor(request))
        headers = curl_slist_append(headers, line.c_str());
    call.headers.reset(headers);
    set(CURLOPT_HTTPHEADER, headers);
    if (address.isS3() && !m_s3.isAnonymous()) {
        set(CURLOPT_AWS_SIGV4, fmt::format("aws:amz:{}:s3", m_s3.region).c_str());
        set(CURLOPT_USERNAME, m_s3.key.c_str());
        set(CURLOPT_PASSWORD, m_s3.secret.c_str());
    } else if (!address.isS3()) {
        setLogin(transfer);
    }
    if (request.errand)
        setErrand(transfer);
    else
        set(CURLOPT_RANGE, rangeTextOf(request).c_str());
    set(CURLOPT_USERAGENT, "Bloscope");
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_FOLLOWLOCATION, 0L);
    // One connection for all requests where the server knows how; it says so over TLS alone.
    set(CURLOPT_HTTP_VERSION,
        static_cast<long>(address.isEncrypted() ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1));
    set(CURLOPT_PIPEWAIT, address.isEncrypted() ? 1L : 0L);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_QUICK_EXIT, 1L);
    if (!m_manners.authorities.empty())
        set(CURLOPT_CAINFO, m_manners.authorities.c_str());
    set(CURLOPT_CONNECTTIMEOUT, static_cast<long>(m_manners.connectWait.count()));
    set(CURLOPT_LOW_SPEED_LIMIT, leastSpeed);
    set(CURLOPT_LOW_SPEED_TIME, static_cast<long>(m_manners.stallWait.count()));
    set(CURLOPT_WRITEFUNCTION, &Engine::takeBody);
    set(CURLOPT_WRITEDATA, &transfer);
    set(CURLOPT_HEADERFUNCTION, &Engine::takeHeader);
    set(CURLOPT_HEADERDATA, &transfer);
    set(CURLOPT_PRIVATE, &transfer);
    if (transfer.mustBePublic) {
        set(CURLOPT_PREREQFUNCTION, &Engine::refusePrivate);
        set(CURLOPT_PREREQDATA, &transfer);
    }
}

// Of S3, signed with what is said of the body; curl knows that of itself from 8 on.
std::vector<std::string> WebTransfers::Engine::headersFor(const WebRequest& request) const
{
    std::vector<std::string> lines;
    if (request.errand)
        lines = request.errand->headers;
    if (!request.errand || request.errand->kind != WebErrand::Kind::Document)
        lines.emplace_back("Accept-Encoding: identity");
    if (request.address.isS3() && !m_s3.isAnonymous()) {
        const bool hasBody = request.errand && !request.errand->sha256.empty();
        lines.push_back("x-amz-content-sha256: " +
                        (hasBody ? request.errand->sha256 : sha256Of({})));
        if (!m_s3.token.empty())
            lines.push_back("x-amz-security-token: " + m_s3.token);
    }
    return lines;
}

// Passwords go to the server they are for, and where others read along to this machine alone.
void WebTransfers::Engine::setLogin(const Transfer& transfer) const
{
    CURL* easy = transfer.call.easy.get();
    const WebAddress& address = transfer.request.address;
    const bool isKeptSecret = address.isEncrypted() || address.isLoopback();
    const auto login = isKeptSecret ? m_permits->loginFor(address) : std::nullopt;
    curl_easy_setopt(
        easy, CURLOPT_NETRC,
        static_cast<long>(isKeptSecret && !login ? CURL_NETRC_OPTIONAL : CURL_NETRC_IGNORED));
    if (!login)
        return;
    if (login->kind == WebLogin::Kind::Cookie) {
        curl_easy_setopt(easy, CURLOPT_COOKIE, login->secret.c_str());
        return;
    }
    const bool isBasic = login->kind == WebLogin::Kind::Basic;
    curl_easy_setopt(easy, CURLOPT_HTTPAUTH,
                     static_cast<long>(isBasic ? CURLAUTH_BASIC : CURLAUTH_DIGEST));
    curl_easy_setopt(easy, CURLOPT_USERNAME, login->user.c_str());
    curl_easy_setopt(easy, CURLOPT_PASSWORD, login->secret.c_str());
}

void WebTransfers::Engine::setErrand(Transfer& transfer) const
{
    CURL* easy = transfer.call.easy.get();
    const WebErrand& errand = *transfer.request.errand;
    switch (errand.kind) {
    case WebErrand::Kind::Document:
        curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "gzip, deflate");
        break;
    case WebErrand::Kind::WholeFile:
        break;
    case WebErrand::Kind::Form:
        curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, formTextOf(errand).c_str());
        break;
    case WebErrand::Kind::Put:
        curl_easy_setopt(easy, CURLOPT_UPLOAD, 1L);
        curl_easy_setopt(easy, CURLOPT_INFILESIZE_LARGE,
                         static_cast<curl_off_t>(errand.file->size()));
        curl_easy_setopt(easy, CURLOPT_READFUNCTION, &Engine::giveFile);
        curl_easy_setopt(easy, CURLOPT_READDATA, &transfer);
        curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, &Engine::seekFile);
        curl_easy_setopt(easy, CURLOPT_SEEKDATA, &transfer);
        break;
    case WebErrand::Kind::Multipart:
        transfer.call.mime.reset(curl_mime_init(easy));
        curl_mimepart* part = curl_mime_addpart(transfer.call.mime.get());
        curl_mime_name(part, "file");
        curl_mime_filename(part, errand.fileName.c_str());
        curl_mime_type(part, "application/octet-stream");
        curl_mime_data_cb(part, static_cast<curl_off_t>(errand.file->size()), &Engine::giveFile,
                          &Engine::seekFile, nullptr, &transfer);
        curl_easy_setopt(easy, CURLOPT_MIMEPOST, transfer.call.mime.get());
        break;
    }
}

// Once there is a connection, before anything is sent over it.
int WebTransfers::Engine::refusePrivate(void* of, char* number, char*, int, int)
{
    auto& transfer = *static_cast<Transfer*>(of);
    if (!isPrivateNetwork(number))
        return CURL_PREREQFUNC_OK;
    transfer.refusal =
        Error{ErrorKind::Unsupported,
              fmt::format("{} sends to {}, which is in a network of its own: that is not followed",
                          transfer.asked.host(), transfer.request.address.host())};
    return CURL_PREREQFUNC_ABORT;
}

size_t WebTransfers::Engine::takeHeader(char* data, size_t one, size_t count, void* to)
{
    static_cast<Transfer*>(to)->head.takeLine({data, one * count});
    return one * count;
}

bool WebTransfers::Engine::beginBody(Transfer& transfer)
{
    const auto isFolder = [](const WebAddress& address) { return address.text().ends_with('/'); };
    if (!transfer.request.errand && isFolder(transfer.request.address) &&
        !isFolder(transfer.asked)) { // what comes is a page about it
        transfer.refusal = Error{ErrorKind::Unsupported, "this is the address of a folder"};
        return false;
    }
    auto body = transfer.head.bodyFor(transfer.request);
    if (!body) {
        transfer.refusal = std::move(body).error();
        return false;
    }
    transfer.body = *std::move(body);
    const WebErrand* errand = transfer.request.errand.get();
    if (!errand)
        transfer.bytes.reserve(transfer.body->range.size);
    if (!errand || !errand->sink)
        return true;
    const auto begun =
        errand->sink->begin(transfer.body->version, transfer.head.length().has_value());
    if (!begun)
        transfer.refusal = begun.error();
    return begun.has_value();
}

size_t WebTransfers::Engine::takeBody(char* data, size_t one, size_t count, void* to)
{
    const std::size_t size = one * count;
    auto& transfer = *static_cast<Transfer*>(to);
    const int status = transfer.head.status();
    if (status < 200 || status > 299)
        return size; // a page for people
    if (!transfer.body && !beginBody(transfer))
        return 0;
    const std::uint64_t most = transfer.body->range.size;
    if (size > most - transfer.count) {
        const bool isErrand = transfer.request.errand != nullptr;
        transfer.refusal = Error{
            isErrand ? ErrorKind::Limit : ErrorKind::Malformed,
            isErrand ? fmt::format("{} sends more than {}", transfer.request.address.host(),
                                   exactByteCountText(most))
                     : fmt::format("the server sends more than the {} bytes it announced", most)};
        return 0;
    }
    transfer.count += size;
    transfer.engine->m_bytes += size;
    const ByteView bytes(reinterpret_cast<const std::byte*>(data), size);
    if (const WebErrand* errand = transfer.request.errand.get(); errand && errand->sink) {
        const auto taken = errand->sink->take(bytes);
        if (!taken)
            transfer.refusal = taken.error();
        return taken ? size : 0;
    }
    transfer.bytes.insert(transfer.bytes.end(), bytes.begin(), bytes.end());
    return size;
}

size_t WebTransfers::Engine::giveFile(char* to, size_t one, size_t count, void* from)
{
    auto& transfer = *static_cast<Transfer*>(from);
    const WebErrand& errand = *transfer.request.errand;
    const std::uint64_t left = errand.file->size() - transfer.sent;
    const std::size_t size = static_cast<std::size_t>(std::min<std::uint64_t>(one * count, left));
    const ByteSpan room(reinterpret_cast<std::byte*>(to), size);
    if (const auto read = errand.file->readAt(transfer.sent, room); !read) {
        transfer.refusal = read.error();
        return CURL_READFUNC_ABORT;
    }
    transfer.sent += size;
    if (errand.progress)
        errand.progress(transfer.sent);
    return size;
}

int WebTransfers::Engine::seekFile(void* from, curl_off_t offset, int origin)
{
    auto& transfer = *static_cast<Transfer*>(from);
    const std::uint64_t size = transfer.request.errand->file->size();
    if (origin != SEEK_SET || offset < 0 || static_cast<std::uint64_t>(offset) > size)
        return CURL_SEEKFUNC_CANTSEEK;
    transfer.sent = static_cast<std::uint64_t>(offset);
    return CURL_SEEKFUNC_OK;
}

} // namespace bloscope
