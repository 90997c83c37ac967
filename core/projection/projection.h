#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype.h"

#include <string>
#include <string_view>

namespace bloscope {

// What the numbers along one dimension of an array become: one number for each of the lines that
// run along it (docs/projections.md).
enum class ProjectionKind { Maximum, Minimum, Mean, Median, Deviation, Sum };

// "max", "min", "mean", "median", "std", "sum": as NumPy calls them.
const char* wordOf(ProjectionKind kind);
std::optional<ProjectionKind> projectionKindOf(std::string_view word);

struct Projection {
    ProjectionKind kind = ProjectionKind::Maximum;
    std::size_t dimension = 0;
    DimensionSlice along = {}; // which of its indices, at least one

    bool operator==(const Projection&) const = default;
};

// The type of the results. Errors: Usage for elements that are not one number each, and for times,
// which have a maximum and a minimum only.
Result<DType> projectedDType(ProjectionKind kind, const DType& dtype);

} // namespace bloscope
