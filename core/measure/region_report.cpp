#include "core/measure/region_report.h"

#include "core/numbers/float_text.h"
#include "core/report/statistics_report.h"
#include "core/statistics/figure_text.h"
#include "core/statistics/selection_figures.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

using ReportJson = nlohmann::ordered_json;

std::string textOf(const std::optional<double>& number)
{
    return number ? floatText(*number) : std::string();
}

// "[4, :, :]", where it lies; "maximum over z 0-59" where that was measured, behind the indices of
// other dimensions.
std::string placeText(const MeasuredRegion& measured)
{
    std::vector<std::string> indices;
    bool hasIndex = false;
    for (const auto& index : measured.region.place) {
        indices.push_back(index ? fmt::format("{}", *index) : ":");
        hasIndex |= index.has_value();
    }
    const std::string place = fmt::format("[{}]", fmt::join(indices, ", "));
    if (measured.computed.empty())
        return place;
    return hasIndex ? place + ", " + measured.computed : measured.computed;
}

std::vector<std::string> headings()
{
    std::vector<std::string> names = {"name",  "kind",  "place", "length",    "length_unit",
                                      "angle", "cells", "size",  "size_unit", "mean",
                                      "std",   "min",   "max",   "sum"};
    for (const double percent : regionPercents)
        names.push_back(fmt::format("p{}", percent));
    names.insert(names.end(), {"nan", "infinite", "damaged", "problem"});
    return names;
}

void addFigures(const PartFindings& found, std::vector<std::string>& to)
{
    const NumberOrder& order = found.scan->order();
    const SelectionFigures figures = selectionFiguresOf(found.statistics, order);
    to.insert(to.end(),
              {figures.mean, figures.deviation, figures.minimum, figures.maximum, figures.sum});
    for (std::size_t i = 0; i < regionPercents.size(); ++i)
        to.push_back(i < found.percentiles.size() ? percentileText(order, found.percentiles[i])
                                                  : std::string());
    const CellCounts& counts = found.statistics.counts;
    for (const std::uint64_t count :
         {counts.notANumber, counts.positiveInfinite + counts.negativeInfinite, counts.damaged})
        to.push_back(fmt::format("{}", count));
}

std::vector<std::string> fieldsOf(const MeasuredRegion& measured)
{
    const auto sizeOf = [](const std::optional<Measure>& measure) {
        return measure ? floatText(measure->size) : std::string();
    };
    const auto unitOf = [](const std::optional<Measure>& measure) {
        return measure ? measure->unit : std::string();
    };
    std::vector<std::string> fields = {
        measured.region.name,    std::string(wordOf(measured.region.kind)),
        placeText(measured),     sizeOf(measured.length),
        unitOf(measured.length), textOf(measured.degrees)};
    fields.push_back(measured.figures ? fmt::format("{}", measured.figures->statistics.counts.all)
                                      : std::string());
    fields.push_back(sizeOf(measured.size));
    fields.push_back(unitOf(measured.size));
    if (measured.figures)
        addFigures(*measured.figures, fields);
    fields.resize(headings().size() - 1);
    fields.push_back(measured.problem);
    return fields;
}

ReportJson measureJson(const std::optional<Measure>& measure)
{
    return measure ? ReportJson{{"size", measure->size}, {"unit", measure->unit}} : ReportJson();
}

// A number of each index; NaN is null.
ReportJson courseJson(const MeasuredRegion& measured)
{
    ReportJson json{{"dimension", measured.courseDimension}};
    const auto add = [&](const char* name, auto figure) {
        ReportJson& list = json[name] = ReportJson::array();
        for (const CoursePoint& point : measured.course)
            list.push_back(point.*figure);
    };
    add("cells", &CoursePoint::cells);
    add("mean", &CoursePoint::mean);
    add("std", &CoursePoint::deviation);
    add("min", &CoursePoint::minimum);
    add("max", &CoursePoint::maximum);
    add("sum", &CoursePoint::sum);
    return json;
}

ReportJson reportOf(const MeasuredRegion& measured)
{
    ReportJson json = regionsToJson({&measured.region, 1})["regions"][0];
    json["place"] = placeText(measured);
    json["length"] = measureJson(measured.length);
    json["angle"] = measured.degrees ? ReportJson(*measured.degrees) : ReportJson();
    json["size"] = measureJson(measured.size);
    json["figures"] =
        measured.figures ? statisticsJson(std::span(&*measured.figures, 1)) : ReportJson();
    if (measured.profile)
        json["profile"] = {{"distance", measured.profile->distances},
                           {"value", measured.profile->values}, // NaN is null
                           {"unit", measured.profile->unit}};
    if (!measured.course.empty())
        json["course"] = courseJson(measured);
    if (!measured.problem.empty())
        json["problem"] = measured.problem;
    return json;
}

