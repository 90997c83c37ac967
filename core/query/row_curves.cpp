#include "core/query/row_curves.h"

#include "core/base/checked.h"

#include <algorithm>
#include <functional>

namespace bloscope {

namespace {

bool isLower(const PlotPoint& a, const PlotPoint& b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

bool isHigher(const PlotPoint& a, const PlotPoint& b)
{
    return a.y != b.y ? a.y > b.y : a.x < b.x;
}

void addTo(CurveBin& bin, const CurveBin& more)
{
    bin.rows += more.rows;
    if (more.values == 0)
        return;
    if (bin.values == 0 || isLower(more.lowest, bin.lowest))
        bin.lowest = more.lowest;
    if (bin.values == 0 || isHigher(more.highest, bin.highest))
        bin.highest = more.highest;
    bin.values += more.values;
}

void keepNearer(std::optional<PlotPoint>& nearest, const PlotPoint& point, bool isAfter)
{
    const auto distance = [&](const PlotPoint& of) { return isAfter ? of.x : -of.x; };
    if (!nearest || distance(point) < distance(*nearest) ||
        (point.x == nearest->x && point.y < nearest->y))
        nearest = point;
}

using Curves = std::vector<PlotCurve>;

Curves emptyCurves(std::size_t count, const PlotBins& bins)
{
    return Curves(count, PlotCurve{std::vector<CurveBin>(bins.count)});
}

void addPoint(PlotCurve& curve, const PlotBins& bins, const PlotPoint& point)
{
    if (const auto bin = bins.binOf(point.x)) {
        const bool hasValue = hasPlace(point.y);
        addTo(curve.bins[*bin], {1, hasValue ? 1 : 0, point, point});
    } else if (hasPlace(point.x) && hasPlace(point.y)) {
        const bool isAfter = point.x > bins.begin;
        keepNearer(isAfter ? curve.after : curve.before, point, isAfter);
    }
}

void addCurves(const Curves& more, Curves& to)
{
    for (std::size_t i = 0; i < more.size(); ++i) {
        for (std::size_t bin = 0; bin < more[i].bins.size(); ++bin)
            addTo(to[i].bins[bin], more[i].bins[bin]);
        if (more[i].before)
            keepNearer(to[i].before, *more[i].before, false);
        if (more[i].after)
            keepNearer(to[i].after, *more[i].after, true);
    }
}

// Curves over the numbers of the rows that lie in the bins, and those next to them.
class CurvesOverRows {
 public:
    CurvesOverRows(const PlottedRows& rows, std::span<const BoundExpression> values,
                   const PlotBins& bins, const Job& job)
        : m_rows(rows),
          m_bins(bins),
          m_job(job),
          m_reader(rows.table, values, job),
          m_all(emptyCurves(values.size(), bins))
    {
        const auto count = static_cast<double>(m_rows.rows.count());
        m_first = static_cast<std::int64_t>(std::clamp(std::ceil(bins.begin) - 1, 0.0, count));
        m_end = static_cast<std::int64_t>(std::clamp(std::floor(bins.end()) + 2, 0.0, count));
    }

    Result<Curves> run()
    {
        BLOSCOPE_TRY(m_partRows, m_reader.rowsOfPart());
        if (m_first >= m_end)
            return std::move(m_all);
        if (m_rows.order)
            BLOSCOPE_CHECK(runInOrder());
        else
            BLOSCOPE_CHECK(fold([this](RowPart part) { return numbersInTable(part); }));
        return std::move(m_all);
    }

 private:
    static constexpr std::int64_t notWanted = -1;
    // The number of each row of a part, of those that are wanted.
    using Numbers = std::vector<std::int64_t>;

    Result<> fold(const std::function<Numbers(RowPart)>& numbersOf)
    {
        return forEachPart<Curves>(
            m_rows.table, m_partRows, m_job,
            [&](RowPart part) -> Result<Curves> { return read(part, numbersOf(part)); },
            [&](RowPart, const Curves& curves) {
                addCurves(curves, m_all);
                return Result<>();
            });
    }

    Numbers numbersInTable(RowPart part) const
    {
        std::int64_t number = m_rows.rows.rank(part.begin);
        const std::int64_t last = m_rows.rows.rank(part.end);
        if (last <= m_first || number >= m_end)
            return {};
        std::vector<std::uint8_t> flags(static_cast<std::size_t>(part.end - part.begin));
        m_rows.rows.flags(part.begin, flags);
        Numbers numbers(flags.size(), notWanted);
        for (std::size_t i = 0; i < flags.size(); ++i)
            if (flags[i]) {
                if (number >= m_first && number < m_end)
                    numbers[i] = number;
                ++number;
            }
        return numbers;
    }

    // The numbers of rows are known in the order, and values are read in that of the table: for as
    // many slots at once as there is memory for.
    Result<> runInOrder()
    {
        constexpr std::int64_t slotsAtOnce = 1 << 24;
        const std::int64_t window = m_partRows * ceilDivide(slotsAtOnce, m_partRows);
        for (std::int64_t begin = 0; begin < m_rows.table.slotCount(); begin += window) {
            Numbers numbers(
                static_cast<std::size_t>(std::min(window, m_rows.table.slotCount() - begin)),
                notWanted);
            numberSlots(begin, numbers);
            if (m_job.stopped())
                return cancelled();
            BLOSCOPE_CHECK(fold([&](RowPart part) {
                if (part.begin < begin || part.begin >= begin + std::ssize(numbers))
                    return Numbers();
                const auto at = numbers.begin() + (part.begin - begin);
                return Numbers(at, at + (part.end - part.begin));
            }));
        }
        return {};
    }

    void numberSlots(std::int64_t begin, Numbers& numbers) const
    {
        const auto pageRows = static_cast<std::int64_t>(SortedRows::pageRows);
        const auto turn = [&](std::size_t page) {
            if (m_job.stopped())
                return;
            const std::int64_t first = m_first + static_cast<std::int64_t>(page) * pageRows;
            std::int64_t number = first;
            for (const std::int64_t slot :
                 m_rows.order->rows(first, std::min(pageRows, m_end - first))) {
                if (slot >= begin && slot < begin + std::ssize(numbers))
                    numbers[static_cast<std::size_t>(slot - begin)] = number;
                ++number;
            }
        };
        m_rows.table.pool().forEach(static_cast<std::size_t>(ceilDivide(m_end - m_first, pageRows)),
                                    turn);
    }

    Result<Curves> read(RowPart part, const Numbers& numbers) const
    {
        std::vector<std::uint8_t> isWanted(numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            isWanted[i] = numbers[i] != notWanted;
        BLOSCOPE_TRY(const PartValues values, m_reader.read(part, isWanted));
        if (values.rows == 0)
            return Curves();
        Curves curves = emptyCurves(m_all.size(), m_bins);
        std::size_t row = 0;
        for (const std::int64_t number : numbers) {
            if (number == notWanted)
                continue;
            for (std::size_t i = 0; i < curves.size(); ++i)
                addPoint(curves[i], m_bins, {static_cast<double>(number), values.columns[i][row]});
            ++row;
        }
        return curves;
    }

    const PlottedRows& m_rows;
    const PlotBins m_bins;
    const Job& m_job;
    PlotValueReader m_reader;
    std::int64_t m_first; // of the rows that are read
    std::int64_t m_end;
    std::int64_t m_partRows = 1;
    Curves m_all;
};

} // namespace

Result<std::vector<PlotCurve>> curvesOverRows(const PlottedRows& rows,
                                              std::span<const BoundExpression> values,
                                              const PlotBins& bins, const Job& job)
{
    return CurvesOverRows(rows, values, bins, job).run();
}

Result<std::vector<PlotCurve>> curvesOver(const BoundExpression& x, const PlottedRows& rows,
                                          std::span<const BoundExpression> values,
                                          const PlotBins& bins, const Job& job)
{
    std::vector<const BoundExpression*> all = {&x};
    for (const BoundExpression& value : values)
        all.push_back(&value);
    const PlotValueReader reader(rows.table, std::move(all), job);
    Curves curves = emptyCurves(values.size(), bins);
    BLOSCOPE_CHECK(foldRows<Curves>(
        rows, reader, job,
        [&](const PartValues& part) {
            Curves found = emptyCurves(values.size(), bins);
            for (std::size_t i = 0; i < values.size(); ++i)
                for (std::size_t row = 0; row < part.rows; ++row)
                    addPoint(found[i], bins, {part.columns[0][row], part.columns[i + 1][row]});
            return found;
        },
        [&](const Curves& part) { addCurves(part, curves); }));
    return curves;
}

} // namespace bloscope
