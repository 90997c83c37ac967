#include "core/statistics/part_statistics.h"

#include "core/statistics/wide_keys.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

enum class Wanted { Lowest, Highest };

// Does `key` at `position` take the place of `best`?
bool isBetter(Wanted wanted, NumberKey key, const std::vector<std::int64_t>& position,
              const std::optional<Extreme>& best)
{
    if (!best)
        return true;
    if (key != best->key)
        return wanted == Wanted::Lowest ? key < best->key : key > best->key;
    return position < best->position;
}

// Is it certain, without knowing the position, that it does not?
bool isWorse(Wanted wanted, NumberKey key, const std::optional<Extreme>& best)
{
    return best && (wanted == Wanted::Lowest ? key > best->key : key < best->key);
}

void take(Wanted wanted, NumberKey key, std::vector<std::int64_t> position,
          std::optional<Extreme>& best)
{
    if (isBetter(wanted, key, position, best))
        best = Extreme{key, std::move(position)};
}

void take(Wanted wanted, const std::optional<Extreme>& extreme, std::optional<Extreme>& best)
{
    if (extreme)
        take(wanted, extreme->key, extreme->position, best);
}

// The numbers of a batch that are finite: the batch itself where all are.
class FiniteKeys {
 public:
    FiniteKeys(const NumberOrder& order, std::span<const NumberKey> keys) : m_keys(keys)
    {
        const KeyRange finite = order.finite();
        const auto isFinite = [&](NumberKey key) { return finite.contains(key); };
        if (std::ranges::all_of(keys, isFinite))
            return;
        m_copy.reserve(keys.size());
        std::ranges::copy_if(keys, std::back_inserter(m_copy), isFinite);
        m_keys = m_copy;
    }
    std::span<const NumberKey> keys() const { return m_keys; }

 private:
    std::span<const NumberKey> m_keys;
    std::vector<NumberKey> m_copy;
};

} // namespace

PartStatistics::PartStatistics(const NumberScan& scan)
    : m_order(&scan.order()),
      m_shorts(&scan.shortKeys()),
      m_digits(noDigits(scan)),
      m_found(scan.order())
{
}

std::optional<DigitCounts> PartStatistics::noDigits(const NumberScan& scan)
{
    if (scan.shortKeys())
        return DigitCounts(scan.shortKeys()->bits());
    const DTypeKind kind = scan.order().dtype().kind;
    const bool areApart = kind == DTypeKind::Unsigned || kind == DTypeKind::Signed ||
                          (!scan.order().isInteger() && !goesPastFloat64(scan.order().dtype()));
    return areApart ? std::optional(DigitCounts(64)) : std::nullopt;
}

bool PartStatistics::areDigits() const
{
    return *m_shorts && (*m_shorts)->bits() == 16;
}

void PartStatistics::visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin)
{
    const FiniteKeys finite(*m_order, keys);
    m_found.counts.all += keys.size();
    m_found.counts.finite += finite.keys().size();
    if (finite.keys().size() < keys.size())
        for (const NumberKey key : keys)
            countSpecial(key, 1);
    if (!finite.keys().empty())
        visitFinite(finite.keys(), keys, box, begin);
}

void PartStatistics::visitFinite(std::span<const NumberKey> finite, std::span<const NumberKey> all,
                                 const CellBox& box, std::int64_t begin)
{
    const auto [lowest, highest] = std::ranges::minmax(finite);
    noteExtremes(lowest, highest, [&](NumberKey key) {
        return positionInSlice(box, begin + (std::ranges::find(all, key) - all.begin()));
    });
    m_found.moments.add(*m_order, finite);
    if (m_digits)
        addDigits(finite);
    if (m_found.values && !areDigits())
        m_found.values->add(finite);
}

void PartStatistics::visitShort(std::span<const ShortKey> keys, const CellBox& box,
                                std::int64_t begin)
{
    const ShortKeys& shorts = **m_shorts;
    const ShortExtent extent = shorts.extentOf(keys);
    m_found.counts.all += keys.size();
    m_found.counts.finite += extent.finite;
    if (extent.finite < keys.size())
        for (const ShortKey key : keys)
            if (!shorts.isFinite(key))
                countSpecial(shorts.fullOf(key), 1);
    if (extent.finite == 0)
        return;
    const auto positionOf = [&](NumberKey key) {
        const auto found = std::ranges::find(keys, shorts.shortOf(key));
        return positionInSlice(box, begin + (found - keys.begin()));
    };
    noteExtremes(shorts.fullOf(extent.lowest), shorts.fullOf(extent.highest), positionOf);
    m_found.moments.add(shorts, keys, extent);
    m_digits->add(keys);
    if (m_found.values && !areDigits())
        m_found.values->add(shorts, keys);
}

