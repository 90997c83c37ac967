#pragma once

#include "core/geometry/geometry.h"

#include <optional>
#include <vector>

namespace bloscope {

// Positions in space as a file tells them: rows x, y and z of its own coordinate system, in the
// unit of the spacing. Refers to the geometry.
class FileSpace {
 public:
    explicit FileSpace(const Geometry& geometry)
        : m_geometry(geometry), m_spatial(geometry.spatialDimensions())
    {
    }

    const std::vector<std::size_t>& spatialDimensions() const { return m_spatial; }
    std::size_t rows() const { return m_spatial.size(); }

    // Where the first cell lies, and where dimensions lead. Without a direction they lead along the
    // axes.
    bool tellsPlaces() const;
    bool tellsDirections() const; // with or without a place

    // How far one goes along a row from one cell of spatial dimension d to the next.
    double step(std::size_t row, std::size_t d) const;
    double origin(std::size_t row) const; // tellsPlaces()

 private:
    std::size_t axisOf(std::size_t row) const;

    const Geometry& m_geometry;
    std::vector<std::size_t> m_spatial;
};

// The same in a patient: rows x, y and z lead to the right, to the front and up.
class PatientSpace {
 public:
    explicit PatientSpace(const Geometry& geometry) : m_geometry(geometry), m_space(geometry) {}

    const std::vector<std::size_t>& spatialDimensions() const
    {
        return m_space.spatialDimensions();
    }
    std::size_t rows() const { return m_space.rows(); }
    bool tellsPlaces() const { return isKnownSystem() && m_space.tellsPlaces(); }
    bool tellsDirections() const { return isKnownSystem() && m_space.tellsDirections(); }
    double step(std::size_t row, std::size_t d) const { return sign(row) * m_space.step(row, d); }
    double origin(std::size_t row) const { return sign(row) * m_space.origin(row); }

 private:
    bool isKnownSystem() const;
    double sign(std::size_t row) const;

    const Geometry& m_geometry;
    FileSpace m_space;
};

// What side of a patient the first cells of a dimension lie on, and the last ones: L or R, A or P,
// S or I.
struct PatientSides {
    char first = ' ';
    char last = ' ';

    bool operator==(const PatientSides&) const = default;
};

// One for each dimension, of medical images of three dimensions in space (docs/conventions.md): of
// oblique ones the sides that are nearest. Nothing where that is not told, or where no side is
// nearer than another.
std::vector<std::optional<PatientSides>> patientSidesOf(const Geometry& geometry);

} // namespace bloscope
