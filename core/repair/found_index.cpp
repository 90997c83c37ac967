#include "core/repair/found_index.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t entryBytes = 8;
constexpr std::int64_t leastChunkBytes = 32;
constexpr std::int64_t mostCandidates = 64; // that are looked at from the end
constexpr std::size_t mostEntries = SalvagePlan::mostRuns;

using Kind = WalkedPart::Kind;

bool mayBeAnIndex(const WalkedPart& part)
{
    return part.kind != Kind::Gap && part.chunk.typesize == entryBytes &&
           part.chunk.nbytes % entryBytes == 0;
}

std::shared_ptr<const ChunkIndex> openedAsIndex(const WalkedPart& part, const ByteSourcePtr& source,
                                                const Limits& limits)
{
    const FoundChunk& chunk = part.chunk;
    if (!mayBeAnIndex(part) || part.kind != Kind::Readable ||
        chunk.state != FoundChunk::State::Whole)
        return nullptr;
    FrameHeader anyNumber; // of chunks
    anyNumber.chunksize = 0;
    auto index = ChunkIndex::open(
        {source, static_cast<std::uint64_t>(chunk.place), static_cast<std::uint64_t>(chunk.cbytes)},
        anyNumber, limits);
    return index ? *std::move(index) : nullptr;
}

// The stored entries, sorted, each once; nothing where one is no entry.
std::optional<std::vector<std::int64_t>> storedEntries(const ChunkIndex& index)
{
    const bool isOneRun = index.chunk()->header().payload() == Payload::Special;
    const std::int64_t count = isOneRun ? std::min<std::int64_t>(index.count(), 1) : index.count();
    std::vector<std::int64_t> entries;
    for (std::int64_t n = 0; n < count; ++n) {
        const auto entry = index.entry(n);
        if (!entry || entries.size() > mostEntries)
            return {};
        if (entry->stored())
            entries.push_back(entry->raw);
    }
    std::ranges::sort(entries);
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    return entries;
}

// Could stored chunks begin there?
bool areFarEnoughApart(const std::vector<std::int64_t>& entries)
{
    return std::ranges::adjacent_find(entries, [](std::int64_t a, std::int64_t b) {
               return b - a < leastChunkBytes;
           }) == entries.end();
}

// One candidate among the walked parts.
class IndexCheck {
 public:
    IndexCheck(const std::vector<WalkedPart>& parts, std::size_t part, const IndexedPlaces& places)
        : m_parts(parts), m_part(part), m_places(places)
    {
        for (std::size_t i = 0; i < part; ++i)
            if (parts[i].kind != Kind::Gap)
                m_known.push_back(parts[i].chunk.place);
    }

    std::optional<FoundIndex> check(std::shared_ptr<const ChunkIndex> index) const
    {
        const auto entries = storedEntries(*index);
        if (!entries)
            return {};
        FoundIndex found{std::move(index), m_part, EntryShifts(0), false};
        const bool fits =
            m_places.areInTheSource ? fitSource(*entries, found) : fitFiles(*entries, found);
        return fits ? std::optional(std::move(found)) : std::nullopt;
    }

 private:
    bool fitFiles(const std::vector<std::int64_t>& entries, const FoundIndex& found) const
    {
        const auto& files = m_places.files;
        const auto led = std::ranges::count_if(
            entries, [&](std::int64_t entry) { return std::ranges::binary_search(files, entry); });
        if (entries.empty())
            return files.empty() || isBehindAll(found);
        return led > 0 && led * 2 >= std::ssize(files) && led * 2 >= std::ssize(entries);
    }

    bool fitSource(const std::vector<std::int64_t>& entries, FoundIndex& found) const
    {
        if (entries.empty()) {
            if (!m_places.bases.empty())
                found.shifts = EntryShifts(m_places.bases.back());
            return m_known.empty();
        }
        if (!areFarEnoughApart(entries))
            return false;
        const EntryAlignment alignment = aligned(entries, m_known, basesFor(entries));
        found.shifts = alignment.shifts;
        found.isAmbiguous = alignment.isAmbiguous;
        noteShiftOfTheEnd(entries, found.shifts);
        const auto [inGaps, astray] = countOthers(entries, alignment.shifts);
        if (alignment.led == 0)
            return m_known.empty() && isBehindAll(found) && entries.back() < ownPlace();
        return alignment.led * 2 >= std::ssize(m_known) &&
               alignment.led * 2 >= std::ssize(entries) - inGaps &&
               (astray == 0 || alignment.led == std::ssize(m_known));
    }

