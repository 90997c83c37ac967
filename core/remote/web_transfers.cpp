#include "core/remote/web_transfers.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/remote/web_engine.h"
#include "core/system/thread_signals.h"

#include <algorithm>
#include <curl/curl.h>
#include <fmt/format.h>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

constexpr int mostRedirections = 5;

// Once for the program, before any thread uses it.
void beginCurl()
{
    [[maybe_unused]] static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
}

// What is worth another try: the server or the way to it may be better in a moment.
bool isTemporary(CURLcode code)
{
    switch (code) {
    case CURLE_COULDNT_CONNECT:
    case CURLE_OPERATION_TIMEDOUT:
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
        return true;
    default:
        return false;
    }
}

Error failureOf(const std::string& host, CURLcode code)
{
    const auto io = [](std::string text) { return Error{ErrorKind::Io, std::move(text)}; };
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return io(fmt::format("no server is called {}, or there is no network", host));
    case CURLE_COULDNT_CONNECT:
        return io(fmt::format("{} cannot be reached", host));
    case CURLE_OPERATION_TIMEDOUT:
        return io(fmt::format("{} does not answer in time", host));
    case CURLE_PEER_FAILED_VERIFICATION:
        return io(fmt::format("the certificate of {} is not trusted, so nothing was read", host));
    case CURLE_OUT_OF_MEMORY: // also lines of a head that are longer than curl takes
        return io(fmt::format("there is no room for what {} answers", host));
    case CURLE_SSL_CONNECT_ERROR:
        return io(fmt::format("{} does not encrypt as it has to, so nothing was read", host));
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY:
        return io(fmt::format("what {} answers is not HTTP", host));
    case CURLE_PARTIAL_FILE:
    case CURLE_RECV_ERROR:
    case CURLE_GOT_NOTHING:
        return io(fmt::format("the connection to {} broke", host));
    default:
        return io(fmt::format("{}: {}", host, lowerCase(curl_easy_strerror(code))));
    }
}

std::chrono::microseconds timeOf(CURL* easy, CURLINFO which)
{
    curl_off_t time = 0;
    curl_easy_getinfo(easy, which, &time);
    return std::chrono::microseconds(time);
}

// Is the server one by its name, of which nobody sees where it leads?
bool isNamed(const WebAddress& address)
{
    const std::string& host = address.host();
    const bool isNumber =
        host.starts_with('[') || host.find_first_not_of("0123456789.") == host.npos;
    return !isNumber && !address.isLoopback();
}

// Was what has answered in a network of its own?
bool isInPrivate(CURL* easy)
{
    char* text = nullptr;
    curl_easy_getinfo(easy, CURLINFO_PRIMARY_IP, &text);
    return text && isPrivateNetwork(text);
}

} // namespace

WebTransfers::Engine::Engine(const WebManners& manners, WebPermitsPtr permits)
    : m_manners(manners), m_permits(permits ? std::move(permits) : std::make_shared<WebPermits>())
{
    beginCurl();
    m_multi = curl_multi_init();
    curl_multi_setopt(m_multi, CURLMOPT_MAX_HOST_CONNECTIONS,
                      static_cast<long>(manners.mostTogether));
    const WithoutSignals calm;
    m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

WebTransfers::Engine::~Engine()
{
    m_thread.request_stop();
    curl_multi_wakeup(m_multi);
    m_thread.join();
    curl_multi_cleanup(m_multi);
}

std::vector<WebTransfers::Outcome> WebTransfers::Engine::fetch(std::span<const WebRequest> requests,
                                                               const std::stop_token& stop)
{
    Batch batch;
    std::deque<Transfer> transfers;
    for (const WebRequest& request : requests)
        transfers.push_back(
            {.request = request, .asked = request.address, .engine = this, .batch = &batch});
    {
        const std::lock_guard lock(m_mutex);
        batch.open = transfers.size();
        for (Transfer& transfer : transfers)
            m_new.push_back(&transfer);
    }
    curl_multi_wakeup(m_multi);
    const std::stop_callback wake(stop, [this, &batch] {
        {
            const std::lock_guard lock(m_mutex);
            batch.isGivenUp = true;
        }
        curl_multi_wakeup(m_multi);
    });
    std::unique_lock lock(m_mutex);
    batch.done.wait(lock, [&] { return batch.open == 0; });
    std::vector<Outcome> outcomes;
    for (Transfer& transfer : transfers)
        outcomes.push_back({.answer = std::move(transfer.outcome),
                            .status = transfer.head.status(),
                            .question = std::move(transfer.question),
                            .wantsDigest = transfer.head.wantsDigest()});
    return outcomes;
}

void WebTransfers::Engine::giveUpAll()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isGivenUp = true;
    }
    curl_multi_wakeup(m_multi);
}

