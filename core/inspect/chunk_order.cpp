#include "core/inspect/chunk_order.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t leastInStretch = 256; // stored chunks: shorter ones are kept one by one
constexpr std::int64_t mostUnstored = 64;    // in a row within a stretch, which are stepped over
constexpr std::int64_t chunksBetweenStops = 1 << 16;

} // namespace

// All entries are the same: one chunk at most is stored.
bool ChunkOrder::isOneValue() const
{
    constexpr std::size_t entryBytes = 8;
    const Chunk& chunk = *m_index->chunk();
    const auto period = chunk.period();
    return chunk.header().payload() == Payload::Special && period && *period > 0 &&
           entryBytes % *period == 0;
}

Result<ChunkOrder> ChunkOrder::of(std::shared_ptr<const ChunkIndex> index, std::stop_token stop)
{
    ChunkOrder order(std::move(index));
    const std::int64_t count = order.isOneValue() ? 1 : order.m_index->count();
    std::optional<Stretch> stretch;
    for (std::int64_t n = 0; n < count; ++n) {
        if (n % chunksBetweenStops == 0 && stop.stop_requested())
            return Error{ErrorKind::Cancelled, "cancelled"};
        const Result<IndexEntry> entry = order.m_index->entry(n);
        if (!entry || !entry->stored())
            continue;
        const bool goesOn =
            stretch && entry->raw > stretch->lastPosition && n - stretch->end <= mostUnstored;
        if (stretch && !goesOn)
            BLOSCOPE_CHECK(order.keep(*stretch));
        if (!goesOn)
            stretch = Stretch{n, n, entry->raw, entry->raw};
        stretch->end = n + 1;
        stretch->lastPosition = entry->raw;
    }
    if (stretch)
        BLOSCOPE_CHECK(order.keep(*stretch));
    std::ranges::sort(order.m_strays, {},
                      [](const Place& place) { return std::pair(place.position, place.chunk); });
    return order;
}

Result<> ChunkOrder::keep(const Stretch& stretch)
{
    if (stretch.end - stretch.begin >= leastInStretch) {
        m_stretches.push_back(stretch);
        return {};
    }
    for (auto place = storedFrom(stretch.begin, stretch.end); place;
         place = storedFrom(place->chunk + 1, stretch.end))
        m_strays.push_back(*place);
    if (m_strays.size() > mostStrays)
        return Error{ErrorKind::Limit,
                     fmt::format("more than {} chunks lie in no order", mostStrays)};
    return {};
}

// The first stored chunk of [chunk, end).
std::optional<ChunkOrder::Place> ChunkOrder::storedFrom(std::int64_t chunk, std::int64_t end) const
{
    for (; chunk < end; ++chunk)
        if (const auto entry = m_index->entry(chunk); entry && entry->stored())
            return Place{entry->raw, chunk};
    return {};
}

// Narrows down where the positions of a stretch pass `position`.
void ChunkOrder::lookIn(const Stretch& stretch, std::int64_t position, Neighbours& found) const
{
    std::int64_t low = stretch.begin; // no chunk before it lies behind `position`
    std::int64_t high = stretch.end;  // nor any from here on at or before it
    std::optional<Place> before;
    std::optional<Place> behind;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        const auto place = storedFrom(middle, high);
        if (place && place->position <= position) {
            before = place;
            low = place->chunk + 1;
        } else {
            if (place)
                behind = place;
            high = middle;
        }
    }
    if (before && (!found.before || before->position > found.before->position))
        found.before = before;
    if (behind && (!found.behind || behind->position < found.behind->position))
        found.behind = behind;
}

ChunkOrder::Neighbours ChunkOrder::around(std::int64_t position) const
{
    Neighbours found;
    const auto behind = std::ranges::upper_bound(m_strays, position, {}, &Place::position);
    if (behind != m_strays.end())
        found.behind = *behind;
    if (behind != m_strays.begin()) {
        const auto same =
            std::ranges::lower_bound(m_strays, std::prev(behind)->position, {}, &Place::position);
        found.before = *same;
    }
    for (const Stretch& stretch : m_stretches)
        lookIn(stretch, position, found);
    return found;
}

} // namespace bloscope
