#include "tests/support/web_server.h"

#include "core/base/text.h"
#include "tests/support/files.h"

#include <algorithm>
#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace bloscope::test {

namespace {

using namespace std::chrono_literals;

constexpr int pollMs = 20;

bool isReadable(int descriptor)
{
    pollfd poll{descriptor, POLLIN, 0};
    return ::poll(&poll, 1, pollMs) > 0;
}

// What a header of a request says; empty where it is not there.
std::string headerIn(const std::string& head, const std::string& name)
{
    const std::size_t at = lowerCase(head).find("\r\n" + name + ":");
    if (at == head.npos)
        return {};
    const std::size_t begin = at + 2 + name.size() + 1;
    return std::string(
        trimmed(std::string_view(head).substr(begin, head.find("\r\n", begin) - begin)));
}

struct Range {
    std::size_t first = 0;
    std::size_t count = 0;
};

// "bytes=0-9" or "bytes=-10", as far as the file goes.
std::optional<Range> rangeOf(std::string_view text, std::size_t size)
{
    if (!text.starts_with("bytes="))
        return std::nullopt;
    text.remove_prefix(6);
    const std::size_t dash = text.find('-');
    const auto first = parseNumber<std::size_t>(text.substr(0, dash));
    const auto last = parseNumber<std::size_t>(text.substr(dash + 1));
    if (!last)
        return std::nullopt;
    if (!first && size > 0)
        return Range{size - std::min(size, *last), std::min(size, *last)};
    if (!first)
        return std::nullopt;
    if (*first >= size)
        return std::nullopt;
    return Range{*first, std::min(*last + 1, size) - *first};
}

} // namespace

std::string webDecoded(std::string_view path)
{
    std::string plain;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto byte = path[i] == '%' ? bytesOfHex(path.substr(i + 1, 2)) : std::nullopt;
        plain += byte ? static_cast<char>(byte->front()) : path[i];
        i += byte ? 2 : 0;
    }
    return plain;
}

std::string WebCall::header(const std::string& name) const
{
    return headerIn(head, name);
}

std::string WebCall::path() const
{
    return webDecoded(std::string_view(target).substr(0, target.find('?')));
}

std::map<std::string, std::string> WebCall::query() const
{
    std::map<std::string, std::string> parts;
    std::string_view left = target;
    left.remove_prefix(std::min(left.find('?'), left.size() - 1) + 1);
    while (!left.empty()) {
        const std::string_view part = left.substr(0, left.find('&'));
        const std::size_t equals = std::min(part.find('='), part.size());
        parts[webDecoded(part.substr(0, equals))] =
            webDecoded(part.substr(std::min(equals + 1, part.size())));
        left.remove_prefix(std::min(part.size() + 1, left.size()));
    }
    return parts;
}

WebServer::WebServer(WebFault fault, std::chrono::milliseconds latency)
    : m_fault(fault), m_latency(latency), m_listener(::socket(AF_INET, SOCK_STREAM, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* general = reinterpret_cast<sockaddr*>(&address);
    if (m_listener < 0 || ::bind(m_listener, general, size) != 0 || ::listen(m_listener, 64) != 0 ||
        ::getsockname(m_listener, general, &size) != 0)
        throw std::runtime_error("no server on the loopback network");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { listen(); });
}

WebServer::~WebServer()
{
    m_ends = true;
    m_thread.join();
    for (std::thread& connection : m_connections)
        connection.join();
    ::close(m_listener);
}

void WebServer::put(const std::string& path, ByteBuffer bytes)
{
    const std::lock_guard lock(m_mutex);
    auto& file = m_files[path];
    file = std::make_shared<const File>(File{std::move(bytes), file ? file->version + 1 : 1});
}

void WebServer::serve(const std::filesystem::path& folder)
{
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && !entry.is_symlink())
            put("/" + entry.path().lexically_relative(folder).string(),
                contentOfFile(entry.path()));
}

std::string WebServer::address(const std::string& path) const
{
    return fmt::format("http://127.0.0.1:{}{}", m_port, path);
}

void WebServer::setHandler(Handler handler)
{
    const std::lock_guard lock(m_mutex);
    m_handler = std::move(handler);
}

std::map<std::string, std::uint64_t> WebServer::sizes() const
{
    const std::lock_guard lock(m_mutex);
    std::map<std::string, std::uint64_t> sizes;
    for (const auto& [path, file] : m_files)
        sizes[path] = file->bytes.size();
    return sizes;
}

std::string WebServer::tagOf(const std::string& path) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_files.find(path);
    return found == m_files.end() ? "" : fmt::format("\"v{}\"", found->second->version);
}

std::optional<WebReply> WebServer::handled(const WebCall& call) const
{
    Handler handler;
    {
        const std::lock_guard lock(m_mutex);
        handler = m_handler;
    }
    return handler ? handler(call) : std::nullopt;
}