void WebTransfers::Engine::work(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        takeNew();
        dropGivenUp();
        int running = 0;
        curl_multi_perform(m_multi, &running);
        takeDone();
        curl_multi_poll(m_multi, nullptr, 0, waitMs(), nullptr);
    }
    for (Transfer* transfer : m_running)
        curl_multi_remove_handle(m_multi, transfer->call.easy.get());
}

void WebTransfers::Engine::takeNew()
{
    std::deque<Transfer*> taken;
    {
        const std::lock_guard lock(m_mutex);
        taken.swap(m_new);
    }
    for (Transfer* transfer : taken)
        begin(*transfer);
    while (!m_later.empty() && m_later.begin()->first <= Clock::now()) {
        Transfer* transfer = m_later.begin()->second;
        m_later.erase(m_later.begin());
        begin(*transfer);
    }
}

// Those for which nobody waits any more. Whoever did is told before curl is, which may have to wait
// for a name to be looked up.
void WebTransfers::Engine::dropGivenUp()
{
    const auto isGivenUp = [this](const Transfer* transfer) {
        const std::lock_guard lock(m_mutex);
        return m_isGivenUp || transfer->batch->isGivenUp;
    };
    std::vector<Transfer*> running;
    for (Transfer* transfer : m_running) {
        if (!isGivenUp(transfer)) {
            running.push_back(transfer);
            continue;
        }
        const Call call = std::move(transfer->call);
        settle(*transfer, cancelled());
        curl_multi_remove_handle(m_multi, call.easy.get());
    }
    m_running = std::move(running);
    for (auto each = m_later.begin(); each != m_later.end();) {
        Transfer* transfer = each->second;
        if (!isGivenUp(transfer)) {
            ++each;
            continue;
        }
        each = m_later.erase(each);
        settle(*transfer, cancelled());
    }
}

int WebTransfers::Engine::waitMs() const
{
    constexpr int usual = 1000;
    if (m_later.empty())
        return usual;
    const auto until = m_later.begin()->first - Clock::now();
    const auto ms = std::chrono::ceil<std::chrono::milliseconds>(until).count();
    return static_cast<int>(std::clamp<std::int64_t>(ms, 0, usual));
}

void WebTransfers::Engine::begin(Transfer& transfer)
{
    const WebRequest& request = transfer.request;
    transfer.head = {};
    transfer.body.reset();
    transfer.bytes.clear();
    transfer.count = 0;
    transfer.sent = 0;
    transfer.call.end();
    transfer.call.easy.reset(curl_easy_init());
    if (!transfer.call.easy || request.size == 0 ||
        !fits(request.offset, request.size, std::numeric_limits<std::int64_t>::max()))
        return settle(transfer, Error{ErrorKind::Limit, "the range is too large to be requested"});
    ++transfer.tries;
    setOptions(transfer);
    ++m_requests;
    m_running.push_back(&transfer);
    curl_multi_add_handle(m_multi, transfer.call.easy.get());
}

void WebTransfers::Engine::takeDone()
{
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        Transfer* transfer = nullptr;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
        const CURLcode code = message->data.result;
        curl_multi_remove_handle(m_multi, transfer->call.easy.get());
        std::erase(m_running, transfer);
        finish(*transfer, code);
    }
}

void WebTransfers::Engine::finish(Transfer& transfer, CURLcode code)
{
    if (transfer.refusal)
        return settle(transfer, *std::exchange(transfer.refusal, {}));
    if (code != CURLE_OK) {
        const bool mayHaveArrived = transfer.request.errand && transfer.request.errand->sends();
        if (isTemporary(code) && !mayHaveArrived && tryAgain(transfer))
            return;
        return settle(transfer, failureOf(transfer.request.address.host(), code));
    }
    if (follow(transfer) || (transfer.head.isTemporary() && tryAgain(transfer)))
        return;
    settle(transfer, answered(transfer));
}

// After a pause that grows, or as long a one as the server wants.
bool WebTransfers::Engine::tryAgain(Transfer& transfer)
{
    constexpr std::chrono::seconds longestPause{30};
    // Nobody waits for a silent server more than twice as long as he wants.
    if (transfer.tries > m_manners.retries || Clock::now() - transfer.begun > m_manners.stallWait)
        return false;
    const auto growing = m_manners.firstPause * (1 << std::min(transfer.tries - 1, 10));
    const auto pause = std::min<Clock::duration>(
        std::max<Clock::duration>(growing, transfer.head.wantedPause()), longestPause);
    transfer.call.end();
    m_later.emplace(Clock::now() + pause, &transfer);
    return true;
}

