// A server on the loopback network that takes 50 ms for each answer: first planes against round
// trips, with the requests and bytes that they take; a second visit; scrubbing with reading ahead
// and without.

#include "core/array/read_ahead.h"
#include "core/base/limits.h"
#include "core/remote/remote_file.h"
#include "tests/bench/files.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/reading.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"
#include "tests/support/files.h"
#include "tests/support/plane_fetches.h"
#include "tests/support/web_server.h"

#include <fmt/format.h>
#include <thread>

namespace bloscope::bench {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds latency = 50ms;
constexpr std::chrono::milliseconds look = 50ms; // at a plane, before the next one is wanted
constexpr std::int64_t scrubbed = 50;            // planes

// The file at a server.
struct There {
    explicit There(const std::filesystem::path& path)
    {
        server.put("/a.b2nd", test::contentOfFile(path));
    }

    test::WebServer server{test::WebFault::None, latency};
};

// Opened as for the first time, or with what is kept in a folder.
struct Visit {
    explicit Visit(const There& there, const std::shared_ptr<PageFolder>& kept = nullptr)
        : means(std::make_shared<RemoteMeans>(WebManners(), kept, 1_GiB))
    {
        const std::vector addresses{*WebAddress::parse(there.server.address("/a.b2nd"))};
        auto opened = RemoteFile::open(means, addresses, RemoteFile::Begin::HeadAndTail, {});
        const auto file = orExit(std::move(opened.front().file));
        reading = std::make_unique<Reading>(Array::of(orExit(Frame::open(file))), 2);
    }

    void read(std::size_t axis, std::int64_t index) const
    {
        orExit(reading->reader.read(planeOf(axis, index)));
    }
    Slice planeOf(std::size_t axis, std::int64_t index) const
    {
        Slice slice = Slice::whole(reading->reader.shape());
        slice.set(axis, DimensionSlice::index(index));
        return slice;
    }

    RemoteMeansPtr means;
    std::unique_ptr<Reading> reading;
};

std::string fetchesOf(const There& there, const ArrayPtr& here, std::size_t axis,
                      std::int64_t index)
{
    const Visit visit(there);
    const WebTransfers::Counts before = visit.means->transfers.counts();
    visit.read(axis, index);
    const WebTransfers::Counts after = visit.means->transfers.counts();
    const test::PlaneFetches blocks = test::blocksOfPlane(*here, axis, index);
    const test::PlaneFetches chunks = test::chunksOfPlane(*here, axis, index);
    return fmt::format("{} requests and {} bytes after {} and {} for opening it; its blocks would "
                       "be {} and {}, its chunks {} and {}",
                       after.requests - before.requests, after.bytes - before.bytes,
                       before.requests, before.bytes, blocks.requests, blocks.bytes,
                       chunks.requests, chunks.bytes);
}

std::function<void()> waitingFor(int roundTrips)
{
    return [=] { std::this_thread::sleep_for(roundTrips * latency); };
}

void addPlane(const std::filesystem::path& path, std::size_t axis)
{
    registerPair(
        {.name = fmt::format("first plane of {} across axis {}, opened on a server 50 ms away",
                             path.stem().string(), axis),
         .against = "6 round trips",
         .target = 1,
         .clock = Clock::Wall,
         .turns = 5,
         .sides = [=]() -> Sides {
             const auto there = std::make_shared<There>(path);
             const ArrayPtr here = openArray(path);
             const std::int64_t index = here->shape()[axis] / 2;
             return {.ours = [=] { Visit(*there).read(axis, index); },
                     .peer = waitingFor(6),
                     .note = fetchesOf(*there, here, axis, index)};
         }});
}

void addSecondVisit(const std::filesystem::path& path)
{
    registerPair({.name = fmt::format("a plane of {} on a server 50 ms away, the second time",
                                      path.stem().string()),
                  .against = "2 round trips",
                  .target = 1,
                  .clock = Clock::Wall,
                  .turns = 5,
                  .sides = [=]() -> Sides {
                      const auto there = std::make_shared<There>(path);
                      const auto kept = orExit(PageFolder::open(scratchFolder() / "kept", 1_GiB));
                      Visit(*there, kept).read(0, 100);
                      const Visit second(*there, kept);
                      second.read(0, 100);
                      const auto [requests, bytes] = second.means->transfers.counts();
                      return {.ours = [=] { Visit(*there, kept).read(0, 100); },
                              .peer = waitingFor(2),
                              .note = fmt::format("{} request, {} byte", requests, bytes)};
                  }});
}

// Plane after plane, as somebody looks at each for a moment; what is ahead is read meanwhile, as
// far as it comes before the next plane is wanted.
class Scrubbing {
 public:
    enum class Ahead { Nothing, NextBlocks };

    Scrubbing(const There& there, Ahead ahead) : m_visit(there), m_ahead(ahead) {}

    // The time in which no plane was there that was wanted.
    std::chrono::duration<double> run()
    {
        std::chrono::duration<double> waited{};
        for (std::int64_t n = 0; n < scrubbed; ++n) {
            m_reading = {}; // ends it
            const auto begin = std::chrono::steady_clock::now();
            m_visit.read(0, n);
            waited += std::chrono::steady_clock::now() - begin;
            if (m_ahead == Ahead::NextBlocks)
                m_reading =
                    std::jthread([this, n](const std::stop_token& stop) { readNext(n, stop); });
            std::this_thread::sleep_for(look);
        }
        return waited;
    }

 private:
    void readNext(std::int64_t n, const std::stop_token& stop) const
    {
        const SliceReader& reader = m_visit.reading->reader;
        const std::int64_t step = reader.array()->layout()->blockshape[0];
        for (const std::int64_t next : {n + step, n + 2 * step})
            if (next < reader.shape()[0] &&
                (!blockBytesOf(reader, m_visit.planeOf(0, next), stop) ||
                 !readAhead(reader, m_visit.planeOf(0, next), {stop})))
                return;
    }

    Visit m_visit;
    Ahead m_ahead;
    std::jthread m_reading;
};

void addScrubbing(const std::filesystem::path& path)
{
    using Ahead = Scrubbing::Ahead;
    registerPair(
        {.name = fmt::format("{} planes of {} across axis 0 on a server 50 ms away, 50 ms each, "
                             "read ahead",
                             scrubbed, path.stem().string()),
         .against = "not read ahead",
         .clock = Clock::Wall,
         .turns = 3,
         .sides = [=]() -> Sides {
             const auto there = std::make_shared<There>(path);
             const double with = Scrubbing(*there, Ahead::NextBlocks).run().count();
             const double without = Scrubbing(*there, Ahead::Nothing).run().count();
             return {.ours = [=] { Scrubbing(*there, Ahead::NextBlocks).run(); },
                     .peer = [=] { Scrubbing(*there, Ahead::Nothing).run(); },
                     .note =
                         fmt::format("waited for planes {:.2f} s, and {:.2f} s", with, without)};
         }});
}

} // namespace

void registerRemote()
{
    const std::filesystem::path path =
        sharedFile().value_or(SampleFile{climate, storages::zstdShuffle}.path());
    for (const std::size_t axis : {0U, 1U, 2U})
        addPlane(path, axis);
    addSecondVisit(path);
    addScrubbing(path);
}

} // namespace bloscope::bench
