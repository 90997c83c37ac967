#include "core/saving/chunk_area.h"

#include "core/chunk/chunk_header.h"
#include "core/frame_writing/frame_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr std::int64_t leastStoredBytes = 32; // of a chunk in a frame (format.md 6.5)

std::int64_t largestEntry(const FrameHeader& header)
{
    return header.sparse() ? std::numeric_limits<std::uint32_t>::max()
                           : header.cbytes - leastStoredBytes;
}

// Where the bytes of a chunk end that begins at `begin` of the chunk area, by its own header; one
// with a damaged header may reach to `most`.
Result<std::int64_t> endOfChunk(const Frame& frame, std::int64_t begin, std::int64_t most)
{
    std::array<std::byte, sizeof(std::int32_t)> field{};
    BLOSCOPE_CHECK(frame.source()->readAt(
        static_cast<std::uint64_t>(frame.header().headerLen + begin) + cbytesOffset, field));
    const std::int64_t end = begin + loadLittle<std::int32_t>(field.data());
    return end > begin && end <= frame.header().cbytes ? end : most;
}

// A stored chunk in the order of the area.
struct Stored {
    std::int64_t position = 0;
    std::size_t number = 0;
    auto operator<=>(const Stored&) const = default;
};

std::vector<Stored> inTheirOrder(const std::vector<std::int64_t>& entries)
{
    std::vector<Stored> stored;
    for (std::size_t n = 0; n < entries.size(); ++n)
        if (entries[n] >= 0)
            stored.push_back({entries[n], n});
    std::ranges::sort(stored);
    return stored;
}

// Lays out a chunk area piece by piece.
class AreaLayout {
 public:
    AreaLayout(std::int64_t oldHeaderLen, std::uint64_t headerLen)
        : m_oldHeaderLen(oldHeaderLen), m_headerLen(headerLen)
    {
        m_area.end = headerLen;
    }

    // Old bytes [begin, end) of the area, where those before them are not earlier ones. Answers
    // where they lie in the new one.
    std::int64_t keep(std::int64_t begin, std::int64_t end)
    {
        if (begin > m_runEnd || (m_isClosed && end > m_runEnd)) {
            close();
            m_runBegin = m_runEnd = begin;
            m_newBegin = m_area.end;
            m_isClosed = false;
        }
        if (end > m_runEnd) {
            m_area.end += static_cast<std::uint64_t>(end - m_runEnd);
            m_runEnd = end;
        }
        return static_cast<std::int64_t>(m_newBegin - m_headerLen) + begin - m_runBegin;
    }

    std::int64_t add(const KeptPart& chunk)
    {
        close();
        const std::uint64_t at = m_area.end;
        addChunk(m_area.pieces, at, chunk);
        m_area.end += chunk.size;
        return static_cast<std::int64_t>(at - m_headerLen);
    }

    ChunkArea finish(std::vector<std::int64_t> entries) &&
    {
        close();
        m_area.entries = std::move(entries);
        return std::move(m_area);
    }

 private:
    // The run is a piece from then on; what begins in it may still lie there.
    void close()
    {
        if (!m_isClosed)
            m_area.pieces.push_back(copiedPiece(
                "chunks", m_newBegin, static_cast<std::uint64_t>(m_oldHeaderLen + m_runBegin),
                static_cast<std::uint64_t>(m_runEnd - m_runBegin)));
        m_isClosed = true;
    }

    std::int64_t m_oldHeaderLen;
    std::uint64_t m_headerLen;
    ChunkArea m_area;
    std::int64_t m_runBegin = 0; // old bytes that stay together
    std::int64_t m_runEnd = -1;
    std::uint64_t m_newBegin = 0; // of the run, in the new file
    bool m_isClosed = true;
};

// By the number of a chunk; null when it is not rewritten.
class ItemsByNumber {
 public:
    explicit ItemsByNumber(const RewrittenChunks& rewritten) : m_items(rewritten.items) {}

    const RewrittenChunks::Item* find(std::size_t number) const
    {
        const auto found = std::ranges::lower_bound(m_items, static_cast<std::int64_t>(number), {},
                                                    &RewrittenChunks::Item::number);
        return found != m_items.end() && found->number == static_cast<std::int64_t>(number)
                   ? &*found
                   : nullptr;
    }