bool WebTransfers::Engine::follow(Transfer& transfer)
{
    const WebAddress& from = transfer.request.address;
    const bool sends = transfer.request.errand && transfer.request.errand->sends();
    const auto reference = transfer.head.redirection();
    if (!reference || sends || ++transfer.redirections > mostRedirections)
        return false;
    auto to = from.resolved(*reference);
    if (!to)
        return false;
    const bool isHere = mayFollow(from, *to);
    const bool isAllowed = m_permits->mayFollow(transfer.asked, *to);
    if (!isHere && (!isAllowed || (from.isEncrypted() && !to->isEncrypted())))
        return false;
    transfer.mustBePublic |= !isHere && isNamed(*to) && !isInPrivate(transfer.call.easy.get());
    transfer.request.address = *std::move(to);
    m_later.emplace(Clock::now(), &transfer);
    return true;
}

// What the user may be asked, so that the transfer is answered the next time.
std::optional<RemoteQuestion> WebTransfers::Engine::questionOf(const Transfer& transfer)
{
    using Kind = RemoteQuestion::Kind;
    const WebAddress& address = transfer.request.address;
    const int status = transfer.head.status();
    if (status == 401 || (status == 403 && address.caterva2()))
        return address.isS3() ? std::nullopt
                              : std::optional(RemoteQuestion{Kind::Login, address.server()});
    // Of archives and other files that are no frames it has no parts to give.
    if (status == 400 && address.caterva2() && !transfer.request.errand)
        return RemoteQuestion{Kind::WholeFile, address.server()};
    const auto size = transfer.head.wholeInsteadOf(transfer.request);
    if (size && !address.text().ends_with('/')) // a page about a folder is no file
        return RemoteQuestion{Kind::WholeFile, address.server(), *size};
    const auto reference = transfer.head.redirection();
    const auto to = reference ? std::optional(address.resolved(*reference)) : std::nullopt;
    if (!to || !*to || mayFollow(address, **to) ||
        (transfer.asked.isEncrypted() && !(*to)->isEncrypted()))
        return std::nullopt;
    return RemoteQuestion{Kind::OtherServer, (*to)->server()};
}

Result<WebAnswer> WebTransfers::Engine::answered(Transfer& transfer)
{
    if (!transfer.body && !beginBody(transfer)) // an empty one, or none
        return *std::exchange(transfer.refusal, {});
    if (transfer.request.errand)
        transfer.body->range.size = transfer.count;
    if (transfer.count != transfer.body->range.size)
        return Error{ErrorKind::Io, fmt::format("the server sent {} of {} bytes", transfer.count,
                                                transfer.body->range.size)};
    CURL* easy = transfer.call.easy.get();
    const auto first = timeOf(easy, CURLINFO_STARTTRANSFER_TIME_T);
    return WebAnswer{.range = transfer.body->range,
                     .bytes = std::move(transfer.bytes),
                     .version = std::move(transfer.body->version),
                     .address = transfer.request.address,
                     .wait = first - timeOf(easy, CURLINFO_PRETRANSFER_TIME_T),
                     .transfer = timeOf(easy, CURLINFO_TOTAL_TIME_T) - first,
                     .cookie = transfer.head.cookie()};
}

// The transfer is its owner's from then on.
void WebTransfers::Engine::settle(Transfer& transfer, Result<WebAnswer> outcome)
{
    transfer.call.end();
    if (!outcome)
        transfer.question = questionOf(transfer);
    const std::lock_guard lock(m_mutex);
    transfer.outcome = std::move(outcome);
    Batch& batch = *transfer.batch;
    if (--batch.open == 0)
        batch.done.notify_all();
}

WebTransfers::WebTransfers(const WebManners& manners, WebPermitsPtr permits)
    : m_engine(std::make_unique<Engine>(manners, std::move(permits)))
{
}

WebTransfers::~WebTransfers() = default;

std::vector<WebTransfers::Outcome> WebTransfers::fetch(std::span<const WebRequest> requests,
                                                       const std::stop_token& stop)
{
    return m_engine->fetch(requests, stop);
}

void WebTransfers::giveUp()
{
    m_engine->giveUpAll();
}

WebTransfers::Counts WebTransfers::counts() const
{
    return m_engine->counts();
}

} // namespace bloscope
