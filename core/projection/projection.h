#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What the numbers along one dimension of an array become: one number for each of the lines that
// run along it (docs/projections.md).
enum class ProjectionKind { Maximum, Minimum, Mean, Median, Deviation, Sum };

// "max", "min", "mean", "median", "std", "sum": as NumPy calls them.
const char* projectionWord(ProjectionKind kind);
std::optional<ProjectionKind> projectionKindOf(std::string_view word);

struct Projection {
    ProjectionKind kind = ProjectionKind::Maximum;
    std::size_t dimension = 0;
    DimensionSlice along = {}; // which of its indices, at least one

    bool operator==(const Projection&) const = default;
};

// "max:0", "mean:time", "std:1[10:40]": the kind, the dimension by its number or its name, and
// which of its indices; by default those that `slice` takes. `names`: one for each dimension, or
// none. Errors: Usage.
Result<Projection> parseProjection(std::string_view text, const Slice& slice,
                                   const std::vector<std::string>& names);

// The type of the results. Errors: Usage for elements that are not one number each, and for times,
// which have a maximum and a minimum only.
Result<DType> projectedDType(ProjectionKind kind, const DType& dtype);

} // namespace bloscope
