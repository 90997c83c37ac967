#pragma once

#include "core/geometry/geometry.h"
#include "core/geometry/patient_space.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace bloscope {

using SidesOfDimensions = std::vector<std::optional<PatientSides>>; // one for each

// How the dimensions of an array are told on axes: by their names and indices, or, where the file
// tells of any, by their coordinates with the unit; and, of medical images, by the sides of the
// patient.
class DimensionLabels {
 public:
    // `names`: one for every dimension. Without a geometry: indices everywhere; without sides: no
    // letters.
    DimensionLabels(QStringList names = {}, GeometryPtr geometry = nullptr,
                    SidesOfDimensions sides = {})
        : m_names(std::move(names)), m_geometry(std::move(geometry)), m_sides(std::move(sides))
    {
    }

    const QStringList& names() const { return m_names; }
    QString name(std::size_t dimension) const { return m_names.value(qsizetype(dimension)); }
    const Coordinates* coordinates(std::size_t dimension) const; // null: indices

    // Of a patient; nothing where they are not told, or not to be shown.
    std::optional<PatientSides> sides(std::size_t dimension) const
    {
        return dimension < m_sides.size() ? m_sides[dimension] : std::nullopt;
    }

    // "latitude (°N)", "time", "dim 2"
    QString title(std::size_t dimension) const;

    // Of one index of the dimension: "86", "2000-07-01", or the index.
    QString text(std::size_t dimension, std::int64_t index) const;

    // With its unit: "86°N", "12.5 mm", "2000-07-01"; empty where it has no coordinate.
    QString coordinateText(std::size_t dimension, std::int64_t index) const;

    // The same beside its index: "2 (86°N)"; the index alone where it has no coordinate.
    QString indexWithCoordinate(std::size_t dimension, std::int64_t index) const;

 private:
    QString unit(std::size_t dimension) const;

    QStringList m_names;
    GeometryPtr m_geometry;
    SidesOfDimensions m_sides;
};

// As people write it: "°N" for "degrees_north", others as they are.
QString unitText(const std::string& unit);

// The unit of an area or a volume: "mm²" for "mm2".
QString powerUnitText(const std::string& unit);

} // namespace bloscope
