#include "ui/compare/compared_arrays.h"

#include "core/compare/difference_source.h"
#include "ui/document/opened_document.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostPlacesShown = 1000;

} // namespace

Result<ComparedArrays> compareWith(const std::shared_ptr<const SliceReader>& reader,
                                   const OpenRequest& other, const Tolerance& tolerance,
                                   const std::optional<DistanceScale>& distances, const Job& job)
{
    BLOSCOPE_TRY(const OpenedDocument opened,
                 openForViewing(other, reader->cache(), reader->pool()));
    const auto* array = std::get_if<OpenedArray>(&opened.content);
    if (!array)
        return usageError("this is not an array; open the part to compare and choose it");
    const auto& otherReader = array->file.reader;
    ComparedArrays compared{compareArrays(*reader->array(), *otherReader->array())};
    compared.a = reader;
    compared.b = otherReader;
    auto cells = compareCells(*reader, *otherReader, Slice::whole(reader->array()->shape()),
                              {tolerance, mostPlacesShown}, job);
    if (!cells && cells.error().kind() == ErrorKind::Cancelled)
        return cells.error();
    if (!cells) {
        compared.whyNotCells = cells.error();
        return compared;
    }
    compared.cells = *std::move(cells);
    if (compared.cells->farthest)
        if (auto picture = differenceSource(reader, otherReader, tolerance))
            compared.picture = *std::move(picture);
    if (distances)
        compared.labels = compareLabels(reader, otherReader, distances->spacing, job);
    if (job.stopped())
        return cancelled();
    return compared;
}

Result<std::optional<CellIndex>> nextDifference(const SliceReader& a, const SliceReader& b,
                                                SliceSteps steps, const Tolerance& tolerance,
                                                const Job& job)
{
    const std::int64_t extent = steps.slice.shape()[steps.dimension];
    std::int64_t index = steps.index;
    job.start(static_cast<std::uint64_t>(
        std::max<std::int64_t>(0, steps.step > 0 ? extent - index : index + 1)));
    for (; index >= 0 && index < extent; index += steps.step) {
        steps.slice.set(steps.dimension, DimensionSlice::index(index));
        BLOSCOPE_TRY(const CellDifferences cells,
                     compareCells(a, b, steps.slice, {tolerance, 1}, {job.stop}));
        if (!cells.first.empty())
            return std::optional(cells.first.front().index);
        job.advance();
    }
    return std::optional<CellIndex>();
}

} // namespace bloscope
