// Opening, whatever the number of chunks: the reads and bytes that it takes, and the time against
// a frame of one chunk. Then the chunk table: entries all over the index.

#include "core/frame/frame.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/suites.h"
#include "tests/support/counting_source.h"
#include "tests/support/frames.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

ByteSourcePtr frameOf(std::int32_t chunks)
{
    return memorySource(test::frameOfManyChunks(chunks));
}

std::string readsOf(const ByteSourcePtr& source)
{
    const auto counting = std::make_shared<test::CountingSource>(source);
    orExit(Frame::open(counting));
    return fmt::format("{} reads, {} bytes", counting->reads(), counting->bytes());
}

void addOpening(std::int32_t chunks)
{
    registerPair({.name = fmt::format("open a frame of {} chunk{}", chunks, chunks == 1 ? "" : "s"),
                  .against = "a frame of 1 chunk",
                  .turns = 101,
                  .sides = [=]() -> Sides {
                      const ByteSourcePtr many = frameOf(chunks);
                      const ByteSourcePtr one = frameOf(1);
                      return {[=] { orExit(Frame::open(many)); }, [=] { orExit(Frame::open(one)); },
                              0, readsOf(many)};
                  }});
}

// Every thousandth entry, as someone who drags the scroll bar of the chunk table from end to end.
void lookUpEntries(const Frame& frame)
{
    for (std::int64_t n = 0; n < frame.chunkCount(); n += 1000)
        orExit(frame.indexEntry(n));
}

void addLookUp(std::int32_t chunks)
{
    registerPair({.name = fmt::format("look up every 1000th of {} chunks", chunks),
                  .against = "opening the frame",
                  .turns = 5,
                  .sides = [=]() -> Sides {
                      const ByteSourcePtr source = frameOf(chunks);
                      const FramePtr frame = orExit(Frame::open(source));
                      return {[=] { lookUpEntries(*frame); }, [=] { orExit(Frame::open(source)); },
                              0, fmt::format("{} entries", chunks / 1000)};
                  }});
}

} // namespace

void registerOpening()
{
    for (const std::int32_t chunks : {1, 1'000, 1'000'000, 10'000'000})
        addOpening(chunks);
    addLookUp(10'000'000);
}

} // namespace bloscope::bench
