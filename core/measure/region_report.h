#pragma once

#include "core/measure/line_profile.h"
#include "core/measure/plane_metric.h"
#include "core/measure/region_scan.h"
#include "core/report/report.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// A region with all that was found of it.
struct MeasuredRegion {
    Region region;
    std::optional<PartFindings> figures = {}; // of an area
    std::optional<Measure> size = {};   // its area, or its volume where it goes through slices
    std::optional<Measure> length = {}; // of a line
    std::optional<double> degrees = {}; // of an angle
    // What was measured in place of the cells of the array, "maximum over z 0-59"; empty: they.
    std::string computed = {};
    std::string problem = {};                // why there are no figures, as a sentence
    std::optional<LineProfile> profile = {}; // of a line, where it is wanted
    std::vector<CoursePoint> course = {};    // of an area through slices, likewise
    std::size_t courseDimension = 0;         // that it goes along
};

// What is found in the region in `slice`: of all planes that it takes. An error of one region is
// its problem; Cancelled.
Result<MeasuredRegion> measured(const CellSourcePtr& source, const Region& region,
                                const Slice& slice, const Geometry& geometry, const Job& job = {});

// The same with the profile of a line and the course of an area: through the slices along a
// dimension, where one is given.
Result<MeasuredRegion> measuredWithCurve(const CellSourcePtr& source, const Region& region,
                                         const Slice& slice, const Geometry& geometry,
                                         std::optional<std::size_t> through = {},
                                         const Job& job = {});

// A line of CSV for each, below one with names; an object in JSON, in the list "regions".
std::string regionsCsv(std::span<const MeasuredRegion> regions);
nlohmann::ordered_json regionsReport(std::span<const MeasuredRegion> regions);

// A curve as lines of fields with tabs between them, to be pasted in a table, below a line of
// names; what is NaN is left empty.
std::string pastedProfile(const LineProfile& profile);
std::string pastedCourse(std::span<const CoursePoint> course);

} // namespace bloscope
