#include "core/saving/sparse_chunks.h"

#include "core/frame_writing/frame_parts.h"

#include <algorithm>
#include <set>

namespace bloscope {

namespace {

constexpr std::int64_t leastChunkBytes = 32; // of the rule about ids

// 0 for chunks that are not stored, or cannot be opened.
std::int64_t storedBytesOf(const Frame& frame, std::int64_t n)
{
    const auto chunk = frame.chunk(n);
    return chunk && (*chunk)->isStored() ? (*chunk)->header().cbytes : 0;
}

std::int64_t highestIn(const std::vector<std::int64_t>& entries)
{
    return entries.empty() ? -1 : *std::ranges::max_element(entries); // negative: none is stored
}

// Ids for new files, ascending.
class NewIds {
 public:
    explicit NewIds(std::int64_t first) : m_next(first) {}
    NewIds(std::int64_t first, std::set<std::int64_t> taken)
        : m_next(first), m_taken(std::move(taken))
    {
    }

    std::int64_t take()
    {
        while (m_taken.contains(m_next))
            ++m_next;
        return m_next++;
    }

 private:
    std::int64_t m_next;
    std::set<std::int64_t> m_taken;
};

std::set<std::int64_t> idsIn(const std::vector<std::int64_t>& entries)
{
    std::set<std::int64_t> ids(entries.begin(), entries.end());
    ids.erase(ids.begin(), ids.lower_bound(0)); // those of chunks that are not stored
    return ids;
}

// What was given up for the new entries and is not used by another one.
std::vector<std::int64_t> idsOnlyIn(const std::vector<std::int64_t>& before,
                                    const std::vector<std::int64_t>& now,
                                    const RewrittenChunks& rewritten)
{
    std::set<std::int64_t> gone;
    for (const RewrittenChunks::Item& item : rewritten.items)
        if (const std::int64_t id = before[static_cast<std::size_t>(item.number)]; id >= 0)
            gone.insert(id);
    for (const std::int64_t id : now)
        gone.erase(id);
    return {gone.begin(), gone.end()};
}

} // namespace

UniformChunks uniformChunksIn(const Frame& frame, const std::vector<std::int64_t>& entries,
                              const ValueEdits& edits)
{
    std::int64_t staying = frame.header().cbytes;
    for (const auto& [number, edited] : edits.chunks())
        staying -= storedBytesOf(frame, number);
    return highestIn(entries) <= staying - leastChunkBytes ? UniformChunks::Unstored
                                                           : UniformChunks::Stored;
}

SparseChunks sparseChunksOf(const Frame& frame, std::vector<std::int64_t> entries,
                            const RewrittenChunks& rewritten)
{
    SparseChunks chunks;
    chunks.cbytes = frame.header().cbytes;
    std::int64_t stored = 0; // how many are
    for (const RewrittenChunks::Item& item : rewritten.items) {
        chunks.cbytes += static_cast<std::int64_t>(item.stored.size);
        chunks.cbytes -= storedBytesOf(frame, item.number);
        stored += item.stored.bytes ? 1 : 0;
    }
    chunks.cbytes = std::max<std::int64_t>(chunks.cbytes, 0); // the old one may be wrong
    const std::int64_t next = highestIn(entries) < 0 ? 0 : highestIn(entries) + 1;
    NewIds ids = next + stored - 1 <= chunks.cbytes - leastChunkBytes ? NewIds(next)
                                                                      : NewIds(0, idsIn(entries));
    chunks.entries = entries;
    for (const RewrittenChunks::Item& item : rewritten.items) {
        std::int64_t& entry = chunks.entries[static_cast<std::size_t>(item.number)];
        entry = item.stored.bytes ? ids.take() : unstoredEntry(item.unstored);
        if (item.stored.bytes)
            chunks.added.push_back({entry, item.stored});
    }
    chunks.removed = idsOnlyIn(entries, chunks.entries, rewritten);
    return chunks;
}

} // namespace bloscope
