#pragma once

#include "core/array/cell_source.h"
#include "core/base/job.h"
#include "core/geometry/geometry.h"
#include "core/scan/wide_keys.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// How far two segmentations agree on one label.
struct LabelAgreement {
    Int128 label = 0;
    std::uint64_t cellsOfA = 0;
    std::uint64_t cellsOfB = 0;
    std::uint64_t both = 0; // cells that have it in both

    // Between the surfaces, whose cells have another label or nothing beside them along an axis:
    // from each cell of the one to the nearest of the other, in both directions. The larger of both
    // directed distances, and of their 95th percentiles (NumPy's default method). Nothing where one
    // side lacks the label, or has too large a surface.
    std::optional<double> hausdorff = {};
    std::optional<double> hausdorff95 = {};

    double dice() const;    // 2 both / (a + b)
    double jaccard() const; // both / (a + b - both)
    // How much larger B is, as a part of A; nothing where A lacks the label.
    std::optional<double> growth() const;
    bool isEqual() const { return cellsOfA == both && cellsOfB == both; }
};

struct LabelAgreements {
    std::vector<LabelAgreement> labels; // of either array but 0, by number
    bool tooMany = false;               // more than LabelSizes::mostLabels: there are none
    std::uint64_t unreadable = 0;       // cells that were not compared
    std::vector<std::string> damage = {};
    std::string whyNoDistances = {}; // empty: there are

    // Cells of the surfaces of one array that are kept at the most, 12 bytes each.
    static constexpr std::size_t mostSurfaceCells = 8'000'000;

    bool areEqual() const; // all of them
};

// How far apart cells are for distances.
struct DistanceScale {
    std::vector<double> spacing; // of all dimensions, above zero, in `unit`
    std::string unit;            // "mm", "cells"
};

// In space where the spacing of all dimensions that are longer than 1 is told in one unit,
// otherwise in cells.
DistanceScale distanceScaleOf(const Shape& shape, const Geometry& geometry);

// Goes through arrays of one shape three times, in bounded memory. `spacing`: how far apart cells
// are in each dimension, above zero. Job: progress in cells, each counted three times. Errors:
// Usage where elements are no whole numbers or shapes differ; Cancelled.
Result<LabelAgreements> compareLabels(const CellSourcePtr& a, const CellSourcePtr& b,
                                      const std::vector<double>& spacing, const Job& job = {});

} // namespace bloscope
