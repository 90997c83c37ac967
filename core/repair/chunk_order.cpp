#include "core/repair/chunk_order.h"

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

using Content = SalvagedRun::Content;

bool isOneRun(const ChunkIndex& index)
{
    return index.chunk()->header().payload() == Payload::Special;
}

// Calls use(n, entry, count) for each chunk in turn, or once where all have the same entry.
template <class Use>
Result<> forEachEntry(const ChunkIndex& index, const Job& job, const Use& use)
{
    if (index.count() > 0 && isOneRun(index))
        return use(index.entry(0), index.count());
    for (std::int64_t n = 0; n < index.count(); ++n) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(use(index.entry(n), std::int64_t(1)));
    }
    return {};
}

std::optional<std::uint32_t> numberOf(const SalvagePlan& plan, std::int64_t place)
{
    const auto at = std::ranges::lower_bound(plan.found, place, {}, &FoundChunk::place);
    if (at == plan.found.end() || at->place != place)
        return {};
    return static_cast<std::uint32_t>(at - plan.found.begin());
}

// Do all stored chunks have this size, the last of all perhaps less?
bool haveSize(const SalvagePlan& plan, std::int32_t size)
{
    return std::ranges::all_of(plan.runs, [&](const SalvagedRun& run) {
        const bool isLast = &run == &plan.runs.back() && run.count == 1;
        return run.content != Content::Found || run.nbytes == size || (isLast && run.nbytes < size);
    });
}

// Has a chunk the stated size, or do all of them together have the stated bytes?
bool isConfirmed(const SalvagePlan& plan, const StatedSizes& stated)
{
    if (*stated.chunksize % plan.header.typesize != 0)
        return false;
    const bool hasOne = std::ranges::any_of(plan.runs, [&](const SalvagedRun& run) {
        return run.content == Content::Found && run.nbytes == *stated.chunksize;
    });
    return hasOne || (stated.nbytes && ceilDivide<std::int64_t>(
                                           *stated.nbytes, *stated.chunksize) == plan.chunkCount());
}

std::int32_t largest(const SalvagePlan& plan)
{
    std::int32_t most = 0;
    for (const SalvagedRun& run : plan.runs)
        most = std::max(most, run.content == Content::Found ? run.nbytes : 0);
    return most;
}

std::int64_t foundChunks(const SalvagePlan& plan)
{
    std::int64_t count = 0;
    for (const SalvagedRun& run : plan.runs)
        count += run.content == Content::Found ? run.count : 0;
    return count;
}

// The last chunk may be shorter, and is when all of them together are to have so many bytes.
std::int32_t lastSize(const SalvagePlan& plan, const StatedSizes& stated, std::int32_t size)
{
    const std::int64_t count = plan.chunkCount();
    if (stated.arrayChunk || !stated.nbytes ||
        ceilDivide<std::int64_t>(*stated.nbytes, size) != count)
        return size;
    const auto rest = static_cast<std::int32_t>(*stated.nbytes % size);
    return rest == 0 || rest % plan.header.typesize != 0 ? size : rest;
}

// In a frame of chunks that differ only one that is missing can be told the size of.
std::int32_t sizeOfTheOnlyOne(const SalvagePlan& plan, const StatedSizes& stated)
{
    std::int64_t known = 0;
    std::int64_t unknown = 0;
    for (const SalvagedRun& run : plan.runs) {
        known += run.count * run.nbytes;
        unknown += run.nbytes == 0 ? run.count : 0;
    }
    const std::int64_t rest = stated.nbytes.value_or(0) - known;
    return unknown == 1 && rest > 0 && rest <= format::maxChunkBytes
               ? static_cast<std::int32_t>(rest)
               : 0;
}

