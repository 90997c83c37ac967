#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/plane/number_plane.h"
#include "core/plane/value_scale.h"

#include <cstddef>
#include <span>
#include <vector>

namespace bloscope {

// How somebody wants lines of equal value over a picture.
struct ContourChoice {
    static constexpr int mostLevels = 50;

    // Contrast: black with a light rim; ByValue: from blue over green to red.
    enum class Color { Contrast, Black, White, Red, Yellow, ByValue };

    bool isOn = false;
    int count = 8;                   // of levels at round numbers, about
    std::vector<double> levels = {}; // chosen ones, from low to high; empty: round numbers
    Color color = Color::Contrast;
    bool hasValues = true; // on the lines

    bool operator==(const ContourChoice&) const = default;
};

// The levels of a picture of that range: those that were chosen, or round numbers inside of it.
std::vector<double> levelsOf(const ContourChoice& choice, const ValueRange& range,
                             const ValueScale& scale);

// On the grid of a plane, whose number in row i and column j is at (i, j).
struct ContourPoint {
    double row = 0;
    double column = 0;
    bool operator==(const ContourPoint&) const = default;
};

// The last point of a closed line is its first one.
struct ContourLine {
    double level = 0;
    std::vector<ContourPoint> points;
    bool operator==(const ContourLine&) const = default;
};

struct Contours {
    static constexpr std::size_t mostPoints = 1 << 18; // shared out among the levels

    std::vector<ContourLine> lines;
    int leftOut = 0; // levels that would have more
};

// Lines between numbers below a level and the others, straight within each square of four numbers
// (marching squares; the mean of the four tells which corners of a saddle belong together). A
// square with a number that is not finite has none. For worker threads. Errors: Cancelled.
Result<Contours> contoursOf(const NumberPlane& plane, std::span<const double> levels,
                            const Job& job);

} // namespace bloscope
