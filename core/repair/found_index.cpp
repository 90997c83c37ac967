#include "core/repair/found_index.h"

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
        std::int64_t leading = 0;
        std::int64_t unstored = 0;
        for (std::int64_t n = 0; n < count; ++n) {
            const auto entry = m_index.entry(n);
            if (!entry || (entry->stored() && !isBefore(base + entry->raw)))
                return false;
            unstored += entry->stored() ? 0 : 1;
            leading += entry->stored() && leads(base + entry->raw) ? 1 : 0;
        }
        const std::int64_t before = chunksBefore();
        return leading > 0 ? leading * 2 >= before : unstored > 0 && before == 0;
    }

 private:
    bool isBefore(std::int64_t place) const
    {
        return !m_places.areInTheSource || place < m_ownPlace;
    }
    bool leads(std::int64_t place) const
    {
        return std::ranges::binary_search(m_places.known, place);
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
