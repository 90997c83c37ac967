#include "core/picture/cell_colors.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace bloscope {

namespace {

constexpr std::int32_t colorCount = 256;
constexpr int usualLabels = 1024; // from 0 on, looked up
constexpr std::size_t alphaChannel = 3;

// Of a cell without a finite number.
Rgb specialColor(double number, CellState state, const SpecialColors& colors)
{
    if (state == CellState::Damaged)
        return colors.damaged;
    if (state != CellState::Fine)
        return colors.uninitialised;
    if (std::isinf(number))
        return number > 0 ? colors.plusInfinity : colors.minusInfinity;
    return colors.notANumber;
}

Rgb levelOf(double place)
{
    return static_cast<Rgb>(std::lround(255 * std::clamp(place, 0.0, 1.0)));
}

} // namespace

CellColors::CellColors(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                       ValueScale scale, LabelLooksPtr labels)
    : m_plane(plane),
      m_map(map),
      m_labels(std::move(labels)),
      m_steps(ScaleSteps::nearest(ScalePosition(range, scale), colorCount))
{
    for (int label = 0; map.isPalette() && label < usualLabels; ++label)
        m_colorsOfLabels.push_back(labelOnBackground(map, m_labels.get(), label));
}

void CellColors::paint(std::size_t first, std::span<Rgb> pixels)
{
    const auto numbers = std::span(m_plane.numbers).subspan(first, pixels.size());
    if (m_map.isPalette())
        paintLabels(numbers, first, pixels);
    else
        paintPlaces(numbers, first, pixels);
}

void CellColors::paintPlaces(std::span<const double> numbers, std::size_t first,
                             std::span<Rgb> pixels)
{
    m_found.resize(pixels.size());
    m_steps.find(numbers, m_found);
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const std::int32_t step = m_found[i];
        pixels[i] = step == ScaleSteps::none ? special(numbers[i], first + i)
                                             : m_map.colors[static_cast<std::size_t>(step)];
    }
}

void CellColors::paintLabels(std::span<const double> numbers, std::size_t first,
                             std::span<Rgb> pixels)
{
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] =
            std::isfinite(numbers[i]) ? colorOfLabel(numbers[i]) : special(numbers[i], first + i);
}

Rgb CellColors::colorOfLabel(double number) const
{
    if (number >= 0 && number < usualLabels && number == std::trunc(number))
        return m_colorsOfLabels[static_cast<std::size_t>(number)];
    return labelOnBackground(m_map, m_labels.get(), number);
}

Rgb CellColors::special(double number, std::size_t cell) const
{
    return specialColor(number, m_plane.stateOf(cell), m_map.special);
}

ChannelColors::ChannelColors(const std::vector<NumberPlane>& channels, const SpecialColors& special,
                             const ValueRange& range, ValueScale scale, double opaque)
    : m_channels(channels), m_special(special), m_position(range, scale), m_opaque(opaque)
{
}

void ChannelColors::paint(std::size_t first, std::span<Rgb> pixels) const
{
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] = colorAt(first + i);
}

Rgb ChannelColors::colorAt(std::size_t cell) const
{
    for (const NumberPlane& channel : m_channels)
        if (const CellState state = channel.stateOf(cell);
            state != CellState::Fine || !std::isfinite(channel.numbers[cell]))
            return specialColor(channel.numbers[cell], state, m_special);
    // On a logarithmic scale numbers up to zero have no place: they are as dark as it gets.
    const auto level = [&](std::size_t channel) {
        const double place = m_position.of(m_channels[channel].numbers[cell]);
        return std::isnan(place) ? 0 : levelOf(place);
    };
    const Rgb opacity = m_channels.size() > alphaChannel
                            ? levelOf(m_channels[alphaChannel].numbers[cell] / m_opaque)
                            : 255;
    return opacity << 24 | level(0) << 16 | level(1) << 8 | level(2);
}

} // namespace bloscope
