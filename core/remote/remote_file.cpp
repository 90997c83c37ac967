#include "core/remote/remote_file.h"

#include "core/base/checked.h"
#include "core/base/limits.h"
#include "core/bytes/scratch_bytes.h"
#include "core/remote/remote_wait.h"
#include "core/system/thread_signals.h"

#include <algorithm>
#include <fmt/format.h>
#include <new>
#include <thread>
#include <utility>

namespace bloscope {

namespace {

constexpr std::uint64_t pageBytes = KeptPages::pageBytes;
constexpr std::uint64_t pagesAtOnce = 1_MiB / pageBytes;  // that are read
constexpr std::uint64_t leastWindow = 64_KiB / pageBytes; // that are fetched
constexpr std::uint64_t nearPages = 1_MiB / pageBytes;    // to where reading has come
constexpr std::uint64_t mostWindow = 32_MiB / pageBytes;
constexpr std::uint64_t mostPagesOfRequest = 4_MiB / pageBytes;
constexpr std::uint64_t mostPagesTogether = 64_MiB / pageBytes; // in memory
constexpr std::uint64_t requestsTogether = 16;                  // as WebManners have it
constexpr std::uint64_t pagesOfRequest = 4_KiB / pageBytes;
constexpr std::uint64_t leastCost = 16_KiB;
constexpr std::uint64_t mostCost = 1_MiB;
constexpr std::chrono::seconds failureLasts{2};
constexpr std::uint64_t roundTripsOfErrand = 4; // that are worth going on with
constexpr std::uint64_t leastErrandBytes = 1_MiB;
constexpr double shareOfNew = 0.3; // in what was measured

PageRun pagesOf(const ByteRange& range)
{
    const std::uint64_t first = range.offset / pageBytes;
    return {first, ceilDivide(range.end(), pageBytes) - first};
}

// Sorted, with gaps of at most so many pages closed.
std::vector<PageRun> joined(std::vector<PageRun> runs, std::uint64_t gap = 0)
{
    std::ranges::sort(runs, {}, &PageRun::first);
    std::vector<PageRun> all;
    for (const PageRun& run : runs) {
        if (run.count == 0)
            continue;
        if (!all.empty() && run.first <= all.back().end() + gap)
            all.back().count = std::max(all.back().end(), run.end()) - all.back().first;
        else
            all.push_back(run);
    }
    return all;
}

// Up to which size gaps between runs are closed so that all comes soonest: `roundTrip` is what one
// takes, in pages that come meanwhile. A request takes some bytes itself. `runs` are joined().
std::uint64_t cheapGap(const std::vector<PageRun>& runs, std::uint64_t roundTrip)
{
    std::vector<std::uint64_t> gaps;
    for (std::size_t i = 1; i < runs.size(); ++i)
        gaps.push_back(runs[i].first - runs[i - 1].end());
    std::ranges::sort(gaps);
    const auto trips = [roundTrip](std::size_t requests) {
        return roundTrip * ceilDivide<std::uint64_t>(requests, requestsTogether) +
               pagesOfRequest * requests;
    };
    std::uint64_t closed = 0; // pages of gaps
    std::uint64_t cheapest = trips(runs.size());
    std::uint64_t cheap = 0;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        closed += gaps[i];
        const bool isLast = i + 1 == gaps.size() || gaps[i + 1] > gaps[i]; // of this size
        const std::uint64_t cost = trips(runs.size() - i - 1) + closed;
        if (isLast && cost < cheapest) {
            cheapest = cost;
            cheap = gaps[i];
        }
    }
    return cheap;
}

bool meet(const std::vector<PageRun>& some, const std::vector<PageRun>& others)
{
    return std::ranges::any_of(some, [&others](const PageRun& run) {
        return std::ranges::any_of(others, [&run](const PageRun& other) {
            return run.first < other.end() && other.first < run.end();
        });
    });
}

// No run is longer than one request may ask for.
std::vector<PageRun> cut(const std::vector<PageRun>& runs)
{
    std::vector<PageRun> pieces;
    for (PageRun run : runs)
        while (run.count > 0) {
            const std::uint64_t count = std::min(run.count, mostPagesOfRequest);
            pieces.push_back({run.first, count});
            run = {run.first + count, run.count - count};
        }
    return pieces;
}

} // namespace

