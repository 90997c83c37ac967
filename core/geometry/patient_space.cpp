#include "core/geometry/patient_space.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t inSpace = 3;
constexpr std::array<PatientSides, inSpace> sidesOfRows{{{'L', 'R'}, {'P', 'A'}, {'I', 'S'}}};

// Along which row a dimension leads most; nothing where two are as near.
std::optional<std::size_t> nearestRow(const PatientSpace& space, std::size_t d)
{
    constexpr double clearly = 1 + 1e-6;
    std::array<double, inSpace> steps;
    for (std::size_t row = 0; row < inSpace; ++row)
        steps[row] = std::abs(space.step(row, d));
    const auto most = std::ranges::max_element(steps);
    const bool isClear =
        std::ranges::count_if(steps, [&](double step) { return !(step * clearly < *most); }) == 1;
    return isClear ? std::optional(static_cast<std::size_t>(most - steps.begin())) : std::nullopt;
}

} // namespace

bool PatientSpace::isKnownSystem() const
{
    const std::string& system = m_geometry.coordinateSystem;
    return system.empty() || system == "LPS" || system == "RAS" || system == "LPS+" ||
           system == "RAS+";
}

bool FileSpace::tellsPlaces() const
{
    return m_geometry.origin.size() == rows() &&
           (m_geometry.direction.empty() || m_geometry.direction.size() == rows());
}

bool FileSpace::tellsDirections() const
{
    return tellsPlaces() || (rows() > 0 && m_geometry.direction.size() == rows());
}

double FileSpace::step(std::size_t row, std::size_t d) const
{
    const auto axis = static_cast<std::size_t>(std::ranges::find(m_spatial, d) - m_spatial.begin());
    const double direction = m_geometry.direction.empty() ? (axis == axisOf(row) ? 1 : 0)
                                                          : m_geometry.direction[axisOf(row)][axis];
    return direction * *m_geometry.dimensions[d].spacing;
}

double FileSpace::origin(std::size_t row) const
{
    return m_geometry.origin[axisOf(row)];
}

// Those of arrays come in the order of the dimensions: z, y, x, unless their names say otherwise.
std::size_t FileSpace::axisOf(std::size_t row) const
{
    if (m_geometry.worldRows.size() == rows())
        return m_geometry.worldRows[row];
    return rows() - 1 - row;
}

// To the left and to the back, as ITK has it and with it all that do not say, is LPS.
double PatientSpace::sign(std::size_t row) const
{
    return !m_geometry.coordinateSystem.starts_with("RAS") && row < 2 ? -1 : 1;
}

std::vector<std::optional<PatientSides>> patientSidesOf(const Geometry& geometry)
{
    std::vector<std::optional<PatientSides>> sides(geometry.dimensions.size());
    const PatientSpace space(geometry);
    if (!geometry.isMedical || space.rows() != inSpace || !space.tellsDirections())
        return sides;
    std::array<std::optional<std::size_t>, inSpace> rows;
    std::ranges::transform(space.spatialDimensions(), rows.begin(),
                           [&](std::size_t d) { return nearestRow(space, d); });
    for (std::size_t axis = 0; axis < inSpace; ++axis) {
        if (!rows[axis] || std::ranges::count(rows, rows[axis]) > 1)
            continue;
        const std::size_t d = space.spatialDimensions()[axis];
        const PatientSides& along = sidesOfRows[*rows[axis]];
        sides[d] = space.step(*rows[axis], d) > 0 ? along : PatientSides{along.last, along.first};
    }
    return sides;
}

} // namespace bloscope
