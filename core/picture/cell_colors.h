#pragma once

#include "core/plane/color_map.h"
#include "core/plane/label_looks.h"
#include "core/plane/number_plane.h"
#include "core/plane/value_scale.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// Colours the cells of a plane by their place in a range, or by the palette of a map. What it is
// given lives longer. For one thread at a time.
class CellColors {
 public:
    CellColors(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
               ValueScale scale, LabelLooksPtr labels = {});

    // Of cells side by side, of which `first` is the first.
    void paint(std::size_t first, std::span<Rgb> pixels);

 private:
    void paintPlaces(std::span<const double> numbers, std::size_t first, std::span<Rgb> pixels);
    void paintLabels(std::span<const double> numbers, std::size_t first, std::span<Rgb> pixels);
    Rgb colorOfLabel(double number) const;
    Rgb special(double number, std::size_t cell) const;

    const NumberPlane& m_plane;
    const ColorMap& m_map;
    LabelLooksPtr m_labels;
    ScaleSteps m_steps;
    std::vector<std::int32_t> m_found;
    std::vector<Rgb> m_colorsOfLabels; // of palettes
};

// The same of three or four planes of one size: red, green, blue and, counted from 0 to `opaque`,
// how opaque a cell is. A cell with anything else than a finite number in one of its channels has
// the special colour of the first of these.
class ChannelColors {
 public:
    ChannelColors(const std::vector<NumberPlane>& channels, const SpecialColors& special,
                  const ValueRange& range, ValueScale scale, double opaque);

    void paint(std::size_t first, std::span<Rgb> pixels) const; // not premultiplied

 private:
    Rgb colorAt(std::size_t cell) const;

    const std::vector<NumberPlane>& m_channels;
    const SpecialColors& m_special;
    ScalePosition m_position;
    double m_opaque;
};

} // namespace bloscope