 private:
    const std::vector<RewrittenChunks::Item>& m_items;
};

} // namespace

Result<std::vector<std::int64_t>> entriesOf(const Frame& frame)
{
    std::vector<std::int64_t> entries;
    if (!frame.index())
        return entries;
    const std::int64_t count = frame.chunkCount();
    if (static_cast<std::uint64_t>(count) > frame.limits().chunkBytes / sizeof(std::int64_t))
        return Error{ErrorKind::Limit, fmt::format("an index of {} chunks is too large", count)};
    entries.reserve(static_cast<std::size_t>(count));
    for (std::int64_t n = 0; n < count; ++n) {
        BLOSCOPE_TRY(const IndexEntry entry, frame.indexEntry(n).within("chunk", n));
        if (entry.stored() && entry.raw > largestEntry(frame.header()))
            return malformedError(fmt::format("the index is damaged: chunk {} cannot be at "
                                              "position {}, so values cannot be written",
                                              n, entry.raw));
        entries.push_back(entry.raw);
    }
    return entries;
}

Result<ChunkArea> compactArea(const Frame& frame, std::vector<std::int64_t> entries,
                              const RewrittenChunks& rewritten, std::uint64_t headerLen)
{
    const ItemsByNumber items(rewritten);
    const std::vector<Stored> stored = inTheirOrder(entries);
    AreaLayout layout(frame.header().headerLen, headerLen);
    for (std::size_t i = 0; i < stored.size(); ++i) {
        const auto& [position, number] = stored[i];
        if (const RewrittenChunks::Item* item = items.find(number)) {
            if (item->stored.bytes)
                entries[number] = layout.add(item->stored);
            continue;
        }
        const auto next = std::ranges::upper_bound(stored, position, {}, &Stored::position);
        const std::int64_t most = next == stored.end() ? frame.header().cbytes : next->position;
        BLOSCOPE_TRY(const std::int64_t end, endOfChunk(frame, position, most));
        entries[number] = layout.keep(position, end);
    }
    for (const RewrittenChunks::Item& item : rewritten.items) {
        std::int64_t& entry = entries[static_cast<std::size_t>(item.number)];
        if (!item.stored.bytes)
            entry = unstoredEntry(item.unstored);
        else if (entry < 0)
            entry = layout.add(item.stored);
    }
    return std::move(layout).finish(std::move(entries));
}

ChunkArea appendedArea(const Frame& frame, std::vector<std::int64_t> entries,
                       const RewrittenChunks& rewritten, std::uint64_t begin)
{
    ChunkArea area;
    area.end = begin;
    for (const RewrittenChunks::Item& item : rewritten.items) {
        std::int64_t& entry = entries[static_cast<std::size_t>(item.number)];
        if (!item.stored.bytes) {
            entry = unstoredEntry(item.unstored);
            continue;
        }
        entry = static_cast<std::int64_t>(area.end) - frame.header().headerLen;
        addChunk(area.pieces, area.end, item.stored);
        area.end += item.stored.size;
    }
    area.entries = std::move(entries);
    return area;
}

std::uint64_t deadBytesIn(const Frame& frame, const std::vector<std::int64_t>& entries)
{
    constexpr std::size_t mostSamples = 1000;
    std::vector<std::int64_t> positions;
    std::ranges::copy_if(entries, std::back_inserter(positions),
                         [](std::int64_t entry) { return entry >= 0; });
    if (positions.empty())
        return static_cast<std::uint64_t>(frame.header().cbytes);
    const std::size_t step = (positions.size() + mostSamples - 1) / mostSamples;
    double sampled = 0;
    double samples = 0;
    for (std::size_t i = 0; i < positions.size(); i += step, ++samples)
        if (const auto end = endOfChunk(frame, positions[i], positions[i]))
            sampled += static_cast<double>(*end - positions[i]);
    const double live = sampled / samples * static_cast<double>(positions.size());
    return static_cast<std::uint64_t>(
        std::max(0.0, static_cast<double>(frame.header().cbytes) - live));
}

} // namespace bloscope
