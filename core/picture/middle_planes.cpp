#include "core/picture/middle_planes.h"

#include "core/cells/overlay_source.h"
#include "core/plane/color_bands.h"
#include "core/plane/orthogonal_planes.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr PictureBudget planeBudget{std::int64_t(1) << 30, std::int64_t(1) << 24};
constexpr std::uint8_t areaOpacity = 90; // of 255

class MiddlePlanesDrawing {
 public:
    MiddlePlanesDrawing(const PlanesToDraw& wanted, const Job& job) : m_wanted(wanted), m_job(job)
    {
    }

    Result<std::vector<MiddlePlane>> draw()
    {
        const Array& array = *m_wanted.image->array();
        const Slice middle = Slice::middlePlane(array.shape());
        if (!array.dtype().isNumeric() || !middle.columnDimension() || middle.isEmpty())
            return std::vector<MiddlePlane>();
        if (const auto channels = photoChannels(array))
            if (const auto bands = bandsIn(array.shape(), {*channels}))
                return drawOne(PicturePlane(besideBands(middle, *bands), bands));
        const auto thirds = OrthogonalPlanes::thirdDimensions(middle);
        if (thirds.empty() || array.shape()[thirds.back()] < 2)
            return drawOne(PicturePlane(middle));
        return drawThree(OrthogonalPlanes(middle, thirds.back(), {}));
    }

 private:
    Result<std::vector<MiddlePlane>> drawOne(const PicturePlane& plane)
    {
        BLOSCOPE_TRY(MiddlePlane drawn, drawn(plane, usualFlips(plane, *m_wanted.geometry)));
        std::vector<MiddlePlane> planes;
        planes.push_back(std::move(drawn));
        return planes;
    }

    // The third dimension is flipped only where the geometry says what is up.
    Result<std::vector<MiddlePlane>> drawThree(const OrthogonalPlanes& planes)
    {
        const Geometry& geometry = *m_wanted.geometry;
        const PlaneFlips front = usualFlips(planes.plane(OrthogonalPlanes::Front), geometry);
        const PlaneFlips below = usualFlips(planes.plane(OrthogonalPlanes::Below), geometry);
        const std::array<PlaneFlips, 3> flips = {front, PlaneFlips{false, front.rows},
                                                 PlaneFlips{front.columns, below.rows}};
        std::vector<MiddlePlane> all;
        for (const OrthogonalPlanes::Which which : OrthogonalPlanes::all) {
            BLOSCOPE_TRY(MiddlePlane plane, drawn(planes.plane(which), flips[which]));
            plane.normal = planes.normalOf(which);
            plane.index = planes.crossing()[*plane.normal];
            all.push_back(std::move(plane));
        }
        return all;
    }

    Result<MiddlePlane> drawn(const PicturePlane& plane, const PlaneFlips& flips)
    {
        BLOSCOPE_TRY(const PlaneNumbers numbers, numbersOf(plane));
        if (!m_range)
            m_range = numbers.range;
        MiddlePlane drawn;
        drawn.image = pixelsOf(numbers);
        drawn.rowDimension = *plane.rowDimension();
        drawn.columnDimension = *plane.columnDimension();
        drawn.flips = flips;
        const auto cellHeight =
            trueHeight(plane, m_wanted.geometry->spacing()); // of a cell, in its widths
        const double cellWidth = cellHeight ? spacingOf(drawn.columnDimension) : 1;
        drawn.width = static_cast<double>(plane.columns()) * cellWidth;
        drawn.height = static_cast<double>(plane.rows()) * cellWidth * cellHeight.value_or(1);
        flip(drawn.image, flips);
        if (m_wanted.labels) {
            BLOSCOPE_TRY(const PlaneNumbers labels, labelsOver(PicturePlane(plane.slice())));
            drawn.labels = labelPixels(labels, areaOpacity);
            flip(*drawn.labels, flips);
        }
        return drawn;
    }

    double spacingOf(std::size_t dimension) const
    {
        return m_wanted.geometry->dimensions[dimension].spacing.value_or(1);
    }

    Result<PlaneNumbers> numbersOf(const PicturePlane& plane) const
    {
        return read(*m_wanted.image, plane, planeBlocksOf(*m_wanted.image->array(), plane),
                    *m_wanted.map, m_range);
    }

    Result<PlaneNumbers> labelsOver(const PicturePlane& plane) const
    {
        const Array& labels = *m_wanted.labels->array();
        const CellSourcePtr source = overlaySourceOf(m_wanted.labels, m_wanted.image->shape());
        const Slice slice = sliceOfOverlay(plane.slice(), labels.shape());
        return read(*source, plane, planeBlocksOf(labels, PicturePlane(slice)),
                    *findColorMap("labels"), {});
    }

    Result<PlaneNumbers> read(const CellSource& source, const PicturePlane& plane,
                              const PlaneBlocks& blocks, const ColorMap& map,
                              const std::optional<ValueRange>& range) const
    {
        HeatmapOptions options;
        options.map = &map;
        if (map.isPalette())
            options.labels = m_wanted.looks;
        options.size = PixelSize{m_wanted.side, m_wanted.side};
        return readPlane(source, {plane, plane.all(), blocks, planeBudget, options, range}, m_job);
    }

    const PlanesToDraw& m_wanted;
    const Job& m_job;
    std::optional<ValueRange> m_range; // of the first plane
};

} // namespace

Result<std::vector<MiddlePlane>> middlePlanesOf(const PlanesToDraw& wanted, const Job& job)
{
    return MiddlePlanesDrawing(wanted, job).draw();
}

} // namespace bloscope
