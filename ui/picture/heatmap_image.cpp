#include "ui/picture/heatmap_image.h"

#include "ui/picture/drawn_special_cell.h"
#include "ui/picture/exported_picture.h"
#include "ui/picture/picture_size.h"
#include "ui/picture/scale_steps.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace bloscope {

namespace {

QRgb colorOfSpecial(double number, CellState state, const SpecialColors& colors)
{
    if (state != CellState::Fine)
        return colorOf(specialCellOf(state), colors);
    if (std::isinf(number))
        return number > 0 ? colors.plusInfinity : colors.minusInfinity;
    return colors.notANumber;
}

ValueRange labelRange(const NumberSurvey& survey)
{
    const double low = survey.numbers > 0 ? std::nearbyint(survey.lowest) : 0;
    const double high = survey.numbers > 0 ? std::nearbyint(survey.highest) : 0;
    return rangeOf({}, {RangeChoice::Kind::Manual, 1, 99, {low - 0.5, high + 0.5}},
                   ValueScale::Linear);
}

// Colours cells side by side, of which `first` is the first.
class CellPainter {
 public:
    CellPainter(const NumberPlane& plane, const ColorMap& map, const ScalePosition& position)
        : m_plane(plane), m_map(map), m_steps(ScaleSteps::nearest(position, colorCount))
    {
        for (int label = 0; map.isPalette() && label < usualLabels; ++label)
            m_colorsOfLabels.push_back(map.ofLabel(label));
    }

    void paint(std::size_t first, std::span<QRgb> pixels)
    {
        const auto numbers = std::span(m_plane.numbers).subspan(first, pixels.size());
        if (m_map.isPalette())
            paintLabels(numbers, first, pixels);
        else
            paintPlaces(numbers, first, pixels);
    }

 private:
    static constexpr std::int32_t colorCount = 256;
    static constexpr int usualLabels = 1024; // from 0 on, looked up

    void paintPlaces(std::span<const double> numbers, std::size_t first, std::span<QRgb> pixels)
    {
        m_found.resize(pixels.size());
        m_steps.find(numbers, m_found);
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const std::int32_t step = m_found[i];
            pixels[i] = step == ScaleSteps::none ? special(numbers[i], first + i)
                                                 : m_map.colors[static_cast<std::size_t>(step)];
        }
    }
    void paintLabels(std::span<const double> numbers, std::size_t first, std::span<QRgb> pixels)
    {
        for (std::size_t i = 0; i < pixels.size(); ++i)
            pixels[i] = std::isfinite(numbers[i]) ? colorOfLabel(numbers[i])
                                                  : special(numbers[i], first + i);
    }
    QRgb colorOfLabel(double number) const
    {
        if (number >= 0 && number < usualLabels && number == std::trunc(number))
            return m_colorsOfLabels[static_cast<std::size_t>(number)];
        return m_map.ofLabel(number);
    }
    QRgb special(double number, std::size_t cell) const
    {
        return colorOfSpecial(number, m_plane.stateOf(cell), m_map.special);
    }

    const NumberPlane& m_plane;
    const ColorMap& m_map;
    ScaleSteps m_steps;
    std::vector<std::int32_t> m_found;
    std::vector<QRgb> m_colorsOfLabels; // of palettes
};

} // namespace

QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale)
{
    const bool isOpaque = qAlpha(map.special.notANumber) == 255;
    QImage image(static_cast<int>(plane.columns), static_cast<int>(plane.rows),
                 isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
    if (image.isNull())
        return image;
    CellPainter painter(plane, map, ScalePosition(range, scale));
    const auto columns = static_cast<std::size_t>(image.width());
    for (int row = 0; row < image.height(); ++row)
        painter.paint(static_cast<std::size_t>(row) * columns,
                      {reinterpret_cast<QRgb*>(image.scanLine(row)), columns});
    return image;
}

ValueRange pictureRange(const SurveyedNumbers& numbers, const HeatmapOptions& options)
{
    return options.map->isPalette() ? labelRange(numbers.survey())
                                    : rangeOf(numbers, options.range, options.scale);
}

Result<HeatmapPicture> heatmapPicture(const Cells& cells, const DType& dtype,
                                      const HeatmapOptions& options)
{
    if (!dtype.isNumeric())
        return usageError("elements of type " + dtype.text + " have no numbers to colour");
    NumberPlane plane = numberPlaneOf(cells, dtype, coloredBy(reductionOf(options)));
    if (plane.numbers.empty())
        return usageError("the slice is empty, there is nothing to colour");
    BLOSCOPE_TRY(const QSize size, pictureSize(plane.rows, plane.columns, options));
    const ValueRange range = pictureRange(plane.numbers, options);
    if (size.height() < plane.rows || size.width() < plane.columns) {
        PlaneReducer reducer(
            plane.rows, plane.columns, std::min<std::int64_t>(size.height(), plane.rows),
            std::min<std::int64_t>(size.width(), plane.columns), reductionOf(options));
        reducer.add(plane, 0, 0);
        plane = reducer.result();
    }
    BLOSCOPE_TRY(QImage image,
                 enlarged(paintPlane(plane, *options.map, range, options.scale), size));
    return HeatmapPicture{std::move(image), range};
}

Result<QImage> heatmapImage(const Cells& cells, const DType& dtype, const HeatmapOptions& options)
{
    BLOSCOPE_TRY(HeatmapPicture picture, heatmapPicture(cells, dtype, options));
    return std::move(picture.image);
}

} // namespace bloscope