// Pieces on their way, by a thread of their own. Ended with the object.
struct RemoteFile::Errand {
    PageRuns pieces;
    bool isDone = false; // under the mutex of the file
    std::jthread thread = {};
};

bool RemoteFile::isComplete() const
{
    for (std::uint64_t first = 0; first < m_pages->pageCount(); first += pagesAtOnce)
        if (!m_pages->missing({first, std::min(pagesAtOnce, m_pages->pageCount() - first)}).empty())
            return false;
    return true;
}

std::uint64_t RemoteFile::costOfReading() const
{
    const std::lock_guard lock(m_mutex);
    return static_cast<std::uint64_t>(
        std::clamp(roundTripBytes(), double(leastCost), double(mostCost)));
}

// That come while one is waited for.
double RemoteFile::roundTripBytes() const
{
    constexpr double usualLatency = 0.05;
    return m_latency.value_or(usualLatency) * m_speed;
}

Result<> RemoteFile::readInside(std::uint64_t offset, ByteSpan to) const
{
    m_means->readBytes += to.size();
    while (!to.empty()) {
        const PageRun all = pagesOf({offset, to.size()});
        const PageRun run{all.first, std::min(all.count, pagesAtOnce)};
        const std::uint64_t begin = run.first * pageBytes;
        const ScratchBytes pages(std::min(run.count * pageBytes, size() - begin));
        BLOSCOPE_CHECK(readPages(run.first, pages.span(), RemoteWait::stopOfThisThread()));
        const ByteView there = ByteView(pages.span()).subspan(offset - begin);
        const std::size_t count = std::min(there.size(), to.size());
        std::copy_n(there.begin(), count, to.begin());
        to = to.subspan(count);
        offset += count;
    }
    return {};
}

Result<> RemoteFile::readPages(std::uint64_t first, ByteSpan to, const std::stop_token& stop) const
{
    constexpr int mostRounds = 4; // others may give pages up for want of room
    for (int round = 0; round < mostRounds; ++round) {
        const PageRuns missing = m_pages->read(first, to);
        if (missing.empty())
            return {};
        BLOSCOPE_TRY(const Answers answers, bring(missing, {}, stop));
        if (fill(first, to, missing, answers))
            return {};
    }
    return Error{ErrorKind::Io, "there is no room for what is read"};
}

// With what has just come in; false where that is not all that is missing.
bool RemoteFile::fill(std::uint64_t first, ByteSpan to, const PageRuns& missing,
                      const Answers& answers) const
{
    for (const PageRun& run : missing) {
        std::uint64_t at = run.first * pageBytes;
        const std::uint64_t end = std::min(run.end() * pageBytes, size());
        while (at < end) {
            const auto found = std::ranges::find_if(answers, [at](const WebAnswer& answer) {
                return answer.range.offset <= at && at < answer.range.end();
            });
            if (found == answers.end())
                return false;
            const std::uint64_t count = std::min(found->range.end(), end) - at;
            const auto from =
                found->bytes.begin() + static_cast<std::ptrdiff_t>(at - found->range.offset);
            std::copy_n(from, count, to.subspan(at - first * pageBytes).begin());
            at += count;
        }
    }
    return true;
}

void RemoteFile::prepare(std::span<const ByteRange> ranges, const std::stop_token& stop) const
{
    PageRuns runs;
    for (const ByteRange& range : ranges)
        if (range.size > 0 && fits(range.offset, range.size, size()))
            runs.push_back(pagesOf(range));
    // A gap that is read costs less than a request, of which many are under way together.
    PageRuns missing = stillMissing(joined(std::move(runs)));
    const std::uint64_t gap = cheapGap(missing, costOfReading() / pageBytes);
    const PageRuns pieces = cut(joined(std::move(missing), gap));
    std::uint64_t pages = 0;
    for (const PageRun& piece : pieces)
        pages += piece.count;
    if (pages == 0 || stop.stop_requested())
        return;
    dropErrandUnlessOf(pieces);
    const std::uint64_t few = std::max(roundTripsOfErrand * costOfReading(), leastErrandBytes);
    if (pages * pageBytes > few || !stop.stop_possible())
        return bringAll(pieces, gap, stop);
    std::shared_ptr<Errand> errand = sent(pieces, gap);
    std::unique_lock lock(m_mutex);
    if (!m_landed.wait(lock, stop, [&errand] { return errand->isDone; }))
        std::swap(m_errand, errand);
}

