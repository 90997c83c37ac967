#include "core/painting/label_tools.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

Error tooManyRuns(std::size_t most)
{
    return Error(ErrorKind::Limit,
                 fmt::format("the cells are too scattered: they have more than {} runs", most));
}

// The runs of a plane one after the other, and those of a row that share columns with a run.
struct PlaneRuns {
    struct Run {
        std::int64_t row;
        CellRuns::Run columns;
    };
    std::vector<Run> runs; // by row, then by column

    explicit PlaneRuns(const CellRuns& cells)
    {
        for (const auto& [row, all] : cells.rows())
            for (const CellRuns::Run& columns : all)
                runs.push_back({row, columns});
    }

    template <class Take>
    void goThroughThoseBeside(std::int64_t row, const CellRuns::Run& columns,
                              const Take& take) const
    {
        const auto isBefore = [&](const Run& run) {
            return run.row != row ? run.row < row : run.columns.end <= columns.begin;
        };
        for (auto run = std::ranges::partition_point(runs, isBefore);
             run != runs.end() && run->row == row && run->columns.begin < columns.end; ++run)
            take(static_cast<std::size_t>(run - runs.begin()));
    }
};

// Grows a region run by run.
class Region {
 public:
    Region(std::int64_t planes, const CellsOfPlane& cellsOf, const Job& job, std::size_t mostRuns)
        : m_planes(planes), m_cellsOf(cellsOf), m_job(job), m_mostRuns(mostRuns)
    {
    }

    Result<> grow(const StackPlace& from)
    {
        m_job.start(static_cast<std::uint64_t>(m_planes));
        BLOSCOPE_CHECK(reach(from.index, from.cell.row, {from.cell.column, from.cell.column + 1}));
        while (!m_waiting.empty()) {
            if (m_job.stopped())
                return cancelled();
            const auto [index, number] = m_waiting.back();
            m_waiting.pop_back();
            const PlaneRuns::Run run = m_known.at(index).of.runs[number];
            for (const std::int64_t row : {run.row - 1, run.row + 1})
                BLOSCOPE_CHECK(reach(index, row, run.columns));
            for (const std::int64_t beside : {index - 1, index + 1})
                BLOSCOPE_CHECK(reach(beside, run.row, run.columns));
        }
        return {};
    }

    StackCells cells() const
    {
        StackCells all;
        for (const auto& [index, plane] : m_known)
            for (std::size_t i = 0; i < plane.isReached.size(); ++i)
                if (plane.isReached[i])
                    all[index].add(plane.of.runs[i].row, plane.of.runs[i].columns);
        return all;
    }

 private:
    struct Plane {
        PlaneRuns of;
        std::vector<bool> isReached;
    };

    Result<> reach(std::int64_t index, std::int64_t row, const CellRuns::Run& columns)
    {
        if (index < 0 || index >= m_planes)
            return {};
        auto known = m_known.find(index);
        if (known == m_known.end()) {
            BLOSCOPE_TRY(const CellRuns cells, m_cellsOf(index));
            PlaneRuns runs(cells);
            m_runs += runs.runs.size();
            if (m_runs > m_mostRuns)
                return tooManyRuns(m_mostRuns);
            std::vector<bool> none(runs.runs.size());
            known = m_known.emplace(index, Plane{std::move(runs), std::move(none)}).first;
            m_job.advance();
        }
        Plane& plane = known->second;
        plane.of.goThroughThoseBeside(row, columns, [&](std::size_t number) {
            if (!plane.isReached[number])
                m_waiting.emplace_back(index, number);
            plane.isReached[number] = true;
        });
        return {};
    }

    std::int64_t m_planes;
    const CellsOfPlane& m_cellsOf;
    const Job& m_job;
    std::size_t m_mostRuns;
    std::map<std::int64_t, Plane> m_known;
    std::vector<std::pair<std::int64_t, std::size_t>> m_waiting;
    std::size_t m_runs = 0;
};

// Groups of runs: each leads to another one of its group, the last one to itself.
class Groups {
 public:
    std::size_t add(std::int64_t cells)
    {
        m_next.push_back(static_cast<std::uint32_t>(m_next.size()));
        m_cells.push_back(cells);
        return m_next.size() - 1;
    }
    std::size_t size() const { return m_next.size(); }

    void join(std::size_t a, std::size_t b)
    {
        a = lastOf(a);
        b = lastOf(b);
        if (a == b)
            return;
        const auto [low, high] = std::minmax(a, b);
        m_next[high] = static_cast<std::uint32_t>(low);
        m_cells[low] += m_cells[high];
    }

    std::int64_t cellsWith(std::size_t run) { return m_cells[lastOf(run)]; }

 private:
    std::size_t lastOf(std::size_t run)
    {
        while (m_next[run] != run) {
            m_next[run] = m_next[m_next[run]];
            run = m_next[run];
        }
        return run;
    }

    std::vector<std::uint32_t> m_next;
    std::vector<std::int64_t> m_cells; // of the group, at its last run
};

} // namespace

Result<StackCells> connectedWith(const StackPlace& from, std::int64_t planes,
                                 const CellsOfPlane& cellsOf, const Job& job, std::size_t mostRuns)
{
    Region region(planes, cellsOf, job, mostRuns);
    BLOSCOPE_CHECK(region.grow(from));
    return region.cells();
}

Result<StackCells> islandsIn(std::int64_t planes, const CellsOfPlane& cellsOf, std::int64_t fewest,
                             const Job& job, std::size_t mostRuns)
{
    job.start(static_cast<std::uint64_t>(planes));
    Groups groups;
    std::vector<PlaneRuns> known; // of which the first run is the next one of `groups`
    std::size_t firstBefore = 0;
    for (std::int64_t index = 0; index < planes; ++index) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const CellRuns cells, cellsOf(index));
        const PlaneRuns plane(cells);
        const std::size_t first = groups.size();
        if (first + plane.runs.size() > mostRuns)
            return tooManyRuns(mostRuns);
        for (std::size_t i = 0; i < plane.runs.size(); ++i) {
            const auto& [row, columns] = plane.runs[i];
            groups.add(columns.end - columns.begin);
            plane.goThroughThoseBeside(row - 1, columns, [&](std::size_t above) {
                groups.join(first + i, first + above);
            });
            if (index > 0)
                known.back().goThroughThoseBeside(row, columns, [&](std::size_t before) {
                    groups.join(first + i, firstBefore + before);
                });
        }
        firstBefore = first;
        known.push_back(plane);
        job.advance();
    }
    StackCells islands;
    std::size_t number = 0;
    for (std::size_t index = 0; index < known.size(); ++index)
        for (const auto& [row, columns] : known[index].runs)
            if (groups.cellsWith(number++) < fewest)
                islands[static_cast<std::int64_t>(index)].add(row, columns);
    return islands;
}

} // namespace bloscope