    // Nothing but a gap or the end follows, and as many chunks were expected.
    bool isBehindAll(const FoundIndex& found) const
    {
        return m_places.count == found.index->count() &&
               std::all_of(m_parts.begin() + static_cast<std::ptrdiff_t>(m_part) + 1, m_parts.end(),
                           [](const WalkedPart& part) { return part.kind == Kind::Gap; });
    }

    std::int64_t ownPlace() const { return m_parts[m_part].chunk.place; }

    // The end of the chunks is where the index begins, however many bytes are missing before it.
    EntryBases basesFor(const std::vector<std::int64_t>& entries) const
    {
        EntryBases bases{m_places.bases, {}};
        if (bases.first.empty() &&
            !m_known.empty()) // without a header: the first chunk is behind it
            bases.first.push_back(m_known.front());
        if (m_places.areaSize && *m_places.areaSize > entries.back())
            bases.last.push_back(ownPlace() - *m_places.areaSize);
        if (m_known.empty())
            return {bases.first, bases.first};
        const WalkedPart& before = m_parts[m_part - 1];
        if (before.kind != Kind::Gap)
            bases.last.push_back(before.chunk.place - entries.back());
        bases.last.insert(bases.last.end(), bases.first.begin(), bases.first.end());
        return bases;
    }

    // Bytes that are missing in the last chunk, or too many in it or behind it.
    void noteShiftOfTheEnd(const std::vector<std::int64_t>& entries, EntryShifts& shifts) const
    {
        if (!m_places.areaSize || m_part == 0 || m_parts[m_part - 1].kind != Kind::Gap)
            return;
        const WalkedPart& before = m_parts[m_part - 1];
        const std::int64_t by = shifts.steps().back().by;
        const std::int64_t atEnd = ownPlace() - *m_places.areaSize;
        if (atEnd < by || atEnd - by == ownPlace() - before.chunk.place)
            shifts.add({entries.back() + 1, atEnd});
    }

    // Entries that lead to bytes that may have been chunks, and those that lead into others or
    // nowhere.
    std::pair<std::int64_t, std::int64_t> countOthers(const std::vector<std::int64_t>& entries,
                                                      const EntryShifts& shifts) const
    {
        std::int64_t inGaps = 0;
        std::int64_t astray = 0;
        for (const std::int64_t entry : entries) {
            const auto place = shifts.placeOf(entry);
            if (place && std::ranges::binary_search(m_known, *place))
                continue;
            (place && isInGap(*place) ? inGaps : astray) += 1;
        }
        return {inGaps, astray};
    }

    bool isInGap(std::int64_t place) const
    {
        const auto begin = m_parts.begin();
        const auto next = std::upper_bound(
            begin, begin + static_cast<std::ptrdiff_t>(m_part), place,
            [](std::int64_t at, const WalkedPart& part) { return at < part.chunk.place; });
        return next != begin && next[-1].kind == Kind::Gap;
    }

    const std::vector<WalkedPart>& m_parts;
    std::size_t m_part;
    const IndexedPlaces& m_places;
    std::vector<std::int64_t> m_known; // places of chunks before it
};

std::string shiftText(std::int64_t bytes)
{
    const std::int64_t count = bytes < 0 ? -bytes : bytes;
    const char* unit = count == 1 ? "byte" : "bytes";
    if (bytes > 0)
        return fmt::format("{} extra {}", groupedDigits(count), unit);
    return fmt::format("{} {} {} missing", groupedDigits(count), unit, count == 1 ? "is" : "are");
}

// The part that is a chunk at this place, or nullptr.
WalkedPart* chunkAt(std::vector<WalkedPart>& parts, std::optional<std::int64_t> place)
{
    if (!place)
        return nullptr;
    const auto at = std::ranges::lower_bound(
        parts, *place, {}, [](const WalkedPart& part) { return part.chunk.place; });
    const bool isThere = at != parts.end() && at->chunk.place == *place && at->kind != Kind::Gap;
    return isThere ? &*at : nullptr;
}