void giveSizes(SalvagePlan& plan, std::int32_t size, std::int32_t last)
{
    for (SalvagedRun& run : plan.runs)
        if (run.content != Content::Found)
            run.nbytes = size;
    if (plan.runs.empty() || plan.runs.back().content == Content::Found || last == size)
        return;
    SalvagedRun end = plan.runs.back();
    end.count = 1;
    end.nbytes = last;
    if (--plan.runs.back().count == 0)
        plan.runs.pop_back();
    plan.runs.push_back(end);
}

void giveSizesThatDiffer(SalvagePlan& plan, const StatedSizes& stated)
{
    const std::int32_t only = sizeOfTheOnlyOne(plan, stated);
    std::int64_t unknown = 0;
    for (SalvagedRun& run : plan.runs) {
        if (run.nbytes > 0)
            continue;
        run.nbytes = only > 0 ? only : plan.header.typesize;
        if (only > 0)
            continue;
        unknown += run.count;
        if (run.content == Content::Unstored)
            run.number = plan.reason("its size is not recorded");
        run.content = Content::Lost;
    }
    if (unknown > 0)
        plan.lose("chunks", fmt::format("the sizes of {} of them are not recorded: each of these "
                                        "was replaced with a single element",
                                        unknown));
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
        return lost(place, fmt::format("byte {} is outside the chunk area", place));
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

Result<std::vector<std::int64_t>> placesIn(const ChunkIndex& index, std::int64_t base,
                                           const Job& job)
{
    std::vector<std::int64_t> places;
    BLOSCOPE_CHECK(forEachEntry(index, job, [&](const Result<IndexEntry>& entry, std::int64_t) {
        const auto place = entry && entry->stored() ? checkedAdd(base, entry->raw) : std::nullopt;
        if (place && (places.empty() || places.back() != *place))
            places.push_back(*place);
        if (places.size() > SalvagePlan::mostRuns)
            return Result<>(Error{ErrorKind::Limit, fmt::format("the index has more than {} chunks",
                                                                SalvagePlan::mostRuns)});
        return Result<>();
    }));
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

Result<> orderByIndex(const ChunkIndex& index, const EntryShifts& shifts,
                      const LossesByPlace& losses, SalvagePlan& plan, const Job& job)
{
    return forEachEntry(index, job, [&](const Result<IndexEntry>& entry, std::int64_t count) {
        if (!entry)
            return plan.appendLost(plan.reason(entry.error().text()), count);
        if (entry->special == SpecialKind::NaN && plan.header.typesize != 4 &&
            plan.header.typesize != 8)
            return plan.appendLost(plan.reason("NaN needs elements of 4 or 8 bytes"), count);
        if (!entry->stored())
            return plan.append(
                {.content = Content::Unstored, .special = entry->special, .count = count});
        const std::int64_t place = shifts.placeOf(entry->raw).value_or(-1);
        if (const auto number = numberOf(plan, place))
            return plan.appendFound(*number, count);
        const auto why = losses.find(place);
        return plan.appendLost(why == losses.end() ? 0 : why->second, count);
    });
}

std::optional<std::int32_t> chunksizeOf(const SalvagePlan& plan, const StatedSizes& stated)
{
    const std::int32_t most = largest(plan);
    const auto fits = [&](const std::optional<std::int32_t>& size) {
        return size && *size > 0 && haveSize(plan, *size);
    };
    if (fits(stated.arrayChunk))
        return stated.arrayChunk;
    if (fits(stated.chunksize) && isConfirmed(plan, stated))
        return stated.chunksize;
    if (foundChunks(plan) == 0)
        return stated.arrayChunk ? stated.arrayChunk : stated.chunksize;
    return stated.chunksize != 0 && haveSize(plan, most) ? most : 0;
}

void settleSizes(const StatedSizes& stated, SalvagePlan& plan)
{
    const std::int32_t size = chunksizeOf(plan, stated).value_or(0);
    if (size > 0)
        giveSizes(plan, size, lastSize(plan, stated, size));
    else
        giveSizesThatDiffer(plan, stated);
    plan.header.chunksize = size;
}

} // namespace bloscope