bool WebServer::sendReply(int connection, const WebReply& reply) const
{
    std::string head = fmt::format("HTTP/1.1 {}\r\n", reply.status);
    for (const std::string& line : reply.headers)
        head += line + "\r\n";
    if (reply.hasLength)
        head += fmt::format("Content-Length: {}\r\n", reply.body.size());
    sendAll(connection, head + "\r\n");
    sendAll(connection, reply.body);
    return reply.hasLength;
}

void WebServer::setAnswer(std::optional<WrittenAnswer> answer)
{
    const std::lock_guard lock(m_mutex);
    m_answer = std::move(answer);
}

std::vector<std::string> WebServer::heads() const
{
    const std::lock_guard lock(m_mutex);
    return m_heads;
}

void WebServer::listen()
{
    while (!m_ends)
        if (isReadable(m_listener))
            if (const int connection = ::accept(m_listener, nullptr, nullptr); connection >= 0) {
                const int atOnce = 1; // a head and a body go out without waiting for one another
                ::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof atOnce);
                m_connections.emplace_back([this, connection] { serve(connection); });
            }
}

// Requests one after the other, as long as the connection is kept.
void WebServer::serve(int connection)
{
    std::string head;
    bool goesOn = true;
    while (goesOn && !m_ends) {
        if (!isReadable(connection))
            continue;
        char buffer[4096];
        const auto count = ::recv(connection, buffer, sizeof buffer, 0);
        if (count <= 0)
            break;
        head.append(buffer, static_cast<std::size_t>(count));
        const std::size_t end = head.find("\r\n\r\n");
        if (end == head.npos)
            continue;
        const std::string lines = head.substr(0, end);
        const std::size_t bodySize =
            parseNumber<std::size_t>(headerIn(lines, "content-length")).value_or(0);
        const bool isPatient = !headerIn(lines, "expect").empty() && head.size() == end + 4;
        if (head.size() - end - 4 < bodySize) {
            if (isPatient) // it waits with the body
                sendAll(connection, "HTTP/1.1 100 Continue\r\n\r\n");
            continue;
        }
        const std::size_t path = lines.find(' ') + 1;
        Request request{
            lines.substr(path, lines.find(' ', path) - path), headerIn(lines, "range"), {}};
        request.call = {lines.substr(0, path - 1), request.path, lines,
                        head.substr(end + 4, bodySize)};
        head.erase(0, end + 4 + bodySize);
        const auto reply = handled(request.call);
        if (reply) {
            ++m_requests;
            const std::lock_guard lock(m_mutex);
            m_heads.push_back(lines);
        }
        goesOn = reply ? sendReply(connection, *reply) : answer(connection, request);
    }
    ::close(connection);
}

