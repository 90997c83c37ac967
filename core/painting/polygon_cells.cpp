#include "core/painting/polygon_cells.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

struct Crossing { // of the line with a row
    double column = 0;
    int turn = 0; // down or up
};

std::int64_t firstAt(double coordinate, std::int64_t least, std::int64_t most)
{
    return static_cast<std::int64_t>(
        std::clamp(std::ceil(coordinate), static_cast<double>(least), static_cast<double>(most)));
}

// Rows that lie between both ends of a side have one crossing with it, the lower end left out.
void addCrossings(const PlanePlace& from, const PlanePlace& to, const CellRect& within,
                  std::map<std::int64_t, std::vector<Crossing>>& crossings)
{
    const PlanePlace& top = from.row < to.row ? from : to;
    const PlanePlace& bottom = from.row < to.row ? to : from;
    const std::int64_t begin = firstAt(top.row, within.row, within.endRow());
    const std::int64_t end = firstAt(bottom.row, within.row, within.endRow());
    for (std::int64_t row = begin; row < end; ++row) {
        const double share = (static_cast<double>(row) - top.row) / (bottom.row - top.row);
        crossings[row].push_back(
            {top.column + (bottom.column - top.column) * share, from.row < to.row ? 1 : -1});
    }
}

} // namespace

CellRuns cellsInside(const std::vector<PlanePlace>& corners, const CellRect& within)
{
    std::map<std::int64_t, std::vector<Crossing>> crossings;
    for (std::size_t i = 0; i < corners.size(); ++i)
        addCrossings(corners[i], corners[(i + 1) % corners.size()], within, crossings);
    CellRuns cells;
    for (auto& [row, ofRow] : crossings) {
        std::ranges::sort(ofRow, {}, &Crossing::column);
        int turns = 0;
        for (std::size_t i = 0; i + 1 < ofRow.size(); ++i) {
            turns += ofRow[i].turn;
            if (turns != 0)
                cells.add(row, {firstAt(ofRow[i].column, within.column, within.endColumn()),
                                firstAt(ofRow[i + 1].column, within.column, within.endColumn())});
        }
    }
    return cells;
}

} // namespace bloscope
