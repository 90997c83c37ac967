#pragma once

#include "core/array/cell_source.h"
#include "core/projection/projection.h"

#include <QJsonValue>
#include <QString>
#include <cstdint>
#include <optional>
#include <string>

namespace bloscope {

class DimensionLabels;

// What planes are computed from: the indices of a dimension that they do not show.
struct PlaneComputation {
    enum class Kind { Maximum, Minimum, Mean, Median, Deviation, Sum, ToPrevious, ToIndex, Turned };
    enum class About { Vertical, Horizontal };
    static constexpr int fullTurn = 360; // degrees
    static constexpr int turnStep = 15;

    Kind kind = Kind::Maximum;
    std::size_t dimension = 0;
    std::int64_t first = 0; // of a difference to an index: that one
    std::int64_t last = 0;  // included; of projections and turned volumes
    // Of turned volumes: about which axis of the picture, and how far, from 0 on.
    About about = About::Vertical;
    int degrees = 0;

    bool isProjection() const { return kind < Kind::ToPrevious; }
    bool hasRange() const { return isProjection() || kind == Kind::Turned; }
    // Of projections; of every `step`th index.
    Projection projection(std::int64_t step = 1) const;
    bool fits(const Shape& shape) const;

    bool operator==(const PlaneComputation&) const = default;
};

// "Maximum over z: 0–119", "Difference to the previous index of z", of the planes of a slice.
QString titleOf(const PlaneComputation& computation, const Slice& slice,
                const DimensionLabels& labels);

// The same for files that programs read: "maximum over z 0-119". Not of turned volumes.
std::string plainTitleOf(const PlaneComputation& computation, const DimensionLabels& labels);

QJsonValue toJson(const std::optional<PlaneComputation>& computation);
std::optional<PlaneComputation> computationFrom(const QJsonValue& json);

} // namespace bloscope
