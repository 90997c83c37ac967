#pragma once

#include "core/array/slice.h"
#include "core/base/result.h"
#include "core/plane/cell_runs.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bloscope {

// A place in a plane of an array, as indices along the dimensions that run down and across it. The
// middle of cell i is i, and it extends from i - 0.5 to i + 0.5.
struct RegionPoint {
    double down = 0;
    double across = 0;

    bool operator==(const RegionPoint&) const = default;
};

// What somebody has drawn over planes of an array to measure it (docs/measuring.md).
struct Region {
    enum class Kind {
        Line,      // two points or more: a ruler, a profile
        Angle,     // three points, at the second of which it lies
        Rectangle, // two corners that lie opposite each other
        Ellipse,   // the corners of the rectangle around it
        Polygon    // three points or more; cells inside by the even-odd rule
    };

    Kind kind = Kind::Rectangle;
    std::string name = {};
    std::size_t down = 0; // dimensions of the array
    std::size_t across = 1;
    // The index along each dimension; nothing: on all of them, as along `down` and `across`.
    std::vector<std::optional<std::int64_t>> place = {};
    std::vector<RegionPoint> points = {};
    std::int64_t width = 1; // of a line, in cells across it: a profile shows their mean

    bool isBox() const { return kind == Kind::Rectangle || kind == Kind::Ellipse; }
    bool isArea() const { return kind != Kind::Line && kind != Kind::Angle; }
    // Is it seen in what rows and columns of a slice show, in which one of two dimensions may be
    // the other's?
    bool isOn(const Slice& plane) const;

    bool operator==(const Region&) const = default;

    static constexpr std::size_t mostPoints = 100'000;
    static constexpr std::int64_t mostWidth = 10'000; // cells
};

std::string_view wordOf(Region::Kind kind); // "line", as files have it

// Errors (Usage): points that are missing, too many or no numbers, dimensions or indices that the
// array does not have.
Result<> checkRegion(const Region& region, const Shape& shape);

// The cell in the middle of what is around a region; along dimensions where it is on every index,
// the one that is shown.
std::vector<std::int64_t> middleOf(const Region& region, const Slice& shown);

// As a file keeps regions: {"version": 1, "regions": [{"name": ..., "kind": ..., "dimensions":
// [down, across], "index": [4, null, null], "points": [[down, across], ...], "width": 1}, ...]}.
inline constexpr std::string_view regionsMetalayer = "bloscope_regions";
inline constexpr std::size_t mostRegions = 10'000;
nlohmann::ordered_json regionsToJson(std::span<const Region> regions);

// Of an array of that shape. Errors (Malformed): a sentence that names the region; (Unsupported): a
// version that this program does not know.
Result<std::vector<Region>> regionsFromJson(const nlohmann::json& json, const Shape& shape);

// The cells of a plane whose middle lies in a region, as runs along the later one of its two
// dimensions ("inner") for each index of the earlier one ("outer"), as cells lie in memory.
// Immutable. At left and top edges a middle is inside, at right and bottom ones it is outside.
class RegionCells {
 public:
    using Run = CellRuns::Run;

    // Of an area that checkRegion() allows for the array. Errors: Limit for what is too large to be
    // kept.
    static Result<RegionCells> of(const Region& region, const Shape& shape);

    std::size_t outer() const { return m_outer; } // dimensions of the array
    std::size_t inner() const { return m_inner; }
    std::span<const Run> runsAt(std::int64_t outerIndex) const;
    std::uint64_t count() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }

    // The rows and columns of `plane` that have all of them: not for none.
    Slice boundsIn(Slice plane) const;

 private:
    RegionCells(const Region& region, const Shape& shape);
    void addRow(std::span<const Run> runs);
    void fillRectangle(double first, double last, const Run& run);
    void fillEllipse(const std::vector<RegionPoint>& corners);
    Result<> fillPolygon(const std::vector<RegionPoint>& points);

    std::size_t m_outer;
    std::size_t m_inner;
    std::int64_t m_outerExtent;
    std::int64_t m_innerExtent;
    std::int64_t m_first = 0; // of the outer indices
    std::int64_t m_rows = 0;
    bool m_areAlike = false;            // all rows have the same single run
    std::vector<Run> m_runs;            // row after row
    std::vector<std::size_t> m_offsets; // of the runs of each row, and behind the last
    Run m_bounds;                       // of all rows
    std::uint64_t m_count = 0;
};

} // namespace bloscope
