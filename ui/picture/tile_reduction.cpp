#include "ui/picture/tile_reduction.h"

#include <algorithm>
#include <optional>

namespace bloscope {

namespace {

constexpr std::int64_t fewestCells = 1 << 15; // that are worth a turn of their own

// Rows of a tile of which none shares a row of the small plane with those of another stripe.
struct Stripe {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::optional<NumberSample> sample;
    SpecialCounts counts;
};

std::vector<Stripe> stripesOf(const NumberRows& rows, const CellRect& tile, const PlaneReducer& to,
                              const NumberSample* sample)
{
    const std::int64_t fewestRows = 1 + fewestCells / std::max<std::int64_t>(1, rows.columns());
    std::vector<Stripe> stripes;
    for (std::int64_t begin = 0; begin < rows.rows();) {
        const std::int64_t last = std::min(begin + fewestRows, rows.rows()) - 1;
        const std::int64_t end = std::min(to.rowsEnd(tile.row + last) - tile.row, rows.rows());
        stripes.push_back({begin, end, {}, {}});
        if (sample)
            stripes.back().sample =
                sample->partAfter(static_cast<std::uint64_t>(begin * rows.columns()));
        begin = end;
    }
    return stripes;
}

} // namespace

SpecialCounts reduce(const NumberRows& rows, const CellRect& tile, PlaneReducer& to,
                     NumberSample* sample, WorkerPool* pool)
{
    const PlaneReducer::ColumnRuns runs = to.runsOf(tile.column, rows.columns());
    std::vector<Stripe> stripes = stripesOf(rows, tile, to, sample);
    const auto addStripe = [&](std::size_t i) {
        Stripe& stripe = stripes[i];
        NumberRow row;
        for (std::int64_t r = stripe.begin; r < stripe.end; ++r) {
            rows.read(r, row);
            if (stripe.sample)
                stripe.sample->add(row.numbers);
            to.addRow(tile.row + r, runs, row.numbers, row.states, stripe.counts);
        }
    };
    if (pool)
        pool->forEach(stripes.size(), addStripe);
    else
        for (std::size_t i = 0; i < stripes.size(); ++i)
            addStripe(i);
    SpecialCounts counts;
    for (Stripe& stripe : stripes) {
        counts += stripe.counts;
        if (sample)
            sample->join(std::move(*stripe.sample));
    }
    return counts;
}

} // namespace bloscope