// Is what begins there a chunk, or what is left of one behind its header?
bool hasHeaderAt(const std::vector<WalkedPart>& parts, std::int64_t place)
{
    const auto at = std::ranges::lower_bound(
        parts, place, {}, [](const WalkedPart& part) { return part.chunk.place; });
    return at != parts.end() && at->chunk.place == place && at->hasHeader;
}

// Bytes that were inserted behind its first one leave a chunk whose first byte is one of them.
void doubtFirstBytes(const ByteSource& source, std::int64_t inserted, WalkedPart& part)
{
    const auto before = static_cast<std::uint64_t>(part.chunk.place - inserted);
    const auto first = readBytes(source, before, 1);
    const unsigned version = first ? std::to_integer<unsigned>(first->front()) : 0;
    if (part.kind != Kind::Readable || version < 3 || version > 6)
        return;
    part.chunk.state = FoundChunk::State::Unchecked;
    part.why = fmt::format("{} before or after its first byte", shiftText(inserted));
}

void doubt(WalkedPart& part, std::string why)
{
    if (part.kind != Kind::Readable)
        return;
    if (part.chunk.isEncoded)
        part.chunk.state = FoundChunk::State::Unchecked;
    else
        part.kind = Kind::Lost;
    part.why = std::move(why);
}

} // namespace

std::optional<FoundIndex> indexAmong(const std::vector<WalkedPart>& parts,
                                     const ByteSourcePtr& source, const IndexedPlaces& places,
                                     const Limits& limits)
{
    std::int64_t candidates = 0;
    for (std::size_t i = parts.size(); i-- > 0 && candidates < mostCandidates;) {
        candidates += parts[i].kind == Kind::Readable ? 1 : 0;
        if (auto index = openedAsIndex(parts[i], source, limits))
            if (auto found = IndexCheck(parts, i, places).check(std::move(index)))
                return found;
    }
    return {};
}

PlacedReasons doubtShifted(const FoundIndex& index, const ByteSource& source,
                           std::vector<WalkedPart>& parts)
{
    PlacedReasons destroyed;
    const auto entries = storedEntries(*index.index);
    const auto& steps = index.shifts.steps();
    for (std::size_t i = 1; entries && i < steps.size(); ++i) {
        const std::int64_t by = steps[i].by - steps[i - 1].by;
        const auto next = std::ranges::lower_bound(*entries, steps[i].from);
        if (by == 0 || next == entries->begin())
            continue;
        WalkedPart* after = by > 0 && next != entries->end()
                                ? chunkAt(parts, index.shifts.placeOf(*next))
                                : nullptr;
        if (after)
            doubtFirstBytes(source, by, *after);
        const auto place = index.shifts.placeOf(next[-1]);
        WalkedPart* before = chunkAt(parts, place);
        if (before)
            doubt(*before, fmt::format("{} in it{}", shiftText(by), by > 0 ? " or after it" : ""));
        if (before || !place)
            continue;
        destroyed.emplace_back(*place, fmt::format("{} in it", shiftText(by)));
        const bool mayReachBack =
            by < -1 && next - entries->begin() >= 2 && !hasHeaderAt(parts, *place);
        WalkedPart* earlier =
            mayReachBack ? chunkAt(parts, index.shifts.placeOf(next[-2])) : nullptr;
        if (earlier)
            doubt(*earlier, fmt::format("{} at its end or after it", shiftText(by)));
    }
    return destroyed;
}

bool isUselessIndex(const std::vector<WalkedPart>& parts, std::size_t part,
                    std::optional<std::int64_t> count, bool isBeforeTheTrailer)
{
    const WalkedPart& candidate = parts[part];
    if (!mayBeAnIndex(candidate))
        return false;
    const auto before =
        std::count_if(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(part),
                      [](const WalkedPart& other) { return other.kind != Kind::Gap; });
    const bool isBehindAll = isBeforeTheTrailer || before == count;
    if (isBehindAll && count && candidate.chunk.nbytes == *count * entryBytes)
        return true;
    return std::none_of(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(part),
                        [](const WalkedPart& other) {
                            return other.kind == Kind::Readable &&
                                   other.chunk.typesize == entryBytes;
                        }) &&
           part > 0;
}

} // namespace bloscope