bool WebServer::sendAll(int connection, std::string_view bytes) const
{
    while (!bytes.empty() && !m_ends) {
        const auto count = ::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return bytes.empty();
}

void WebServer::drip(int connection, std::string_view bytes) const
{
    for (std::size_t i = 0; i < bytes.size() && !m_ends; ++i) {
        if (!sendAll(connection, bytes.substr(i, 1)))
            return;
        std::this_thread::sleep_for(20ms);
    }
}

bool WebServer::staySilent() const
{
    while (!m_ends)
        std::this_thread::sleep_for(5ms);
    return false;
}

bool WebServer::answer(int connection, const Request& request)
{
    const int number = ++m_requests;
    std::shared_ptr<const File> file;
    std::optional<WrittenAnswer> written;
    {
        const std::lock_guard lock(m_mutex);
        m_heads.push_back(request.call.head);
        written = m_answer;
        const std::string whole = request.call.path();
        const std::string path = whole.substr(0, whole.find(".moved"));
        if (const auto found = m_files.find(path); found != m_files.end())
            file = found->second;
    }
    std::this_thread::sleep_for(m_latency);
    const auto sendStatus = [&](std::string_view status, std::string_view headers = {}) {
        sendAll(connection,
                fmt::format("HTTP/1.1 {}\r\n{}Content-Length: 5\r\n\r\nsorry", status, headers));
        return true;
    };
    if (written && file)
        return sendWritten(connection, *written, request, *file);
    switch (m_fault) {
    case WebFault::NotFound:
        return sendStatus("404 Not Found");
    case WebFault::Forbidden:
        return sendStatus("403 Forbidden");
    case WebFault::BusyTwice:
        if (number <= 2)
            return sendStatus("503 Service Unavailable", "Retry-After: 0\r\n");
        break;
    case WebFault::AlwaysBusy:
        return sendStatus("503 Service Unavailable");
    case WebFault::Redirect:
        return sendStatus("302 Found", "Location: http://elsewhere.example/a.b2nd\r\n");
    case WebFault::RedirectHere:
        if (!request.path.ends_with(".b2nd.moved"))
            return sendStatus("301 Moved", fmt::format("Location: {}.moved\r\n", request.path));
        break;
    case WebFault::RedirectInACircle:
        return sendStatus("302 Found", fmt::format("Location: {}\r\n", request.path));
    case WebFault::EndlessHeader:
        sendAll(connection, "HTTP/1.1 206 Partial Content\r\n");
        for (int i = 0; i < 100'000 && !m_ends; ++i)
            sendAll(connection, "X-More: " + std::string(1000, 'x') + "\r\n");
        return false;
    case WebFault::RedirectToFile:
        return sendStatus("302 Found", "Location: file:///etc/passwd\r\n");
    case WebFault::Silent:
        return staySilent();
    case WebFault::Garbage:
        sendAll(connection, "\x01\x02\x03 what?\r\n\r\n");
        return false;
    case WebFault::ClosesAtOnce:
        return false;
    case WebFault::ClosesOnce:
        if (number == 1)
            return false;
        break;
    default:
        break;
    }
    return file ? sendFile(connection, request, *file) : sendStatus("404 Not Found");
}

bool WebServer::sendFile(int connection, const Request& request, const File& file)
{
    const ByteBuffer& bytes = file.bytes;
    const auto range = rangeOf(request.range, bytes.size());
    if (m_fault == WebFault::NoRanges || request.range.empty()) {
        sendAll(connection,
                fmt::format("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", bytes.size()));
        sendAll(connection, textOf(bytes));
        return true;
    }
    if (!range) {
        sendAll(connection,
                fmt::format("HTTP/1.1 416 Range Not Satisfiable\r\nContent-Range: bytes "
                            "*/{}\r\nContent-Length: 0\r\n\r\n",
                            bytes.size()));
        return true;
    }
    const std::size_t shift = m_fault == WebFault::OtherRange ? 1 : 0;
    std::string headers =
        fmt::format("Content-Range: bytes {}-{}/{}\r\n", range->first + shift,
                    range->first + range->count - 1 + shift, bytes.size() + shift);
    if (m_fault == WebFault::NoContentRange)
        headers.clear();
    if (m_fault == WebFault::OddContentRange)
        headers = "Content-Range: bytes x-y/z\r\n";
    if (m_fault == WebFault::Compressed)
        headers += "Content-Encoding: gzip\r\n";
    if (m_fault == WebFault::HugeHeader)
        headers += "X-Long: " + std::string(90'000, 'x') + "\r\n";
    const int version = m_fault == WebFault::ChangesVersion ? m_requests.load() : file.version;
    if (m_fault != WebFault::NoVersion)
        headers += fmt::format("ETag: \"v{}\"\r\n", version);
    const std::size_t extra = m_fault == WebFault::TooMuch ? 10 : 0;
    sendAll(connection, fmt::format("HTTP/1.1 206 Partial Content\r\n{}Content-Length: {}\r\n\r\n",
                                    headers, range->count + extra));
    const std::string_view body = textOf(bytes).substr(range->first, range->count);
    if (m_fault == WebFault::TooLittle) {
        sendAll(connection, body.substr(0, body.size() / 2));
        return false;
    }
    if (m_fault == WebFault::Drips) {
        drip(connection, body);
        return true;
    }
    sendAll(connection, body);
    sendAll(connection, std::string(extra, 'x'));
    return true;
}

bool WebServer::sendWritten(int connection, const WrittenAnswer& answer, const Request& request,
                            const File& file)
{
    const std::string_view all = textOf(file.bytes);
    const Range range = rangeOf(request.range, all.size()).value_or(Range{0, all.size()});
    const std::string_view body = all.substr(range.first, range.count);
    std::string text = answer.text;
    const auto fillIn = [&text](std::string_view name, std::string_view value) {
        if (const std::size_t at = text.find(name); at != text.npos)
            text.replace(at, name.size(), value);
    };
    fillIn("{first}", std::to_string(range.first));
    fillIn("{last}", std::to_string(range.first + range.count - 1));
    fillIn("{count}", std::to_string(range.count));
    fillIn("{total}", std::to_string(all.size()));
    fillIn("{total}", std::to_string(all.size())); // as a length, too
    fillIn("{half}", body.substr(0, body.size() / 2));
    fillIn("{body}", body);
    fillIn("{all}", all);
    using End = WrittenAnswer::End;
    if (answer.end == End::Drips) {
        drip(connection, text);
        return false;
    }
    bool isTaken = sendAll(connection, text);
    while (answer.end == End::Repeats && isTaken)
        isTaken = sendAll(connection, text);
    if (answer.end == End::Silent)
        return staySilent();
    if (answer.end == End::Resets) {
        const linger atOnce{1, 0};
        ::setsockopt(connection, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    }
    return answer.end == End::Keeps;
}

} // namespace bloscope::test