// Of a run of numbers. Where each is first is asked only of one that counts.
template <class PositionOf>
void PartStatistics::noteExtremes(NumberKey lowest, NumberKey highest, const PositionOf& positionOf)
{
    if (!isWorse(Wanted::Lowest, lowest, m_found.minimum))
        take(Wanted::Lowest, lowest, positionOf(lowest), m_found.minimum);
    if (!isWorse(Wanted::Highest, highest, m_found.maximum))
        take(Wanted::Highest, highest, positionOf(highest), m_found.maximum);
}

void PartStatistics::addDigits(std::span<const NumberKey> keys)
{
    if (!*m_shorts)
        return m_digits->add(keys);
    m_digits->add(std::span<const ShortKey>((*m_shorts)->shortsOf(keys)));
}

void PartStatistics::visitAlike(NumberKey key, std::uint64_t count, const CellBox& box)
{
    m_found.counts.all += count;
    if (!m_order->isFinite(key))
        return countSpecial(key, count);
    m_found.counts.finite += count;
    take(Wanted::Lowest, key, box.first, m_found.minimum);
    take(Wanted::Highest, key, box.first, m_found.maximum);
    m_found.moments.addRepeated(*m_order, key, count);
    if (m_digits)
        m_digits->add(*m_shorts ? (*m_shorts)->shortOf(key) : key, count);
    if (m_found.values && !areDigits())
        m_found.values->add(key, count);
}

void PartStatistics::addValuesTo(ValueCounts& values) const
{
    if (!areDigits())
        return values.add(*m_found.values);
    m_digits->forEach([&](std::uint16_t digit, std::uint64_t times) {
        values.add((*m_shorts)->fullOf(digit), times);
    });
}

void PartStatistics::countSpecial(NumberKey key, std::uint64_t times)
{
    if (!m_order->isNumber(key))
        m_found.counts.notANumber += times;
    else if (key > m_order->finite().high)
        m_found.counts.positiveInfinite += times;
    else if (key < m_order->finite().low)
        m_found.counts.negativeInfinite += times;
}

void PartStatistics::visitMissing(CellState state, std::uint64_t count, const CellBox&,
                                  std::int64_t)
{
    m_found.counts.all += count;
    (state == CellState::Damaged         ? m_found.counts.damaged
     : state == CellState::Uninitialised ? m_found.counts.uninitialised
                                         : m_found.counts.absent) += count;
    if (state == CellState::Damaged)
        m_found.damagedChunks = 1;
}

void PartStatistics::visitNulls(std::uint64_t count)
{
    m_found.counts.all += count;
    m_found.counts.nulls += count;
}

void PartStatistics::noteDamage(const std::string& reason)
{
    auto& reasons = m_found.damage;
    if (reasons.size() < Statistics::mostReasons && (reasons.empty() || reasons.back() != reason))
        reasons.push_back(reason);
}

ChunkSummary PartStatistics::summary() const
{
    const CellCounts& counts = m_found.counts;
    ChunkSummary summary;
    const auto seen = [&](NumberKey key) { summary.add(*m_order, {&key, 1}); };
    if (m_found.minimum) {
        seen(m_found.minimum->key);
        seen(m_found.maximum->key);
    }
    if (counts.negativeInfinite > 0)
        seen(m_order->numbers().low);
    if (counts.positiveInfinite > 0)
        seen(m_order->numbers().high);
    summary.hasNotANumber = counts.notANumber > 0;
    summary.hasDamaged = counts.damaged > 0;
    summary.hasUninitialised = counts.uninitialised > 0;
    summary.hasAbsent = counts.absent > 0;
    return summary;
}

void addTo(Statistics& all, const Statistics& part)
{
    all.counts.add(part.counts);
    take(Wanted::Lowest, part.minimum, all.minimum);
    take(Wanted::Highest, part.maximum, all.maximum);
    all.moments.add(part.moments);
    all.damagedChunks += part.damagedChunks;
    for (const std::string& reason : part.damage)
        if (all.damage.size() < Statistics::mostReasons &&
            (all.damage.empty() || all.damage.back() != reason))
            all.damage.push_back(reason);
}

} // namespace bloscope