std::shared_ptr<RemoteFile::Errand> RemoteFile::sent(const PageRuns& pieces,
                                                     std::uint64_t gap) const
{
    auto errand = std::make_shared<Errand>(Errand{pieces});
    const WithoutSignals calm;
    errand->thread = std::jthread([this, gap, of = errand.get()](const std::stop_token& stop) {
        try {
            bringAll(of->pieces, gap, stop);
        } catch (const std::bad_alloc&) {
            // reading tells
        }
        const std::lock_guard lock(m_mutex);
        of->isDone = true;
        m_landed.notify_all();
    });
    return errand;
}

// Somebody who goes another way does not want it.
void RemoteFile::dropErrandUnlessOf(const PageRuns& pieces) const
{
    std::shared_ptr<Errand> dropped;
    const std::lock_guard lock(m_mutex);
    if (m_errand && (m_errand->isDone || !meet(m_errand->pieces, pieces)))
        std::swap(m_errand, dropped);
}

void RemoteFile::bringAll(const PageRuns& pieces, std::uint64_t gap,
                          const std::stop_token& stop) const
{
    for (std::size_t i = 0; i < pieces.size() && !stop.stop_requested();) {
        PageRuns some;
        std::uint64_t count = 0;
        for (; i < pieces.size() && count < mostPagesTogether; ++i) {
            some.push_back(pieces[i]);
            count += pieces[i].count;
        }
        if (!bring(std::move(some), gap, stop))
            return; // reading tells why
    }
}

RemoteFile::PageRuns RemoteFile::stillMissing(const PageRuns& runs) const
{
    PageRuns missing;
    for (const PageRun& piece : cut(runs)) {
        const PageRuns found = m_pages->missing(piece);
        missing.insert(missing.end(), found.begin(), found.end());
    }
    return missing;
}

bool RemoteFile::isUnderWay(const PageRuns& runs) const
{
    return meet(runs, m_underWay);
}

// Fetches what is missing and nobody else is fetching; what others are, it waits for. Answers what
// it has fetched itself.
Result<RemoteFile::Answers> RemoteFile::bring(PageRuns wanted,
                                              std::optional<std::uint64_t> foretoldGap,
                                              const std::stop_token& stop) const
{
    std::unique_lock lock(m_mutex);
    if (isUnderWay(wanted)) {
        m_landed.wait(lock, stop, [&] { return !isUnderWay(wanted); });
        wanted = joined(stillMissing(wanted), foretoldGap.value_or(0));
        if (isUnderWay(wanted)) // a gap between them
            wanted = stillMissing(wanted);
    }
    if (stop.stop_requested())
        return cancelled();
    if (wanted.empty() || isUnderWay(wanted))
        return Answers();
    if (m_failure && Clock::now() < m_failureEnd)
        return *m_failure;
    if (!foretoldGap)
        lookAhead(wanted);
    const PageRuns mine = cut(wanted);
    m_underWay.insert(m_underWay.end(), mine.begin(), mine.end());
    lock.unlock();
    auto answers = fetch(mine, stop);
    lock.lock();
    std::erase_if(m_underWay,
                  [&](const PageRun& run) { return std::ranges::find(mine, run) != mine.end(); });
    m_landed.notify_all();
    return answers;
}

