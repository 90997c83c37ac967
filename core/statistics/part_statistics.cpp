#include "core/statistics/part_statistics.h"

#include "core/scan/key_ends.h"
#include "core/scan/wide_keys.h"

#include <algorithm>

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

template <class Key>
std::int64_t placeIn(std::span<const Key> keys, Key key)
{
    return std::ranges::find(keys, key) - keys.begin();
}

} // namespace

Result<PartFindings> findingsOf(NumberPart::Kind kind, NumberScanPtr scan,
                                std::span<const double> percents, const Job& job)
{
    BLOSCOPE_TRY(Statistics statistics,
                 statisticsOf(*scan, nullptr, {}, job,
                              percents.empty() ? Asked::Values : Asked::Percentiles));
    BLOSCOPE_TRY(std::vector<Percentile> percentiles,
                 percentilesOf(*scan, statistics, percents, job));
    return PartFindings{kind, std::move(scan), std::move(statistics), std::move(percentiles)};
}

// Numbers that follow one another in a box.
struct PartStatistics::Run {
    NumberKey lowest;
    NumberKey highest;
    const CellBox& box;
    std::int64_t begin; // the place of the first one
};

PartStatistics::PartStatistics(const NumberScan& scan, SharedDigits* digits, Asked asked)
    : m_order(&scan.order()), m_shorts(&scan.shortKeys()), m_digits(digits), m_found(scan.order())
{
    if (asked == Asked::Moments)
        m_found.values.reset();
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

void PartStatistics::visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin)
{
    if (keys.empty())
        return;
    m_found.counts.all += keys.size();
    const auto ends = endsOf(keys);
    if (m_order->isFinite(ends.lowest) && m_order->isFinite(ends.highest))
        return visitFinite(keys, keys, box, begin);
    std::vector<NumberKey> finite;
    for (const NumberKey key : keys)
        if (m_order->isFinite(key))
            finite.push_back(key);
        else
            countSpecial(key, 1);
    if (!finite.empty())
        visitFinite(finite, keys, box, begin);
}

void PartStatistics::visitFinite(std::span<const NumberKey> finite, std::span<const NumberKey> all,
                                 const CellBox& box, std::int64_t begin)
{
    m_found.counts.finite += finite.size();
    const auto ends = endsOf(finite);
    noteExtremes({ends.lowest, ends.highest, box, begin},
                 [&](NumberKey key) { return placeIn(all, key); });
    if (m_digits)
        addDigits(finite);
    if (areCounted())
        return;
    m_found.moments.add(*m_order, finite);
    if (m_found.values)
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
    noteExtremes({shorts.fullOf(extent.lowest), shorts.fullOf(extent.highest), box, begin},
                 [&](NumberKey key) { return placeIn(keys, shorts.shortOf(key)); });
    if (m_digits)
        m_digits->use([&](DigitCounts& counts) { counts.add(keys); });
    if (areCounted())
        return;
    m_found.moments.add(shorts, keys, extent);
    if (m_found.values)
        m_found.values->add(shorts, keys);
}

void PartStatistics::visitDigits(std::span<const DigitKey> keys, const CellBox& box,
                                 std::int64_t begin)
{
    if (keys.empty())
        return;
    const ShortKeys& shorts = **m_shorts;
    const auto ends = endsOf(keys);
    m_found.counts.all += keys.size();
    m_found.counts.finite += keys.size();
    noteExtremes(
        {shorts.fullOf(ends.lowest), shorts.fullOf(ends.highest), box, begin},
        [&](NumberKey key) { return placeIn(keys, static_cast<DigitKey>(shorts.shortOf(key))); });
    if (m_digits)
        return m_digits->use([&](DigitCounts& counts) { counts.add(keys); });
    m_found.moments.add(shorts, keys);
}

// Where each is first is looked for only of one that counts: not where it would be later than
// another of the same number, as all of the run are.
template <class PlaceOf>
void PartStatistics::noteExtremes(const Run& run, const PlaceOf& placeOf)
{
    const auto note = [&](Wanted wanted, NumberKey key, std::optional<Extreme>& best) {
        if (isWorse(wanted, key, best) ||
            (best && key == best->key && positionInSlice(run.box, run.begin) >= best->position))
            return;
        take(wanted, key, positionInSlice(run.box, run.begin + placeOf(key)), best);
    };
    note(Wanted::Lowest, run.lowest, m_found.minimum);
    note(Wanted::Highest, run.highest, m_found.maximum);
}

void PartStatistics::addDigits(std::span<const NumberKey> keys)
{
    m_digits->use([&](DigitCounts& counts) {
        if (*m_shorts)
            counts.add(std::span<const ShortKey>((*m_shorts)->shortsOf(keys)));
        else
            counts.add(keys);
    });
}

void PartStatistics::visitAlike(NumberKey key, std::uint64_t count, const CellBox& box)
{
    m_found.counts.all += count;
    if (!m_order->isFinite(key))
        return countSpecial(key, count);
    m_found.counts.finite += count;
    take(Wanted::Lowest, key, box.first, m_found.minimum);
    take(Wanted::Highest, key, box.first, m_found.maximum);
    if (m_digits)
        m_digits->use([&](DigitCounts& counts) {
            counts.add(*m_shorts ? (*m_shorts)->shortOf(key) : key, count);
        });
    if (areCounted())
        return;
    m_found.moments.addRepeated(*m_order, key, count);
    if (m_found.values)
        m_found.values->add(key, count);
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
    if (all.values)
        all.values->add(*part.values);
    all.damagedChunks += part.damagedChunks;
    for (const std::string& reason : part.damage)
        if (all.damage.size() < Statistics::mostReasons &&
            (all.damage.empty() || all.damage.back() != reason))
            all.damage.push_back(reason);
}

} // namespace bloscope
