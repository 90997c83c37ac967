#include "core/repair/entry_shifts.h"

#include "core/base/checked.h"

#include <algorithm>
#include <limits>

namespace bloscope {

namespace {

using Numbers = std::span<const std::int64_t>;

constexpr std::int64_t nowhere = std::numeric_limits<std::int64_t>::min(); // no file begins there

class Aligning {
 public:
    Aligning(Numbers entries, Numbers places) : m_entries(entries), m_places(places) {}

    // Entries before some one count from `first`, the others from `last`: the best such division.
    struct Division {
        std::int64_t first = 0;
        std::int64_t last = 0;
        std::size_t at = 0; // the first entry that counts from `last`
        std::int64_t led = -1;
        bool isAmbiguous = false;
    };
    Division divide(std::int64_t first, std::int64_t last) const
    {
        Division best{.first = first, .last = last, .at = m_entries.size()};
        if (first == last) {
            best.led = led(0, m_entries.size(), first);
            return best;
        }
        std::int64_t score = led(0, m_entries.size(), last);
        best.at = 0;
        best.led = score;
        bool hasLed = false; // since the best division
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            const bool leadsFirst = leads(i, first);
            const bool leadsLast = leads(i, last);
            hasLed = hasLed || leadsFirst || leadsLast;
            score += (leadsFirst ? 1 : 0) - (leadsLast ? 1 : 0);
            const std::int64_t different = score - (meet(i, first, last) ? 1 : 0);
            if (different < best.led)
                continue;
            best.isAmbiguous = different == best.led && (best.isAmbiguous || hasLed);
            best.at = i + 1;
            best.led = different;
            hasLed = false;
        }
        return best;
    }

    EntryAlignment alignment(const Division& division) const
    {
        EntryAlignment found{EntryShifts(division.first), division.led, division.isAmbiguous};
        const Between between = betweenOf(division);
        if (const auto other = shiftWithin(between); other && other->led > 0) {
            found.shifts.add({m_entries[other->begin], other->by});
            found.led += other->led;
            if (other->end < m_entries.size())
                found.shifts.add({m_entries[other->end], division.last});
        } else if (division.at > 0 && division.at < m_entries.size()) {
            std::size_t next = division.at;
            if (meet(next - 1, division.first, division.last))
                found.shifts.add({m_entries[next++], nowhere});
            if (next < m_entries.size())
                found.shifts.add({m_entries[next], division.last});
        } else if (division.at == 0) {
            found.shifts = EntryShifts(division.last);
        }
        return found;
    }

 private:
    // Entries that neither end of the file explains, and the chunks that lie there.
    struct Between {
        std::size_t begin = 0;
        std::size_t end = 0;
        Numbers places;
    };
    struct Shift {
        std::int64_t by = 0;
        std::size_t begin = 0; // entries
        std::size_t end = 0;
        std::int64_t led = 0;
    };

    bool leads(std::size_t entry, std::int64_t by) const
    {
        const auto place = checkedAdd(m_entries[entry], by);
        return place && std::ranges::binary_search(m_places, *place);
    }

    // Do this entry by `first` and the next one by `last` lead to the same chunk, or crosswise?
    bool meet(std::size_t entry, std::int64_t first, std::int64_t last) const
    {
        return entry + 1 < m_entries.size() && leads(entry, first) && leads(entry + 1, last) &&
               m_entries[entry] + first >= m_entries[entry + 1] + last;
    }

    std::int64_t led(std::size_t begin, std::size_t end, std::int64_t by) const
    {
        std::int64_t count = 0;
        for (std::size_t i = begin; i < end; ++i)
            count += leads(i, by) ? 1 : 0;
        return count;
    }

    Between betweenOf(const Division& division) const
    {
        Between between{.begin = division.at, .end = division.at, .places = {}};
        while (between.begin > 0 && !leads(between.begin - 1, division.first))
            --between.begin;
        while (between.end < m_entries.size() && !leads(between.end, division.last))
            ++between.end;
        const auto from =
            between.begin > 0
                ? std::ranges::upper_bound(m_places, m_entries[between.begin - 1] + division.first)
                : m_places.begin();
        const auto to =
            between.end < m_entries.size()
                ? std::ranges::lower_bound(m_places, m_entries[between.end] + division.last)
                : m_places.end();
        if (from < to)
            between.places = {from, to};
        return between;
    }

    // By how much most of these entries are moved: at least two of them by the same.
    std::optional<Shift> shiftWithin(const Between& between) const
    {
        constexpr std::size_t mostTried = 64;
        std::optional<Shift> best;
        const std::size_t mostEntries = std::min(between.end, between.begin + mostTried);
        const Numbers places = between.places.first(std::min(between.places.size(), mostTried));
        for (std::size_t i = between.begin; i < mostEntries; ++i)
            for (const std::int64_t place : places) {
                const std::int64_t by = place - m_entries[i];
                const std::int64_t count = led(i, between.end, by);
                if (count >= 2 && (!best || count > best->led))
                    best = Shift{by, i, between.end, count};
            }
        while (best && best->end > best->begin && !leads(best->end - 1, best->by))
            --best->end;
        return best;
    }

    Numbers m_entries;
    Numbers m_places;
};

} // namespace

std::optional<std::int64_t> EntryShifts::placeOf(std::int64_t entry) const
{
    auto step = std::ranges::upper_bound(m_steps, entry, {}, &Step::from);
    if (step != m_steps.begin())
        --step;
    return checkedAdd(entry, step->by);
}

EntryAlignment aligned(Numbers entries, Numbers places, const EntryBases& bases)
{
    const Aligning aligning(entries, places);
    Aligning::Division best;
    for (const std::int64_t first : bases.first)
        for (const std::int64_t last : bases.last)
            if (const auto division = aligning.divide(first, last); division.led > best.led)
                best = division;
    return aligning.alignment(best);
}

} // namespace bloscope