// Where it is measured: along each other dimension at the index that the slice takes, or at all.
Region placedIn(Region region, const Slice& slice)
{
    for (std::size_t d = 0; d < std::min(region.place.size(), slice.shape().size()); ++d)
        if (d != region.down && d != region.across)
            region.place[d] = slice[d].count == 1 ? std::optional(slice[d].start) : std::nullopt;
    return region;
}

bool isOnePlane(const Region& region, const Slice& slice)
{
    for (std::size_t d = 0; d < slice.shape().size(); ++d)
        if (d != region.down && d != region.across && slice[d].count != 1)
            return false;
    return true;
}

Result<> measureArea(const CellSourcePtr& source, const Slice& slice, const Geometry& geometry,
                     const Job& job, MeasuredRegion& to)
{
    BLOSCOPE_TRY(NumberScanPtr scan, regionScanOf(source, to.region, slice));
    const std::uint64_t cells = scan->cellCount();
    BLOSCOPE_TRY(PartFindings figures, figuresOf(std::move(scan), job));
    to.figures = std::move(figures);
    to.size = isOnePlane(to.region, slice)
                  ? PlaneMetric(geometry, to.region.down, to.region.across).areaOf(cells)
                  : volumeOf(cells, geometry);
    return {};
}

Result<> addProfile(const CellSourcePtr& source, const Region& region, const Slice& slice,
                    const Geometry& geometry, const Job& job, MeasuredRegion& to)
{
    const PlaneMetric metric(geometry, region.down, region.across);
    BLOSCOPE_TRY(to.profile, profileAlong(*source, region, slice, metric, job));
    return {};
}

Result<> addCourse(std::size_t through, const Job& job, MeasuredRegion& to)
{
    BLOSCOPE_TRY(to.course, courseOf(*to.figures->scan, through, job));
    to.courseDimension = through;
    return {};
}

std::string finiteText(double number)
{
    return std::isfinite(number) ? floatText(number) : std::string();
}

} // namespace

Result<MeasuredRegion> measured(const CellSourcePtr& source, const Region& region,
                                const Slice& slice, const Geometry& geometry, const Job& job)
{
    MeasuredRegion found{placedIn(region, slice)};
    Result<> outcome = checkRegion(region, source->shape());
    if (outcome && region.isArea())
        outcome = measureArea(source, slice, geometry, job, found);
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return outcome.error();
    if (!outcome) {
        found.problem = outcome.error().text();
        return found;
    }
    const PlaneMetric metric(geometry, region.down, region.across);
    found.length = metric.lengthOf(region);
    found.degrees = metric.degreesOf(region);
    return found;
}

Result<MeasuredRegion> measuredWithCurve(const CellSourcePtr& source, const Region& region,
                                         const Slice& slice, const Geometry& geometry,
                                         std::optional<std::size_t> through, const Job& job)
{
    BLOSCOPE_TRY(MeasuredRegion found, measured(source, region, slice, geometry, job));
    if (!found.problem.empty())
        return found;
    Result<> outcome;
    if (region.kind == Region::Kind::Line)
        outcome = addProfile(source, region, slice, geometry, job, found);
    else if (through && found.figures)
        outcome = addCourse(*through, job, found);
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return outcome.error();
    if (!outcome)
        found.problem = outcome.error().text();
    return found;
}

std::string pastedProfile(const LineProfile& profile)
{
    std::string text = fmt::format("distance ({})\tvalue\n", profile.unit);
    for (std::size_t i = 0; i < profile.values.size(); ++i)
        text +=
            fmt::format("{}\t{}\n", floatText(profile.distances[i]), finiteText(profile.values[i]));
    return text;
}

std::string pastedCourse(std::span<const CoursePoint> course)
{
    std::string text = "index\tcells\tmean\tstd\tmin\tmax\tsum\n";
    for (std::size_t i = 0; i < course.size(); ++i) {
        const CoursePoint& at = course[i];
        std::vector<std::string> fields{fmt::format("{}", i), fmt::format("{}", at.cells)};
        for (const double figure : {at.mean, at.deviation, at.minimum, at.maximum, at.sum})
            fields.push_back(at.cells > 0 ? finiteText(figure) : std::string());
        text += fmt::format("{}\n", fmt::join(fields, "\t"));
    }
    return text;
}

std::string regionsCsv(std::span<const MeasuredRegion> regions)
{
    std::string text = csvLine(headings());
    for (const MeasuredRegion& region : regions)
        text += csvLine(fieldsOf(region));
    return text;
}

nlohmann::ordered_json regionsReport(std::span<const MeasuredRegion> regions)
{
    ReportJson list = ReportJson::array();
    for (const MeasuredRegion& region : regions)
        list.push_back(reportOf(region));
    return {{"regions", std::move(list)}};
}

} // namespace bloscope