// Where one run after the other is read, ever more is fetched with it.
void RemoteFile::lookAhead(PageRuns& wanted) const
{
    if (wanted.size() != 1)
        return;
    PageRun& run = wanted.front();
    // Threads read beside one another, and not in one order.
    const std::uint64_t near = std::max(m_window, nearPages);
    const bool goesOn = run.first + near >= m_nextPage && run.first <= m_nextPage + near;
    // Some round trips' worth of bytes: more would make the first of them wait.
    constexpr double roundTrips = 4;
    const auto bytes = static_cast<std::uint64_t>(roundTrips * roundTripBytes());
    const std::uint64_t most = std::clamp(bytes / pageBytes, 4 * leastWindow, mostWindow);
    m_window = goesOn && m_window > 0 ? std::min(m_window * 2, most) : leastWindow;
    if (run.count < m_window) {
        const std::uint64_t left = m_pages->pageCount() - run.first;
        const PageRun more{run.end(), std::min(m_window, left) - run.count};
        const PageRuns missing = m_pages->missing(more);
        if (!missing.empty() && missing.front().first == more.first &&
            !isUnderWay({missing.front()}))
            run.count += missing.front().count;
    }
    m_nextPage = run.end();
}

// The first failure, if there was one; what did come in is kept all the same.
Result<RemoteFile::Answers> RemoteFile::fetch(const PageRuns& runs,
                                              const std::stop_token& stop) const
{
    std::vector<WebRequest> requests;
    for (const PageRun& run : runs) {
        const std::uint64_t begin = run.first * pageBytes;
        requests.push_back({m_address, begin, std::min(run.count * pageBytes, size() - begin)});
    }
    const Clock::time_point begun = Clock::now();
    Answers answers;
    std::optional<Error> failure;
    for (WebTransfers::Outcome& outcome : m_means->transfers.fetch(requests, stop)) {
        Result<WebAnswer>& answer = outcome.answer;
        if (answer && answer->version == m_version) {
            keep(*answer);
            answers.push_back(*std::move(answer));
        } else if (answer) {
            failure =
                Error{ErrorKind::Changed, "the file on the server has changed since it was opened"};
        } else if (!failure) {
            failure = answer.error();
        }
    }
    measure(answers, Clock::now() - begun);
    if (!failure)
        return answers;
    noteFailure(*failure);
    return *std::move(failure);
}

// What the next ones who read get for a moment as well, instead of asking again.
void RemoteFile::noteFailure(const Error& failure) const
{
    if (failure.kind() != ErrorKind::Io && failure.kind() != ErrorKind::Changed)
        return;
    const std::lock_guard lock(m_mutex);
    m_failure = failure;
    m_failureEnd = Clock::now() + failureLasts;
}

// The whole pages of it.
void RemoteFile::keep(const WebAnswer& answer) const
{
    const std::uint64_t first = ceilDivide(answer.range.offset, pageBytes);
    const std::uint64_t end =
        answer.range.end() == size() ? size() : answer.range.end() / pageBytes * pageBytes;
    const std::uint64_t begin = first * pageBytes;
    if (begin >= end)
        return;
    m_pages->write(first, ByteView(answer.bytes).subspan(begin - answer.range.offset, end - begin));
    if (m_means->folder)
        m_means->folder->makeRoomAfter(end - begin);
}

void RemoteFile::noteWait(std::chrono::microseconds wait) const
{
    const double seconds = std::chrono::duration<double>(wait).count();
    const std::lock_guard lock(m_mutex);
    m_latency = m_latency ? *m_latency + shareOfNew * (seconds - *m_latency) : seconds;
}

void RemoteFile::measure(const Answers& answers, Clock::duration taken) const
{
    if (answers.empty())
        return;
    std::uint64_t bytes = 0;
    for (const WebAnswer& answer : answers)
        bytes += answer.bytes.size();
    const auto wait = std::ranges::min(answers, {}, &WebAnswer::wait).wait;
    noteWait(wait);
    const double transfer = std::chrono::duration<double>(taken - wait).count();
    const std::lock_guard lock(m_mutex);
    if (bytes >= 256_KiB && transfer > 0)
        m_speed += shareOfNew * (static_cast<double>(bytes) / transfer - m_speed);
}

} // namespace bloscope
