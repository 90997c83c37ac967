#pragma once

#include "core/scan/number_scan.h"

#include <algorithm>
#include <vector>

namespace bloscope {

// What a scan goes through: the parts [begin, end) of its grid, or the same ones from the last to
// the first.
enum class ScanDirection { Forwards, Backwards };
struct PartSpan {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    ScanDirection direction = ScanDirection::Forwards;

    std::int64_t count() const { return end - begin; }
    std::int64_t at(std::int64_t i) const
    {
        return direction == ScanDirection::Forwards ? begin + i : end - 1 - i;
    }
    PartSpan upTo(std::int64_t i) const
    {
        return direction == ScanDirection::Forwards ? PartSpan{begin, begin + i, direction}
                                                    : PartSpan{end - i, end, direction};
    }
};

// Calls make(part) for each part of a scan; lets what it made, a pointer to a visitor, see the
// part's cells, many parts at once on all threads; then calls take(visitor, part). make() and
// take() are called in the thread of the caller and in the order of the parts, so that nothing
// depends on the number of threads. make() answers with a null pointer to skip a part, with nothing
// to end the scan in front of it. Errors: Cancelled, those of visitPart().
template <class Scan, class Make, class Take>
Result<> foldParts(const Scan& scan, PartSpan parts, const Job& job, const Make& make,
                   const Take& take)
{
    struct Turn {
        CellBox part;
        typename std::invoke_result_t<Make, const CellBox&>::value_type visitor;
        Result<> outcome;
    };
    // Enough for all threads to be busy, and few enough for what they hold to be small.
    const std::size_t atOnce = std::clamp<std::size_t>(4 * scan.pool().threads(), 8, 64);
    for (std::int64_t next = 0; next < parts.count();) {
        std::vector<Turn> turns;
        for (; next < parts.count() && turns.size() < atOnce && !job.stopped(); ++next) {
            CellBox part = scan.parts()[parts.at(next)];
            auto visitor = make(part);
            if (!visitor)
                parts = parts.upTo(next);
            else if (*visitor)
                turns.push_back({std::move(part), *std::move(visitor), {}});
            else
                job.advance(cellsOf(part));
        }
        scan.pool().forEach(turns.size(), [&](std::size_t i) {
            turns[i].outcome = scan.visitPart(turns[i].part, *turns[i].visitor, job);
        });
        if (job.stopped())
            return cancelled();
        for (Turn& turn : turns) {
            BLOSCOPE_CHECK(std::move(turn.outcome));
            take(*turn.visitor, turn.part);
        }
    }
    return {};
}

} // namespace bloscope
