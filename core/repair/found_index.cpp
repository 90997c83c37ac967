#include "core/repair/found_index.h"

#include "core/base/checked.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t entryBytes = 8;
constexpr std::int64_t mostCandidates = 64; // that are looked at from the end

using Kind = WalkedPart::Kind;

std::shared_ptr<const ChunkIndex> openedAsIndex(const WalkedPart& part, const ByteSourcePtr& source,
                                                const Limits& limits)
{
    const FoundChunk& chunk = part.chunk;
    if (part.kind != Kind::Readable || chunk.state != FoundChunk::State::Whole ||
        chunk.typesize != entryBytes || chunk.nbytes % entryBytes != 0)
        return nullptr;
    FrameHeader anyNumber; // of chunks
    anyNumber.chunksize = 0;
    auto index = ChunkIndex::open(
        {source, static_cast<std::uint64_t>(chunk.place), static_cast<std::uint64_t>(chunk.cbytes)},
        anyNumber, limits);
    return index ? *std::move(index) : nullptr;
}

// Entries of one index against places of chunks.
class EntriesCheck {
 public:
    EntriesCheck(const ChunkIndex& index, std::int64_t ownPlace, const IndexedPlaces& places)
        : m_index(index), m_ownPlace(ownPlace), m_places(places)
    {
    }

    bool fitsFrom(std::int64_t base)
    {
        const bool isOneRun = m_index.chunk()->header().payload() == Payload::Special;
        const std::int64_t count = isOneRun ? 1 : m_index.count();
        std::vector<std::int64_t> leading;
        std::int64_t stored = 0;
        for (std::int64_t n = 0; n < count; ++n) {
            const auto entry = m_index.entry(n);
            const auto place = entry && entry->stored() ? checkedAdd(base, entry->raw) : base;
            if (!entry || !place || stored > mostEntries)
                return false;
            if (!entry->stored())
                continue;
            ++stored;
            if (!mayLieAt(*place))
                return false;
            if (std::ranges::binary_search(m_places.known, *place))
                leading.push_back(*place);
        }
        if (stored == 0)
            return chunksBefore() == 0;
        const std::int64_t led = distinct(std::move(leading));
        return led > 0 && led * 2 >= chunksBefore() && led * 2 >= stored - m_inGaps;
    }

 private:
    static constexpr std::int64_t mostEntries = SalvagePlan::mostRuns;

    // A chunk that was found, or one that is destroyed.
    bool mayLieAt(std::int64_t place)
    {
        if (m_places.areInTheSource && place >= m_ownPlace)
            return false;
        if (!m_places.areInTheSource || std::ranges::binary_search(m_places.known, place))
            return true;
        const auto gap = std::ranges::upper_bound(m_places.gaps, place);
        const auto known = std::ranges::upper_bound(m_places.known, place);
        const bool isInGap = gap != m_places.gaps.begin() &&
                             (known == m_places.known.begin() || known[-1] < gap[-1]);
        m_inGaps += isInGap ? 1 : 0;
        return isInGap;
    }

    static std::int64_t distinct(std::vector<std::int64_t> places)
    {
        std::ranges::sort(places);
        return std::unique(places.begin(), places.end()) - places.begin();
    }

    std::int64_t chunksBefore() const
    {
        const auto& known = m_places.known;
        const auto end =
            m_places.areInTheSource ? std::ranges::lower_bound(known, m_ownPlace) : known.end();
        return end - known.begin();
    }

    const ChunkIndex& m_index;
    std::int64_t m_ownPlace;
    const IndexedPlaces& m_places;
    std::int64_t m_inGaps = 0; // entries that lead there
};

std::optional<FoundIndex> asIndex(const std::vector<WalkedPart>& parts, std::size_t i,
                                  const ByteSourcePtr& source, const IndexedPlaces& places,
                                  const Limits& limits)
{
    const auto index = openedAsIndex(parts[i], source, limits);
    if (!index)
        return {};
    for (const std::int64_t base : places.bases)
        if (EntriesCheck(*index, parts[i].chunk.place, places).fitsFrom(base))
            return FoundIndex{index, i, base};
    return {};
}

} // namespace

std::optional<FoundIndex> indexAmong(const std::vector<WalkedPart>& parts,
                                     const ByteSourcePtr& source, const IndexedPlaces& places,
                                     const Limits& limits)
{
    std::int64_t candidates = 0;
    for (std::size_t i = parts.size(); i-- > 0 && candidates < mostCandidates;) {
        candidates += parts[i].kind == Kind::Readable ? 1 : 0;
        if (auto found = asIndex(parts, i, source, places, limits))
            return found;
    }
    return {};
}

} // namespace bloscope
