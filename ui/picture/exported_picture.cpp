#include "ui/picture/exported_picture.h"

#include "ui/picture/heatmap_image.h"
#include "ui/picture/plane_picture.h"

#include <QBuffer>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Looks at every cell, whatever that costs.
constexpr PictureBudget unboundedBudget{fullBudget.decodedBytes, fullBudget.decodedBytes};

// Reads the cells of a slice for its picture, once each, and counts them.
class CountingSource final : public CellSource {
 public:
    CountingSource(const FilledCells& from, ExportReport& report) : m_from(from), m_report(report)
    {
    }

    const Shape& shape() const override { return m_from.shape(); }
    const DType& dtype() const override { return m_from.dtype(); }

    WorkerPool& pool() const override { return m_from.pool(); }
    const SliceReader* reader() const override { return m_from.reader(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse) const override
    {
        BLOSCOPE_TRY(Cells cells, m_from.read(slice, job, Reuse::Unlikely));
        m_report.count(cells);
        return cells;
    }

    const FilledCells& m_from;
    ExportReport& m_report;
};

Result<HeatmapPicture> piecewise(const CountingSource& source, const PicturePlane& plane,
                                 HeatmapOptions options, const Job& job)
{
    BLOSCOPE_TRY(const PixelSize size, pictureSize(plane.rows(), plane.columns(), options));
    options.size = size;
    const SliceReader* const reader = source.reader();
    const PlaneBlocks blocks = reader ? planeBlocksOf(*reader->array(), plane) : PlaneBlocks();
    const PictureRequest request{plane, plane.all(), blocks, unboundedBudget, options};
    BLOSCOPE_TRY(PlanePicture picture, makePicture(source, request, job));
    BLOSCOPE_TRY(QImage image, enlarged(std::move(picture.image), size));
    return HeatmapPicture{std::move(image), picture.range, picture.replaced};
}

bool hasTwoDimensions(const Slice& slice)
{
    return slice.rowDimension() && slice.columnDimension();
}

} // namespace

Result<> writePng(const QImage& image, Sink& to)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return to.write(bytesOf({png.constData(), static_cast<std::size_t>(png.size())}));
}

Result<HeatmapPicture> pictureOfSlice(const FilledCells& from, const Slice& slice,
                                      const HeatmapOptions& options, ExportReport& report,
                                      const Job& job)
{
    const DType& dtype = from.dtype();
    const CountingSource source(from, report);
    const bool isSmaller = options.size && (options.size->height < slice.rows() ||
                                            options.size->width < slice.columns());
    if (!isSmaller || !hasTwoDimensions(slice) || !dtype.isNumeric() || slice.isEmpty()) {
        BLOSCOPE_TRY(const Cells cells, source.read(slice, job, Reuse::Unlikely));
        return heatmapPicture(cells, dtype, options);
    }
    return piecewise(source, PicturePlane(slice), options, job);
}

Result<HeatmapPicture> pictureOfPlane(const FilledCells& from, const PicturePlane& plane,
                                      const HeatmapOptions& options, ExportReport& report,
                                      const Job& job)
{
    if (!canBeChannels(from.dtype()))
        return Error{ErrorKind::Unsupported,
                     fmt::format("elements of type {} cannot be shown as RGB", from.dtype().text)};
    if (plane.all().isEmpty())
        return usageError(
            fmt::format("the slice {} is empty; there is nothing to draw", plane.slice().text()));
    return piecewise(CountingSource(from, report), plane, options, job);
}

} // namespace bloscope
