#include "core/query/row_plots.h"

#include "core/query/query_lists.h"
#include "core/query/row_groups.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds tellEvery(150);

} // namespace

Result<PlotHistogram> histogramOf(const PlottedRows& rows, const BoundExpression& value,
                                  const PlotBins& bins, const Job& job, const HistogramSoFar& soFar)
{
    PlotHistogram all{bins, std::vector<std::int64_t>(bins.count)};
    auto told = Clock::now();
    const PlotValueReader reader(rows.table, std::span(&value, 1), job);
    BLOSCOPE_CHECK(foldRows<PlotHistogram>(
        rows, reader, job,
        [&](const PartValues& part) {
            PlotHistogram histogram{bins, std::vector<std::int64_t>(bins.count)};
            for (const double number : part.columns.front()) {
                if (const auto bin = bins.binOf(number))
                    ++histogram.counts[*bin];
                else if (hasPlace(number))
                    ++histogram.outside;
            }
            return histogram;
        },
        [&](const PlotHistogram& part) {
            for (std::size_t bin = 0; bin < bins.count; ++bin)
                all.counts[bin] += part.counts[bin];
            all.outside += part.outside;
            if (!soFar || Clock::now() - told < tellEvery)
                return;
            told = Clock::now();
            soFar(all);
        }));
    return all;
}

Result<TopWords> topWordsOf(const PlottedRows& rows, std::size_t column, std::size_t most,
                            const Job& job)
{
    BLOSCOPE_TRY(RowKey key, rowKeyOf(rows.table, {rows.table.columns()[column].name}, job));
    const std::array keys{std::move(key)};
    const std::array figures{GroupFigure{}};
    BLOSCOPE_TRY(std::vector<RowGroup> groups,
                 groupRows(rows.table, rows.rows, keys, figures, {}, job));
    TopWords top;
    top.distinct = std::ssize(groups);
    const auto rowsOf = [](const RowGroup& group) {
        return std::get<std::int64_t>(group.figures.front());
    };
    std::ranges::stable_sort(groups, std::greater(), rowsOf);
    std::int64_t withValue = 0;
    for (const RowGroup& group : groups)
        withValue += rowsOf(group);
    top.withoutOne = rows.rows.count() - withValue;
    top.otherRows = withValue;
    groups.resize(std::min(groups.size(), most));
    std::vector<std::int64_t> slots;
    for (const RowGroup& group : groups)
        slots.push_back(group.firstSlot);
    BLOSCOPE_TRY(TableCells cells, rows.table.readSlots(std::array{column}, slots,
                                                        CellTextForm::Full, {job.stop}, {}));
    for (std::size_t i = 0; i < groups.size(); ++i) {
        top.words.push_back({std::move(cells.columns.front().texts[i]), rowsOf(groups[i])});
        top.otherRows -= top.words.back().rows;
    }
    return top;
}

// --- grids

namespace {

constexpr double noColor = std::numeric_limits<double>::quiet_NaN();

// What one part of the rows brings to a grid.
struct GridPart {
    std::vector<std::uint32_t> cells; // of each row inside
    std::vector<double> colors;       // likewise; empty without a third value
    std::vector<PlotGrid::Point> points;
    std::int64_t outside = 0;
    std::int64_t withoutPlace = 0;
};

GridPart gridPartOf(const GridOfValues& wanted, const PartValues& values, bool keepsPoints)
{
    GridPart part;
    part.cells.reserve(values.rows);
    for (std::size_t row = 0; row < values.rows; ++row) {
        const PlotPoint place{values.columns[0][row], values.columns[1][row]};
        if (!hasPlace(place.x) || !hasPlace(place.y)) {
            ++part.withoutPlace;
            continue;
        }
        const auto column = wanted.columns.binOf(place.x);
        const auto line = wanted.rows.binOf(place.y);
        if (!column || !line) {
            ++part.outside;
            continue;
        }
        part.cells.push_back(static_cast<std::uint32_t>(*line * wanted.columns.count + *column));
        const double color = wanted.color ? values.columns[2][row] : noColor;
        if (wanted.color)
            part.colors.push_back(color);
        if (keepsPoints && part.points.size() <= wanted.mostPoints)
            part.points.push_back({place, color});
    }
    return part;
}

// Adds up the parts of a grid, in their order.
class GridSums {
 public:
    explicit GridSums(const GridOfValues& wanted) : m_most(wanted.mostPoints)
    {
        m_grid.columns = wanted.columns;
        m_grid.rows = wanted.rows;
        m_grid.counts.resize(wanted.columns.count * wanted.rows.count);
        if (!wanted.color)
            return;
        m_grid.means.resize(m_grid.counts.size());
        m_colored.resize(m_grid.counts.size());
    }

    bool keepsPoints() const { return m_keepsPoints; }

    void add(const GridPart& part)
    {
        for (const std::uint32_t cell : part.cells)
            ++m_grid.counts[cell];
        for (std::size_t row = 0; row < part.colors.size(); ++row)
            if (hasPlace(part.colors[row])) {
                m_grid.means[part.cells[row]] += part.colors[row];
                ++m_colored[part.cells[row]];
            }
        m_grid.inside += std::ssize(part.cells);
        m_grid.outside += part.outside;
        m_grid.withoutPlace += part.withoutPlace;
        m_keepsPoints = m_grid.inside <= static_cast<std::int64_t>(m_most);
        if (m_keepsPoints)
            m_grid.points.insert(m_grid.points.end(), part.points.begin(), part.points.end());
        else
            m_grid.points.clear();
    }

    PlotGrid take()
    {
        for (std::size_t cell = 0; cell < m_colored.size(); ++cell)
            m_grid.means[cell] = m_colored[cell] > 0
                                     ? m_grid.means[cell] / static_cast<double>(m_colored[cell])
                                     : noColor;
        return std::move(m_grid);
    }

 private:
    std::size_t m_most;
    std::atomic<bool> m_keepsPoints = true; // read by the threads that make parts
    PlotGrid m_grid;                        // its means are sums until all are added
    std::vector<std::uint64_t> m_colored;   // rows with a third value
};

} // namespace

Result<PlotGrid> gridOf(const PlottedRows& rows, const GridOfValues& wanted, const Job& job)
{
    if (wanted.columns.count > mostGridCells / wanted.rows.count)
        return Error{ErrorKind::Limit, fmt::format("a grid has at most {} cells", mostGridCells)};
    std::vector<const BoundExpression*> values = {&wanted.x, &wanted.y};
    if (wanted.color)
        values.push_back(wanted.color);
    const PlotValueReader reader(rows.table, std::move(values), job);
    GridSums sums(wanted);
    BLOSCOPE_CHECK(foldRows<GridPart>(
        rows, reader, job,
        [&](const PartValues& part) { return gridPartOf(wanted, part, sums.keepsPoints()); },
        [&](const GridPart& part) { sums.add(part); }));
    return sums.take();
}

} // namespace bloscope
