#include "core/plane/plane_sampling.h"

#include "core/base/checked.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// So many elements in C order, as a box of the array.
Shape boxOf(std::int64_t elements, const Shape& shape)
{
    Shape box(shape.size());
    for (std::size_t d = shape.size(); d-- > 0;) {
        const std::int64_t extent = std::max<std::int64_t>(1, shape[d]);
        box[d] = std::clamp<std::int64_t>(elements, 1, extent);
        elements /= extent;
    }
    return box;
}

std::int64_t cellsAlong(const Shape& block, const PicturePlane& plane,
                        std::optional<std::size_t> dimension)
{
    if (!dimension)
        return 1;
    return std::max<std::int64_t>(1, block[*dimension] / std::abs(plane.slice()[*dimension].step));
}

// Blocks along one dimension that are touched.
std::int64_t touched(std::int64_t cells, std::int64_t block, std::int64_t step)
{
    return ceilDivide(cells, std::max(block, step));
}

double asDouble(std::int64_t value)
{
    return static_cast<double>(value);
}

} // namespace

Shape blockshapeOf(const Array& array)
{
    if (array.layout())
        return array.layout()->blockshape;
    const FrameHeader& header = array.frame()->header();
    const std::int64_t bytes = header.blocksize > 0 ? header.blocksize : header.chunksize;
    return boxOf(bytes / array.itemsize(), array.shape());
}

PlaneBlocks planeBlocksOf(const Array& array, const PicturePlane& plane)
{
    const Shape block = blockshapeOf(array);
    const auto cells = checkedProduct<std::int64_t>(block).value_or(1);
    return {cellsAlong(block, plane, plane.rowDimension()),
            cellsAlong(block, plane, plane.columnDimension()),
            std::max<std::int64_t>(1, cells * array.itemsize())};
}

PlaneSteps stepsWithin(const PictureBudget& budget, const CellRect& part, const PlaneBlocks& blocks)
{
    PlaneSteps steps;
    const auto blockRows = [&] { return touched(part.rows, blocks.rows, steps.rows); };
    const auto blockColumns = [&] { return touched(part.columns, blocks.columns, steps.columns); };
    // In floating point: a product of what a file says may not fit 64 bits.
    while (asDouble(blockRows()) * asDouble(blockColumns()) * asDouble(blocks.bytes) >
               asDouble(budget.decodedBytes) &&
           (blockRows() > 1 || blockColumns() > 1)) {
        if (blockRows() >= blockColumns())
            steps.rows = std::max(2 * blocks.rows, 2 * steps.rows);
        else
            steps.columns = std::max(2 * blocks.columns, 2 * steps.columns);
    }
    const auto samples = [&] { return sampleGrid(part, steps); };
    while (asDouble(samples().rows) * asDouble(samples().columns) > asDouble(budget.cells)) {
        if (samples().rows >= samples().columns)
            steps.rows *= 2;
        else
            steps.columns *= 2;
    }
    return steps;
}

} // namespace bloscope
