#include "core/repair/chunk_places.h"

#include "core/base/checked.h"
#include "core/frame/file_marks.h"
#include "core/repair/check_chunk.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Kind = WalkedPart::Kind;

constexpr std::uint64_t leastStoredBytes = 32; // of a chunk in a frame (format.md 6.5)

WalkedPart lost(std::int64_t place, std::string why)
{
    WalkedPart part{Kind::Lost, {}, std::move(why)};
    part.chunk.place = place;
    return part;
}

// One that this program cannot decode, but can copy.
WalkedPart unchecked(const ByteSourcePtr& source, std::uint64_t offset, std::uint64_t available,
                     std::int64_t place, const Error& why)
{
    const auto bytes = readBytes(*source, offset, leastStoredBytes);
    const auto header = bytes ? parseChunkHeader(*bytes, offset) : bytes.error();
    if (!header || !header->extended() || !validateChunkHeader(*header, available))
        return lost(place, why.text());
    return {Kind::Readable, uncheckedChunk(*header, place), why.text()};
}

} // namespace

Result<std::vector<WalkedPart>> ChunksAtPlaces::check(const std::vector<std::int64_t>& places) const
{
    constexpr std::size_t mostAtOnce = 256;
    std::vector<WalkedPart> parts(places.size());
    for (std::size_t first = 0; first < places.size(); first += mostAtOnce) {
        m_pool.forEach(std::min(mostAtOnce, places.size() - first), [&](std::size_t i) {
            if (m_job.stopped())
                return;
            parts[first + i] = checkOne(places[first + i]);
            m_job.advance(static_cast<std::uint64_t>(parts[first + i].chunk.cbytes));
        });
        if (m_job.stopped())
            return cancelled();
    }
    return parts;
}

WalkedPart ChunksAtPlaces::checkOne(std::int64_t place) const
{
    if (m_plan.folder) {
        if (place < 0 || place > std::numeric_limits<std::uint32_t>::max())
            return lost(place, fmt::format("impossible file number {}", place));
        const auto file = m_plan.folder->open(chunkFileName(place));
        return file ? checkOpened(*file, 0, (*file)->size(), place)
                    : lost(place, file.error().text());
    }
    const auto offset = static_cast<std::uint64_t>(place);
    if (place < 0 || (m_plan.from != FrameKind::Chunk && !fits(offset, leastStoredBytes, m_end)))
        return lost(place, fmt::format("byte {} lies outside the chunk area", place));
    return checkOpened(m_plan.source, offset, m_end - offset, place);
}

WalkedPart ChunksAtPlaces::checkOpened(const ByteSourcePtr& source, std::uint64_t offset,
                                       std::uint64_t available, std::int64_t place) const
{
    const auto chunk = Chunk::open(source, offset, available, m_plan.limits, m_plan.context);
    if (!chunk)
        return chunk.error().kind() == ErrorKind::Unsupported
                   ? unchecked(source, offset, available, place, chunk.error())
                   : lost(place, chunk.error().text());
    const ChunkHeader& header = (*chunk)->header();
    if (header.nbytes == 0)
        return lost(place, "it decodes to nothing");
    ChunkCheck check = checkChunk(m_plan, **chunk, m_pool, m_job);
    if (!check.state)
        return lost(place, std::move(check.why));
    return {Kind::Readable, foundChunk(**chunk, place, *check.state), std::move(check.why)};
}

LossesByPlace takeParts(const std::vector<WalkedPart>& parts, SalvagePlan& plan)
{
    LossesByPlace losses;
    for (const WalkedPart& part : parts) {
        const std::uint32_t why = part.why.empty() ? 0 : plan.reason(part.why);
        if (part.kind == Kind::Lost)
            losses.emplace(part.chunk.place, why);
        if (part.kind != Kind::Readable)
            continue;
        plan.found.push_back(part.chunk);
        plan.found.back().reason = why;
    }
    return losses;
}

} // namespace bloscope
