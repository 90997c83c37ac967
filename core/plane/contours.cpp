#include "core/plane/contours.h"

#include "core/plane/value_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace bloscope {

namespace {

using Edge = std::uint64_t; // between two neighbours of the grid

struct Segment {
    Edge begin;
    Edge end;
};

// The segments of one level. An edge is crossed once at the most, so it ends up to two segments.
class LevelLines {
 public:
    LevelLines(const NumberPlane& plane, double level) : m_plane(plane), m_level(level) {}

    // False once there would be more than `most`.
    bool addRow(std::int64_t row, std::size_t most);
    std::size_t count() const { return m_segments.size(); }

    void appendLines(std::vector<ContourLine>& to);

 private:
    struct End {
        Edge edge;
        std::size_t segment;
        bool operator<(const End& other) const { return edge < other.edge; }
    };

    double at(std::int64_t row, std::int64_t column) const
    {
        return m_plane.numbers[static_cast<std::size_t>(row * m_plane.columns + column)];
    }
    Edge rightOf(std::int64_t row, std::int64_t column) const
    {
        return 2 * static_cast<Edge>(row * m_plane.columns + column);
    }
    Edge below(std::int64_t row, std::int64_t column) const { return rightOf(row, column) + 1; }

    void addSquare(std::int64_t row, std::int64_t column);
    ContourPoint pointOn(Edge edge) const;
    std::optional<std::size_t> otherAt(Edge edge, std::size_t segment) const;
    std::vector<ContourPoint> follow(std::size_t segment, Edge from);

    const NumberPlane& m_plane;
    double m_level;
    std::vector<Segment> m_segments;
    std::vector<End> m_ends; // by their edges
    std::vector<bool> m_isTaken;
};

bool LevelLines::addRow(std::int64_t row, std::size_t most)
{
    for (std::int64_t column = 0; column + 1 < m_plane.columns; ++column) {
        addSquare(row, column);
        if (count() > most)
            return false;
    }
    return true;
}

void LevelLines::addSquare(std::int64_t row, std::int64_t column)
{
    const std::array<double, 4> corners = {at(row, column), at(row, column + 1),
                                           at(row + 1, column + 1), at(row + 1, column)};
    unsigned inside = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (!std::isfinite(corners[i]))
            return;
        inside |= corners[i] >= m_level ? 1U << i : 0U;
    }
    const Edge top = rightOf(row, column);
    const Edge right = below(row, column + 1);
    const Edge bottom = rightOf(row + 1, column);
    const Edge left = below(row, column);
    const auto add = [this](Edge begin, Edge end) { m_segments.push_back({begin, end}); };
    const auto isMiddleInside = [&] {
        return corners[0] / 4 + corners[1] / 4 + corners[2] / 4 + corners[3] / 4 >= m_level;
    };
    switch (inside) {
    case 1:
    case 14:
        return add(left, top);
    case 2:
    case 13:
        return add(top, right);
    case 4:
    case 11:
        return add(right, bottom);
    case 7:
    case 8:
        return add(bottom, left);
    case 3:
    case 12:
        return add(left, right);
    case 6:
    case 9:
        return add(top, bottom);
    case 5:
    case 10:
        if ((inside == 5) == isMiddleInside()) {
            add(top, right);
            return add(bottom, left);
        }
        add(left, top);
        return add(right, bottom);
    default:
        return;
    }
}

ContourPoint LevelLines::pointOn(Edge edge) const
{
    const auto cell = static_cast<std::int64_t>(edge / 2);
    const std::int64_t row = cell / m_plane.columns;
    const std::int64_t column = cell % m_plane.columns;
    const bool isDown = edge % 2 == 1;
    const double from = at(row, column) / 2; // halves differ by a finite number
    const double to = (isDown ? at(row + 1, column) : at(row, column + 1)) / 2;
    const double share = (m_level / 2 - from) / (to - from);
    return {static_cast<double>(row) + (isDown ? share : 0),
            static_cast<double>(column) + (isDown ? 0 : share)};
}

std::optional<std::size_t> LevelLines::otherAt(Edge edge, std::size_t segment) const
{
    const auto [first, last] = std::equal_range(m_ends.begin(), m_ends.end(), End{edge, 0});
    for (auto end = first; end != last; ++end)
        if (end->segment != segment)
            return end->segment;
    return {};
}

// From one end of a segment on, as far as there are others.
std::vector<ContourPoint> LevelLines::follow(std::size_t segment, Edge from)
{
    std::vector<ContourPoint> points = {pointOn(from)};
    for (std::optional<std::size_t> next = segment; next && !m_isTaken[*next];) {
        segment = *next;
        m_isTaken[segment] = true;
        const Segment& passed = m_segments[segment];
        from = passed.begin == from ? passed.end : passed.begin;
        points.push_back(pointOn(from));
        next = otherAt(from, segment);
    }
    return points;
}

// Open lines first, from an end of theirs.
void LevelLines::appendLines(std::vector<ContourLine>& to)
{
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        m_ends.push_back({m_segments[i].begin, i});
        m_ends.push_back({m_segments[i].end, i});
    }
    std::ranges::stable_sort(m_ends, {}, &End::edge);
    m_isTaken.assign(m_segments.size(), false);
    for (const bool isOpen : {true, false})
        for (std::size_t i = 0; i < m_segments.size(); ++i)
            for (const Edge edge : {m_segments[i].begin, m_segments[i].end})
                if (!m_isTaken[i] && (!isOpen || !otherAt(edge, i)))
                    to.push_back({m_level, follow(i, edge)});
}

} // namespace

std::vector<double> levelsOf(const ContourChoice& choice, const ValueRange& range,
                             const ValueScale& scale)
{
    return choice.levels.empty() ? roundNumbers(range, scale, choice.count) : choice.levels;
}

Result<Contours> contoursOf(const NumberPlane& plane, std::span<const double> levels,
                            const Job& job)
{
    Contours contours;
    const std::size_t most = Contours::mostPoints / std::max<std::size_t>(1, levels.size());
    for (const double level : levels) {
        LevelLines lines(plane, level);
        bool fits = true;
        for (std::int64_t row = 0; row + 1 < plane.rows && fits; ++row) {
            if (job.stopped())
                return cancelled();
            fits = lines.addRow(row, most);
        }
        if (fits)
            lines.appendLines(contours.lines);
        else
            ++contours.leftOut;
    }
    return contours;
}

} // namespace bloscope
