#pragma once

#include "core/array/array.h"
#include "core/geometry/coordinates.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// One dimension of an array: all that metadata say of it, as text safe to show.
struct DimensionGeometry {
    std::string name;                       // empty: it has none
    std::string unit;                       // of its coordinates: "degrees_north"; or empty
    std::optional<Coordinates> coordinates; // of every index
    std::optional<double> spacing; // how far apart cells are in space, above zero, in `unit`
    std::string place;             // of the coordinates in the file: "vlmetalayer coordinates"

    bool operator==(const DimensionGeometry&) const = default;
};

// What the numbers of an array mean.
struct ValueMeaning {
    std::string longName; // "air temperature"; or empty
    std::string unit;     // "K"; empty where there is none
    // What is stored stands for stored * scale + offset (CF conventions 8.1). Never applied.
    std::optional<double> scale;
    std::optional<double> offset;

    bool operator==(const ValueMeaning&) const = default;
};

// Where the cells of an array lie and what they mean, as the conventions that programs write
// (docs/conventions.md) tell it: each fact is that of the first source that has it. Immutable once
// found.
struct Geometry {
    std::vector<DimensionGeometry> dimensions; // one for each of the array's
    // Of the dimensions that have a spacing, in their order: column i is the direction of axis i;
    // where the middle of the first cell lies. Empty: not told.
    std::vector<std::vector<double>> direction;
    std::vector<double> origin;
    // Of rows x, y and z of the direction and the origin, which one it is. Empty: the last is x, as
    // the dimensions come in the order z, y, x.
    std::vector<std::size_t> worldRows;
    std::string coordinateSystem; // where axes lead: "LPS", "RAS"; empty: not told
    bool isMedical = false;       // direction and origin are told by a convention of medical images
    std::optional<bool> isSegmentation; // the values are labels: `is_seg` of medical images
    ValueMeaning values;
    std::vector<std::string> notes; // what is assumed where metadata leave it open; safe to show

    bool hasCoordinates() const;

    // One for each dimension, or none where not all have one.
    std::vector<std::string> names() const;

    // The dimensions that have a spacing.
    std::vector<std::size_t> spatialDimensions() const;

    // One for each dimension, 0 where it is not told; none where it is told of none.
    std::vector<double> spacing() const;

    bool operator==(const Geometry&) const = default;
};

using GeometryPtr = std::shared_ptr<const Geometry>;

// Of an array of which nothing is told.
Geometry untoldGeometry(std::size_t dimensions);

// Asks all sources in their order. Metadata that do not fit the array, as all of it that is not
// understood, count as if they were not there; nothing is guessed. May read from the file; decodes
// no data.
Geometry geometryOf(const Array& array);

// The same of an array that is all of `file`: also asks a file that belongs to it by its name
// (nnU-Net's properties of a case). For worker threads.
Geometry geometryOf(const Array& array, const std::filesystem::path& file);

} // namespace bloscope
